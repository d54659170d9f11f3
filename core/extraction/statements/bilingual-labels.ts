/** Labels that print two languages in one line: "Encaisse / Cash". */
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { meaningsAnywhere } from './join-wrapped-labels.ts'
import type { StatementLine } from './lines.ts'

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
