/** Quotations sent by mail: the messages of a thread, and which of them is the seller's. */
import titleVocabulary from '../../vocabulary/invoice-titles.json' with { type: 'json' }
import { phraseChoices } from '../../vocabulary/phrase-pattern.ts'
import type { Cell, InvoiceView } from '../layout/document-view.ts'

/** `own`: in the seller's message; `other`: in another of the thread; null: the document is no mail. */
export type MessageOf = (cell: Cell) => 'own' | 'other' | null

const headerLine = new RegExp(`^${phraseChoices(titleVocabulary.mailHeaders)}`, 'iu')
/** What a line is called that only the header of a message has ("Subject:"); undefined for another line. */
export const mailHeaderOf = (line: string): string | undefined => headerLine.exec(line.trim())?.[0]
const beginning = new RegExp(`^${phraseChoices(titleVocabulary.mailBeginnings)}`, 'iu')
const price = /[$£€]\s?\d/g
/** The header of a message has so many different lines, and is no longer than that. */
const header = { min: 3, lines: 6 } as const

/** Whoever names the prices sells: the message with the most amounts is the seller's, whether it was answered or forwarded. */
export function messagesOf({ pages }: InvoiceView): MessageOf {
  const lines = pages.flatMap(({ page }) => page.lines.map(line => ({ page: page.number, line })))
  const starts = lines.flatMap((one, at) => {
    const near = lines.slice(at, at + header.lines).map(({ line }) => mailHeaderOf(line.text))
    return beginning.test(one.line.text.trim()) && new Set(near.filter(Boolean)).size >= header.min ? [at] : []
  })
  // A fax and a memorandum have such a header too, without an address of mail.
  if (!starts.some(at => lines[at]!.line.text.includes('@'))) return () => null
  const messages = starts.map((from, index) => lines.slice(from, starts[index + 1]))
  const prices = messages.map(own => own.reduce((sum, { line }) => sum + (line.text.match(price)?.length ?? 0), 0))
  const seller = prices.indexOf(Math.max(...prices))
  return ({ page, box }) => {
    const at = messages.findLastIndex(([first]) =>
      first!.page === page ? first!.line.box.top <= box.top + 1 : first!.page < page,
    )
    // What a message only encloses, on pages of its own, has parties of its own.
    if (at < 0 || messages[at]![0]!.page !== page) return null
    return at === seller ? 'own' : 'other'
  }
}

/** The document without the other messages of its thread. */
export function ownMessage(view: InvoiceView): InvoiceView {
  const messageOf = messagesOf(view)
  const isOwn = (cell: Cell): boolean => messageOf(cell) !== 'other'
  if (view.pages.every(({ cells }) => cells.every(isOwn))) return view
  return { ...view, pages: view.pages.map(page => ({ ...page, cells: page.cells.filter(isOwn) })) }
}
