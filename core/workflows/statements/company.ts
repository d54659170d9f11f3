/** Whose statements these are: the name and currency of the files, and whether they agree. */
import { sameCompany } from '../../vocabulary/company-names.ts'
import type { Check } from '../../contract/evidence.ts'
import type { Field } from '../../document/field.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import { named } from '../../contract/sentence.ts'

export interface NamedFile {
  readonly extraction: StatementExtraction
  readonly companyName: string | null
}

/** Below this a recognized name gives way to the one in the metadata. */
const trustedName = 0.5

/** The surest printed name; the metadata's only where none was read with confidence. */
export function companyOf(files: readonly NamedFile[]): Field<string> | null {
  const printed = surest(files.map(f => f.extraction.companyName))
  if (printed && printed.confidence >= trustedName) return printed
  const stated = files.find(f => f.companyName)
  if (!stated) return printed
  return { value: stated.companyName!, confidence: 1, method: 'metadata', evidence: [], label: null, scale: 1 }
}

/** The surest currency. */
export const currencyOf = (files: readonly NamedFile[]): Field<string> | null =>
  surest(files.map(f => f.extraction.currency))

function surest(figures: readonly (Field<string> | null)[]): Field<string> | null {
  const found = figures.filter(f => f !== null)
  const support = (fieldValue: Field<string>): number => found.filter(f => f.value === fieldValue.value).length
  return [...found].sort((a, b) => b.confidence - a.confidence || support(b) - support(a))[0] ?? null
}

/** Reports files of different companies or currencies, and names that contradict the metadata. */
export function companyChecks(files: readonly NamedFile[]): Check[] {
  const checks: Check[] = []
  const known = files.filter(f => f.extraction.companyName && f.extraction.companyName.confidence >= trustedName)
  const name = (f: NamedFile): string => f.extraction.companyName!.value
  const groups: NamedFile[][] = []
  for (const file of known) {
    const group = groups.find(g => g.some(other => sameCompany(name(other), name(file))))
    if (group) group.push(file)
    else groups.push([file])
  }
  if (groups.length > 1) {
    const list = groups
      .map(g => `${named(name(g[0]!))} (${g.map(f => named(f.extraction.fileName)).join(', ')})`)
      .join('; ')
    checks.push(failed('company.same', 'high', `The files name different companies: ${list}.`))
  }
  for (const file of known)
    if (file.companyName && !sameCompany(file.companyName, name(file)))
      checks.push(
        failed(
          `metadata.companyName.${file.extraction.fileName}`,
          'warning',
          `${named(file.extraction.fileName)} was submitted for ${named(file.companyName)}; it names ${named(name(file))}.`,
        ),
      )
  const currencies = [...new Set(files.flatMap(f => f.extraction.currency?.value ?? []))]
  if (currencies.length > 1) {
    const list = currencies.map(
      c =>
        `${c} (${files
          .filter(f => f.extraction.currency?.value === c)
          .map(f => named(f.extraction.fileName))
          .join(', ')})`,
    )
    checks.push(failed('currency.same', 'high', `The files state amounts in different currencies: ${list.join('; ')}.`))
  }
  return checks
}

const failed = (id: string, severity: Check['severity'], message: string): Check => ({
  id,
  passed: false,
  expected: null,
  actual: null,
  difference: null,
  severity,
  message,
})
