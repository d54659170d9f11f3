/** Runs the shared scorer on the shared corpus against a desk of its own. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDesk } from '../../core/desk.ts'
import type { Judged } from './score-table.ts'
import { scorer, shared } from './shared-corpus.ts'

const financial = ['corpus/financial', 'corpus/made-here/financial']
/** Kind of truth → the folders it is looked for in. */
export const corpusFolders = {
  financial_statement: financial,
  set: financial,
  bad: financial,
  invoice: ['corpus/invoices', 'corpus/made-here/invoices'],
  bank_statement: ['corpus/bank', 'corpus/made-here/bank'],
  loan_application: ['corpus/loan', 'corpus/made-here/loan'],
  tax_return: ['corpus/tax'],
  integrity: ['corpus/integrity'],
} as const

export interface JudgeOptions {
  /** Only documents of this kind of truth. */
  readonly kind?: string | undefined
  /** Only documents with this in their name. */
  readonly match?: string | undefined
  /** Folders to judge instead of the corpus, absolute. */
  readonly folders?: readonly string[] | undefined
}

/** Judges every document once, in an empty data folder. Throws when the scorer ends without a report. */
export async function judgeCorpus({ kind: only, match, folders: others }: JudgeOptions): Promise<readonly Judged[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'desk-corpus-'))
  const apiKey = randomBytes(16).toString('hex')
  const desk = await openDesk({ dataDir: join(scratch, 'data'), port: 0, apiKey })
  try {
    const judged: Judged[] = []
    for (const [kind, folders] of Object.entries(corpusFolders)) {
      if (only !== undefined && only !== kind) continue
      const report = join(scratch, `${kind}.json`)
      const options = ['--base-url', desk.baseUrl, '--api-key', apiKey, '--kind', kind, '--json', report, '--quiet']
      const matching = match === undefined ? [] : ['--match', match]
      const code = await runScorer([
        ...options,
        ...matching,
        ...(others ?? folders.map(folder => join(shared, folder))),
      ])
      if (existsSync(report)) judged.push(...(JSON.parse(readFileSync(report, 'utf8')).documents as Judged[]))
      else if (match === undefined && others === undefined) throw new Error(`The scorer ended with ${code} on ${kind}.`)
    }
    return judged
  } finally {
    await desk.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

const runScorer = (args: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [scorer, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', fail)
    child.on('close', code => done(code ?? 1))
  })
