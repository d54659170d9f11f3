/** The statements of a file: of the documents somebody stated, else of one company; statements of others are named and left out. */
import type { PageGroup } from '../../contract/analysis-documents.ts'
import { named, quoted } from '../../contract/sentence.ts'
import type { Document, Problem } from '../../document/model.ts'
import { selectPages } from '../../document/select-pages.ts'
import type { StatementExtraction, StatementHints } from '../../extraction/statements/statement.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import { statedDocuments } from '../intake/page-groups.ts'
import { companiesIn, type CompanyPages } from './companies-in.ts'
import { readStatementsOf } from './unread-statements.ts'

/** A company whose statements are in the file and not in the result. */
export type OtherCompany = CompanyPages

interface StatementsOfFile {
  readonly extraction: StatementExtraction
  readonly others?: readonly OtherCompany[]
}

/** Throws Refusal BAD_VALUE for documents that cannot be in this file. */
export function readStatementFile(
  document: Document,
  hints: StatementHints,
  documents?: readonly PageGroup[],
): StatementsOfFile {
  if (documents !== undefined)
    return { extraction: merged(statedDocuments(document, documents).map(one => readStatementsOf(one, hints))) }
  const companies = companiesIn(document)
  if (companies.length === 0) return { extraction: readStatementsOf(document, hints) }
  const { companyName } = hints
  const own = companies.find(({ name }) => companyName !== null && sameCompany(name, companyName)) ?? companies[0]!
  const others = companies.filter(one => one !== own)
  const extraction = readStatementsOf(selectPages(document, own.pages), hints)
  return { extraction: { ...extraction, problems: [...extraction.problems, leftOut(document, own, others)] }, others }
}

function leftOut({ fileName }: Document, own: CompanyPages, others: readonly CompanyPages[]): Problem {
  const list = others.map(({ name, pages }) => `${quoted(name)} from page ${pages[0]}`).join(', ')
  return {
    code: 'SEVERAL_COMPANIES',
    page: others[0]!.pages[0]!,
    severity: 'high',
    message: `${named(fileName)} also holds statements of ${list}; only those of ${quoted(own.name)} are in this analysis. Separate the others.`,
  }
}

/** The first name and currency are those of the file. */
function merged(extractions: readonly StatementExtraction[]): StatementExtraction {
  const [first, ...more] = extractions as readonly [StatementExtraction, ...StatementExtraction[]]
  return more.reduce(
    (all, one) => ({
      fileName: all.fileName,
      readings: [...all.readings, ...one.readings],
      companyName: all.companyName ?? one.companyName,
      currency: all.currency ?? one.currency,
      problems: [...all.problems, ...one.problems],
      businessWords: [...all.businessWords, ...one.businessWords],
    }),
    first,
  )
}
