/**
 * The files of the inbox outlive a reload: sealed in the browser's own database with a key that lies in this tab's session, so that nothing readable
 * stays on the disk once the tab is closed.
 */
import { createStore, delMany, entries, set } from 'idb-keyval'
import type { DocumentKind } from './document-kind.ts'

/** What a person chose of a file. */
export interface KeptChoices {
  readonly kind: DocumentKind
  readonly stated: boolean
  readonly periodEnd: string
  readonly periodStated: boolean
}
interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}
/** Under `tab/id/file`, `tab/id/name` and `tab/id/choices`. */
interface Row {
  /** Epoch ms: they come back in this order. */
  readonly at: number
  readonly sealed: Sealed
}
export interface KeptFile {
  readonly id: string
  readonly file: File
  readonly choices: KeptChoices | null
}

const place = 'desk-inbox'
const cipher = 'AES-GCM'
/** Of a tab that was closed: nobody can open it any more. */
const LOST_AFTER_MS = 24 * 60 * 60 * 1000
const database = createStore('underwriter-desk', 'inbox')

interface Tab {
  readonly id: string
  readonly key: CryptoKey
}
let opened: Promise<Tab> | null = null
const tab = (): Promise<Tab> => (opened ??= openTab())

async function openTab(): Promise<Tab> {
  const stored = sessionStorage.getItem(place)
  const { id, key } =
    stored === null
      ? { id: crypto.randomUUID(), key: [...crypto.getRandomValues(new Uint8Array(32))] }
      : (JSON.parse(stored) as { id: string; key: number[] })
  sessionStorage.setItem(place, JSON.stringify({ id, key }))
  return { id, key: await crypto.subtle.importKey('raw', new Uint8Array(key), cipher, false, ['encrypt', 'decrypt']) }
}

async function seal(content: BufferSource, { key }: Tab): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: cipher, iv }, key, content) }
}
const unseal = ({ iv, content }: Sealed, { key }: Tab): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: cipher, iv }, key, content)
const bytesOf = (value: unknown): BufferSource => new TextEncoder().encode(JSON.stringify(value))
const valueOf = <T>(bytes: ArrayBuffer): T => JSON.parse(new TextDecoder().decode(bytes)) as T

/** False when the browser takes no more: then the file is lost with a reload. */
export async function keepFile(id: string, file: File): Promise<boolean> {
  try {
    const own = await tab()
    const at = Date.now()
    const name = bytesOf({ name: file.name, type: file.type })
    await set(`${own.id}/${id}/file`, { at, sealed: await seal(await file.arrayBuffer(), own) }, database)
    await set(`${own.id}/${id}/name`, { at, sealed: await seal(name, own) }, database)
    return true
  } catch {
    return false
  }
}

export async function keepChoices(id: string, choices: KeptChoices): Promise<void> {
  const own = await tab()
  await set(`${own.id}/${id}/choices`, { at: Date.now(), sealed: await seal(bytesOf(choices), own) }, database)
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  const { id } = await tab()
  await delMany(
    ids.flatMap(one => ['file', 'name', 'choices'].map(part => `${id}/${one}/${part}`)),
    database,
  )
}

/** Those of this tab, in their order. What closed tabs left is removed. */
export async function keptFiles(): Promise<readonly KeptFile[]> {
  const own = await tab()
  const all = await entries<string, Row>(database)
  const rows = new Map(all.filter(([key]) => key.startsWith(`${own.id}/`)))
  const isLost = ([key, { at }]: readonly [string, Row]) => !rows.has(key) && at < Date.now() - LOST_AFTER_MS
  await delMany(
    all.filter(isLost).map(([key]) => key),
    database,
  )
  const partOf = async <T>(id: string, part: string): Promise<T | null> => {
    const row = rows.get(`${own.id}/${id}/${part}`)
    return row === undefined ? null : valueOf<T>(await unseal(row.sealed, own))
  }
  const whole = [...rows].filter(([key]) => key.endsWith('/file')).sort(([, a], [, b]) => a.at - b.at)
  const files: KeptFile[] = []
  for (const [key, { sealed }] of whole) {
    const id = key.split('/')[1]!
    const named = await partOf<{ name: string; type: string }>(id, 'name')
    // Its tab was closed while it was being kept.
    if (named === null) continue
    const file = new File([await unseal(sealed, own)], named.name, { type: named.type })
    files.push({ id, file, choices: await partOf<KeptChoices>(id, 'choices') })
  }
  return files
}
