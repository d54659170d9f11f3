/** Changes that make sound inputs hostile. Each is decided by chance, so that a seed makes the same input again. */
import { deflateSync, inflateSync } from 'node:zlib'
import type { Chance } from '../drawing/chance.ts'

export type Mutator = (input: Buffer, chance: Chance) => Buffer

/** Numbers and names that parsers trip over. */
const edges = [
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '-2147483649',
  '4294967296',
  '0.0000001',
  'NaN',
  '<<',
  '>>',
  '[',
  '(',
  '/',
  'null',
  '&#x110000;',
  '&#0;',
  '\u0000',
  '\ud800',
  '\uffff',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE a [',
  '"',
  '__proto__',
  '{}',
  '[[[[[[',
  'true',
  '=1+1',
  '\u202e',
] as const

const spliced = (input: Buffer, at: number, length: number, put: Buffer): Buffer =>
  Buffer.concat([input.subarray(0, at), put, input.subarray(at + length)])

/** Bytes changed, removed, doubled or cut off. */
export const bytes: Mutator = (input, chance) => {
  let output: Buffer = Buffer.from(input)
  for (let count = chance.whole(1, 12); count > 0 && output.length > 2; count--) {
    const at = chance.whole(0, output.length - 1)
    const length = Math.min(chance.whole(1, 64), output.length - at)
    const piece = output.subarray(at, at + length)
    const kind = chance.whole(0, 3)
    if (kind === 0) output[at] = chance.whole(0, 255)
    else if (kind === 1) output = spliced(output, at, length, Buffer.alloc(0))
    else if (kind === 2) output = spliced(output, at, 0, Buffer.concat([piece, piece]))
    else if (chance.is(0.1)) output = Buffer.from(output.subarray(0, at))
  }
  return output
}

/** What `pattern` finds, at a few places, replaced by an edge or by what stands at another place. */
const exchanged =
  (pattern: RegExp): Mutator =>
  (input, chance) => {
    const text = input.toString('latin1')
    const found = [...text.matchAll(pattern)]
    if (found.length === 0) return bytes(input, chance)
    const places = chance.some(found, Math.min(found.length, chance.whole(1, 4))).toSorted((a, b) => b.index - a.index)
    return places.reduce((output, match) => {
      const put = chance.is(0.5) ? Buffer.from(chance.pick(edges)) : Buffer.from(chance.pick(found)[0], 'latin1')
      return spliced(output, match.index, match[0].length, put.length === 0 ? Buffer.from(' ') : put)
    }, input)
  }

/** Numbers, names and references between the objects of a PDF: boxes, rotations, sizes, loops. */
export const objects = exchanged(/\b\d+ 0 R\b|\/[A-Z][A-Za-z0-9]{1,20}|-?\b\d+(?:\.\d+)?\b/g)
/** What a font says of itself. */
export const fonts = exchanged(/\/(?:BaseFont|Encoding|Subtype|FirstChar|Widths|ToUnicode|Font) ?\/?[\w-]*/g)
/** Title, dates, producer. */
export const metadata = exchanged(/\((?:[^()\\]|\\.){1,60}\)/g)
/** Tags, attributes and texts of XML and HTML. */
export const markup = exchanged(/<\/?[\w:]+|>[^<>]{1,60}<|"[^"<>]{0,60}"/g)
/** Cells and members of CSV and JSON. */
export const cells = exchanged(/"[^"\n]{0,60}"|[,;{}[\]:\n]|\b[\w.-]{1,30}\b/g)

/** What a page draws, unpacked, changed and packed again. */
export const streams: Mutator = (input, chance) => {
  const found = [...input.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)]
  if (found.length === 0) return bytes(input, chance)
  const { index, 0: whole, 1: packed = '' } = chance.pick(found)
  const drawn = unpacked(Buffer.from(packed, 'latin1'))
  if (drawn === null) return bytes(input, chance)
  const inner = exchanged(/-?\d+(?:\.\d+)?|\b(?:Tm|Td|Tf|TJ|cm|re|q|Q|BT|ET)\b|<[\da-f]+>/g)(drawn, chance)
  const put = Buffer.concat([Buffer.from('stream\n'), deflateSync(inner), Buffer.from('\nendstream')])
  return spliced(input, index, whole.length, put)
}

function unpacked(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed)
  } catch {
    return null
  }
}
