/** Lines of lists that stand side by side: several checks, several deposits or several days' balances on one line. */
import sides from '../../vocabulary/bank-sides.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import { isTotal } from './balance-labels.ts'
import { hasColumn } from './column-headers.ts'
import { cellsOfLine } from './line-cells.ts'
import { entriesOf } from './grouped-entries.ts'
import type { ListContext } from './list-context.ts'
import type { DailyBalance, ListMark, ListRow } from './list-row.ts'
import type { SectionHeading } from './section-headings.ts'
import type { TextLine } from './text-lines.ts'

const checkWord = phrasePattern(sides.checks)
/** Most words of an entry beside others. */
const groupWords = 6

/** The description of a row without words: its heading in the singular. */
export const titleOf = (section: SectionHeading | null): string => section?.title.replace(/s\b.*$/, '') ?? ''

/** Number, date and amount side by side and nothing else: checks, whatever OCR made of the heading. */
export function isRowOfChecks(line: TextLine, context: ListContext): boolean {
  if (context.isGrouped() || line.amounts.filter(token => token.cents).length < 2) return false
  const entries = entriesOf(line)
  return (
    entries.length >= 2 &&
    entries.every(({ date, check, text, amount }) => date !== null && check !== null && text === '' && amount.cents)
  )
}

/** The days' balances of a line. */
export const balancesOf = (line: TextLine, index: number): readonly DailyBalance[] =>
  entriesOf(line).flatMap(({ date, text, amount }) =>
    date !== null && text === '' ? [{ date, amount, line: index }] : [],
  )

/** The sum below a list whose entries stand side by side; null for lines of entries. */
export const groupedTotal = (line: TextLine, index: number, { header, section, list }: ListContext): ListMark | null =>
  isTotal(line.text)
    ? { kind: 'total', label: line.text, cells: cellsOfLine(line, header), section, list, line: index }
    : null

/** The rows of a line of entries, left to right. */
export function groupedRows(line: TextLine, index: number, context: ListContext): readonly ListRow[] {
  const { header, section, list } = context
  const checks = section?.kind === 'checks' || hasColumn(header, 'check')
  return entriesOf(line, context.amountFirst()).flatMap(({ date, check, text, amount, box }): readonly ListRow[] => {
    if (date === null && !(checks && check !== null)) return []
    if (amount.value === 0 || isTotal(text)) return []
    // A running header with a period contains numbers too, and a sentence about fees an amount.
    if (check === null && text.split(' ').filter(word => /\p{L}{2}/u.test(word)).length > groupWords) return []
    if (!amount.cents && /\p{L}{3,}.*\s\p{L}{3,}/u.test(text)) return []
    const number = check ?? (checks ? /^[Xx*]{3,}\d*/.exec(text)?.[0] : undefined) ?? null
    const described =
      checks && number !== null && !checkWord.test(text) ? `Check ${number} ${text.replace(number, '')}`.trim() : text
    return [
      {
        date,
        description: described === '' ? (checks ? 'Check' : titleOf(section)) : described,
        details: '',
        amount,
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
