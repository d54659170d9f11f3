/** What drawn invoices call things, per language: labels of the head, parties, columns and totals in the variety the trade prints. */

export const languages = ['en', 'de', 'fr', 'es', 'nl'] as const
export type Language = (typeof languages)[number]

// prettier-ignore
type Kind =
  | 'title' | 'quote' | 'order' | 'credit' | 'receipt' | 'number' | 'numberOfQuote' | 'date' | 'due' | 'terms'
  | 'purchaseOrder' | 'customerNumber' | 'billTo' | 'shipTo' | 'from' | 'attention' | 'salutation' | 'position'
  | 'code' | 'description' | 'quantity' | 'unit' | 'price' | 'discountShare' | 'taxShare' | 'amount' | 'lineDate'
  | 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'paid' | 'due_amount' | 'previous' | 'months'

export type Wording = Readonly<Record<Kind, readonly string[]>> & { readonly page: string }

/** "== language", then "kind: wording | wording"; a line that begins with "|" goes on with the one before. */
const text = `
== en
title: INVOICE | Invoice | TAX INVOICE | Sales Invoice | Commercial Invoice | SERVICE INVOICE | Tax Invoice
quote: QUOTATION | Quotation | QUOTE | Proforma Invoice | Estimate | Sales Quote | PROFORMA INVOICE
order: PURCHASE ORDER | Purchase Order
credit: CREDIT MEMO | Credit Note
receipt: RECEIPT | Sales Receipt | Payment Receipt | CASH MEMO
number: Invoice # | Invoice No. | Invoice Number | Inv. No. | Inv # | Invoice No | Document No. | Doc # | No. | Number
| Invoice ID | Reference | Our Ref | Bill No. | Transaction #
numberOfQuote: Quote # | Quotation No. | Quote No. | Ref. No. | Ref | Quotation Number | Proposal # | Estimate #
date: Date | Invoice Date | Date of Issue | Issued | Issue Date | Inv. Date | Dated | Invoice date | Date Issued
| Billing Date | Tax Point | DATE
due: Due Date | Payment Due | Due | Pay By | Due On | Payment due by | DUE DATE | Please pay by | Payment Due Date
terms: Terms | Payment Terms | Terms of Payment | TERMS | Payment terms | Pay Terms
purchaseOrder: P.O. No. | PO Number | Purchase Order | PO # | Customer PO | Your Order No. | P.O. Number | Cust PO#
| Your Reference | Order Ref
customerNumber: Customer No. | Account # | Customer ID | Account No | Cust. # | Client ID
billTo: Bill To | BILL TO: | Sold To | Invoice To | Billed To: | Customer | Buyer | Client: | Invoice Address
| Charge To | SOLD TO | To: | To | Bill to | Buyer (Bill to) | Purchaser | Customer Details
shipTo: Ship To | SHIP TO: | Deliver To | Delivery Address | Ship to | Consignee (Ship to) | Delivered To | Job Site
from: From | Seller | Sold By | Vendor | FROM: | Supplier | Remit To
attention: Attn: | Attention: | c/o | ATTN
salutation: M/s. | Messrs. | M/s
position: # | No. | Item | Line | Ln | Sr. No. | S.No | Pos
code: Item No. | Part # | SKU | Code | Part Number | Item Code | Stock # | Product | Item # | HSN/SAC | Art. No.
| Model
description: Description | DESCRIPTION | Item Description | Particulars | Details | Product | Services | Item
| Description of Goods | Product / Service | Work Performed | Activity | Description of goods and services | Equipment
| Article | Items | Merchandise | Service
quantity: Qty | QTY | Quantity | Qty. | Hours | Units | Qty Shipped | Hrs/Qty | Pcs | Count | QTY.
unit: Unit | UOM | U/M | Per | UoM
price: Unit Price | Rate | Price | Price Each | UNIT PRICE | Unit Cost | Each | Price/Unit | Unit price | Cost
| List Price | Price (each) | Net Price
discountShare: Disc % | Discount | Disc. | Disc. %
taxShare: Tax | VAT % | GST % | Tax % | Tax rate | VAT
amount: Amount | AMOUNT | Total | Line Total | Ext. Price | Extended | Extension | Net Amount | Ext Amount
| Total Price | Amt | Value | Extended Price | TOTAL | Sub Total
lineDate: Date | Service Date | DATE | Date of Service | Delivered
subtotal: Subtotal | Sub-Total | SUBTOTAL | Sub Total | Net Total | Total before tax | Net | Total excl. tax
| Merchandise Total | Items Subtotal | Taxable Amount | Sub-total
discount: Discount | Less Discount | Trade Discount | DISCOUNT | Discount Applied | Less: Discount | Rebate
| Courtesy discount
shipping: Shipping | Freight | Shipping & Handling | Delivery | Freight Charge | S&H | Carriage | Delivery Charge
| FREIGHT | Postage & Packing | Shipping/Handling | Transport
tax: Sales Tax | Tax | VAT | GST | TAX | State Tax | Total Tax | Tax Amount
total: Total | TOTAL | Grand Total | Invoice Total | Total Amount | TOTAL DUE | GRAND TOTAL | Total Invoice Amount
| Amount Due | Total Price | Total incl. tax | Total Payable | Please Pay | Balance Due | Pay this amount
| Invoice Amount | Total Sale | Gross Total | Total to pay | Amount Payable
paid: Amount Paid | Payments/Credits | Less Payment | Payment Received | Paid | Payments
| Payment received - thank you
due_amount: Balance Due | Amount Due | BALANCE DUE | Balance | Remaining Balance | Net Due | Outstanding
| Balance Owing | Amount Outstanding | Now Due | Due Now | Total Due
previous: Previous Balance | Balance Forward | Prior Balance | Previous balance | Balance brought forward
months: January | February | March | April | May | June | July | August | September | October | November | December
page: Page
== de
title: Rechnung | RECHNUNG | Handelsrechnung
quote: Angebot | ANGEBOT | Proformarechnung
order: Bestellung
credit: Gutschrift | Rechnungskorrektur
receipt: Quittung
number: Rechnungsnummer | Rechnungs-Nr. | Rechnung Nr. | Rechnungsnr. | Beleg-Nr. | Re.-Nr. | Belegnummer
numberOfQuote: Angebotsnummer | Angebots-Nr. | Angebot Nr.
date: Rechnungsdatum | Datum | Belegdatum | Re.-Datum
due: Fällig am | Zahlbar bis | Fälligkeit | Fälligkeitsdatum | Zahlungsziel
terms: Zahlungsbedingungen | Zahlungsbedingung | Zahlung
purchaseOrder: Bestellnummer | Ihre Bestellung | Bestell-Nr. | Auftragsnummer Kunde | Ihre Bestellnummer
customerNumber: Kundennummer | Kunden-Nr. | Kd.-Nr.
billTo: Rechnung an | Rechnungsempfänger | Rechnungsadresse | Kunde | Rechnungsanschrift | An | Käufer | Auftraggeber
shipTo: Lieferadresse | Lieferanschrift | Lieferung an | Warenempfänger
from: Verkäufer | Lieferant | Von
attention: z. Hd. | z.Hd. Herrn
salutation: Firma | An die Firma
position: Pos. | Pos | Nr.
code: Art.-Nr. | Artikelnummer | Artikel-Nr. | Artikel
description: Bezeichnung | Beschreibung | Artikelbezeichnung | Leistung | Text | Artikel | Leistungsbeschreibung
quantity: Menge | Anzahl | Stück
unit: Einheit | ME | Einh.
price: Einzelpreis | E-Preis | Preis | Stückpreis | Einzelpreis € | EP | Preis/Einheit
discountShare: Rabatt | Rabatt % | Rab.
taxShare: MwSt. | USt. % | MwSt %
amount: Gesamtpreis | Betrag | Gesamt | Summe | G-Preis | Gesamt € | GP | Nettobetrag | Betrag EUR
lineDate: Datum | Leistungsdatum
subtotal: Zwischensumme | Nettobetrag | Summe netto | Gesamt netto | Netto | Warenwert | Gesamtbetrag netto
| Nettosumme
discount: Rabatt | abzgl. Rabatt | Nachlass
shipping: Versandkosten | Fracht | Versand | Lieferkosten | Transport
tax: MwSt. | zzgl. MwSt. | Umsatzsteuer | USt. | Mehrwertsteuer | zzgl. USt.
total: Gesamtbetrag | Rechnungsbetrag | Endbetrag | Gesamtsumme | Summe | Bruttobetrag | Gesamt brutto | Total
| Gesamtbetrag brutto | Zahlbetrag | Zu zahlen
paid: Anzahlung | Bereits gezahlt | abzgl. Anzahlung | Geleistete Zahlung
due_amount: Restbetrag | Noch zu zahlen | Offener Betrag | Zahlbetrag | Zu zahlender Betrag
previous: Saldovortrag | Übertrag alter Saldo
months: Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember
page: Seite
== fr
title: FACTURE | Facture
quote: DEVIS | Devis | Facture proforma
order: BON DE COMMANDE
credit: AVOIR | Facture d'avoir
receipt: REÇU
number: Facture n° | N° de facture | Numéro de facture | Facture N° | N° facture | Numéro | Réf. facture
numberOfQuote: Devis n° | N° de devis
date: Date | Date de facture | Date de facturation | Date d'émission | Émise le | Date facture
due: Date d'échéance | Échéance | À payer avant le | Date limite de paiement | Échéance le
terms: Conditions de paiement | Modalités de paiement | Conditions de règlement | Règlement
purchaseOrder: Bon de commande | N° de commande | Votre commande | Commande n° | Référence commande
customerNumber: N° client | Code client | Réf. client
billTo: Facturé à | Client | Adresse de facturation | Destinataire | Facturer à | À | Acheteur | FACTURÉ À :
shipTo: Adresse de livraison | Livré à | Livraison
from: Vendeur | Émetteur | Fournisseur | De
attention: À l'attention de
salutation: Société | Sté
position: N° | Ligne | Pos.
code: Référence | Réf. | Code | Code article
description: Désignation | Description | Libellé | Article | Prestation | Désignation des produits
quantity: Quantité | Qté | Qte | Qté.
unit: Unité | U
price: Prix unitaire | P.U. HT | Prix unitaire HT | PU HT | Prix unit. HT | P.U. | Prix
discountShare: Remise | Rem. %
taxShare: TVA | Taux TVA | TVA %
amount: Montant HT | Total HT | Montant | Total | Prix total HT | Total ligne | Montant total HT
lineDate: Date | Date prestation
subtotal: Total HT | Sous-total | Montant HT | Total hors taxes | Sous-total HT | Total net HT
discount: Remise | Remise commerciale | Rabais
shipping: Frais de port | Livraison | Port | Transport | Frais d'expédition
tax: TVA | Total TVA | T.V.A. | Montant TVA
total: Total TTC | Net à payer | Montant TTC | TOTAL TTC | Total à payer | Montant total TTC | Total facture
paid: Acompte | Déjà réglé | Acompte versé | Montant payé
due_amount: Reste à payer | Net à payer | Solde dû | Solde à payer
previous: Solde précédent | Ancien solde
months: janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre
page: Page
== es
title: FACTURA | Factura
quote: PRESUPUESTO | Factura proforma | Cotización
order: ORDEN DE COMPRA
credit: NOTA DE CRÉDITO | Factura rectificativa
receipt: RECIBO
number: Factura nº | Nº de factura | Número de factura | Factura N.º | Nº factura | Núm. factura
numberOfQuote: Presupuesto nº | Nº de presupuesto
date: Fecha | Fecha de factura | Fecha de emisión | Fecha factura | Fecha de expedición
due: Fecha de vencimiento | Vencimiento | Vence el | Vence
terms: Condiciones de pago | Forma de pago | Términos de pago
purchaseOrder: Pedido nº | Nº de pedido | Su pedido | Orden de compra | Número de pedido
customerNumber: Nº cliente | Código de cliente
billTo: Cliente | Facturar a | Facturado a | Datos del cliente | CLIENTE: | Comprador | Destinatario
shipTo: Dirección de entrega | Enviar a | Entregar en | Dirección de envío
from: Vendedor | Emisor | Proveedor | De
attention: A la atención de | Att.:
salutation: Sres. | Señores
position: Nº | Pos. | Línea
code: Código | Ref. | Referencia | Cód.
description: Descripción | Concepto | Artículo | Producto | Detalle
quantity: Cantidad | Cant. | Uds. | Unidades
unit: Unidad | Ud.
price: Precio unitario | Precio | P. unitario | Precio unit. | Precio Ud.
discountShare: Dto. % | Dto.
taxShare: IVA | IVA % | % IVA
amount: Importe | Total | Importe total | Subtotal | Importe neto
lineDate: Fecha | Fecha servicio
subtotal: Base imponible | Subtotal | Importe neto | Total neto | Suma | SUBTOTAL
discount: Descuento | Dto. comercial
shipping: Gastos de envío | Portes | Transporte | Flete
tax: IVA | I.V.A. | Cuota IVA | Total IVA
total: Total factura | TOTAL | Total a pagar | Importe total | Total | TOTAL FACTURA | Total con IVA
paid: Anticipo | Pagado | A cuenta | Importe pagado
due_amount: Saldo pendiente | Pendiente de pago | Importe pendiente | Saldo
previous: Saldo anterior
months: enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre
page: Página
== nl
title: FACTUUR | Factuur
quote: OFFERTE | Offerte
order: INKOOPORDER | Bestelbon
credit: CREDITNOTA | Creditfactuur
receipt: Kwitantie
number: Factuurnummer | Factuurnr. | Factuur nr. | Factuur nummer | Nummer
numberOfQuote: Offertenummer | Offerte nr.
date: Factuurdatum | Datum | Datum factuur
due: Vervaldatum | Uiterste betaaldatum | Te betalen voor | Betalen voor | Vervalt op
terms: Betalingsvoorwaarden | Betalingsconditie | Betalingstermijn | Betaling
purchaseOrder: Bestelnummer | Ordernummer | Uw referentie | Uw ordernummer | Inkoopordernummer
customerNumber: Klantnummer | Debiteurnummer | Klantnr.
billTo: Factuur aan | Factuuradres | Klant | Aan | Koper | Gefactureerd aan | Debiteur
shipTo: Afleveradres | Leveradres | Bezorgadres
from: Verkoper | Leverancier | Van
attention: T.a.v. | t.a.v.
salutation: Firma | De heer
position: Pos. | Regel | Nr.
code: Artikelnr. | Artikelnummer | Code | Art.nr.
description: Omschrijving | Beschrijving | Artikel | Product | Dienst | Artikelomschrijving
quantity: Aantal | Hoeveelheid | Stuks
unit: Eenheid | Per
price: Prijs | Stukprijs | Prijs per stuk | Eenheidsprijs | Tarief | Prijs excl. btw
discountShare: Korting | Korting %
taxShare: BTW | Btw % | BTW %
amount: Bedrag | Totaal | Totaalprijs | Totaal excl. btw | Subtotaal | Netto bedrag
lineDate: Datum | Datum dienst
subtotal: Subtotaal | Totaal excl. btw | Totaal exclusief btw | Nettobedrag | Bedrag excl. BTW
discount: Korting | Factuurkorting
shipping: Verzendkosten | Transport | Vrachtkosten | Bezorgkosten
tax: BTW | Btw | BTW hoog | BTW bedrag
total: Totaal incl. btw | Totaal | Te betalen | Totaalbedrag | Totaal te betalen | Factuurbedrag | TOTAAL
| Totaal inclusief BTW
paid: Aanbetaling | Reeds betaald | Betaald
due_amount: Nog te betalen | Openstaand bedrag | Restant | Resterend bedrag
previous: Vorig saldo
months: januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december
page: Pagina
`

const listsOf = (lines: string) =>
  Object.fromEntries(
    lines
      .replace(/\n\|/g, ' |')
      .trim()
      .split('\n')
      .map(line => /^(\w+): (.*)$/.exec(line)!)
      .map(([, kind, words]) => [kind, kind === 'page' ? words : words!.split(' | ')]),
  ) as unknown as Wording

export const wordings = Object.fromEntries(
  text
    .split(/^== /m)
    .slice(1)
    .map(part => [part.slice(0, 2), listsOf(part.slice(3))]),
) as Readonly<Record<Language, Wording>>

export const paymentTerms: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
  en: [['Net 30', 30], ['Net 15', 15], ['Due on receipt', 0], ['30 days', 30], ['Net 45 days', 45], ['2% 10, Net 30', 30], ['COD', 0], ['Due upon receipt', 0], ['Cash on Delivery', 0], ['Net 10', 10], ['50% deposit, balance on delivery', 0], ['Payment due within 30 days', 30], ['Prepaid', 0], ['1% 15 Net 60', 60], ['30 days net', 30], ['Credit card', 0], ['Net 30 days from invoice date', 30], ['Advance payment', 0], ['30 days end of month', 45], ['Cash in advance', 0], ['Wire transfer before delivery', 0]],
  de: [['14 Tage netto', 14], ['30 Tage netto', 30], ['sofort ohne Abzug', 0], ['Zahlbar sofort ohne Abzug', 0], ['10 Tage 2 % Skonto, 30 Tage netto', 30], ['Zahlbar innerhalb von 14 Tagen', 14], ['Vorkasse', 0]],
  fr: [['30 jours fin de mois', 45], ['30 jours net', 30], ['À réception de facture', 0], ['Paiement comptant', 0], ['30 jours', 30], ['Virement à 45 jours', 45]],
  es: [['30 días', 30], ['Contado', 0], ['Transferencia a 30 días', 30], ['Pago a 60 días', 60], ['30 días fecha factura', 30]],
  nl: [['14 dagen netto', 14], ['30 dagen netto', 30], ['Binnen 14 dagen', 14], ['Contant', 0], ['Betaling binnen 30 dagen', 30]],
} // prettier-ignore
