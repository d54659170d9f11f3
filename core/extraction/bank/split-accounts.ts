/** A statement → the parts of it that belong to one account each, and the accounts its overview lists beside them. */
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'
import { textOf } from '../layout/text-rows.ts'
import { dateText, sameAccount } from './account-numbers.ts'
import { balanceOfMark, equal, signedValue } from './amounts.ts'
import type { AccountPart, AmountToken, Lists, NumberMention, PrintedAccount, TextLine } from './printed.ts'

/** A row of the overview: account, number, balance. */
export type OverviewRow = NumberMention & Readonly<{ title: string; amounts: readonly AmountToken[] }>

/**
 * Words of lines that begin an account.
 * - `line`: A sentence may name an account without beginning its part.
 * - `overview`: Lines of an overview below its headers.
 * - `title`: Longest heading of an account.
 */
const wordLimits = { line: 16, title: 8, overview: 6 } as const
const { furtherCards: furtherCard, maskHeaders: maskHeader, product, cardLimits, cardDues } = patternsOf(accounts)
const shownDigits = /\s(\d{3,5})$/
const overviewNumber = /(?:^|\s)([Xx*•.]{2,}[-\s]?\d{3,}|\d[\dXx*•-]{3,}\d)(?:\s|$)/

/** Rows that list an account with its number and its balance. */
export function findOverviewRows(lines: readonly TextLine[]): readonly OverviewRow[] {
  return lines.flatMap((line, index): readonly OverviewRow[] => {
    const amounts = line.amounts.filter(token => token.cents)
    if (line.listed || amounts.length === 0) return []
    // "Account | Mask | Balance": the column says what four digits are.
    const masks = lines.slice(Math.max(0, index - wordLimits.overview), index).some(({ text }) => maskHeader.test(text))
    const match = (masks ? shownDigits : overviewNumber).exec(textOf(line.words.slice(0, amounts[0]!.first)))
    // "Everyday Checking  2  1002204418": the page of the account.
    const title =
      match?.input
        .slice(0, match.index)
        .replace(/\s\d{1,2}$/, '')
        .trim() ?? ''
    const text = match?.[1] ?? ''
    if ((!masks && !product.test(title)) || /(?:^|\s)\d/.test(title) || dateText.test(text)) return []
    return [{ title, text, digits: text.replace(/\D/g, ''), amounts, line: index }]
  })
}

/** The parts, in reading order; one part with all lines when nothing divides them. */
export function splitAccounts(statement: Statement, mentions: readonly NumberMention[]): readonly AccountPart[] {
  const { lists, entries } = statement
  const { lines } = lists
  const separating = mentions.filter(mention => {
    const line = lines[mention.line]!
    // "Account 330044902202  Opening $6,115.00  Closing $3,283.91": its balances may stand beside it.
    const own = line.amounts.every(
      token => !token.cents || entries.some(({ amount, rowText }) => amount === token && rowText === null),
    )
    return !line.repeated && line.words.length <= wordLimits.line && own
  })
  const rowLines = new Set(lists.rows.map(row => row.line))
  const balances = entries.filter(({ label }) => label === 'opening' || label === 'closing')
  const marks = lists.marks.filter(({ kind }) => kind !== 'total').map(({ line }) => line)
  const bears = new Set([
    ...rowLines,
    ...marks,
    ...balances.filter(({ rowText }) => rowText === null).map(({ line }) => line),
  ])
  // "Card Ending 4-21015": a card of a further member has a list of its own, and no balance.
  const starting = separating.filter(
    mention => mention === separating[0] || !furtherCard.test(lines[mention.line]!.text),
  )
  const parts: { mentions: NumberMention[]; lines: number[] }[] = [{ mentions: [], lines: [] }]
  for (const index of lines.keys()) {
    for (const mention of starting.filter(({ line }) => line === index)) {
      const current = parts.at(-1)!
      const key = current.mentions[0]
      if (key === undefined || sameAccount(key.digits, mention.digits)) current.mentions.push(mention)
      else parts.push({ mentions: [mention], lines: headingAbove(current.lines, lines, index) })
    }
    parts.at(-1)!.lines.push(index)
  }
  const openings = new Set([
    ...balances.filter(({ label }) => label === 'opening').map(({ line }) => line),
    ...lists.marks.filter(({ kind }) => kind === 'opening').map(({ line }) => line),
  ])
  const hasRows = (part: Part): boolean => part.lines.some(line => rowLines.has(line))
  const opens = (part: Part): boolean => {
    const first = part.lines.find(line => openings.has(line) || rowLines.has(line))
    return first !== undefined && openings.has(first)
  }
  // The rows of an account whose summary stands before: the number between them is of a linked account.
  const continues = (summary: Part | undefined, part: Part): boolean =>
    summary !== undefined && opens(summary) && !hasRows(summary) && hasRows(part) && !opens(part)
  // Nor do the numbers of further cardholders, whose rows have no balance.
  const isCard = [cardLimits, cardDues].every(pattern => lines.some(({ text }) => pattern.test(text)))
  const hasBalance = (part: Part): boolean => part.lines.some(line => bears.has(line) && !rowLines.has(line))
  // A number that is followed by neither rows nor balances divides nothing.
  const kept: typeof parts = []
  for (const part of parts) {
    const filled = part.lines.some(index => bears.has(index))
    const same = kept.findLast(other =>
      other.mentions.some(a => part.mentions.some(b => sameAccount(a.digits, b.digits))),
    )
    const joins = continues(kept.at(-1), part) || !filled || (isCard && !hasBalance(part))
    const whole = same ?? (joins ? kept.at(-1) : undefined)
    if (whole === undefined) kept.push(part)
    else whole.lines.push(...part.lines)
    same?.mentions.push(...part.mentions)
  }
  // What stands before the first account's part belongs to it.
  if (kept.length > 1 && !kept[0]!.lines.some(index => bears.has(index)))
    kept.splice(0, 2, { ...kept[1]!, lines: [...kept[0]!.lines, ...kept[1]!.lines] })
  // The head of all pages has the number of a lone account; others are of its cards.
  const running = mentions.filter(({ line }) => lines[line]!.repeated)
  // It may show the last digits only of a number that the first page prints whole.
  const own = mentions.filter(({ digits }) => running.some(one => sameAccount(one.digits, digits)))
  return kept
    .map(part => ({
      mentions: kept.length > 1 ? part.mentions : ([own, part.mentions].find(some => some.length > 0) ?? mentions),
      lines: part.lines.toSorted((a, b) => a - b),
    }))
    .flatMap(part => splitByBalances(part, statement))
    .map(part => ({ ...part, title: titleOf(part, statement) }))
}

/** Moves the heading directly above an account number from the part before: "eSavings Account". */
function headingAbove(before: number[], lines: readonly TextLine[], index: number): number[] {
  const heading: number[] = []
  for (let at = index - 1; at > index - 3 && before.at(-1) === at; at--) {
    const line = lines[at]!
    const alone = !line.listed && line.amounts.length === 0 && line.words.length <= wordLimits.title && !line.repeated
    if (!alone || line.page !== lines[index]!.page || !product.test(line.text)) break
    heading.unshift(before.pop()!)
  }
  return heading
}

type Part = Omit<AccountPart, 'title'>

/** The lists of a statement and its labeled amounts. */
type Statement = { readonly lists: Lists } & Pick<PrintedAccount, 'entries'>

type BalanceEvent = ReturnType<typeof balanceEvents>[number]

/** The opening and closing balances of a part, from its lists and its summary. */
function balanceEvents(part: Part, { lists, entries }: Statement) {
  const listed = lists.marks.map(mark => ({ ...mark, amount: balanceOfMark(mark), listed: true }))
  const stated = entries
    .filter(({ rowText }) => rowText === null)
    .map(({ label: kind, amount, line }) => ({ kind, amount, line, listed: false }))
  return [...listed, ...stated]
    .flatMap(({ kind, amount, line, listed }) =>
      (kind === 'opening' || kind === 'closing') && amount !== null && part.lines.includes(line)
        ? [{ kind, value: signedValue(amount), line, listed }]
        : [],
    )
    .toSorted((a, b) => a.line - b.line)
}

/**
 * Splits a part where the balances do not continue: an opening balance unlike the opening and closing balances before it begins the next
 * account, though its heading was not recognized. Within a summary it also needs a closing balance of its own.
 */
function splitByBalances(part: Part, statement: Statement): readonly Part[] {
  const events = balanceEvents(part, statement)
  const cuts: number[] = []
  let opened: BalanceEvent | null = null
  let closed: BalanceEvent | null = null
  for (const [at, event] of events.entries()) {
    if (event.kind === 'closing') closed = event
    else {
      const ends: readonly number[] = [opened, closed].flatMap(end => (end === null ? [] : [end.value]))
      const next = events.slice(at + 1).find(({ kind }) => kind === 'closing')
      const own: boolean = next !== undefined && ends.every(end => !equal(end, next.value))
      if (closed !== null && ends.every(end => !equal(end, event.value)) && (own || (event.listed && closed.listed))) {
        cuts.push(accountStart(part, statement, closed.line, event.line))
        closed = null
      }
      opened = event
    }
  }
  if (cuts.length === 0) return [part]
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? Infinity
    const lines = part.lines.filter(index => index >= from && index < to)
    // Numbers of the first part are of the first account, unless they stand in the others.
    return { mentions: part.mentions.filter(mention => lines.includes(mention.line)), lines }
  })
}

/** The first line of the account whose opening balance stands at `opening`: its page, its number, its column header, or the balance. */
function accountStart(part: Part, { lists: { lines, headers } }: Statement, closing: number, opening: number): number {
  const lastListed = lines.findLastIndex((line, at) => line.listed && at < opening)
  const from = Math.max(closing, lastListed)
  const between = (line: number): boolean => line > from && line < opening
  const page = part.lines.findLast(line => between(line) && lines[line]!.page !== lines[line - 1]?.page)
  const number = part.mentions.find(mention => between(mention.line))?.line
  return page ?? number ?? headers.findLast(between) ?? opening
}

/** The name in that row of the overview that has the part's opening balance. */
function titleOf(part: Part, statement: Statement): string | null {
  const openings = balanceEvents(part, statement).filter(({ kind }) => kind === 'opening')
  const row = statement.entries.find(
    ({ rowText, label, amount }) =>
      rowText !== null && label === 'opening' && openings.some(({ value }) => equal(Math.abs(value), amount.value)),
  )
  return row?.rowText ?? null
}
