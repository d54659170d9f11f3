/** Whose account a statement without a label for it is. */
import { expect, test } from 'vitest'
import { extractBankStatements } from '../../../../core/extraction/bank/extract.ts'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { drawBankStatement } from '../../../support/tiny-bank-statement.ts'

test('the name over an address that takes one line', async () => {
  const document = await readDocument(await drawBankStatement(10), { fileName: 'statement.pdf' })
  const [account] = extractBankStatements(document).accounts
  expect(account?.account_holder?.value).toBe('Alder Creek Tool Works, Inc.')
  expect(account?.bank_name?.value).toBe('Prairie State Bank')
})
