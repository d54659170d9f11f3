/** A batch: every file once, whatever becomes of it; a run that was cut off goes on where it stopped. */
import { appendFileSync, createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Refusal } from '../../../../core/errors.ts'
import { openInThreadPool } from '../../../../core/jobs/in-thread-pool.ts'
import { writeBatchReport } from '../../../../core/reports/batch-report.ts'
import { analyzeAlone, type AloneOutput, type BatchTasks } from '../../../../core/workflows/batch/analyze-alone.ts'
import { runBatch, tableHeader, type BatchRow } from '../../../../core/workflows/batch/batch.ts'
import { findBatchFiles } from '../../../../core/workflows/batch/find-files.ts'
import { BatchJournal } from '../../../../core/workflows/batch/journal.ts'
import { readTable } from '../../../../core/workflows/batch/read-table.ts'
import { openWorkbook } from '../../../support/open-workbook.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { drawTinyStatement } from '../../../support/tiny-statement.ts'

const asOf = Date.UTC(2026, 10, 28)

/** Says what is in the file; `refused` in it refuses it. */
const pool = (seen: string[] = []) =>
  openInThreadPool<BatchTasks>({
    analyzeAlone({ source, fileName }) {
      const company = Buffer.from('bytes' in source ? source.bytes : []).toString()
      seen.push(fileName)
      if (company === 'refused') return Promise.reject(new Refusal('ENCRYPTED', 'A password is needed.'))
      const result = { documents: [{ doc_type: 'invoice' }] } as AloneOutput['result']
      return Promise.resolve({ pages: 2, recognizedPages: 1, state: 'complete', company, checks: [], result })
    },
  })

function folderOf(files: Readonly<Record<string, string>>): { readonly from: string; readonly out: string } {
  const root = temporaryFolder()
  const [from, out] = [join(root, 'in'), join(root, 'out')]
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(from, name, '..'), { recursive: true })
    writeFileSync(join(from, name), text)
  }
  mkdirSync(out)
  return { from, out }
}

async function run(
  { from, out }: ReturnType<typeof folderOf>,
  {
    seen = [],
    signal = new AbortController().signal,
    onDone = () => undefined,
  }: {
    seen?: string[]
    signal?: AbortSignal
    onDone?: (row: BatchRow) => void
  } = {},
): Promise<void> {
  const journal = new BatchJournal(out, tableHeader)
  const options = { atOnce: 1, largest: 1000, now: asOf, tablesFolder: '', onNotice: () => undefined }
  try {
    await runBatch(findBatchFiles(from), { ...options, pool: pool(seen), journal, signal, onDone })
  } finally {
    journal.close()
  }
}

const results = (out: string): readonly { file: string; status: string; refusal: { code: string } | null }[] =>
  readFileSync(join(out, 'results.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { file: string; status: string; refusal: { code: string } | null })

test('each file is a line, those that cannot be read with the reason', async () => {
  const folder = folderOf({ 'a.pdf': 'Acme', 'deep/b.pdf': 'refused', 'c.pdf': 'x'.repeat(2000), '.hidden': 'x' })
  await run(folder)
  expect(results(folder.out).map(({ file, status, refusal }) => [file, status, refusal?.code ?? null])).toEqual([
    ['a.pdf', 'complete', null],
    ['c.pdf', 'refused', 'FILE_TOO_LARGE'],
    ['deep/b.pdf', 'refused', 'ENCRYPTED'],
  ])
  expect(readFileSync(join(folder.out, 'files.csv'), 'utf8')).toContain('a.pdf,complete,,,2,1,invoice,Acme,0,')
})

test('a run that was killed while it wrote goes on with the file it had not finished', async () => {
  const folder = folderOf({ 'a.pdf': 'one', 'b.pdf': 'two', 'c.pdf': 'three' })
  const stop = new AbortController()
  await run(folder, { signal: stop.signal, onDone: () => stop.abort() })
  appendFileSync(join(folder.out, 'results.jsonl'), '{"file":"b.pdf","stat')
  appendFileSync(join(folder.out, 'files.csv'), 'b.pdf,comp')
  appendFileSync(join(folder.out, 'progress.txt'), '99')
  const seen: string[] = []
  await run(folder, { seen })
  expect(seen).toEqual(['b.pdf', 'c.pdf'])
  expect(results(folder.out).map(({ file }) => file)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
})

test('a file that was changed since is analyzed again; the others are not', async () => {
  const folder = folderOf({ 'a.pdf': 'one', 'b.pdf': 'two' })
  await run(folder)
  writeFileSync(join(folder.from, 'b.pdf'), 'two, changed')
  const seen: string[] = []
  await run(folder, { seen })
  expect(seen).toEqual(['b.pdf'])
})

test('a list names files, each once', async () => {
  const folder = folderOf({ 'a.pdf': 'one', 'b.pdf': 'two' })
  const list = join(folder.from, '..', 'list.txt')
  writeFileSync(
    list,
    [join(folder.from, 'b.pdf'), '', join(folder.from, 'b.pdf'), join(folder.from, 'gone.pdf')].join('\n'),
  )
  await run({ ...folder, from: list })
  expect(results(folder.out).map(({ status, refusal }) => [status, refusal?.code ?? null])).toEqual([
    ['complete', null],
    ['refused', 'UNREADABLE'],
  ])
})

test('the workbook counts the rows of the table live', async () => {
  const folder = folderOf({ 'a.pdf': 'one', 'b.pdf': 'refused' })
  await run(folder)
  const path = join(folder.out, 'summary.xlsx')
  const statuses: string[] = []
  const rows = readTable(createReadStream(join(folder.out, 'files.csv')), ({ status }) => void statuses.push(status))
  await writeBatchReport(path, rows)
  expect(statuses).toEqual(['complete', 'refused'])
  const book = await openWorkbook(readFileSync(path))
  const files = book.getWorksheet('Files')!
  expect([files.getCell('A2').value, files.getCell('B3').value]).toEqual(['a.pdf', 'Refused'])
  const summary = book.getWorksheet('Summary')!
  expect(summary.getCell('B5').formula).toBe('COUNTIF(Files!$B$2:$B$3,"Refused")')
})

test('one file is analyzed as all there is of an application', async () => {
  const bytes = await drawTinyStatement({ company: 'Blue Harbor LLC' })
  const { state, company, result, pages } = await analyzeAlone(
    { source: { bytes }, fileName: 'a.pdf', password: null, sha256: 'ab'.repeat(32), lookups: null, asOf },
    { onProgress: () => undefined },
  )
  expect({ state, company, pages }).toMatchObject({ company: 'Blue Harbor LLC', pages: 1 })
  expect(result.documents?.map(({ doc_type: kind }) => kind)).toEqual(['balance_sheet'])
})
