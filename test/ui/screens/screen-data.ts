/** The desk behind the tour of every screen: the samples as statements, as an invoice and as an application with everything that can be wrong. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { updated } from '../../core/integrity/statement.ts'
import { bankWithLoan, closingSheet, openingSheet, yearOfIncome } from '../../support/cash-flow-documents.ts'
import { drawReturn } from '../../support/drawn-return.ts'
import { drawTinyFiling } from '../../support/tiny-filing.ts'
import { drawTinyStatement } from '../../support/tiny-statement.ts'
import { apiKey } from '../service.ts'

export interface ScreenData {
  readonly statement: string
  readonly invoice: string
  /** An application of the samples, a tax return, a filing and a changed statement. */
  readonly application: string
  /** One with debts, owners and a proposed loan. */
  readonly group: string
  /** One of which no document can be read. */
  readonly failed: string
}

type Sent = readonly [fileName: string, bytes: Uint8Array<ArrayBuffer>]

const folder = resolve(import.meta.dirname, '../../../resources/samples')
const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

/** The sample documents by their file names. */
export const samples: readonly Sent[] = readdirSync(folder).map(name => [
  name,
  new Uint8Array(readFileSync(join(folder, name))),
])

const kinds = { sheet: 'BALANCE_SHEET', income: 'INCOME_STATEMENT', cash: 'CASH_FLOW_STATEMENT' } as const
const typeOf = (name: string) => Object.entries(kinds).find(([word]) => name.includes(word))?.[1]

export async function prepareScreens(origin: string): Promise<ScreenData> {
  const headers = { authorization: `Bearer ${apiKey}` }
  const call = async (path: string, body: FormData | object): Promise<Record<string, unknown>> => {
    const json = !(body instanceof FormData)
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: json ? JSON.stringify(body) : body,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const form = (files: readonly Sent[], metadata: unknown): FormData => {
    const made = new FormData()
    for (const [name, bytes] of files) made.append('files', new Blob([bytes]), name)
    made.append('metadata', JSON.stringify(metadata))
    return made
  }
  const submit = async (appId: string, files: readonly Sent[], applicant?: object): Promise<void> => {
    const entries = files.map(([fileName]) => ({ fileName }))
    await call('/application/data?wait=true', form(files, { appId, files: entries, ...(applicant && { applicant }) }))
  }

  await call('/webhooks', { url: 'http://127.0.0.1:9/hook' })
  const statements = samples.filter(([name]) => typeOf(name) !== undefined)
  const { analysisId } = await call(
    '/application/financial-statement-analysis',
    form(
      statements,
      statements.map(([fileName]) => ({
        appId: 'Fernhollow 2026',
        fileName,
        statementType: typeOf(fileName),
        periodEnd: '2025-12-31',
      })),
    ),
  )
  const invoices = samples.filter(([name]) => /invoice/.test(name))
  const entries = invoices.map(([fileName]) => ({ appId: 'Fernhollow 2026', fileName }))
  const { analysis_id: invoice } = await call('/application/invoice-analysis', form(invoices, entries))

  const changed = updated(await drawTinyStatement({ plain: true }), hex('120,000'), hex('720,000'))
  const extra: Sent[] = [
    ['Form 1120-S 2021.pdf', new Uint8Array(await drawReturn())],
    ['Certificate of status.pdf', new Uint8Array(await drawTinyFiling('not in good standing'))],
    ['Changed balance sheet.pdf', new Uint8Array(changed)],
  ]
  await submit('Fernhollow truck loan', [...samples, ...extra])
  // The same documents elsewhere: what applications share is listed.
  await submit('Earlier request', samples)
  const books: Sent[] = [
    ['closing.pdf', new Uint8Array(await closingSheet())],
    ['opening.pdf', new Uint8Array(await openingSheet())],
    ['income.pdf', new Uint8Array(await yearOfIncome())],
    ['bank.pdf', await bankWithLoan()],
  ]
  await submit('Alder Creek term loan', books, {
    businessLegalName: 'Alder Creek Tool Works, Inc.',
    loanAmount: 250_000,
    owners: [{ firstName: 'Ada', lastName: 'Alder', ownershipPercentage: 100 }],
  })
  const status = await (
    await fetch(`${origin}/application/data/${encodeURIComponent('Alder Creek term loan')}`, { headers })
  ).json()
  await call(`/analyses/${status.workflow_ids.at(-1)}/cash-flow`, {
    proposed_loan: { amount: 250_000, rate_percent: 9, term_months: 60 },
    debt_schedule: [
      { lender: 'Harbor Trust Bank', balance: 210_000, rate_percent: 7, payment: 4_000, frequency: 'monthly' },
    ],
    persons: [{ name: 'Ada Alder', wages: 90_000, taxes: 22_000, debt_service: 18_000, living_expense: 48_000 }],
  })
  await submit('Unreadable', [['broken.pdf', new Uint8Array(Buffer.from('%PDF-1.7\nnothing of a document'))]])
  // Signs of change join a statement's result as a revision of their own.
  await pause(1_500)
  return {
    statement: String(analysisId),
    invoice: String(invoice),
    application: 'Fernhollow truck loan',
    group: 'Alder Creek term loan',
    failed: 'Unreadable',
  }
}
