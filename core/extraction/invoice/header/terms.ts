/** Terms of payment as printed: under their label, or as the sentence that states them. */
import type { Field } from '../../../document/field.ts'
import { amongLines, textField, type HeaderValue } from './labeled-fields.ts'
import type { LineItems } from '../invoice.ts'
import { cellOf, type Cell, type InvoiceView } from '../../layout/document-view.ts'

/** What terms of payment are made of, in any of the languages. */
const termsWords =
  /\bnet(?:to)?\.?\s?\d{1,3}\b|\b\d{1,3}\s?(?:days?|tage?n?|jours?|d[ií]as?|dagen|giorni|gg|dias|dage?n?)\b|\b(?:up)?on\s+(?:receipt|delivery|release|completion|pick\s?-?up|order|shipment)\b|\breceipt\b|\bc\.?o\.?d\.?\b|\bcia\b|\bpre-?paid\b|\bcash\b|\bimmediate(?:ly)?\b|\bsofort\b|\bcomptant\b|\bcontado\b|\b\d{1,2}(?:[.,]\d)?\s?%|\bdeposit\b|\badvance\b|\beom\b|\bend of month\b|\bfin de mois\b|\bvorkasse\b|\bcontant\b|\bprior to\b|\bbefore delivery\b|\bdue\b|\bproximo\b|\bprox\b|\bnetto\b|\bcredit card\b|\bwire\b|\binstallments?\b|\bfinanced?\b/i

/** Sentences that state terms of payment without a label. */
const sentences: readonly RegExp[] = [
  /\bpayment(?:\s+terms)?(?:\s+(?:is|are|in full is))?\s+(?:due\s+)?(?:net\s+)?(?:within|in)?\s*\d{1,3}\s+days?(?:\s+(?:of|from|after)\s+[\p{L} ]{3,30})?/iu,
  /\b(?:payment|invoice|total|balance)?(?:\s+is)?\s*(?:due|payable)\s+(?:in full\s+)?(?:up)?on\s+(?:receipt|delivery|completion|release|pick-?up)(?:\s+of\s+(?:this\s+)?invoice)?/i,
  /\b(?:due|payable)\s+(?:within|in)\s+\d{1,3}\s+days?(?:\s+(?:of|from|after)\s+[\p{L} ]{3,30})?/iu,
  /\b\d{1,2}(?:\.\d+)?\s?%?\s?\/?\s?\d{1,2}(?:\s+days?)?,?\s+net\s+\d{1,3}(?:\s+days?)?\b/i,
  /\bnet\s+\d{1,3}(?:\s+days?)?\b/i,
  /\b(?:please\s+)?(?:pay|remit)(?:ment)?\b[\p{L} ]{0,40}\b(?:within|in|net)\s+\d{1,3}\s+(?:business\s+|working\s+|calendar\s+)?days?(?:\s+(?:of|from|after)\s+[\p{L} ]{3,30})?/iu,
  /\bzahlung\s+(?:innerhalb|binnen|sofort)(?:[^.;]|\.(?=\d|20)){0,90}/iu,
  /\b\d{1,2}\s?%\s?skonto\b(?:[^.;]|\.(?=\d|20)){0,90}/iu,
  /\bzahlbar\s+(?:innerhalb|binnen|sofort|bis|ohne|netto)(?:[^.;]|\.(?=\d|20)){0,90}/iu,
  /\binnerhalb\s+(?:von\s+)?\d{1,3}\s+tagen[^.;]{0,50}/iu,
  /\b\d{1,3}\s+tage\s+(?:netto|rein netto|ohne abzug)/i,
  /\bsofort\s+(?:f[äa]llig|zahlbar)(?:\s+(?:ohne abzug|netto))?/iu,
  /\bpaiement\s+(?:[àa]\s+)?(?:r[ée]ception|comptant|\d{1,3}\s+jours)[^.;]{0,40}/iu,
  /\br[èe]glement\s+(?:[àa]|sous)\s+(?:r[ée]ception|\d{1,3}\s+jours)[^.;]{0,40}/iu,
  /\bpayable\s+(?:[àa]\s+r[ée]ception|sous\s+\d{1,3}\s+jours|[àa]\s+\d{1,3}\s+jours)[^.;]{0,40}/iu,
  /\bpago\s+(?:al contado|a\s+\d{1,3}\s+d[ií]as)[^.;]{0,40}/iu,
  /\b(?:te\s+)?betal(?:en|ing)\s+binnen\s+\d{1,3}\s+dagen[^.;]{0,40}|\bbinnen\s+\d{1,3}\s+dagen\s+(?:te\s+)?(?:betalen|voldoen)/i,
  /\bpagamento\s+(?:a\s+)?\d{1,3}\s+(?:giorni|dias|gg)[^.;]{0,40}/i,
]
/** A longer text is a clause of a contract. */
const longest = 110
/** A label that says "payment" vouches for what stands under it; a sentence by itself less. */
const unusual = 0.8
const scores = { payment: 0.96, terms: 0.95, due: 0.9, sentence: 0.8 } as const

export function findPaymentTerms(
  view: InvoiceView,
  values: readonly HeaderValue[],
  items: LineItems,
): Field<string> | null {
  return labeledTerms(view, values, true) ?? sentenceTerms(view, items) ?? labeledTerms(view, values, false)
}

/** Terms under a label: those that read like terms, or else whatever a label of theirs vouches for. */
function labeledTerms(view: InvoiceView, values: readonly HeaderValue[], usual: boolean): Field<string> | null {
  for (const value of values) {
    const { term, value: cell, label, place } = value
    if (term !== 'payment_terms' && term !== 'terms' && term !== 'due_date') continue
    // "Payment is due …" is a sentence, "Payment: …" a label.
    const sentence = place === 'inside' && label.words.length === 1 && !/[:#]$/.test(label.text)
    if (sentence && term === 'payment_terms') continue
    const whole = place === 'below' ? cell : sentenceFrom(view, cell)
    const text = whole.text.replace(/\.$/, '')
    // "Total due:" beside "Terms" is the next label.
    if (/^due \p{L}+$/iu.test(text) && !/^due (?:up)?on|^due (?:now|immediately|today|cod|receipt|delivery)$/i.test(text)) continue // prettier-ignore
    if (/(?:^|\s)due(?: now| date)?\s?:?$/i.test(text) || /:$/.test(text) || /\bpast due\b/i.test(text)) continue
    const stated = termsWords.test(text)
    // Under "Payment terms" whatever stands there is them, under "Payment" or "Terms" only what reads like it.
    const vouched =
      term === 'payment_terms' && /terms|bedingung|condition|condi|konditionen|modalit|termini/i.test(label.text)
    const worded = /\p{L}{3}/u.test(text) && text.length < longest
    if (text.length > longest || (usual ? !stated : !(vouched && worded && place !== 'below'))) continue
    if (!vouched && /[$£€₹]\s?\d|\d[.,]\d\d\b(?!\s?%)/.test(text)) continue
    if (term === 'due_date') {
      if (place === 'below' || !/receipt|immediate|sofort|r[ée]ception|contado|net\s?\d/i.test(text)) continue
      // "Due on" reads as the label of a date.
      const whole_ = /\b(?:up)?on$/i.test(label.text) ? `${label.text} ${text}` : text
      return textField(view, tidied(whole_), whole, scores.due, label.text)
    }
    // "Terms: see reverse" and clauses of the terms of sale say nothing of payment.
    if (term === 'terms' && /\bconditions?\b|\bwarrant|\bgoods\b|\breverse\b/i.test(text)) continue
    const score = term === 'terms' ? scores.terms : scores.payment
    return textField(view, tidied(text), whole, stated ? score : score * unusual, label.text)
  }
  return null
}

/** Terms of more words than these may run into where to pay, or into the next sentence. */
const maxWords = 5

/** "Payment within 14 days to First Bank 20-00-00. Not registered": up to where to pay, and to the end of the sentence. */
function tidied(text: string): string {
  if (text.split(' ').length <= maxWords) return text
  const own = text.split(/(?<=\p{L}{4}|\d)\.\s+(?=\p{Lu})/u)[0]!
  return own.replace(
    /(?<=\bdays?|receipt|delivery)\s+(?:to|into|by bank transfer to|via)\s+(?:\p{Lu}|account|our|the)[^;]*$/u,
    '',
  )
}

/** A text with the line under it where the paragraph runs on, cut at the first full stop that ends a sentence. */
function sentenceFrom(view: InvoiceView, cell: Cell): Cell {
  const page = view.pages.find(({ page: { number } }) => number === cell.page)
  const em = page?.metrics.em ?? 10
  const next = page?.cells.find(
    other =>
      other.line > cell.line &&
      other.box.top - cell.box.bottom < 0.8 * em &&
      other.box.top > cell.box.top + 0.5 * em &&
      Math.abs(other.box.left - cell.box.left) < 2 * em &&
      other.words.length > 2 &&
      !other.text.includes(':'),
  )
  const long = cell.words.length > 6 && next !== undefined
  const words = long ? [...cell.words, ...next.words] : cell.words
  const stop = words.findIndex(
    (word, index) => index > 0 && /[\p{L}\d]{2}\.$/u.test(word.text) && !/^(?:Nr|No|St)\.$/.test(word.text),
  )
  return stop < 0 && !long ? cell : cellOf(stop < 0 ? words : words.slice(0, stop + 1), cell.page, cell.line)
}

function sentenceTerms(view: InvoiceView, items: LineItems): Field<string> | null {
  for (const pattern of sentences)
    for (const { cells } of view.pages)
      for (const cell of cells) {
        if (amongLines(cell, items)) continue
        if (!pattern.test(cell.text)) continue
        const whole = sentenceFrom(view, cell)
        const match = pattern.exec(whole.text)?.[0].trim()
        if (match === undefined || match.length < 5) continue
        return textField(view, match, whole, scores.sentence, null)
      }
  return null
}
