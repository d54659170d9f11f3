/** The command line over whole applications: documents of every kind in, state and payload out; a killed run goes on. */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ApplicationStatus } from '../../../core/contract/application.ts'
import { closingSheet, yearOfIncome } from '../../support/cash-flow-documents.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { drawTinyInvoices } from '../../support/tiny-invoice.ts'
import { drawTinyStatement } from '../../support/tiny-statement.ts'

const entry = join(import.meta.dirname, '../../../core/cli/command-line.cjs')

/** `onLine` hears each line of the error output and may kill the run. */
async function analyze(cwd: string, args: readonly string[], onLine?: (line: string, kill: () => void) => void) {
  const child = spawn(process.execPath, [entry, '--application', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const err: string[] = []
  createInterface({ input: child.stderr }).on('line', line => {
    err.push(line)
    onLine?.(line, () => child.kill('SIGKILL'))
  })
  const [out, code] = await Promise.all([text(child.stdout), new Promise(done => child.on('close', done))])
  return { out, err, code }
}

/** A balance sheet, an invoice in an e-mail message, a bank feed, and a file that is nothing. */
async function drawApplication(folder: string): Promise<void> {
  mkdirSync(join(folder, 'Alder Creek', 'mail'), { recursive: true })
  writeFileSync(join(folder, 'Alder Creek', '1 balance sheet.pdf'), await drawTinyStatement())
  const invoice = (await drawTinyInvoices([{}])).toString('base64')
  const message = [
    'From: dealer@quarry.example',
    'Subject: Invoice',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: application/pdf; name="invoice.pdf"',
    'Content-Disposition: attachment; filename="invoice.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    ...invoice.match(/.{1,76}/g)!,
    '--part--',
    '',
  ]
  writeFileSync(join(folder, 'Alder Creek', 'mail', 'invoice.eml'), message.join('\r\n'))
  writeFileSync(
    join(folder, 'Alder Creek', 'export.csv'),
    'Date,Description,Amount,Balance\n2026-02-02,Deposit,4000.00,5000.00\n2026-02-03,Rent,-1000.00,4000.00\n',
  )
  writeFileSync(join(folder, 'Alder Creek', '.DS_Store'), 'hidden')
}

test('reads every kind of document of a folder and prints the application', async () => {
  const folder = temporaryFolder()
  await drawApplication(folder)
  writeFileSync(join(folder, 'Alder Creek', 'photo.raw'), Buffer.from([0, 1, 2, 3]))
  const { out, err, code } = await analyze(folder, ['Alder Creek', '--out', 'report'])
  const status = ApplicationStatus.parse(JSON.parse(out))
  expect(status.app_id).toBe('Alder Creek')
  const documents = status.data!.documents!.map(({ doc_type, name, url }) => ({ doc_type, name, url }))
  const fileUrl = (name: string) => pathToFileURL(join(folder, 'Alder Creek', name)).href
  expect(documents).toEqual(
    expect.arrayContaining([
      { doc_type: 'balance_sheet', name: '1 balance sheet.pdf', url: fileUrl('1 balance sheet.pdf') },
      { doc_type: 'bank_feed', name: 'export.csv', url: fileUrl('export.csv') },
      { doc_type: 'invoice', name: 'mail/invoice.eml/invoice.pdf', url: fileUrl('mail/invoice.eml') },
    ]),
  )
  expect(err).toEqual(expect.arrayContaining([expect.stringMatching(/^\[4 of 4\] photo\.raw is not of a kind/)]))
  expect(code).toBe(3)
  expect(readdirSync(join(folder, 'report'))).toEqual([expect.stringMatching(/\.xlsx$/)])
})

test('goes on where a killed run stopped, with the same answer, and keeps nothing when it is over', async () => {
  const folder = temporaryFolder()
  await drawApplication(folder)
  const killed = await analyze(folder, ['Alder Creek', '--app-id', 'A-7'], (line, kill) => {
    if (line.startsWith('[1 of 3]')) kill()
  })
  expect(killed.code).toBeNull()
  expect(killed.out).toBe('')
  const { out, err, code } = await analyze(folder, ['Alder Creek', '--app-id', 'A-7'])
  expect(err[0]).toMatch(/^Going on with a run that was ended: [12] files were submitted\.$/)
  expect(code).toBe(0)
  const { app_id, data, workflow_ids } = ApplicationStatus.parse(JSON.parse(out))
  expect({ app_id, documents: data!.documents!.length, submissions: workflow_ids.length }).toEqual({
    app_id: 'A-7',
    documents: 3,
    submissions: 3,
  })
  expect(readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([])
})

test.each([
  [[], 'No folder was given.'],
  [['nowhere'], 'nowhere: there is no such file.'],
  [['.', '--color'], '--color'],
])('%j is a usage error', async (args, message) => {
  const { err, code } = await analyze(temporaryFolder(), args)
  expect(code).toBe(2)
  expect(err.join('\n')).toContain(message)
})

test('takes a proposed loan; a file of choices that states something else is refused', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'loan'))
  writeFileSync(join(folder, 'loan', 'sheet.pdf'), await closingSheet())
  writeFileSync(join(folder, 'loan', 'income.pdf'), await yearOfIncome())
  const loan = { amount: 250_000, rate_percent: 9, term_months: 60 }
  writeFileSync(join(folder, 'choices.json'), JSON.stringify({ proposed_loan: loan }))
  const { out, code } = await analyze(folder, ['loan', '--cash-flow', 'choices.json'])
  expect(code).toBe(0)
  const { data } = ApplicationStatus.parse(JSON.parse(out))
  expect(data!.cash_flow!.proposed_loan).toMatchObject({ payment: 5_189.59, annual_debt_service: 62_275.08 })
  expect(data!.cash_flow!.periods[0]!.lines['proposed_service']!.value).toBe(62_275.08)
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ proposed_loans: loan }))
  const refused = await analyze(folder, ['loan', '--cash-flow', 'wrong.json'])
  expect([refused.code, refused.out]).toEqual([2, ''])
  expect(refused.err.join(' ')).toContain('proposed_loans')
})
