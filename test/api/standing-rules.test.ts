/** Rules for transactions kept over applications: off without the setting, in force at once, and below what an application decides itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TransactionList } from '../../core/contract/application.ts'
import { formOf, openApiDesk, type ApiDesk } from '../support/api-desk.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

const statement = (): Promise<Uint8Array<ArrayBuffer>> =>
  drawBankStatement(40, index => ([3, 17].includes(index) ? ['HARBOR SUPPLY COMPANY', 500_000 + index] : null))
async function submitted(appId: string): Promise<TransactionList> {
  const form = formOf([['bank.pdf', await statement()]], { appId, files: [{ fileName: 'bank.pdf' }] })
  expect((await desk.call('/application/data?wait=true', { method: 'POST', body: form })).status).toBe(200)
  return listed(appId)
}
const listed = async (appId: string): Promise<TransactionList> =>
  (await desk.call(`/application/data/${appId}/transactions`)).body as unknown as TransactionList
const harbor = ({ transactions }: TransactionList) =>
  transactions.filter(({ description }) => /harbor supply/i.test(description))

test('a rule of the settings decides in every application, until the application decides itself', async () => {
  const before = await submitted('before')
  const [one] = harbor(before)
  const path = one!.similar_path!
  expect(harbor(before).map(({ category }) => category)).not.toContain('owner_contribution')
  const [, , side, key] = path.split('/')
  const setting = { name: 'transactionRules', value: `${side} ${key} = owner contribution` }
  expect((await desk.json('/app/settings', setting, { method: 'PATCH' })).status).toBe(200)

  const after = await submitted('after')
  expect(harbor(after)).toHaveLength(2)
  expect(harbor(after).every(({ category }) => category === 'owner_contribution')).toBe(true)
  expect(after.rules).toMatchObject([{ path, category: 'owner_contribution', transactions: 2 }])
  // What was analyzed before stays as it is until something else changes it.
  expect(harbor(await listed('before')).map(({ category }) => category)).not.toContain('owner_contribution')

  await desk.json('/application/data/after/corrections', { path: `${path}/category`, value: null })
  expect(harbor(await listed('after')).map(({ category }) => category)).toEqual(
    harbor(before).map(({ category }) => category),
  )
})

test('what is no list of rules is refused', async () => {
  const setting = { name: 'transactionRules', value: 'credit harbor supply = payroll' }
  expect((await desk.json('/app/settings', setting, { method: 'PATCH' })).status).toBe(400)
})
