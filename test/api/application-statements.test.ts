/** Statements among the documents of an application: analyzed for each company, corrected in place, also when later documents shift their periods. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationStatus, FullAnalysis } from '../../core/contract/application.ts'
import { closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { entryOf, formOf, openApiDesk, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { openWorkbook } from '../support/open-workbook.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
const appId = 'with-statements'
const path = `/application/data/${appId}`
const part = '/financial_statement_analyses/0'
const cash = '/balanceSheet/assets/currentAssets/cash'
const total = '/balanceSheet/assets/currentAssets/totalCurrentAssets'

const statusOf = async (): Promise<ApplicationStatus> => (await desk.call(path)).body as unknown as ApplicationStatus
const payloadOf = async (): Promise<FullAnalysis> => (await statusOf()).data!
async function submit(files: readonly Sent[]): Promise<void> {
  const applicant = { businessLegalName: 'Alder Creek Tool Works, Inc.' }
  const form = formOf([...files], { appId, applicant, files: files.map(([fileName]) => ({ fileName })) })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: form })).status).toBe(200)
}
const correct = (pointer: string, value: unknown) => desk.json(`${path}/corrections`, { path: pointer, value })

beforeAll(async () => {
  desk = await openApiDesk()
  await submit([
    ['opening.pdf', await openingSheet()],
    ['income.pdf', await yearOfIncome()],
    ['other.pdf', await drawTinyStatement({ company: 'Birch Landing Bakery, LLC' })],
  ])
})
afterAll(() => desk.close())

test('the statements of each company are analyzed, those of the applicant by themselves too', async () => {
  const { data, provenance, confidence } = await statusOf()
  const [own, other] = data!.financial_statement_analyses!
  expect(own).toMatchObject({ source: 'statements', companyName: 'Alder Creek Tool Works, Inc.' })
  expect(own!.periods.map(({ periodEnd }) => periodEnd)).toEqual(['2025-12-31', '2024-12-31'])
  expect(own!.financialRatios.profitabilityRatios.netProfitMargin).toBe(0.08)
  expect(other).toMatchObject({ companyName: 'Birch Landing Bakery, LLC', incomeStatement: { netIncome: null } })
  expect(data!.financial_statement_analysis).toEqual(own)
  expect(provenance[`${part}/incomeStatement/netIncome`]).toMatchObject({ fileName: 'income.pdf', text: '80,000' })
  expect(confidence[`${part}/incomeStatement/netIncome`]).toBeGreaterThan(0.9)
})

test('a correction changes the ratios, and one that breaks a sum shows it with its place', async () => {
  expect((await correct(`${part}${cash}`, 95_000)).status).toBe(201)
  const { data, checks, provenance, status } = await statusOf()
  expect(data!.financial_statement_analyses![0]!.financialRatios.liquidityRatios.cashRatio).toBeCloseTo(
    95_000 / 140_000,
  )
  expect(provenance[`${part}${cash}`]).toMatchObject({ method: 'manual' })
  const broken = checks.find(({ passed, figures }) => passed === false && figures?.[0] === `${part}${total}`)
  expect(broken?.figures).toContain(`${part}${cash}`)
  expect(status).toBe('needs_review')
})

test('a correction stays with its period when a newer document arrives', async () => {
  await submit([['closing.pdf', await closingSheet()]])
  const own = (await payloadOf()).financial_statement_analyses![0]!
  expect(own.balanceSheet.assets.currentAssets.cash).toBe(120_000)
  const index = own.periods.findIndex(({ periodEnd }) => periodEnd === '2024-12-31')
  expect(own.periods[index]!.balanceSheet!.assets.currentAssets.cash).toBe(95_000)
  const { body } = await desk.call(`${path}/corrections`)
  expect(body['corrections']).toMatchObject([{ path: `${part}/periods/${index}${cash}`, old: 90_000, value: 95_000 }])
})

test('the product chosen for an application stays with it', async () => {
  const at = `/app/applications/${appId}/product`
  expect((await desk.call(at)).body).toEqual({ product: null })
  expect((await desk.json(at, { product: 'MCA' }, { method: 'PUT' })).status).toBe(200)
  await submit([['more.pdf', await drawTinyStatement({ period: 'As of December 31, 2022' })]])
  expect((await desk.call(at)).body).toEqual({ product: 'MCA' })
  expect((await desk.json(at, { product: '' }, { method: 'PUT' })).status).toBe(400)
  expect((await desk.call('/app/applications/nowhere/product')).status).toBe(404)
})

test('the workbook of the application has the spread of the applicant', async () => {
  const { report_url: url } = (await desk.call(path)).body as { report_url: string }
  const book = await openWorkbook(new Uint8Array(await (await fetch(url)).arrayBuffer()))
  expect(book.getWorksheet('Balance Sheet Analysis')!.getCell('A1').text).toBe('Alder Creek Tool Works, Inc.')
  expect(book.getWorksheet('Financial Ratios')).toBeDefined()
})

test('what is no value of the statements is refused', async () => {
  const refused = [
    `${part}/financialRatios/liquidityRatios/cashRatio`,
    '/financial_statement_analyses/7/companyName',
    `${part}/balanceSheet/nothing`,
  ]
  for (const pointer of refused) expect((await correct(pointer, 1)).status, pointer).toBe(400)
})

test('statements answered by their own endpoint stand beside them, and a correction reaches their analysis', async () => {
  const income: Sent = ['march.pdf', await drawTinyStatement({ company: 'Cedar Point Marina, Inc.' })]
  const { body } = await desk.analyze(formOf([income], [{ ...entryOf('march.pdf'), appId }]))
  await submit([['again.pdf', await drawTinyStatement({ period: 'As of December 31, 2023' })]])
  const analyses = (await payloadOf()).financial_statement_analyses!
  const index = analyses.findIndex(({ companyName }) => companyName === 'Cedar Point Marina, Inc.')
  expect(index).toBeGreaterThan(0)
  expect((await correct(`/financial_statement_analyses/${index}${cash}`, 1)).status).toBe(201)
  const { body: answered } = await desk.call(`/analyses/${String(body['analysisId'])}`)
  expect(answered).toMatchObject({ result: { balanceSheet: { assets: { currentAssets: { cash: 1 } } } } })
  const after = (await payloadOf()).financial_statement_analyses![index]!
  expect(after.balanceSheet.assets.currentAssets.cash).toBe(1)
})
