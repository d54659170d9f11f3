/** Findings as they may be shown: one for each sign at a place, and no identifier in full. */
import type { Finding } from './finding.ts'
import { isAmount } from './finding.ts'

/** Signals that another one at the same place explains. */
const explainedBy: Partial<Readonly<Record<Finding['signal'], readonly Finding['signal'][]>>> = {
  'font-mismatch': ['copy-differs', 'overlay', 'hidden-text'],
  'glyph-placement': ['font-mismatch', 'glyph-size', 'overlay', 'hidden-text'],
}
/** Digits of a longer number that is no amount: an account, a tax number. */
const LONGEST_SHOWN = 6
const SHOWN_DIGITS = 4
/** 123-45-6789, however it is written: a number of a person. */
const PERSONAL = /^\D*\d{3}-\d{2}-\d{4}\D*$/

export function shownFindings(findings: readonly Finding[]): readonly Finding[] {
  const kept = findings.filter(
    finding =>
      !findings.some(
        other => explainedBy[finding.signal]?.includes(other.signal) === true && isSamePlace(finding, other),
      ),
  )
  const seen = new Set<string>()
  return kept
    .map(finding => masked(finding))
    .filter(finding => {
      const key = JSON.stringify([finding.signal, finding.page, finding.bbox, finding.explanation])
      return !seen.has(key) && seen.add(key)
    })
}

export function isSamePlace(a: Finding, b: Finding): boolean {
  if (a.page !== b.page || a.bbox === null || b.bbox === null) return false
  return a.bbox[0] < b.bbox[2] && b.bbox[0] < a.bbox[2] && a.bbox[1] < b.bbox[3] && b.bbox[1] < a.bbox[3]
}

/** Of identifiers the last four digits. */
function masked(finding: Finding): Finding {
  let { explanation } = finding
  const mask = (text: string | null): string | null => {
    if (text === null || !isIdentifier(text)) return text
    const digits = text.replace(/\D/g, '')
    const shown = `…${digits.slice(-SHOWN_DIGITS)}`
    explanation = explanation.replaceAll(text, shown)
    return shown
  }
  const [before, after] = [mask(finding.before), mask(finding.after)]
  return { ...finding, before, after, explanation }
}

const isIdentifier = (text: string): boolean =>
  PERSONAL.test(text) || (!isAmount(text) && text.replace(/\D/g, '').length > LONGEST_SHOWN)
