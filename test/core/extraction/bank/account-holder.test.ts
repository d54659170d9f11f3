/** Whose account a statement without a label for it is. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { Page } from '../../../drawing/page.ts'
import { drawBankStatement } from '../../../support/tiny-bank-statement.ts'

test('the name over an address that takes one line', async () => {
  const document = await readDocument(await drawBankStatement(10), { fileName: 'statement.pdf' })
  const [account] = extractBankStatements(document).accounts
  expect(account?.account_holder?.value).toBe('Alder Creek Tool Works, Inc.')
  expect(account?.bank_name?.value).toBe('Prairie State Bank')
})

test('the name over an address that follows the paragraphs of a letterhead closely', async () => {
  const drawn = new Page()
  drawn.left('Canton Community Bank', 40, 40).left('Statement Period: 03/01/2025 - 03/31/2025', 40, 60)
  drawn.left('Millbrook Cabinet Works', 40, 80).left('88 Sawmill Lane', 40, 92).left('Canton, OH 44702', 40, 104)
  drawn.left('Account Number: 4471824821', 40, 130).left('Beginning Balance', 40, 150).right('1,000.00', 400, 150)
  drawn.left('Ending Balance', 40, 162).right('1,500.00', 400, 162)
  drawn.left('Date', 40, 190).left('Description', 100, 190).right('Amount', 400, 190).right('Balance', 500, 190)
  drawn.left('03/03', 40, 204).left('Deposit', 100, 204).right('500.00', 400, 204).right('1,500.00', 500, 204)
  const [account] = extractBankStatements(await readDocument(await drawn.done(), { fileName: 'close.pdf' })).accounts
  expect(account?.account_holder?.value).toBe('Millbrook Cabinet Works')
})
