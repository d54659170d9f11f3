/** The financial statements of an application: those among its documents by company, and what the statement endpoint answered under its appId. */
import { partyKey } from '../../analysis/cash-flow/global.ts'
import type { StatementAnalysis } from '../../contract/application.ts'
import type { Check } from '../../contract/evidence.ts'
import type { FinancialStatementResult } from '../../contract/financial-statement.ts'
import type { StatementColumn } from '../../extraction/statements/statement.ts'
import { sameCompany } from '../../vocabulary/company-names.ts'
import type { Corrected } from '../analysis-kind.ts'
import { assembleStatements, type AssembleFile } from '../statements/assemble.ts'
import { companyChecks } from '../statements/company.ts'
import { partsOf, type ApplicationMaterial } from './load-application.ts'
import { presentStatementPath } from './statement-paths.ts'

/** Where corrections of statements stand in the payload. */
export const statementPart = '/financial_statement_analyses/'

/** What statements of the payload are kept under: a lasting id of their company, or the analysis that answered them. */
export type StatementHome =
  | { readonly kind: 'own'; readonly id: string; readonly files: readonly AssembleFile[] }
  | { readonly kind: 'answered'; readonly analysisId: string }

/** The statements of one company. */
export interface CompanyStatements {
  readonly home: StatementHome
  /** null: no document names it. */
  readonly name: string | null
  readonly result: FinancialStatementResult
  /** As read; empty for those of the statement endpoint. */
  readonly columns: readonly StatementColumn[]
}

export interface ApplicationStatements {
  /** In the order of the payload: companies as they appear among the documents, then the answers of the statement endpoint. */
  readonly companies: readonly CompanyStatements[]
  /** Failed checks of the application's own files, with pointers into the payload. */
  readonly checks: readonly Check[]
  readonly files: readonly AssembleFile[]
  /** Of its own files. */
  readonly own: readonly FinancialStatementResult[]
}

type Material = Pick<ApplicationMaterial, 'files' | 'corrections' | 'answered'>

export function applicationStatements(material: Material): ApplicationStatements {
  const files = statementFiles(material)
  const own = homesOf(files).map(home => {
    const result = assembled(home, correctionsOf(home.id, material.corrections))
    return {
      home,
      name: result.companyName,
      result,
      columns: home.files.flatMap(({ extraction }) => extraction.readings),
    }
  })
  const answered = material.answered.statements.map((result, index): CompanyStatements => ({
    home: { kind: 'answered', analysisId: material.answered.statementHomes[index]! },
    name: result.companyName,
    result,
    columns: [],
  }))
  const entries = files.map(({ extraction }) => ({ extraction, companyName: null }))
  return {
    companies: [...own, ...answered],
    files,
    own: own.map(({ result }) => result),
    checks: [
      ...companyChecks(entries).filter(({ id }) => own.length > 1 || id !== 'company.same'),
      ...own.flatMap(({ result }, index) => failedChecks(result, index)),
    ],
  }
}

/** Throws Refusal BAD_VALUE for a correction of something that cannot be corrected. */
export function assembled(
  { files }: Extract<StatementHome, { kind: 'own' }>,
  corrections: readonly Corrected[],
): FinancialStatementResult {
  const read = assembleStatements({ analysisId: '', reportUrl: '', files })
  if (corrections.length === 0) return read
  // Periods are named by their ends: which place they have follows from the documents that are there now.
  const present = corrections.flatMap(({ path, value }): Corrected[] => {
    const now = presentStatementPath(path, read.periods)
    return now === null ? [] : [{ path: now, value }]
  })
  return assembleStatements({ analysisId: '', reportUrl: '', files, corrections: present })
}

/** Under their lasting paths, without the part and the id. */
export const correctionsOf = (id: string, corrections: readonly Corrected[]): readonly Corrected[] =>
  corrections.flatMap(({ path, value }) =>
    path.startsWith(`${statementPart}${id}/`) ? [{ path: path.slice(statementPart.length + id.length), value }] : [],
  )

/** As they stand in the payload; what the cash flow desk makes of them stands beside them. */
export function payloadAnalysis({ result }: CompanyStatements): StatementAnalysis {
  const { analysisId: _id, reportUrl: _url, cash_flow: _flow, debts: _debts, ...members } = result
  return { source: 'statements', ...members }
}

/** Of the company that applies: the one the loan application names, else the only one. null: its statements are not there. */
export function applicantAnalysis(
  { companies }: Pick<ApplicationStatements, 'companies'>,
  borrower: string | null,
): StatementAnalysis | null {
  const found =
    borrower === null
      ? companies.length === 1
        ? companies[0]
        : undefined
      : companies.find(({ name }) => name !== null && sameCompany(name, borrower))
  return found === undefined ? null : payloadAnalysis(found)
}

function statementFiles(material: Pick<Material, 'files'>): readonly AssembleFile[] {
  return partsOf(material).flatMap(({ file, part }): AssembleFile[] => {
    const facts = file.read?.facts ?? null
    if (part.statements === undefined || part.statements.readings.length === 0 || facts === null) return []
    return [
      {
        extraction: part.statements,
        metadata: {},
        document: { ...facts, sha256: `${file.upload.id}/${part.pages[0] ?? 1}` },
      },
    ]
  })
}

/** Statements of each company together; those without a name belong to whom the others are of, when that is one. */
function homesOf(files: readonly AssembleFile[]): readonly Extract<StatementHome, { kind: 'own' }>[] {
  const groups: { name: string; files: AssembleFile[] }[] = []
  const unnamed: AssembleFile[] = []
  for (const file of files) {
    const name = file.extraction.companyName?.value ?? null
    if (name === null) unnamed.push(file)
    else {
      const group = groups.find(known => sameCompany(known.name, name))
      if (group) group.files.push(file)
      else groups.push({ name, files: [file] })
    }
  }
  if (groups.length === 1) groups[0]!.files = [...files]
  else if (unnamed.length > 0) groups.push({ name: '', files: unnamed })
  return groups.map(({ name, files: own }) => ({
    kind: 'own',
    id: partyKey(name).replaceAll(' ', '-') || '-',
    files: own,
  }))
}

/** Ids of further companies carry their place, so that none stands twice. */
const failedChecks = ({ checks }: FinancialStatementResult, index: number): readonly Check[] =>
  checks
    .filter(({ passed }) => passed === false)
    .map(check => ({
      ...check,
      id: index === 0 ? check.id : `${check.id}.${index}`,
      ...(check.figures && { figures: check.figures.map(pointer => `${statementPart}${index}${pointer}`) }),
    }))
