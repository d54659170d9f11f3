/**
 * `npm run analyze`: runs the built command line where it is as new as its sources (`npm run build`), else the sources themselves.
 * In plain JavaScript, because Node takes 30 ms to load what strips types, and CommonJS, because that is there when Node has started.
 */
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')
const { Worker, isMainThread, threadId, workerData } = require('node:worker_threads')
const { freshEntries } = require('../fresh-build.cjs')

if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `Underwriter Desk needs Node 24 or newer; this is ${process.versions.node}. Start it with: npm run analyze`,
  )
  process.exit(2)
}

/** Bytes of a file from which on its pages are many: a package of 300 pages of returns has 8 MB, a filing of 110 pages 0.9 MB. */
const LARGE_FILE = 2 * 1024 * 1024

/**
 * The C library of Linux gives each thread a heap of its own and keeps what these hold. One for all takes 30 MB less for a package of 300 pages
 * (290 to 261 MB at most, and 8.0 s instead of 9.2 s). It is asked for before a process starts, so that this one is replaced by one that asked.
 */
function shareHeap() {
  const isLarge = path => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGE_FILE
  if (process.platform !== 'linux' || process.execve === undefined || process.env.MALLOC_ARENA_MAX !== undefined) return
  if (!process.argv.slice(2).some(isLarge)) return
  const { execPath, execArgv, argv, env } = process
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '1' })
}
if (isMainThread) shareHeap()

const project = join(__dirname, '../../')
const folder = `${project}out/command-line/`

/** The content of a file, undefined where there is none. */
function contentOf(path, encoding) {
  try {
    return readFileSync(path, encoding)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return undefined
  }
}

const sourceUrl = path => pathToFileURL(project + path).href
const sourceResolve = name => pathToFileURL(require.resolve(name)).href

const loaded = new Map()
/** Built files whose compiled code is not kept yet. */
const compiled = []

/** Loads a built file. Its compiled code is kept from one run to the next, with all functions that were called: Node keeps only what is compiled at once. */
function load(name) {
  const known = loaded.get(name)
  if (known !== undefined) return known.exports
  const module = { exports: {} }
  loaded.set(name, module)
  const filename = folder + name
  const kept = `${filename}.${process.version}-${process.arch}`
  const cachedData = contentOf(kept)
  const code = `(function (exports, require, module, sourceUrl, sourceResolve) {${readFileSync(filename, 'utf8')}\n})`
  const script = new Script(code, { filename, cachedData })
  if (script.cachedDataRejected !== false) compiled.push({ kept, script })
  const requireFrom = id => (id.startsWith('./') ? load(id.slice(2)) : require(id))
  script.runInThisContext()(module.exports, requireFrom, module, sourceUrl, sourceResolve)
  return module.exports
}

/** Kept at the end, when what is called has been. */
function keepCompiled() {
  for (const { kept, script } of compiled) {
    const unfinished = `${kept}-${process.pid}-${threadId}`
    try {
      writeFileSync(unfinished, script.createCachedData())
      renameSync(unfinished, kept)
    } catch (error) {
      // Where nothing can be written, or the next build has begun, the next run compiles again.
      if (error.syscall === undefined) throw error
      return
    }
  }
}

function sources() {
  enableCompileCache(`${project}.cache/compile`)
  return import('./analyze.ts')
}

/** A thread that loads a built file; it runs this file again, for its functions. */
const startThread = entry => (order, resourceLimits) =>
  new Worker(__filename, { workerData: { ...order, entry }, resourceLimits })

/** A whole application is read by threads of the service, which are not built. */
function applications() {
  enableCompileCache(`${project}.cache/compile`)
  return import('./analyze-application.ts')
}

/** The service's own parts, from its sources where nothing is built (null). */
const applicationReader = entry => async (files, options) => {
  const { readApplication } = await (entry === null ? import('./read-application.ts') : load(entry))
  return readApplication(files, options)
}

async function run() {
  const args = process.argv.slice(2)
  if (args.includes('--application')) {
    process.exitCode = await (await applications()).main(args)
    return
  }
  const entries = freshEntries(project, 'out/command-line/')
  const { main } = entries === null ? await sources() : load(entries.analyze)
  const startRestThread = entries === null ? undefined : startThread(entries.restThread)
  const readApplication = applicationReader(entries?.readApplication ?? null)
  process.exitCode = await main(args, { startRestThread, readApplication })
  keepCompiled()
}

if (isMainThread) void run()
else {
  const { serve } = load(workerData.entry)
  void serve().then(keepCompiled)
}
