/** Invoices in other languages and from other countries. */
import { amountOf, de, Desk, fr, lakh, linesOf, percentOf, plus, sumOf, us, type Item } from '../desk.ts'
import type { MadeInvoice } from '../made-invoice.ts'

const a4 = { size: 'A4' } as const

const combineItems: readonly Item[] = [
  ['Mähdrescher Claas Lexion 6600, Baujahr 2021\nFahrgestell-Nr. C8700412', 'hard', 1, 248_000],
  ['Schneidwerk Vario 770', 'hard', 1, 39_500],
  ['Überführung', 'soft', 1, 1_150],
]
const combineTax = percentOf(19, sumOf(combineItems))
const german: MadeInvoice = {
  name: 'maehdrescher-rechnung-mit-skonto',
  what: 'German: decimal comma, Skonto, VAT at 19 %, tax number and bank at the foot',
  truths: [
    {
      expected: {
        sender: { name: 'Landtechnik Brandt GmbH' },
        receiver: { name: 'Agrar GbR Meinders' },
        invoice_number: 'RE-2026-1187',
        invoice_date: '2026-06-12',
        currency: 'EUR',
        subtotal: sumOf(combineItems),
        tax_total: combineTax,
        total_invoice_value: plus(sumOf(combineItems), combineTax),
        other_details: { make: 'Claas', year: '2021' },
        transactions: linesOf(combineItems),
      },
      absent: ['discount', 'shipping'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(48, 50, 'Landtechnik Brandt GmbH · Industriestraße 14 · 26871 Papenburg', { size: 7 })
    desk.block(48, 66, ['Agrar GbR Meinders', 'Deichweg 3', '26757 Borkum'])
    desk.block(547, 50, 'Landtechnik Brandt', { size: 16, bold: true, align: 'right' })
    desk.pairs(
      380,
      90,
      [
        ['Rechnungsnummer', 'RE-2026-1187'],
        ['Rechnungsdatum', '12.06.2026'],
        ['Kundennummer', '20417'],
      ],
      { right: 547 },
    )
    desk.block(48, 160, 'Rechnung', { size: 15, bold: true })
    const y = desk.table(
      [
        { head: 'Pos.', x: 48 },
        { head: 'Bezeichnung', x: 80 },
        { head: 'Menge', x: 380, align: 'right' },
        { head: 'Einzelpreis', x: 460, align: 'right' },
        { head: 'Gesamt', x: 547, align: 'right' },
      ],
      192,
      combineItems.map((item, index) => [String(index + 1), item[0], '1', de(item[3]!), de(amountOf(item))]),
      { to: 547 },
    )
    desk.pairs(
      360,
      y + 6,
      [
        ['Nettobetrag', `${de(sumOf(combineItems))} €`],
        ['zzgl. 19 % MwSt.', `${de(combineTax)} €`],
        ['Rechnungsbetrag', `${de(plus(sumOf(combineItems), combineTax))} €`],
      ],
      { right: 547 },
    )
    desk.block(48, y + 90, 'Zahlbar innerhalb von 30 Tagen netto, bei Zahlung innerhalb von 10 Tagen 2 % Skonto.')
    desk.block(48, 780, 'Geschäftsführer: H. Brandt · USt-IdNr. DE811223344 · IBAN DE02 1203 0000 0000 2020 51', {
      size: 7,
    })
    return desk.done()
  },
}

const presseItems: readonly Item[] = [
  ['Presse à balles rondes, année 2023, n° de série KR4402', 'hard', 1, 41_800],
  ['Kit de liage filet', 'hard', 2, 640.5],
  ['Mise en service', 'soft', 1, 390],
]
const presseTax = percentOf(20, sumOf(presseItems))
const french: MadeInvoice = {
  name: 'presse-facture-tva',
  what: 'French: blanks between thousands, HT and TTC, a deposit, échéance',
  truths: [
    {
      expected: {
        sender: { name: 'Établissements Moreau SARL' },
        receiver: { name: 'GAEC des Trois Chênes' },
        invoice_number: 'FA-26-0331',
        invoice_date: '2026-03-31',
        due_date: '2026-04-30',
        currency: 'EUR',
        subtotal: sumOf(presseItems),
        tax_total: presseTax,
        total_invoice_value: plus(sumOf(presseItems), presseTax),
        amount_due: plus(sumOf(presseItems), presseTax, -10_000),
        transactions: linesOf(presseItems),
      },
      absent: ['discount', 'shipping'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(48, 48, 'Établissements Moreau SARL', { size: 15, bold: true })
    desk.block(48, 68, ['12 route de Rennes', '35590 L’Hermitage', 'SIRET 512 334 889 00017'])
    desk.block(350, 110, ['GAEC des Trois Chênes', 'La Métairie', '35137 Pleumeleuc'])
    desk.block(48, 120, ['FACTURE N° FA-26-0331', 'Date : 31/03/2026', 'Échéance : 30/04/2026'], { bold: true })
    const y = desk.table(
      [
        { head: 'Désignation', x: 48 },
        { head: 'Qté', x: 370, align: 'right' },
        { head: 'P.U. HT', x: 450, align: 'right' },
        { head: 'Montant HT', x: 547, align: 'right' },
      ],
      192,
      presseItems.map(item => [item[0], String(item[2]), fr(item[3]!), fr(amountOf(item))]),
      { to: 547, lines: true },
    )
    desk.pairs(
      370,
      y + 6,
      [
        ['Total HT', `${fr(sumOf(presseItems))} €`],
        ['TVA 20 %', `${fr(presseTax)} €`],
        ['Total TTC', `${fr(plus(sumOf(presseItems), presseTax))} €`],
        ['Acompte versé', `${fr(10_000)} €`],
        ['Net à payer', `${fr(plus(sumOf(presseItems), presseTax, -10_000))} €`],
      ],
      { right: 547 },
    )
    return desk.done()
  },
}

const tornoItems: readonly Item[] = [
  ['Torno paralelo CNC modelo TP-460', 'hard', 1, 36_750],
  ['Juego de portaherramientas', 'hard', 4, 212.5],
  ['Transporte e instalación', 'soft', 1, 1_480],
]
const tornoTax = percentOf(21, sumOf(tornoItems))
const spanish: MadeInvoice = {
  name: 'torno-factura-iva',
  what: 'Spanish: base imponible, IVA, forma de pago, vencimiento',
  truths: [
    {
      expected: {
        sender: { name: 'Maquinaria Ebro S.L.' },
        receiver: { name: 'Talleres Iturri S.A.' },
        invoice_number: 'F26/0418',
        invoice_date: '2026-05-04',
        due_date: '2026-06-03',
        currency: 'EUR',
        subtotal: sumOf(tornoItems),
        tax_total: tornoTax,
        total_invoice_value: plus(sumOf(tornoItems), tornoTax),
        transactions: linesOf(tornoItems),
      },
      absent: ['discount'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(48, 48, 'MAQUINARIA EBRO S.L.', { size: 14, bold: true })
    desk.block(48, 66, ['Polígono Malpica, calle F 22', '50016 Zaragoza', 'CIF B50123456'])
    desk.block(547, 48, 'FACTURA', { size: 18, align: 'right' })
    desk.pairs(
      350,
      84,
      [
        ['Factura nº:', 'F26/0418'],
        ['Fecha:', '04/05/2026'],
        ['Vencimiento:', '03/06/2026'],
      ],
      { right: 547 },
    )
    desk.block(48, 130, ['Cliente:', 'Talleres Iturri S.A.', 'Avda. de Aragón 41', '31500 Tudela'])
    const y = desk.table(
      [
        { head: 'Cantidad', x: 90, align: 'right' },
        { head: 'Descripción', x: 110 },
        { head: 'Precio', x: 450, align: 'right' },
        { head: 'Importe', x: 547, align: 'right' },
      ],
      205,
      tornoItems.map(item => [String(item[2]), item[0], de(item[3]!), de(amountOf(item))]),
      { to: 547, head: 'band' },
    )
    desk.pairs(
      370,
      y + 6,
      [
        ['Base imponible', `${de(sumOf(tornoItems))} €`],
        ['IVA 21%', `${de(tornoTax)} €`],
        ['TOTAL FACTURA', `${de(plus(sumOf(tornoItems), tornoTax))} €`],
      ],
      { right: 547 },
    )
    return desk.done()
  },
}

const melkItems: readonly Item[] = [
  ['Melkrobot Astronaut A5', 'hard', 1, 118_400],
  ['Koelinstallatie 6.000 liter', 'hard', 1, 22_900],
  ['Installatie en inbedrijfstelling', 'soft', 1, 6_350],
]
const melkTax = percentOf(21, sumOf(melkItems))
const dutch: MadeInvoice = {
  name: 'melkrobot-factuur-btw',
  what: 'Dutch: factuurnummer, BTW, betalingstermijn in a sentence',
  truths: [
    {
      expected: {
        sender: { name: 'Veenstra Melktechniek B.V.' },
        receiver: { name: 'Maatschap De Boer' },
        invoice_number: '2026-0244',
        invoice_date: '2026-03-19',
        currency: 'EUR',
        subtotal: sumOf(melkItems),
        tax_total: melkTax,
        total_invoice_value: plus(sumOf(melkItems), melkTax),
        transactions: linesOf(melkItems),
      },
      absent: ['discount', 'shipping'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(
      547,
      48,
      ['Veenstra Melktechniek B.V.', 'De Zwaan 8', '8447 GR Heerenveen', 'KvK 01123456', 'BTW NL812345678B01'],
      { align: 'right' },
    )
    desk.block(48, 100, ['Maatschap De Boer', 'Hoofdweg 112', '9245 VK Nij Beets'])
    desk.block(48, 160, 'FACTUUR', { size: 16, bold: true })
    desk.pairs(
      48,
      184,
      [
        ['Factuurnummer:', '2026-0244'],
        ['Factuurdatum:', '19-03-2026'],
      ],
      { value: 140 },
    )
    const y = desk.table(
      [
        { head: 'Omschrijving', x: 48 },
        { head: 'Aantal', x: 370, align: 'right' },
        { head: 'Prijs', x: 450, align: 'right' },
        { head: 'Bedrag', x: 547, align: 'right' },
      ],
      230,
      melkItems.map(item => [item[0], '1', `€ ${de(item[3]!)}`, `€ ${de(amountOf(item))}`]),
      { to: 547 },
    )
    desk.pairs(
      350,
      y + 6,
      [
        ['Totaal excl. BTW', `€ ${de(sumOf(melkItems))}`],
        ['BTW 21%', `€ ${de(melkTax)}`],
        ['Totaal incl. BTW', `€ ${de(plus(sumOf(melkItems), melkTax))}`],
      ],
      { right: 547 },
    )
    desk.block(48, y + 90, 'Wij verzoeken u het bedrag binnen 14 dagen over te maken op NL12 RABO 0123 4567 89.')
    return desk.done()
  },
}

const pumpItems: readonly Item[] = [
  ['Borewell compressor 750 CFM, HSN 84148', 'hard', 1, 1_845_000],
  ['Drill rods, set, HSN 84314', 'hard', 12, 14_250],
]
const halfGst = percentOf(9, sumOf(pumpItems))
const indian: MadeInvoice = {
  name: 'compressor-gst-india',
  what: 'Indian: lakh grouping, CGST and SGST, GSTIN, amount in words',
  truths: [
    {
      expected: {
        sender: { name: 'Sri Lakshmi Engineering Works' },
        receiver: { name: 'Deccan Borewells Pvt Ltd' },
        invoice_number: 'SLE/26-27/0093',
        invoice_date: '2026-06-18',
        currency: 'INR',
        tax_total: plus(halfGst, halfGst),
        total_invoice_value: plus(sumOf(pumpItems), halfGst, halfGst),
        transactions: linesOf(pumpItems),
      },
      absent: ['discount', 'other_details.vin'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(298, 40, 'TAX INVOICE', { size: 13, bold: true, align: 'center' })
    desk.block(298, 60, 'SRI LAKSHMI ENGINEERING WORKS', { size: 13, bold: true, align: 'center' })
    desk.block(298, 77, ['Plot 14, Peenya Industrial Area, Bengaluru 560058', 'GSTIN: 29ABCDE1234F1Z5'], {
      align: 'center',
    })
    desk.frame(48, 110, 250, 66).frame(298, 110, 249, 66)
    desk.block(54, 116, [
      'Buyer:',
      'Deccan Borewells Pvt Ltd',
      '8-2-120 Banjara Hills, Hyderabad 500034',
      'GSTIN: 36AACCD5678K1Z2',
    ])
    desk.pairs(
      304,
      116,
      [
        ['Invoice No:', 'SLE/26-27/0093'],
        ['Dated:', '18-06-2026'],
        ['Vehicle No:', 'KA 04 AB 1771'],
      ],
      { value: 380 },
    )
    const y = desk.table(
      [
        { head: 'Sl', x: 50 },
        { head: 'Description of goods', x: 76 },
        { head: 'Qty', x: 370, align: 'right' },
        { head: 'Rate', x: 450, align: 'right' },
        { head: 'Amount', x: 545, align: 'right' },
      ],
      192,
      pumpItems.map((item, index) => [
        String(index + 1),
        item[0],
        String(item[2]),
        lakh(item[3]!),
        lakh(amountOf(item)),
      ]),
      { to: 547, lines: true },
    )
    desk.pairs(
      380,
      y + 4,
      [
        ['Taxable value', lakh(sumOf(pumpItems))],
        ['CGST 9%', lakh(halfGst)],
        ['SGST 9%', lakh(halfGst)],
        ['Grand Total Rs.', lakh(plus(sumOf(pumpItems), halfGst, halfGst))],
      ],
      { right: 545 },
    )
    return desk.done()
  },
}

const trailerItems: readonly Item[] = [
  ['Tipping trailer 10 t, tandem axle', 'hard', 1, 24_200],
  ['Registration and stamp duty', 'soft', 1, 605],
]
const australian: MadeInvoice = {
  name: 'tipper-tax-invoice-gst-included',
  what: 'Australian: ABN, prices with GST included',
  truths: [
    {
      expected: {
        sender: { name: 'Riverina Trailers Pty Ltd' },
        receiver: { name: 'Coleambally Growers Co-op' },
        invoice_number: 'TI-3390',
        invoice_date: '2026-02-05',
        total_invoice_value: sumOf(trailerItems),
        tax_total: 2_255,
        transactions: linesOf(trailerItems),
      },
      absent: ['discount'],
    },
  ],
  draw: () => {
    const desk = new Desk(a4)
    desk.block(48, 46, 'Riverina Trailers Pty Ltd', { size: 15, bold: true })
    desk.block(48, 66, ['ABN 53 004 085 616', '31 Banna Avenue, Griffith NSW 2680'])
    desk.block(547, 46, 'TAX INVOICE', { size: 15, align: 'right' })
    desk.pairs(
      390,
      70,
      [
        ['Invoice no.', 'TI-3390'],
        ['Date', '5 February 2026'],
      ],
      { right: 547 },
    )
    desk.block(48, 110, ['To:', 'Coleambally Growers Co-op', '1 Brolga Place', 'Coleambally NSW 2707'])
    const y = desk.table(
      [
        { head: 'Description', x: 48 },
        { head: 'Qty', x: 380, align: 'right' },
        { head: 'Price (inc GST)', x: 460, align: 'right' },
        { head: 'Total (inc GST)', x: 547, align: 'right' },
      ],
      190,
      trailerItems.map(item => [item[0], '1', us(item[3]!), us(amountOf(item))]),
      { to: 547 },
    )
    desk.pairs(
      380,
      y + 6,
      [
        ['Total (AUD)', `$${us(sumOf(trailerItems))}`],
        ['GST included in total', `$${us(2_255)}`],
      ],
      { right: 547 },
    )
    return desk.done()
  },
}

const sawItems: readonly Item[] = [
  ['Scierie mobile à ruban LX50, n° série 226014', 'hard', 1, 18_650],
  ['Affûteuse', 'hard', 1, 1_240],
  ['Livraison', 'soft', 1, 325],
]
const tps = percentOf(5, sumOf(sawItems))
const tvq = percentOf(9.975, sumOf(sawItems))
const quebec: MadeInvoice = {
  name: 'scierie-facture-tps-tvq',
  what: 'Québec: French with dollars, TPS and TVQ, the day before the month in words',
  truths: [
    {
      expected: {
        sender: { name: 'Équipements Boréal inc.' },
        receiver: { name: 'Bois Tremblay enr.' },
        invoice_number: 'B-4471',
        invoice_date: '2026-08-03',
        currency: 'CAD',
        subtotal: sumOf(sawItems),
        tax_total: plus(tps, tvq),
        total_invoice_value: plus(sumOf(sawItems), tps, tvq),
        transactions: linesOf(sawItems),
      },
      absent: ['due_date', 'discount'],
    },
  ],
  draw: () => {
    const desk = new Desk()
    desk.block(48, 46, 'Équipements Boréal inc.', { size: 15, bold: true })
    desk.block(48, 66, [
      '1450, boul. Talbot, Saguenay (Québec) G7H 4B9',
      'TPS 81234 5678 RT0001  TVQ 1209876543 TQ0001',
    ])
    desk.block(400, 100, ['Facture : B-4471', 'Date : 3 août 2026', 'Devise : CAD'])
    desk.block(48, 100, ['Vendu à', 'Bois Tremblay enr.', '77, rang Saint-Paul', 'Roberval (Québec) G8H 2N3'])
    const y = desk.table(
      [
        { head: 'Description', x: 48 },
        { head: 'Qté', x: 390, align: 'right' },
        { head: 'Prix unitaire', x: 475, align: 'right' },
        { head: 'Montant', x: 562, align: 'right' },
      ],
      180,
      sawItems.map(item => [item[0], '1', `${fr(item[3]!)} $`, `${fr(amountOf(item))} $`]),
      { lines: true },
    )
    desk.pairs(
      400,
      y + 4,
      [
        ['Sous-total', `${fr(sumOf(sawItems))} $`],
        ['TPS 5 %', `${fr(tps)} $`],
        ['TVQ 9,975 %', `${fr(tvq)} $`],
        ['Total', `${fr(plus(sumOf(sawItems), tps, tvq))} $`],
      ],
      { right: 562 },
    )
    return desk.done()
  },
}

export const world: readonly MadeInvoice[] = [german, french, spanish, dutch, indian, australian, quebec]
