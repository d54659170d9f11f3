/** Labels that only the vocabulary can make out: over two lines like a heading and its first row, or in two languages ("Encaisse / Cash"). */
import { statementKinds } from '../../contract/statement-figures.ts'
import { normalizeLabel, type NormalizedLabel } from '../../vocabulary/normalize-label.ts'
import { matchLabel, vocabularies, type TermMatch } from '../../vocabulary/vocabulary.ts'
import { joinConsecutive } from '../values/sequences.ts'
import { isHeading, type StatementLine } from './lines.ts'

/** Part of a line's height by which the room left of its end may be misjudged. Half or double changes no tuned statement. */
const slack = 0.5

/**
 * The lines with two made one that neither gap nor indent distinguishes from a heading above its first row: the upper has no amounts, ends where the next word no longer fitted, and both together are the name of one
 * line, section or result.
 */
export function joinWrappedLabels(lines: readonly StatementLine[]): readonly StatementLine[] {
  const limit = Math.max(...lines.map(({ labelBox }) => labelBox?.right ?? 0))
  return joinConsecutive(lines, (above, line) => joinedLine(above, line, limit))
}

function joinedLine(above: StatementLine, line: StatementLine, limit: number): StatementLine | null {
  const [upper, lower] = [above.labelBox, line.labelBox]
  if (!isHeading(above) || upper === null || lower === null || above.page !== line.page || /:$/.test(above.label))
    return null
  const [word = ''] = line.label.split(' ')
  const height = lower.bottom - lower.top
  const width = ((lower.right - lower.left) * word.length) / line.label.length
  if (above.bold !== line.bold || line.normal.total || upper.right + width < limit - slack * height) return null
  const label = `${above.label} ${line.label}`
  const normal = normalizeLabel(label)
  // "At cost" and the like end what is read of a label: then nothing of the second line was known.
  const isLonger = normal.tokens.length > above.normal.tokens.length
  return isLonger && isKnown(normal) ? { ...line, label, normal, indent: above.indent } : null
}

const isKnown = (normal: NormalizedLabel): boolean =>
  meaningsAnywhere(normal).some(({ phraseLength, score }) => phraseLength >= normal.tokens.length && score >= whole)

/** What a label may mean in a statement of any kind: section, result or item. */
export const meaningsAnywhere = (normal: NormalizedLabel): readonly TermMatch[] =>
  statementKinds.flatMap(kind => {
    const { section, result, item } = matchLabel(vocabularies[kind], normal, null)
    return [section, result, item].filter(match => match !== null)
  })

/** What stands in parentheses may be missing. Half or double changes no tuned statement. */
const whole = 0.97

/** Of a bilingual list at least this share of the labels has both languages; "Wages / salaries" stands alone among others. */
const minShare = 0.6

const halvesOf = ({ label }: StatementLine): readonly string[] => label.split(/\s\/\s/)

/** The lines with what their labels mean in the language that the vocabulary knows better; lists in one language as they are. */
export function inKnownLanguage(lines: readonly StatementLine[]): readonly StatementLine[] {
  const labeled = lines.filter(({ label }) => label !== '')
  const doubled = labeled.filter(line => halvesOf(line).length === 2)
  if (doubled.length < minShare * labeled.length) return lines
  const known = (half: number): number =>
    doubled.filter(line => meaningsAnywhere(normalizeLabel(halvesOf(line)[half]!)).length > 0).length
  const best = known(1) >= known(0) ? 1 : 0
  return lines.map(line => (doubled.includes(line) ? { ...line, normal: normalizeLabel(halvesOf(line)[best]!) } : line))
}
