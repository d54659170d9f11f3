/** The command line: JSON on stdout and nothing else, a workbook, sentences on stderr, exit codes that tell. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { FinancialStatementResult } from '../../core/contract/financial-statement.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const entry = join(import.meta.dirname, '../../core/analyze.ts')

async function analyze(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [entry, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, said, code] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    new Promise(resolve => child.on('close', resolve)),
  ])
  return { out: out.toString(), said, code }
}

const workbooksIn = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.xlsx'))

describe('npm run analyze', () => {
  test('prints the documented result and writes the workbook it names', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyStatement())
    const { out, said, code } = await analyze(folder, 'a.pdf', '--out', 'made/here')
    expect({ said, code }).toMatchObject({ code: 0, said: expect.stringMatching(/^Workbook: .*\.xlsx\n$/) })
    const result = FinancialStatementResult.parse(JSON.parse(out))
    expect(result.balanceSheet.assets.totalAssets).toBe(700_000)
    expect(result.periodEnd).toBe('2025-12-31')
    const workbook = fileURLToPath(result.reportUrl)
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK')
    expect(workbooksIn(join(folder, 'made/here'))).toEqual([
      'Alder Creek Tool Works, Inc. 2025-12-31 financial analysis.xlsx',
    ])
  })

  test('makes one analysis of several files and of a folder; one that fails does not stop the rest', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'years', 'below'), { recursive: true })
    writeFileSync(join(folder, 'years', '2024.pdf'), await drawTinyStatement({ period: 'As of December 31, 2024' }))
    writeFileSync(join(folder, 'years', 'below', '2025.PDF'), await drawTinyStatement())
    writeFileSync(join(folder, 'years', 'notes.txt'), 'not a PDF, not asked for')
    writeFileSync(join(folder, 'locked.pdf'), await drawTinyStatement({ password: 'open sesame' }))
    const { out, said, code } = await analyze(folder, 'years', 'locked.pdf')
    const result = JSON.parse(out) as FinancialStatementResult
    expect(result.periods.map(({ periodEnd }) => periodEnd)).toEqual(['2025-12-31', '2024-12-31'])
    expect(said).toMatch(/^locked\.pdf: .*password/)
    expect(code).toBe(3)
    expect(workbooksIn(folder)).toHaveLength(1)
  })

  test('options hold for the file before them, or for all when they stand first', async () => {
    const folder = temporaryFolder()
    const undated = { period: '', title: 'Statement' }
    writeFileSync(join(folder, 'a.pdf'), await drawTinyStatement(undated))
    writeFileSync(join(folder, 'b.pdf'), await drawTinyStatement({ ...undated, password: 'open sesame' }))
    const { out, code } = await analyze(
      folder,
      '--type',
      'BALANCE_SHEET',
      'a.pdf',
      '--period-end',
      '2023-12-31',
      'b.pdf',
      '--period-end',
      '2024-12-31',
      '--password',
      'open sesame',
    )
    expect(code).toBe(0)
    const result = JSON.parse(out) as FinancialStatementResult
    expect(result.periods.map(({ periodEnd }) => periodEnd)).toEqual(['2024-12-31', '2023-12-31'])
  })

  test('nothing to analyse: sentences, no JSON, no workbook', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), '<html></html>')
    expect(await analyze(folder, 'a.pdf')).toEqual({ out: '', said: expect.stringMatching(/^a\.pdf: /), code: 4 })
    expect(workbooksIn(folder)).toEqual([])
  })

  test.each([
    [['missing.pdf'], 'missing.pdf: there is no such file.'],
    [['.'], 'there is no PDF in this folder.'],
    [[], 'No file was given.'],
    [['--colour', 'red'], '--colour'],
    [['--type', 'LETTER'], '--type: LETTER'],
    [['--period-end', '2024-02-30'], '--period-end: 2024-02-30'],
  ])('%j is wrong use', async (args, sentence) => {
    const { out, said, code } = await analyze(temporaryFolder(), ...args)
    expect({ out, code }).toEqual({ out: '', code: 2 })
    expect(said).toContain(sentence)
  })

  test('help goes to stdout', async () => {
    const folder = temporaryFolder()
    const { out, code } = await analyze(folder, '--help')
    expect(code).toBe(0)
    expect(out).toContain('--period-end DATE')
    expect(existsSync(join(folder, 'desk.db'))).toBe(false)
  })
})
