/** Headings of sections among the lines of a table's title. */
import { statementKinds } from '../../contract/statement-figures.ts'
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { matchLabel, vocabularies } from '../../vocabulary/vocabulary.ts'
import type { StatementLine } from './lines.ts'

/** Sections headed above the first row, which a page break or the header of the columns left among the lines of title. */
export function addTitleHeadings(lines: readonly StatementLine[], title: readonly string[]): readonly StatementLine[] {
  const [first] = lines
  const from = title.findLastIndex(label => !bareDivision.test(label) && sectionsNamed(label).length === 0) + 1
  if (first === undefined || from === 0) return lines
  const none = first.values.map(() => null)
  const headings = title.slice(from).map((label): StatementLine => ({
    ...first,
    label,
    normal: normalizeLabel(label),
    labelBox: null,
    indent: 0,
    values: none,
  }))
  return [...headings, ...lines]
}

/** Headings that mean a division of the assets or of the liabilities, by what stands above them. */
const bareDivision = /^(?:current|non-?current|long[- ]term)$/i

/** The statements of which a label is a division by its whole wording. */
const sectionsNamed = (label: string): readonly string[] =>
  statementKinds.filter(kind => {
    const { section } = matchLabel(vocabularies[kind], normalizeLabel(label), null)
    return section !== null && !section.term.group && section.score >= whole
  })

/** What stands in parentheses may be missing. */
const whole = 0.97
