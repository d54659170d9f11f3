/**
 * `npm run analyze`: runs the built command line where it is as new as its sources (`npm run build`), else the sources themselves.
 * In plain JavaScript, because Node takes 30 ms to load what strips types, and CommonJS, because that is there when Node has started.
 */
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')

if (Number(process.versions.node.split('.', 1)[0]) < 24) {
  console.error(
    `Underwriter Desk needs Node 24 or newer; this is ${process.versions.node}. Start it with: npm run analyze`,
  )
  process.exit(2)
}

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

/** Name of the built entry; null when nothing is built, or a source has another date than when it was. */
function freshEntry() {
  const manifest = contentOf(`${folder}manifest.json`, 'utf8')
  if (manifest === undefined) return null
  const { entry, inputs } = JSON.parse(manifest)
  const isFresh = inputs.every(([path, time]) => statSync(project + path, { throwIfNoEntry: false })?.mtimeMs === time)
  return isFresh ? entry : null
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
    const unfinished = `${kept}-${process.pid}`
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

async function run() {
  const entry = freshEntry()
  const { main } = entry === null ? await sources() : load(entry)
  process.exitCode = await main(process.argv.slice(2))
  keepCompiled()
}

void run()
