/** Invoices in other languages and from other countries. */
import { drawnInvoice, type MadeInvoice } from '../made-invoice.ts'

// prettier-ignore
export const world: readonly MadeInvoice[] = [
  drawnInvoice({
    name: 'maehdrescher-rechnung-mit-skonto',
    what: 'German: decimal comma, Skonto, VAT at 19 %, tax number and bank at the foot',
    page: { size: 'A4', amountText: 'de' },
    truths: [{
      expected: {
        'sender.name': 'Landtechnik Brandt GmbH', 'receiver.name': 'Agrar GbR Meinders',
        invoice_number: 'RE-2026-1187', invoice_date: '2026-06-12', currency: 'EUR', subtotal: 288_650,
        tax_total: 54_843.5, total_invoice_value: 343_493.5, 'other_details.make': 'Claas',
        'other_details.year': '2021',
      },
      absent: ['discount', 'shipping'],
      items: [
        ['Mähdrescher Claas Lexion 6600, Baujahr 2021\nFahrgestell-Nr. C8700412', 'hard', 1, 248_000],
        ['Schneidwerk Vario 770', 'hard', 1, 39_500],
        ['Überführung', 'soft', 1, 1_150],
      ],
    }],
    script: `
text 7: 48,50 Landtechnik Brandt GmbH · Industriestraße 14 · 26871 Papenburg
text: 48,66 Agrar GbR Meinders | Deichweg 3 | 26757 Borkum
text b > 16: 547,50 Landtechnik Brandt
pairs >547: 380,90 Rechnungsnummer = RE-2026-1187 | Rechnungsdatum = 12.06.2026 | Kundennummer = 20417
text b 15: 48,160 Rechnung
table 48-547: 192 @48 Pos. = # | @80 Bezeichnung = text | >380 Menge = quantity | >460 Einzelpreis = <rate>
| >547 Gesamt = <rate>
pairs >547: 360,281.75 Nettobetrag = 288.650,00 € | zzgl. 19 % MwSt. = 54.843,50 € | Rechnungsbetrag = 343.493,50 €
text: 48,365.75 Zahlbar innerhalb von 30 Tagen netto, bei Zahlung innerhalb von 10 Tagen 2 % Skonto.
text 7: 48,780 Geschäftsführer: H. Brandt · USt-IdNr. DE811223344 · IBAN DE02 1203 0000 0000 2020 51
`,
  }),
  drawnInvoice({
    name: 'presse-facture-tva',
    what: 'French: blanks between thousands, HT and TTC, a deposit, échéance',
    page: { size: 'A4', amountText: 'fr' },
    truths: [{
      expected: {
        'sender.name': 'Établissements Moreau SARL', 'receiver.name': 'GAEC des Trois Chênes',
        invoice_number: 'FA-26-0331', invoice_date: '2026-03-31', due_date: '2026-04-30', currency: 'EUR',
        subtotal: 43_471, tax_total: 8_694.2, total_invoice_value: 52_165.2, amount_due: 42_165.2,
      },
      absent: ['discount', 'shipping'],
      items: [
        ['Presse à balles rondes, année 2023, n° de série KR4402', 'hard', 1, 41_800],
        ['Kit de liage filet', 'hard', 2, 640.5],
        ['Mise en service', 'soft', 1, 390],
      ],
    }],
    script: `
text b 15: 48,48 Établissements Moreau SARL
text: 48,68 12 route de Rennes | 35590 L’Hermitage | SIRET 512 334 889 00017
; 350,110 GAEC des Trois Chênes | La Métairie | 35137 Pleumeleuc
text b: 48,120 FACTURE N° FA-26-0331 | Date : 31/03/2026 | Échéance : 30/04/2026
table lines 48-547: 192 @48 Désignation = text | >370 Qté = quantity | >450 P.U. HT = <rate>
| >547 Montant HT = <amount>
pairs >547: 370,269.6 Total HT = 43 471,00 € | TVA 20 % = 8 694,20 € | Total TTC = 52 165,20 €
| Acompte versé = 10 000,00 € | Net à payer = 42 165,20 €
`,
  }),
  drawnInvoice({
    name: 'compressor-gst-india',
    what: 'Indian: lakh grouping, CGST and SGST, GSTIN, amount in words',
    page: { size: 'A4', amountText: 'lakh' },
    truths: [{
      expected: {
        'sender.name': 'Sri Lakshmi Engineering Works', 'receiver.name': 'Deccan Borewells Pvt Ltd',
        invoice_number: 'SLE/26-27/0093', invoice_date: '2026-06-18', currency: 'INR', tax_total: 362_880,
        total_invoice_value: 2_378_880,
      },
      absent: ['discount', 'other_details.vin'],
      items: [
        ['Borewell compressor 750 CFM, HSN 84148', 'hard', 1, 1_845_000],
        ['Drill rods, set, HSN 84314', 'hard', 12, 14_250],
      ],
    }],
    script: `
text b ^ 13: 298,40 TAX INVOICE ; 298,60 SRI LAKSHMI ENGINEERING WORKS
text ^: 298,77 Plot 14, Peenya Industrial Area, Bengaluru 560058 | GSTIN: 29ABCDE1234F1Z5
frame: 48,110,250,66 ; 298,110,249,66
text: 54,116 Buyer: | Deccan Borewells Pvt Ltd | 8-2-120 Banjara Hills, Hyderabad 500034 | GSTIN: 36AACCD5678K1Z2
pairs @380: 304,116 Invoice No: = SLE/26-27/0093 | Dated: = 18-06-2026 | Vehicle No: = KA 04 AB 1771
table lines 48-547: 192 @50 Sl = # | @76 Description of goods = text | >370 Qty = quantity | >450 Rate = <rate>
| >545 Amount = <amount>
pairs >545: 380,251.45 Taxable value = 20,16,000.00 | CGST 9% = 1,81,440.00 | SGST 9% = 1,81,440.00
| Grand Total Rs. = 23,78,880.00
`,
  }),
  drawnInvoice({
    name: 'tipper-tax-invoice-gst-included',
    what: 'Australian: ABN, prices with GST included',
    page: { size: 'A4' },
    truths: [{
      expected: {
        'sender.name': 'Riverina Trailers Pty Ltd', 'receiver.name': 'Coleambally Growers Co-op',
        invoice_number: 'TI-3390', invoice_date: '2026-02-05', total_invoice_value: 24_805, tax_total: 2_255,
      },
      absent: ['discount'],
      items: [
        ['Tipping trailer 10 t, tandem axle', 'hard', 1, 24_200],
        ['Registration and stamp duty', 'soft', 1, 605],
      ],
    }],
    script: `
text b 15: 48,46 Riverina Trailers Pty Ltd
text: 48,66 ABN 53 004 085 616 | 31 Banna Avenue, Griffith NSW 2680
text > 15: 547,46 TAX INVOICE
pairs >547: 390,70 Invoice no. = TI-3390 | Date = 5 February 2026
text: 48,110 To: | Coleambally Growers Co-op | 1 Brolga Place | Coleambally NSW 2707
table 48-547: 190 @48 Description = text | >380 Qty = quantity | >460 Price (inc GST) = <rate>
| >547 Total (inc GST) = <rate>
pairs >547: 380,251.45 Total (AUD) = $24,805.00 | GST included in total = $2,255.00
`,
  }),
  drawnInvoice({
    name: 'scierie-facture-tps-tvq',
    what: 'Québec: French with dollars, TPS and TVQ, the day before the month in words',
    page: { amountText: 'fr' },
    truths: [{
      expected: {
        'sender.name': 'Équipements Boréal inc.', 'receiver.name': 'Bois Tremblay enr.', invoice_number: 'B-4471',
        invoice_date: '2026-08-03', currency: 'CAD', subtotal: 20_215, tax_total: 3_027.2,
        total_invoice_value: 23_242.2,
      },
      absent: ['due_date', 'discount'],
      items: [
        ['Scierie mobile à ruban LX50, n° série 226014', 'hard', 1, 18_650],
        ['Affûteuse', 'hard', 1, 1_240],
        ['Livraison', 'soft', 1, 325],
      ],
    }],
    script: `
text b 15: 48,46 Équipements Boréal inc.
text: 48,66 1450, boul. Talbot, Saguenay (Québec) G7H 4B9 | TPS 81234 5678 RT0001  TVQ 1209876543 TQ0001
; 400,100 Facture : B-4471 | Date : 3 août 2026 | Devise : CAD
; 48,100 Vendu à | Bois Tremblay enr. | 77, rang Saint-Paul | Roberval (Québec) G8H 2N3
table lines: 180 @48 Description = text | >390 Qté = quantity | >475 Prix unitaire = <rate> $
| >562 Montant = <rate> $
pairs >562: 400,255.6 Sous-total = 20 215,00 $ | TPS 5 % = 1 010,75 $ | TVQ 9,975 % = 2 016,45 $ | Total = 23 242,20 $
`,
  }),
]
