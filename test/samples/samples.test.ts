/** The sample documents the window offers: what the script draws, and read as they are meant to be. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClassifiedFile } from '../../core/contract/desk.ts'
import { formOf, openApiDesk, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { applicant, borrowed, dealer, invoiceTotal } from './company.ts'
import { samples } from './samples.ts'
import { misprint } from './statements.ts'

const folder = resolve(import.meta.dirname, '../../resources/samples')
const sent = (...names: readonly string[]): readonly Sent[] =>
  samples
    .filter(({ fileName }) => names.some(name => fileName.includes(name)))
    .map(({ fileName }) => [fileName, readFileSync(join(folder, fileName))] as const)

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

test('what the window carries is what the script draws', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(samples.map(({ fileName }) => fileName).toSorted())
  for (const { fileName, draw } of samples)
    expect(Buffer.from(await draw()).equals(readFileSync(join(folder, fileName))), fileName).toBe(true)
})

test('each is classified as what it is', async () => {
  const found = []
  for (const file of sent('.pdf')) {
    const { body } = await desk.call('/app/classify', { method: 'POST', body: formOf([file]) })
    const { parts, statements } = body as unknown as ClassifiedFile
    found.push(statements[0]?.statementType ?? parts.map(({ docType }) => docType).join())
  }
  expect(found).toEqual([
    'BALANCE_SHEET',
    'INCOME_STATEMENT',
    'CASH_FLOW_STATEMENT',
    'invoice',
    'bankstatement',
    'loan_application',
  ])
})

test('one figure of the statements is misprinted, is pointed out, and corrected makes the sums agree', async () => {
  const files = sent('Fernhollow')
  const metadata = files.map(([fileName]) => ({
    appId: 'samples',
    fileName,
    statementType: /balance/.test(fileName)
      ? 'BALANCE_SHEET'
      : /income/.test(fileName)
        ? 'INCOME_STATEMENT'
        : 'CASH_FLOW_STATEMENT',
    periodEnd: '2025-12-31',
  }))
  const { status, body } = await desk.analyze(formOf(files, metadata))
  expect(status).toBe(200)
  expect(body).toMatchObject({ companyName: expect.stringMatching(/fernhollow millwork/i), periodEnd: '2025-12-31' })
  const failed = (result: Record<string, unknown>) =>
    (result['checks'] as { passed: boolean | null; figures?: string[] }[]).filter(({ passed }) => passed === false)
  const { pointer: path } = misprint
  expect(failed(body).length).toBeGreaterThan(0)
  expect(failed(body).every(({ figures }) => figures?.includes(path))).toBe(true)
  expect(body).toMatchObject({
    incomeStatement: { ordinaryIncomeExpense: { income: { grossProfit: misprint.printed } } },
  })

  const id = body['analysisId'] as string
  await desk.json(`/analyses/${id}/corrections`, { path, value: misprint.right, note: null })
  const corrected = (await desk.call(`/analyses/${id}`)).body['result'] as Record<string, unknown>
  expect(failed(corrected)).toEqual([])
})

test('all of them together are one application of one company that agrees with itself', async () => {
  const files = sent('.pdf')
  const { body } = await desk.call('/application/data?wait=true', {
    method: 'POST',
    body: formOf(files, { appId: 'samples', files: files.map(([fileName]) => ({ fileName })) }),
  })
  expect(body).toMatchObject({
    app_id: 'samples',
    loan_app_data: { businessLegalName: applicant.name, loanAmount: borrowed, signed_application: true },
    invoice_analysis: [{ sender: { name: dealer }, total_invoice_value: invoiceTotal }],
    bankstatements_data: { accounts_summaries: [expect.anything()] },
  })
})
