/** What stands on invoices beside the deal: terms, bank details, slogans, stamps, copies of numbers. */
import type { Desk } from './desk.ts'

const terms: Readonly<Record<string, readonly string[]>> = {
  en: ['Please make all checks payable to the company named above.', 'Late payments are subject to a finance charge of 1.5% per month (18% per annum).', 'Returns accepted within 30 days with a 15% restocking fee.', 'Thank you for your business!', 'Goods remain the property of the seller until paid in full.', 'Prices are valid for 30 days and subject to change without notice.', 'If you have any questions concerning this invoice, contact our office.', 'All claims must be made within 5 days of receipt of goods.', 'Subject to local jurisdiction only. E. & O.E.', 'Equipment is sold as is with no warranty expressed or implied.'],
  de: ['Bitte überweisen Sie den Betrag auf das unten genannte Konto.', 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.', 'Vielen Dank für Ihren Auftrag.', 'Das Leistungsdatum entspricht dem Rechnungsdatum.'],
  fr: ['En cas de retard de paiement, une indemnité forfaitaire de 40 € est due.', 'Pas d\'escompte pour paiement anticipé.', 'Merci de votre confiance.'],
  es: ['Gracias por su confianza.', 'La mercancía es propiedad del vendedor hasta su pago completo.', 'No se admiten devoluciones pasados 15 días.'],
  nl: ['Wij verzoeken u het bedrag over te maken onder vermelding van het factuurnummer.', 'Bedankt voor uw opdracht.', 'Op al onze leveringen zijn de algemene voorwaarden van toepassing.'],
} // prettier-ignore

/** Sentences a document of this kind opens with, above the table. */
export function drawOpening(desk: Desk): void {
  const { chance, deal, manner } = desk
  if (!chance.is(0.15)) return
  const text = { en: ['Dear Sir or Madam,', 'We are pleased to submit the following for your consideration.', 'For services rendered:'], de: ['Sehr geehrte Damen und Herren, wir erlauben uns wie folgt zu berechnen:'], fr: ['Madame, Monsieur, veuillez trouver ci-dessous le détail de votre commande.'], es: ['Estimado cliente, detallamos a continuación los conceptos facturados.'], nl: ['Hierbij brengen wij u het volgende in rekening.'] }[deal.language] // prettier-ignore
  desk.y = desk.block(desk.wrapped(chance.pick(text), desk.right_ - manner.left), manner.left, desk.y) + 8
}

/** Bank details, terms and thanks at `desk.y`. */
export function drawNoise(desk: Desk): void {
  const { chance, deal, manner } = desk
  const x = manner.left
  if (chance.is(0.35)) {
    const account = `${chance.whole(10000000, 999999999)}`
    const lines = deal.country === 'US' ? [`Bank: First Plains Bank`, `Routing No. 0${chance.whole(10000000, 99999999)}  Account No. ${account}`] : deal.country === 'IN' ? ['Bank Details: State Cooperative Bank', `A/c No. ${account}`, `IFSC: SCBN000${chance.whole(1000, 9999)}`] : [`IBAN ${{ DE: 'DE', FR: 'FR', NL: 'NL', ES: 'ES', GB: 'GB' }[deal.country as string] ?? 'BE'}${chance.whole(10, 99)} ${chance.whole(1000, 9999)} ${chance.whole(1000, 9999)} ${chance.whole(1000, 9999)} ${chance.whole(1000, 9999)}`, `BIC ${chance.pick(['COBADEFFXXX', 'RABONL2U', 'BNPAFRPP'])}`] // prettier-ignore
    desk.y = desk.block(lines, x, desk.y, { size: desk.size - 1 }) + 6
  }
  const count = chance.whole(0, 4)
  for (const sentence of chance.some(terms[deal.language]!, Math.min(count, terms[deal.language]!.length)))
    desk.y = desk.block(desk.wrapped(sentence, desk.right_ - x, { size: desk.size - 1 }), x, desk.y, { size: desk.size - 1 }) + 3 // prettier-ignore
  if (chance.is(0.15)) {
    desk.left('Authorized Signature: ______________________', x, desk.y + 20)
    desk.left(`Date: ____________`, x + 260, desk.y + 20)
    desk.y += 40
  }
  if (chance.is(0.12)) {
    for (let i = 0; i < 12; i++) for (let j = 0; j < 12; j++) if (chance.is(0.5)) desk.pdf.rect(desk.right_ - 60 + i * 4, desk.height - 120 + j * 4, 4, 4) // prettier-ignore
    desk.pdf.fill('#000')
  }
  if (deal.country === 'IN' && chance.is(0.6)) desk.right(`For ${deal.seller.name}`, desk.right_, Math.min(desk.y + 10, desk.height - 70)) // prettier-ignore
}
