/** One thing sold, as a form or a sentence describes it: bills of sale, purchase agreements, quotations of one machine. */
import { labeledValues, plainLabel } from '../../labels/labeled-values.ts'
import type { InvoiceView } from '../../layout/document-view.ts'
import type { AmountPair } from './label-amount-pairs.ts'
import { cellOfWords } from './rows.ts'
import type { PageRows } from './tables.ts'
import { runningText } from '../running-text.ts'
import { unitsInForms } from '../equipment/form.ts'
import goods from '../../../vocabulary/invoice-goods.json' with { type: 'json' }

/** The sale of a form. */
export interface FormSale {
  readonly price: AmountPair
  /** Year, make and model, or what is described; the label of the price when neither is. */
  readonly description: string
}

/** What the price of the thing sold is called, best first; a list price is what it was not sold for. */
const { priceLabels } = goods
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
const priceWords = anyOf(priceLabels.prices)
const things = anyOf(priceLabels.things)
const pricePatterns: readonly RegExp[] = [
  `${anyOf(priceLabels.leads)}?${anyOf(priceLabels.sales)}\\s?${priceWords}\\b`,
  `${priceWords} of (?:the )?${things}\\b`,
  `${anyOf(priceLabels.stages)} ${priceWords}\\b`,
  `${anyOf(priceLabels.whole)}\\b`,
  `${anyOf(priceLabels.bare)}\\b(?! ${anyOf(priceLabels.notOf)})`,
].map(source => new RegExp(`^${source}`))

/** The price of what a form sells, with what the form calls it; null without such a price. */
export function saleInForm(view: InvoiceView, pairs: readonly AmountPair[]): FormSale | null {
  const priced = pairs.filter(pair => pair.value > 0)
  for (const pattern of pricePatterns) {
    const price = priced.find(pair => pattern.test(plainLabel(pair.label)))
    if (price !== undefined) return { price, description: soldItem(view) ?? price.label }
  }
  return null
}

/** Year, make and model of the machine whose fields the form has, or what else it describes; null where it says nothing of the thing. */
export function soldItem(view: InvoiceView): string | null {
  const unit = unitsInForms(view, []).find(({ tradeIn }) => !tradeIn)
  const parts = [unit?.year, unit?.make, unit?.model].flatMap(part => part?.value ?? [])
  if (parts.length >= 2) return parts.join(' ')
  const named = labeledValues(view, goods.thingLabels).map(({ value }) => value.text)
  return named.find(text => /\p{L}{2}.*\s/u.test(text) && !/[$€£₹]|\d[.,]\d\d\b/.test(text)) ?? null
}

/** "…hereby sells … one (1) 2019 Utility 3000R reefer trailer … for the sum of $42,500.00". */
const amountOf = String.raw`(?:(?:[$€£₹]|\b(?:usd|eur|gbp|cad|aud|inr|rs)\.?)\s?(\d[\d.,]*\d)|(?<!\d\s?\/\s?)\b(\d[\d.,]*\d)\)?\s?(?:us |u\.s\. )?(?:dollars|usd|euros?|eur|pounds|rupees)\b)`
const sentencePrices = [
  new RegExp(
    String.raw`\b(?:sum|amount|price|consideration|payment|total)\b[^.$€£₹]{0,80}?(?:[$€£₹]|\b(?:usd|eur|gbp|cad|aud|inr|rs)\.?)\s?(\d[\d.,]*\d)`,
    'gi',
  ),
  // "sells to … for $42,500.00".
  new RegExp(String.raw`\b(?:for|of|at|pays?|paid)\s+(?:the )?${amountOf}`, 'gi'),
  new RegExp(String.raw`\b(?:sum|price|consideration)\b[^$€£₹]{0,120}?${amountOf}`, 'gi'),
  // Without a mark only cents mark an amount.
  /\b(?:sum|price|consideration)\b[^.$€£₹]{0,90}?(\d[\d,]*\.\d\d)\b/gi,
]
const sale =
  /\b(?:sell|sells|sold|selling|sale|convey|conveys|transfers?|transferred|purchase[ds]?|bargain|furnish|supply|quote|offer)\b/i
const described =
  /\b((?:19[5-9]|20[0-4])\d\s+(?!(?:between|by|and|the|this|at|in|is|of|for|from|to|seller|buyer)\b)\p{Lu}[\p{L}\d-]*(?:\s+[\p{L}\d][\p{L}\d./'"-]*){1,8}?)(?=\s*(?:[,;(.]\s|\(|\b(?:vin|v\.i\.n|serial|s\/n|bearing|with|having|for|identified|stock|and|as|unit)\b|$))/giu

/** The sale a sentence states; null when the text sells nothing for a sum. */
export function saleInSentence(pages: readonly PageRows[]): FormSale | null {
  for (const { rows, style } of pages) {
    const { text, words } = runningText(rows)
    const matches = sentencePrices.map(pattern => [...text.matchAll(pattern)]).find(({ length }) => length > 0) ?? []
    // A letter that quotes several prices sells nothing for one of them: what they come to is stated, or open.
    const [match, another] = new Map(matches.map(found => [found[1] ?? found[2], found] as const)).values()
    const printed = match?.[1] ?? match?.[2]
    if (match === undefined || another !== undefined || printed === undefined || !sale.test(text)) continue
    const at = match.index + match[0].lastIndexOf(printed)
    const word = words.find(({ start, end }) => start <= at && at < end)
    if (word === undefined) continue
    const cell = cellOfWords([word.word], style)
    const plain = cell.value ?? cellOfWords([{ ...word.word, text: printed }], style).value
    if (plain === null) continue
    // "… 2024 sold to …" is a date, "2019 Utility 3000R" a thing.
    const thing = [...text.matchAll(described)].find(([, own]) => /^\d{4}\s+[\p{Lu}\d]/u.test(own!))
    const description = thing?.[1]
    if (description === undefined) continue
    const price: AmountPair = {
      page: word.line.page,
      label: description.trim(),
      labelBox: word.word.box,
      cell: { ...cell, value: plain },
      value: plain.value,
      kind: null,
      row: word.line,
    }
    return { price, description: description.trim().replace(/(?<=\p{L}{2})[.,;]+$/u, '') }
  }
  return null
}
