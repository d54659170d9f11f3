/** The `metadata` of an upload: read in every form the specification leaves open, matched to its files, every fault named at once. */
import type { z } from 'zod'
import { Refusal } from '../errors.ts'
import { faultOf, type Fault } from './faults.ts'
import { fileNameKey, safeFileName } from './file-names.ts'

/** What every entry has, whatever else its endpoint asks for. */
export interface MetadataEntry {
  readonly fileName: string
  readonly fileContent?: string | undefined
}

/** A file as far as matching is concerned. */
interface NamedFile {
  readonly fileName: string
}

export interface Matched<File, Entry> {
  readonly file: File
  readonly entry: Entry
}

/** Four for each file there may be, for clients that describe a file in several entries. */
export const maxEntries = 200

/** A metadata field's text (or the value, where the part came as application/json) → its entries, unchecked. */
function entriesOf(field: unknown): readonly unknown[] {
  const value: unknown = typeof field === 'string' ? JSON.parse(field) : field
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) throw new SyntaxError('neither an array nor an object')
  const files = (value as { files?: unknown }).files
  return Array.isArray(files) ? files : [value]
}

/** Members sent as null or blank are members not sent: clients write out their empty fields. */
const withoutBlanks = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && !(typeof value === 'string' && value.trim() === '')),
  )

/** One entry as sent. `entry` is null when a fault was found in it: its file is then not called missing as well. */
export interface ReadEntry<Entry> {
  readonly fileName: string | null
  readonly entry: Entry | null
}

/** A field of a form that was left empty says nothing. */
const isBlank = (field: unknown): boolean => typeof field === 'string' && field.trim() === ''

/** Reads the values of all `metadata` fields: an array, `{"files": […]}`, one object, or several of these in repeated fields. Adds to `faults`; null when there are no entries to match files with. */
export function readEntries<Entry extends MetadataEntry>(
  fields: readonly unknown[],
  schema: z.ZodType<Entry>,
  faults: Fault[],
): readonly ReadEntry<Entry>[] | null {
  if (fields.every(isBlank)) {
    faults.push({ missing: true, message: 'metadata is missing' })
    return null
  }
  const written: unknown[] = []
  for (const field of fields) {
    try {
      const entries = entriesOf(field)
      if (written.length + entries.length > maxEntries)
        throw new Refusal('REQUEST_TOO_LARGE', `metadata has more than ${maxEntries} entries`)
      written.push(...entries)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      faults.push({
        missing: false,
        message: 'metadata is not valid JSON: an array of objects with fileName is expected',
      })
      return null
    }
  }
  if (written.length === 0) {
    faults.push({ missing: true, message: 'metadata has no entries' })
    return null
  }

  return written.map((item, index) => {
    const place = `metadata[${index}]`
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      faults.push({ missing: false, message: `${place} must be an object` })
      return { fileName: null, entry: null }
    }
    const sent = withoutBlanks(item)
    const fileName = typeof sent['fileName'] === 'string' ? sent['fileName'] : null
    const parsed = schema.safeParse(sent)
    if (parsed.success) return { fileName, entry: parsed.data }
    faults.push(...parsed.error.issues.map(issue => faultOf(issue, sent, place)))
    return { fileName, entry: null }
  })
}

/**
 * Pairs files with entries by base name, in order where a name stands several times; one file with one entry pair
 * whatever their names. What is left over on either side is a fault.
 */
export function matchFiles<File extends NamedFile, Entry extends MetadataEntry>(
  files: readonly File[],
  entries: readonly ReadEntry<Entry>[],
  faults: Fault[],
): readonly Matched<File, Entry>[] {
  if (files.length === 1 && entries.length === 1)
    return entries[0]!.entry ? [{ file: files[0]!, entry: entries[0]!.entry }] : []
  const waiting = new Map<string, ReadEntry<Entry>[]>()
  for (const read of entries) {
    if (read.fileName === null) continue
    const key = fileNameKey(read.fileName)
    waiting.set(key, [...(waiting.get(key) ?? []), read])
  }
  const matched: Matched<File, Entry>[] = []
  for (const file of files) {
    const read = waiting.get(fileNameKey(file.fileName))?.shift()
    if (!read) faults.push({ missing: true, message: `${file.fileName} has no metadata entry` })
    else if (read.entry) matched.push({ file, entry: read.entry })
  }
  for (const { fileName } of [...waiting.values()].flat())
    faults.push({ missing: true, message: `metadata names ${safeFileName(fileName!)}, which was not uploaded` })
  return matched
}

/** Base64 with or without a data URI before it → bytes; null when it is neither. */
export function decodeFileContent(written: string): Buffer | null {
  const base64 = written.replace(/^data:[^,]*,/i, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) return null
  return Buffer.from(base64, 'base64')
}
