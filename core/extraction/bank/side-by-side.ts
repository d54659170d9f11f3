/** Lines of lists that stand side by side: several checks, several deposits or several days' balances on one line. */
import { isTotal } from './balance-labels.ts'
import { cellsOfLine } from './line-cells.ts'
import { entriesOf } from './list-groups.ts'
import type { ListPlace } from './list-location.ts'
import type { DailyBalance, ListMark, ListRow } from './list-row.ts'
import type { SectionHead } from './section-headings.ts'
import type { TextLine } from './statement-text.ts'

/** Most words of an entry beside others. */
const groupWords = 6

/** What a row without words is called: its heading in the singular. */
export const titleOf = (section: SectionHead | null): string => section?.title.replace(/s\b.*$/, '') ?? ''

/** Pairs of day and amount side by side without a word: end-of-day balances, even where their heading was not recognized. */
export function isRowOfBalances(line: TextLine, place: ListPlace, last: ListRow | undefined): boolean {
  if (place.section?.kind === 'balances') return false
  // In a list of checks every entry has its number.
  const numbered = place.section?.kind === 'checks' && (last?.check ?? null) !== null
  if (place.isGrouped() && !numbered) return false
  const entries = entriesOf(line)
  const bare = entries.every(({ day, check, text }) => day !== null && check === null && text === '')
  const words = entries.reduce((sum, { day, money }) => sum + (day?.count ?? 0) + money.last - money.first + 1, 0)
  return entries.length >= 2 && bare && words === line.words.length
}

/** Number, day and amount side by side and nothing else: checks, whatever was recognized of their heading. */
export function isRowOfChecks(line: TextLine, place: ListPlace): boolean {
  if (place.isGrouped() || line.money.filter(token => token.cents).length < 2) return false
  const entries = entriesOf(line)
  return (
    entries.length >= 2 &&
    entries.every(({ day, check, text, money }) => day !== null && check !== null && text === '' && money.cents)
  )
}

/** The days' balances of a line. */
export const balancesOf = (line: TextLine, index: number): readonly DailyBalance[] =>
  entriesOf(line).flatMap(({ day, text, money }) => (day !== null && text === '' ? [{ day, money, line: index }] : []))

/** The sum below a list whose entries stand side by side; null for lines of entries. */
export const groupedTotal = (line: TextLine, index: number, { head, section, list }: ListPlace): ListMark | null =>
  isTotal(line.text)
    ? { kind: 'total', label: line.text, cells: cellsOfLine(line, head), section, list, line: index }
    : null

/** The rows of a line of entries, left to right. */
export function groupedRows(line: TextLine, index: number, place: ListPlace): readonly ListRow[] {
  const { head, section, list } = place
  const checks = section?.kind === 'checks' || head?.columns.some(column => column.role === 'check') === true
  return entriesOf(line, place.amountFirst()).flatMap(({ day, check, text, money, box }): readonly ListRow[] => {
    if (day === null && !(checks && check !== null)) return []
    if (money.value === 0 || isTotal(text)) return []
    // A running head that names a period has numbers too, and a sentence of fees an amount.
    if (check === null && text.split(' ').filter(word => /\p{L}{2}/u.test(word)).length > groupWords) return []
    if (!money.cents && /\p{L}{3,}.*\s\p{L}{3,}/u.test(text)) return []
    const number = check ?? (checks ? /^[Xx*]{3,}\d*/.exec(text)?.[0] : undefined) ?? null
    const described =
      checks && number !== null && !/check|cheque|draft/i.test(text)
        ? `Check ${number} ${text.replace(number, '')}`.trim()
        : text
    return [
      {
        day,
        description: described === '' ? (checks ? 'Check' : titleOf(section)) : described,
        details: '',
        money,
        column: 'amount',
        balance: null,
        check: checks ? number : null,
        section,
        list,
        line: index,
        page: line.page,
        ocr: line.ocr,
        box,
      },
    ]
  })
}
