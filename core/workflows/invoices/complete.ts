/** What was read from invoices completed by what is known elsewhere: vehicles by their VINs, addresses by the tables of ZIP codes. */
import type { ExtractedInvoice, ExtractedParty } from '../../extraction/invoice/invoice.ts'
import type { AddressVerdict, AddressVerifier, VinDecoder } from '../../lookups/lookups.ts'

/** How the desk looks things up; crosses to the workers. */
export interface LookupSettings {
  /** Folder where tables may be unpacked. */
  readonly tablesFolder: string
  /** null: addresses are checked offline only. */
  readonly geocoder: { readonly endpoint: string; readonly apiKey: string } | null
}

/** Of each party that has an address, what is known of it. */
export interface PartyAddresses {
  readonly sender: AddressVerdict | null
  readonly receiver: AddressVerdict | null
}

export interface CompletedInvoices {
  readonly readings: readonly ExtractedInvoice[]
  /** One entry per reading. */
  readonly addresses: readonly PartyAddresses[]
}

interface Lookups {
  readonly vins: VinDecoder
  readonly addresses: AddressVerifier
}

/** Opened once per thread: the tables take a while to load. */
const opened = new Map<string, Promise<Lookups>>()

/** `completeInvoices` finds nothing that is printed to be otherwise: it adds as derived, and tells what contradicts. */
export async function completeInvoices(
  readings: readonly ExtractedInvoice[],
  settings: LookupSettings,
  signal?: AbortSignal,
): Promise<CompletedInvoices> {
  const lookups = await openedFor(settings)
  const completed = await Promise.all(readings.map(reading => withVins(reading, lookups.vins)))
  const verdictOn = async ({ address }: ExtractedParty): Promise<AddressVerdict | null> =>
    address === null ? null : lookups.addresses.verify(address.value, signal)
  const addresses = await Promise.all(
    readings.map(async ({ parties }) => ({
      sender: await verdictOn(parties.sender),
      receiver: await verdictOn(parties.receiver),
    })),
  )
  return { readings: completed, addresses }
}

function openedFor(settings: LookupSettings): Promise<Lookups> {
  const key = JSON.stringify(settings)
  const known = opened.get(key)
  if (known !== undefined) return known
  const opening = openLookups(settings)
  opened.set(key, opening)
  return opening
}

async function openLookups({ tablesFolder, geocoder }: LookupSettings): Promise<Lookups> {
  const [{ openVinDecoder }, { createOfflineAddressVerifier }] = await Promise.all([
    import('../../lookups/vin-decoder.ts'),
    import('../../lookups/address/offline-address.ts'),
  ])
  const offline = createOfflineAddressVerifier(tablesFolder)
  if (geocoder === null) return { vins: openVinDecoder({ folder: tablesFolder }), addresses: offline }
  const { createHereAddressVerifier } = await import('../../lookups/address/here-address.ts')
  return {
    vins: openVinDecoder({ folder: tablesFolder }),
    addresses: createHereAddressVerifier({ ...geocoder, fallback: offline }),
  }
}

async function withVins(reading: ExtractedInvoice, decoder: VinDecoder): Promise<ExtractedInvoice> {
  if (reading.equipment.every(unit => unit.vin === null)) return reading
  const { completeFromVins } = await import('../../lookups/vin-completion.ts')
  const { equipment, problems } = await completeFromVins(
    reading.equipment,
    decoder,
    reading.texts.invoice_date?.value ?? null,
  )
  const known = new Set(reading.problems.map(({ message }) => message))
  return { ...reading, equipment, problems: [...reading.problems, ...problems.filter(p => !known.has(p.message))] }
}
