/** One file analyzed as if it were all there is of an application: what a batch has done with each of its files. */
import type { FullAnalysis } from '../../contract/application.ts'
import type { Check } from '../../contract/evidence.ts'
import type { TaskContext } from '../../jobs/task.ts'
import { assembleApplication, type ApplicantAnswers } from '../applications/assemble.ts'
import type { ApplicationMaterial } from '../applications/load-application.ts'
import { applicationLoan } from '../applications/loan.ts'
import { readApplicationFile } from '../applications/read-file.ts'
import type { FileInput } from '../intake/read-file.ts'
import { foundIn, invoicesOf, type ReadInvoiceFile } from '../invoices/analyze.ts'
import type { LookupSettings } from '../invoices/complete.ts'

export interface AloneInput extends FileInput {
  /** Hex. */
  readonly sha256: string
  /** null: nothing is looked up. */
  readonly lookups: LookupSettings | null
  /** Epoch ms; what "today" is for checks of staleness. */
  readonly asOf: number
}

export interface AloneOutput {
  readonly pages: number
  readonly recognizedPages: number
  readonly state: 'complete' | 'needs_review'
  readonly company: string | null
  /** Checks that failed, and what is undecided. */
  readonly checks: readonly Check[]
  readonly result: FullAnalysis
}

export interface BatchTasks {
  readonly analyzeAlone: { readonly input: AloneInput; readonly output: AloneOutput }
}

const nothingAsked: ApplicantAnswers = {
  sos: { value: null, status: null },
  webPresence: { value: null, status: null },
  addressVerification: { value: null, status: null },
}

/** Throws Refusal when the file cannot be read. */
export async function analyzeAlone(
  { sha256, asOf, lookups, ...file }: AloneInput,
  context: TaskContext,
): Promise<AloneOutput> {
  const { fileName } = file
  const stated = { docType: null, statementType: null, periodEnd: null, documents: null }
  const { parts, signs, ...facts } = await readApplicationFile({ ...file, ...stated, lookups }, context)
  // A batch does not inspect: only what the reading saw is known.
  const integrity = signs === undefined || signs.length === 0 ? null : signs
  const read = { fileName, parts, facts, refusal: null, ...(integrity !== null && { integrity }) }
  const upload = { id: sha256, fileName, sha256, metadata: { fileName } }
  const material: ApplicationMaterial = {
    appId: sha256.slice(0, 32),
    applicant: {},
    files: [{ analysisId: sha256, upload, read, docType: 'other', repeated: false }],
    answered: { statements: [], statementHomes: [], invoices: [], homes: [] },
    corrections: [],
  }
  const files = parts.flatMap(({ invoices }): ReadInvoiceFile[] =>
    invoices === undefined ? [] : [{ ...facts, ...invoices, fileName }],
  )
  const { payload, details, state, companyName } = assembleApplication({
    material,
    loan: applicationLoan(material),
    invoices: invoicesOf(foundIn(files), {
      createdAt: asOf,
      idsFor: count => Array.from({ length: count }, (_, index) => index + 1),
    }),
    answers: nothingAsked,
    dashboardUrl: '',
    urlOf: () => '',
    asOf,
    accepted: [],
  })
  const { pages, ocrPages } = facts
  const checks = details.checks.filter(({ passed }) => passed !== true)
  return { pages, recognizedPages: ocrPages, state, company: companyName, checks, result: payload }
}
