/**
 * `DESK_URL=http://127.0.0.1:4780 DESK_API_KEY=… node example.ts balance-sheet.pdf 2025-12-31`: analyzes a balance sheet,
 * corrects its cash, and lists what is stored.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createClient, multipart, type Schemas } from './client.ts'

const [path = '', periodEnd = ''] = process.argv.slice(2)
const client = createClient(process.env['DESK_URL'] ?? 'http://127.0.0.1:4780', process.env['DESK_API_KEY'] ?? '')

async function analyze(): Promise<Schemas['FinancialStatementResult']> {
  const fileName = basename(path)
  const { data, error, response } = await client.POST('/application/financial-statement-analysis', {
    body: {
      files: [new File([await readFile(path)], fileName, { type: 'application/pdf' })],
      metadata: [{ appId: 'app-1042', fileName, statementType: 'BALANCE_SHEET', periodEnd }],
    },
    bodySerializer: multipart,
  })
  if (error) throw new Error(`${response.status} ${response.headers.get('X-Error-Code')}: ${error.message}`)
  // Without `Prefer: respond-async` the answer is the result.
  return data as Schemas['FinancialStatementResult']
}

const result = await analyze()
const { cash } = result.balanceSheet.assets.currentAssets
console.log('current ratio', result.financialRatios.liquidityRatios.currentRatio)

const { data: correction } = await client.POST('/analyses/{id}/corrections', {
  params: { path: { id: result.analysisId } },
  body: { path: '/balanceSheet/assets/currentAssets/cash', value: (cash ?? 0) + 1000, note: 'Per bank letter' },
})
console.log('cash', correction?.old, '→', correction?.value)

const { data: list } = await client.GET('/analyses', {
  params: { query: { kind: 'financial-statements', status: 'complete', limit: 5 } },
})
for (const { companyName, revision } of list?.analyses ?? []) console.log(companyName, 'revision', revision)
