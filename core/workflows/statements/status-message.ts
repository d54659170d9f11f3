/** The sentences that tell a reader of the result what is missing from it or doubtful. */
import { isFailed } from '../../contract/failed-check.ts'
import type { Check } from '../../contract/evidence.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import { statementKinds } from '../../contract/statement-figures.ts'
import type { Problem } from '../../document/model.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import type { Selection } from './combined-statement.ts'
import { article, named } from '../../contract/sentence.ts'
import { kindTitles, unreadCode } from './statement-names.ts'

export interface StatusInput {
  readonly files: readonly {
    readonly extraction: StatementExtraction
    readonly document: { readonly problems: readonly Problem[] }
  }[]
  readonly selection: Selection
  readonly checks: readonly Check[]
  readonly duplicates: FinancialStatementResult['duplicates']
}

/** More than this are named by their number: the list stands in `checks`. */
const maxNamedChecks = 4

/** Plain sentences, most serious first; null when nothing is missing or doubtful. */
export function statusMessage({ files, selection, checks, duplicates }: StatusInput): string | null {
  const failed = checks.filter(isFailed)
  const serious = [...failed.filter(c => c.severity === 'high'), ...failed.filter(c => c.severity === 'warning')]
  const unnamed = serious.length - maxNamedChecks
  const empty = files.filter(f => f.extraction.readings.length === 0)
  // A page that was not understood is named by its check.
  const isUnread = (code: string): boolean => files.some(f => f.extraction.problems.some(p => p.code === code))
  const missing = statementKinds.filter(kind => selection[kind] === null && !isUnread(unreadCode(kind)))
  const ends = new Set(statementKinds.flatMap(kind => selection[kind]?.periodEnd ?? []))
  const sentences = [
    ...serious.slice(0, maxNamedChecks).map(c => c.message),
    ...(unnamed > 0 ? [`${unnamed} more ${unnamed === 1 ? 'check' : 'checks'} did not pass.`] : []),
    ...empty
      .filter(f => !f.extraction.problems.some(p => statementKinds.some(kind => p.code === unreadCode(kind))))
      .map(f => `No financial statement was found in ${named(f.extraction.fileName)}.`),
    ...(missing.length > 0
      ? [
          `Not submitted or not found: ${missing.map(k => article(kindTitles[k])).join(', ')}; ratios and trends that need it are null.`,
        ]
      : []),
    ...(ends.size > 1
      ? [
          `The statements end on different dates (${statementKinds.flatMap(k => (selection[k]?.periodEnd ? `${kindTitles[k]} ${selection[k].periodEnd}` : [])).join(', ')}); ratios across them are null.`,
        ]
      : []),
    ...files.flatMap(f =>
      f.document.problems.filter(p => p.severity !== 'info').map(p => `${named(f.extraction.fileName)}: ${p.message}`),
    ),
    ...duplicates.map(
      d => `${named(d.fileName)} has the same content as ${named(d.duplicateOf)} and was counted once.`,
    ),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}
