/** What forged figures raise by arithmetic alone, as failed checks and as findings, beside what their untouched twins raise. */
import { systemClock } from '../../core/clock.ts'
import { assembledAlone } from '../../core/workflows/integrity/inspect-files.ts'

/** What the arithmetic of a file raises, as lines. */
export interface Raised {
  readonly checks: readonly string[]
  readonly findings: readonly string[]
}

const ARITHMETIC = new Set(['running-balance', 'sum-mismatch'])

export async function raisedBy(bytes: Uint8Array): Promise<Raised> {
  const input = { source: { bytes }, fileName: 'document.pdf', password: null }
  const { assembled } = await assembledAlone(input, systemClock, { onProgress: () => {} })
  const findings = (assembled.payload.documents ?? []).flatMap(({ integrity }) => integrity ?? [])
  return {
    checks: assembled.details.checks
      .filter(({ passed, severity }) => passed === false && severity !== 'info')
      .map(({ id, message }) => `${id}: ${message}`),
    findings: [
      ...new Set(
        findings
          .filter(({ signal }) => ARITHMETIC.has(signal))
          .map(({ signal, page, explanation }) => `${signal} p${page}: ${explanation}`),
      ),
    ],
  }
}

/** Of all trials so far. */
export const tally = { forged: 0, found: 0, checked: 0, both: 0, untouchedChecks: 0, untouchedFindings: 0 }

const news = (after: readonly string[], before: readonly string[]): readonly string[] =>
  after.filter(line => !before.includes(line))

/** Counts what an untouched document raises; `isListed`: it is printed as well. */
export async function untouched(name: string, bytes: Uint8Array, isListed: boolean): Promise<Raised> {
  const own = await raisedBy(bytes)
  tally.untouchedChecks += own.checks.length
  tally.untouchedFindings += own.findings.length
  if (isListed) for (const line of [...own.checks, ...own.findings]) console.log(`UNTOUCHED ${name}  ${line}`)
  return own
}

/** Counts what a forged copy raises that its untouched twin (`own`) does not; `label` says what was changed; null: it is not printed. */
export async function tried(file: Uint8Array, own: Raised, label: string | null): Promise<void> {
  const raised = await raisedBy(file)
  const [checks, findings] = [news(raised.checks, own.checks), news(raised.findings, own.findings)]
  tally.forged++
  tally.found += Math.sign(findings.length)
  tally.checked += Math.sign(checks.length)
  tally.both += Math.sign(findings.length * checks.length)
  if (label === null) return
  const verdict =
    findings.length > 0 ? (checks.length > 0 ? 'BOTH' : 'FINDING') : checks.length > 0 ? 'CHECK' : 'MISSED'
  console.log(`${verdict} ${label}  ${(findings[0] ?? checks[0] ?? '').slice(0, 160)}`)
}
