/** An application read for the command line. It is kept in a data folder beside the output until it is read, so that a run that was ended goes on. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { CashFlowChoices } from '../contract/cash-flow.ts'
import type { ApplicationStatus } from '../contract/application.ts'
import { openContext, version, GRACE_MS, type Closing } from '../desk-context.ts'
import { openWorkflows, type DeskWorkflows } from '../desk-workflows.ts'
import { Refusal } from '../errors.ts'
import type { Pool } from '../jobs/task.ts'
import type { ApplicationFileOutput } from '../workflows/applications/read-file.ts'
import type { FileInput } from '../workflows/intake/read-file.ts'
import type { DeskTasks } from '../workflows/intake/tasks.ts'
import { workbookFileId } from '../workflows/workbooks.ts'
import { jsonPieces } from './json-pieces.ts'

/** A file of the application: its name within it, with "/" between folders. */
export interface GivenFile {
  readonly name: string
  readonly path: string
  /** null: none was given. */
  readonly password: string | null
  /** What was found in it when it was read a moment ago; null: it is to be read, and inspected for signs of change. */
  readonly output: ApplicationFileOutput | null
}

/** `json`: state, payload, checks and provenance, in pieces; null where no document was read. `refused`: how many files could not be read; each is named on stderr. */
export type ReadApplication = (
  files: readonly GivenFile[],
  options: {
    readonly appId: string
    readonly out: string
    /** Of the cash flow desk; null: none are given. */
    readonly choices?: CashFlowChoices | null
  },
) => Promise<{ readonly json: Iterable<string> | null; readonly refused: number }>

/** Another set of files, or another release of the product, has a folder of its own. */
function workFolder(out: string, files: readonly GivenFile[]): string {
  const states = files.map(({ name, path }) => {
    const { size, mtimeMs } = statSync(path)
    return [name, size, mtimeMs]
  })
  const set = createHash('sha256').update(JSON.stringify(states)).digest('hex').slice(0, 12)
  return join(out, `.application-in-progress-${version}-${set}`)
}

interface Run extends DeskWorkflows {
  readonly appId: string
  /** Analyses of this application that an earlier run submitted, by the name of their file. */
  readonly submitted: ReadonlyMap<string, string>
}

async function submit({ analyses, appId, submitted }: Run, { name, path, password }: GivenFile): Promise<string> {
  const earlier = submitted.get(name)
  if (earlier !== undefined) return earlier
  const bytes = readFileSync(path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { fileName: name, size: bytes.length, sha256, bytes, storedId: null }
  return analyses.submit({
    kind: 'application',
    files: [{ file, entry: { fileName: name, appId, ...(password !== null && { password }) } }],
    caller: { id: 'command-line', name: 'Command line', tier: 'unlimited' },
  })
}

/** How many files could not be read; each is named on stderr. */
async function readAll(run: Run, files: readonly GivenFile[]): Promise<number> {
  let refused = 0
  for (const [index, file] of files.entries()) {
    const place = files.length === 1 ? '' : `[${index + 1} of ${files.length}] `
    try {
      await run.analyses.waitFor(await submit(run, file))
      if (place !== '') console.error(`${place}${file.name}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused += 1
      console.error(place + (error.message.includes(file.name) ? '' : `${file.name}: `) + error.message)
    }
  }
  return refused
}

/** Links lead to the files that were given: nobody serves others when the run is over. */
function withFileLinks(status: ApplicationStatus, files: readonly GivenFile[], out: string): ApplicationStatus {
  if (status.data === null) return status
  const url = (name: string): string => {
    const home = files.find(file => name === file.name || name.startsWith(`${file.name}/`))
    return pathToFileURL(home?.path ?? out).href
  }
  const documents = status.data.documents?.map(document => ({ ...document, url: url(document.name) })) ?? null
  return { ...status, data: { ...status.data, dashboard_url: pathToFileURL(out).href, documents } }
}

/** Its path. */
async function writeWorkbook(
  { analyses }: DeskWorkflows,
  { id, revision }: { readonly id: string; readonly revision: number },
  out: string,
): Promise<string> {
  const workbook = await analyses.download(workbookFileId(id, revision))
  const path = join(out, workbook.fileName)
  writeFileSync(path, await buffer(workbook.content))
  console.error(`Workbook: ${path}`)
  return path
}

/** What was found in files that were read a moment ago, by name; of files with one name nothing: they cannot be distinguished. */
function outputsOf(files: readonly GivenFile[]): ReadonlyMap<string, ApplicationFileOutput> {
  const named = [...Map.groupBy(files, ({ name }) => name)]
  return new Map(named.flatMap(([name, [file, other]]) => (other || !file?.output ? [] : [[name, file.output]])))
}

/** The desk's tasks in this thread: each of its own would load what this one has. */
async function inThread(): Promise<Pool<DeskTasks>> {
  const { openInThreadPool } = await import('../jobs/in-thread-pool.ts')
  const { deskTasks } = await import('../workflows/intake/tasks.ts')
  return openInThreadPool<DeskTasks>(deskTasks)
}

/** The pool, without reading again what was read. */
const withOutputs = (pool: Pool<DeskTasks>, outputs: ReadonlyMap<string, ApplicationFileOutput>): Pool<DeskTasks> => ({
  ready: pool.ready,
  close: () => pool.close(),
  run(task, input, options) {
    const known = task === 'readApplicationFile' ? outputs.get((input as FileInput).fileName) : undefined
    return known === undefined ? pool.run(task, input, options) : Promise.resolve(known)
  },
})

/** Stores the choices as the next revision of the newest submission; resolves to 1 where there is no cash flow, which stderr names. */
async function choose(
  { analyses, applications }: DeskWorkflows,
  appId: string | null,
  choices: CashFlowChoices | null,
): Promise<0 | 1> {
  const id = appId === null ? undefined : applications.status(appId)?.workflow_ids.at(-1)
  if (choices === null || id === undefined) return 0
  try {
    await analyses.chooseCashFlow(id, choices, 'Command line')
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`--cash-flow: ${error.message}`)
    return 1
  }
}

/** Reads them, and writes the workbook of the application into the folder `out`. Throws Refusal for what holds of all files. */
export const readApplication: ReadApplication = async (files, { appId, out, choices = null }) => {
  const dataDir = workFolder(out, files)
  const closing: Closing = []
  let read: Awaited<ReturnType<ReadApplication>>
  try {
    const outputs = outputsOf(files)
    const parts = outputs.size === files.length ? { pool: await inThread() } : {}
    const opened = await openContext({ dataDir, port: 0 }, parts, closing)
    const context = { ...opened, pool: withOutputs(opened.pool, outputs) }
    // Links are replaced when they are printed: nothing listens here.
    context.baseUrl = 'http://127.0.0.1'
    const workflows = openWorkflows(context, closing)
    closing.push(() => workflows.analyses.close(GRACE_MS))
    await context.pool.ready
    await workflows.analyses.tidy()
    const { applications, uploads, analyses: stored } = context.store
    const known = applications.find(appId) === null ? [] : applications.workflows(appId)
    const submitted = new Map(
      known.flatMap(({ analysisId }) =>
        uploads.ofAnalysis(analysisId).map(({ fileName }) => [fileName, analysisId] as const),
      ),
    )
    if (submitted.size > 0) console.error(`Going on with a run that was ended: ${submitted.size} files were submitted.`)
    workflows.analyses.start()
    const notRead = await readAll({ ...workflows, appId, submitted: sourcesOf(submitted, files) }, files)
    const refused = notRead + (await choose(workflows, applications.find(appId) === null ? null : appId, choices))
    const submissions = applications.find(appId) === null ? [] : applications.workflows(appId)
    const newest = submissions
      .map(({ analysisId }) => ({ id: analysisId, revision: stored.find(analysisId)?.revision ?? 0 }))
      .findLast(({ revision }) => revision > 0)
    if (newest === undefined) read = { json: null, refused }
    else {
      const path = await writeWorkbook(workflows, newest, out)
      // Loaded when the workbook is written: both hold the whole payload.
      const status = withFileLinks(workflows.applications.status(appId), files, out)
      read = { json: jsonPieces({ ...status, report_url: pathToFileURL(path).href }), refused }
    }
  } finally {
    for (let step = closing.pop(); step !== undefined; step = closing.pop()) await step()
  }
  rmSync(dataDir, { recursive: true, force: true })
  return read
}

/** What a container held was submitted with it, under its name. */
const sourcesOf = (submitted: ReadonlyMap<string, string>, files: readonly GivenFile[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ name }) => {
      const found = [...submitted].find(([fileName]) => fileName === name || fileName.startsWith(`${name}/`))
      return found === undefined ? [] : [[name, found[1]] as const]
    }),
  )
