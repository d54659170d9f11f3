/** Statements of several companies in one file → the pages of each company. */
import words from '../../vocabulary/statement-words.json' with { type: 'json' }
import type { Document, Page } from '../../document/model.ts'
import { selectPages } from '../../document/select-pages.ts'
import { extractStatements } from '../../extraction/statements/extract.ts'
import { meaningsAnywhere } from '../../extraction/statements/labels-by-vocabulary.ts'
import { statementRelevance } from '../../extraction/statements/page-relevance.ts'
import type { StatementHints } from '../../extraction/statements/statement.ts'
import { isPeriodText } from '../../extraction/values/dates/periods.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { normalizeLabel } from '../../vocabulary/normalize-label.ts'
import { patternsOf } from '../../vocabulary/phrase-pattern.ts'

/** A company with the pages of its statements; notes and covers belong to the statements before them. */
export interface CompanyPages {
  readonly name: string
  readonly pages: readonly number[]
}

/**
 * - `minRelevance`: as `extractStatements` has it: a page below it holds no statement of its own.
 * - `letterhead`: Lines from the top among which pages of one company share one.
 * - `minName`: Confidence of a name that sets a company apart.
 * - `maxPages`: Longer files are reports of one company.
 */
const limits = { minRelevance: 0.2, letterhead: 5, minName: 0.6, maxPages: 60 } as const

const noHints: StatementHints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }

/**
 * The companies of a file, in the order of their first pages; empty unless there are two at least. Pages that share a line of their letterhead are of
 * one company without being read; of the others the names decide.
 */
export function companiesIn(document: Document): readonly CompanyPages[] {
  const { pages } = document
  if (pages.length < 2 || pages.length > limits.maxPages) return []
  const groups = pagesByLetterhead(pages)
  if (groups.length < 2) return []
  const companies: { name: string; pages: number[] }[] = []
  let unnamed: number[] = []
  for (const group of groups) {
    const name = nameIn(document, group)
    const known = name === null ? companies.at(-1) : companies.find(one => sameCompany(one.name, name))
    if (known !== undefined) known.pages.push(...group)
    else if (name === null) unnamed.push(...group)
    else {
      companies.push({ name, pages: [...unnamed, ...group] })
      unnamed = []
    }
  }
  return companies.length < 2
    ? []
    : companies.map(({ name, pages: own }) => ({ name, pages: own.toSorted((a, b) => a - b) }))
}

/** Runs of pages that go on with each other. A page that is no statement goes with the ones before it. */
function pagesByLetterhead(pages: readonly Page[]): readonly (readonly number[])[] {
  const groups: { readonly names: Set<string>; readonly numbers: number[] }[] = []
  for (const page of pages) {
    const lines = letterheadOf(page)
    const current = groups.at(-1)
    const isStatement = page.source !== 'skipped' && statementRelevance(page) >= limits.minRelevance
    const continues = current !== undefined && (!isStatement || lines.some(line => current.names.has(line)))
    if (continues) {
      current.numbers.push(page.number)
      if (isStatement) for (const line of lines) current.names.add(line)
    } else groups.push({ names: new Set(isStatement ? lines : []), numbers: [page.number] })
  }
  return groups.map(({ numbers }) => numbers)
}

/** Lines that may name a company: titles, dates, preparers and labels of statements recur in statements of every company. */
const letterheadOf = ({ lines }: Page): readonly string[] =>
  lines.slice(0, limits.letterhead).flatMap(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}]+/gu, '')
    const isCommon =
      furniture.test(text) ||
      preparers.test(text) ||
      isPeriodText(text) ||
      meaningsAnywhere(normalizeLabel(text)).length > 0
    return key.length < 3 || isCommon ? [] : [key]
  })
const { furniture, preparers } = patternsOf(words.company)

/** The company that these pages name; null: they name none, or hold no statement. */
function nameIn(document: Document, pages: readonly number[]): string | null {
  const { readings, companyName } = extractStatements(selectPages(document, pages), noHints)
  return readings.length > 0 && companyName !== null && companyName.confidence >= limits.minName
    ? companyName.value
    : null
}
