/** What a page calls itself: its most prominent title, distinguished from labels and sentences. */
import head from '../../../vocabulary/invoice-head.json' with { type: 'json' }
import { phrasePattern } from '../../../vocabulary/phrase-pattern.ts'
import { ocrTolerance, spellingCorrector } from '../../../vocabulary/spelling.ts'
import titleVocabulary from '../../../vocabulary/invoice-titles.json' with { type: 'json' }
import { middleOf } from '../../../document/geometry.ts'
import type { Box } from '../../../document/model.ts'
import { version } from '../header/identifier.ts'
import type { InvoiceKind } from '../invoice.ts'
import type { Cell, InvoicePage } from '../../layout/document-view.ts'
import { labelWords, plainLabel } from '../../labels/labeled-values.ts'

const titles: readonly { readonly kind: InvoiceKind | 'foreign'; readonly phrase: string }[] = [
  ...Object.entries(titleVocabulary.titles).flatMap(([kind, list]) =>
    list.map(phrase => ({ kind: kind as InvoiceKind, phrase })),
  ),
  ...titleVocabulary.foreign.map(phrase => ({ kind: 'foreign' as const, phrase })),
].toSorted((a, b) => b.phrase.length - a.phrase.length)

const titleBeginnings = new Set(titles.map(({ phrase }) => phrase.split(' ')[0]!))

/** Words that make a label of a title ("Invoice date") or a sentence of it. */
const notInTitles: ReadonlySet<string> = new Set(titleVocabulary.notInTitles)

const numberWord = phrasePattern(head.numbers.signs)

/** In words. */
const longestTitle = 7

/** A title that may as well be the label of a number is this much less of one. */
const asLabel = 0.7

/** "Proposal P-2284 | Revision 3 | Modified 8/11/2026": the title ends before it. */
const bar = /\s[|•·]\s/

/** `prominence`: larger, in capitals, high and alone count more, in type sizes; `box` in points. */
export interface PageTitle {
  readonly kind: InvoiceKind | 'foreign'
  readonly prominence: number
  readonly box: Box
}

/** The most prominent title of a page: large, alone in its place, near the top. */
export function titleOf(page: InvoicePage): PageTitle | null {
  const { height, lines, source } = page.page
  const ocr = source === 'ocr'
  const found: PageTitle[] = []
  const match = ({ words, box }: Pick<Cell, 'words' | 'box'>, text: string): void => {
    const kind = titleKind(text, ocr)
    if (kind === null) return
    const size = Math.max(...words.map(word => word.size)) / page.metrics.em
    const upper = text === text.toUpperCase()
    const high = box.top < 0.35 * height
    if (!high && size < 1.3) return
    const bare = plainLabel(text).split(' ').length <= 3
    // "Invoice No: 4711" may stand on any document.
    const labels = /[:#°º№]/.test(text) || numberWord.test(text)
    found.push({
      kind,
      prominence: size + (upper ? 0.3 : 0) + (high ? 0.5 : 0) + (bare ? 0.2 : 0) - (labels ? asLabel : 0),
      box,
    })
  }
  for (const cell of page.cells) {
    // "Purchase Order: 17153" is a label: a title has nothing beside it.
    const beside = page.cells.some(
      other =>
        other.line === cell.line && other.box.left > cell.box.right && /^[#:$€£₹(-]*\s?[A-Z-]{0,5}\d/.test(other.text),
    )
    const kind = titleKind(cell.text.split(bar)[0]!, ocr)
    // "BILL" of "B I L L   O F   S A L E" is no bill.
    const whole = lines[cell.line]!
    if (kind !== null && whole.words.length > cell.words.length && whole.words.length <= longestTitle) {
      const own = titleKind(whole.text, ocr)
      if (own !== null && own !== kind) continue
    }
    const large = cell.words.some(word => word.size > 1.35 * page.metrics.em)
    // A heading of a table is none either.
    if (!large && page.cells.filter(other => other.line === cell.line).length > 3) continue
    if (/[:#]\s*$/.test(cell.text) || (!large && (beside || isAnswer(cell, page)))) continue
    match(cell, cell.text.split(bar)[0]!)
  }
  for (const line of lines) {
    const own = page.cells.filter(cell => middleOf(cell.box) > line.box.top && middleOf(cell.box) < line.box.bottom)
    // "Purchase Order | 0311-HUFF" is a label with its value.
    const labeled =
      own.some(({ text }) => /\d/.test(text)) && own.some(({ text }) => titleKind(text, ocr) === 'purchase_order')
    if (line.words.length <= 7 && own.length > 1 && !labeled) match(line, line.text)
  }
  const about = page.cells.find(({ text }) => subject.test(text) && quoted.test(text))
  if (found.length === 0 && about !== undefined)
    return { kind: 'quotation', prominence: subjectProminence, box: about.box }
  const best = found.toSorted((a, b) => b.prominence - a.prominence)[0]
  if (best === undefined) return null
  // "VEHICLE INVOICE" over "BILL OF SALE", "Sales Receipt" beside "Tax Invoice": the invoice is what counts.
  const invoice = found.find(({ kind, prominence }) => kind === 'invoice' && prominence > 0.75 * best.prominence)
  return invoice ?? best
}

/** "Payment method:" over or before "Purchase order": what a label asks for is no title. */
const isAnswer = ({ box, line }: Cell, { cells, metrics }: InvoicePage): boolean =>
  cells.some(
    other =>
      /:$/.test(other.text) &&
      (other.line === line
        ? other.box.right <= box.left
        : Math.abs(other.box.left - box.left) < metrics.em && Math.abs(box.top - other.box.bottom) < 2 * metrics.em),
  )

/** The subject of a letter that quotes a price: "Sub:- Price quotation for a power tiller". */
const subject = phrasePattern(titleVocabulary.subjects, 'start')
const quoted = phrasePattern(titleVocabulary.quotations)
/** As a large title: a letter has no other. */
const subjectProminence = 1.6

/** A word of a title as it was printed, where recognition mistook a letter of it. */
const corrected = spellingCorrector(new Set(titles.flatMap(({ phrase }) => phrase.split(' '))), ocrTolerance)

/** What a text calls the document, when it is a title; null when it is a label or a sentence. */
function titleKind(text: string, ocr: boolean): InvoiceKind | 'foreign' | null {
  const tokens = labelWords(text.replace(version, ''))
    .map(token => (ocr ? corrected(token) : token))
    .filter(token => token !== '' && token !== '#' && !/\d/.test(token))
  if (tokens.length === 0 || tokens.length > 7 || !tokens.some(token => titleBeginnings.has(token))) return null
  const plain = tokens.join(' ')
  const hits = titles.filter(({ phrase }) => ` ${plain} `.includes(` ${phrase} `))
  const [hit] = hits
  if (hit === undefined) return null
  const around = ` ${plain} `.replace(` ${hit.phrase} `, ' ').trim().split(' ')
  const rest = around.filter(token => token !== '' && !/^(?:no|nr|n)$/.test(token))
  if (rest.some(token => notInTitles.has(token)) || rest.length > 4) return null
  if (hit.kind === 'foreign' && rest.length > 1) return null
  if (bareOnly.has(hit.phrase) && rest.length > 0) return null
  if (shortTitles.has(hit.phrase) && rest.length > 1) return null
  // Of "Tax Invoice / Delivery Challan" the invoice counts; of "Sales Receipt / Bill of Sale" the sale.
  const apart = hits.filter(
    ({ phrase }) => !hits.some(other => other.phrase !== phrase && other.phrase.includes(phrase)),
  )
  const strongest = (['credit_note', 'invoice', 'bill_of_sale'] as const).find(kind =>
    apart.some(one => one.kind === kind),
  )
  return hit.kind === 'foreign' ? hit.kind : (strongest ?? hit.kind)
}
/** Words of daily use are titles only alone, others with one word beside them. */
const bareOnly: ReadonlySet<string> = new Set(titleVocabulary.bareTitles)
const shortTitles: ReadonlySet<string> = new Set(titleVocabulary.shortTitles)
