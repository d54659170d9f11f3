/**
 * `npm run analyze -- --application FOLDER`: documents of one application in, of every kind the service takes; its state and payload as JSON on
 * stdout, the workbook in a folder, progress on stderr. The application is kept in a data folder beside the output until it is read, so that a
 * run that was ended goes on with the files that are left.
 */
import '../required-node.ts'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { GivenFile } from './read-application.ts'

const { Refusal } = await import('../errors.ts')
const { cashFlowChoices } = await import('./cash-flow-file.ts')
const { commandOf } = await import('./command.ts')
const { readApplication } = await import('./read-application.ts')

const usage = `Usage: npm run analyze -- --application FOLDER|FILE… [--app-id ID] [--cash-flow FILE] [--out DIR]

Reads the documents of one application: PDFs, pictures of pages (PNG, JPEG, TIFF), bank feeds (OFX, QBO, QFX, CSV), statements in XLSX or CSV, and
ZIP archives and e-mail messages with such files; of a folder every file in it and below, hidden ones left out. Prints state, payload, checks and
provenance as JSON, and writes the workbook; tax returns are in the payload's tax_returns, their spread in tax_return_analyses.

  --app-id ID        identifier of the application; else the name of the folder
  --cash-flow FILE   JSON with a proposed loan, add-backs, a debt schedule, a policy, people and entities: the body of POST /analyses/{id}/cash-flow
  --out DIR          folder of the workbook; else the current one

A run that was ended goes on where it stopped: what it has read is kept in the folder of the workbook until the run is over.
Exit code: 0 all files read, 1 a defect of the program, 2 usage error, 3 some files refused, or no cash flow for --cash-flow, 4 no document read.`

const exitCodes = { done: 0, usage: 2, partly: 3, nothing: 4 } as const
const { usageError, read } = commandOf('analyze')
const options = {
  application: { type: 'boolean' },
  'app-id': { type: 'string' },
  'cash-flow': { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Throws Refusal BAD_SETTING. */
function filesAt(path: string): readonly GivenFile[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw usageError(`${path}: there is no such file.`)
  if (!found.isDirectory()) return [{ name: basename(path), path: resolve(path), password: null, output: null }]
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(
      file =>
        !relative(path, file)
          .split(sep)
          .some(part => part.startsWith('.')),
    )
  if (files.length === 0) throw usageError(`${path}: there is no file in this folder.`)
  return files
    .map(file => ({
      name: relative(path, file).replaceAll(sep, '/'),
      path: resolve(file),
      password: null,
      output: null,
    }))
    .sort((a, b) => new Intl.Collator('en', { numeric: true }).compare(a.name, b.name))
}

/** Runs one command and resolves to its exit code; defects are thrown. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = read(args, options)
    if (values.help === true) {
      console.log(usage)
      return exitCodes.done
    }
    if (positionals.length === 0) throw usageError('No folder was given.')
    const files = positionals.flatMap(filesAt)
    const out = resolve(values.out ?? '.')
    mkdirSync(out, { recursive: true })
    const [first = ''] = positionals
    const appId = values['app-id'] ?? basename(resolve(first)).slice(0, 200)
    const choices = cashFlowChoices(values['cash-flow'], usageError)
    const { json, refused } = await readApplication(files, { appId, out, choices })
    if (json === null) return exitCodes.nothing
    for (const piece of json) process.stdout.write(piece)
    process.stdout.write('\n')
    return refused === 0 ? exitCodes.done : exitCodes.partly
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return exitCodes.usage
  }
}
