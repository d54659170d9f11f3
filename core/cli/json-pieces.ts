/** Long JSON in pieces: as one string it would take as much memory as the reading of what it states. */

/** In characters: a piece is written once it is so long. */
const PIECE = 65_536
/** Members nested deeper are written whole. */
const DEPTH = 3

/** What `JSON.stringify(value, null, 2)` returns for plain data, in pieces. */
export function* jsonPieces(value: unknown): Generator<string> {
  let text = ''
  for (const part of partsOf(value, DEPTH, '\n')) {
    text += part
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

/** `line`: what begins a line at the depth of the value. */
function* partsOf(value: unknown, depth: number, line: string): Generator<string> {
  const members = typeof value === 'object' && value !== null && depth > 0 ? membersOf(value) : []
  if (members.length === 0) {
    // Line breaks inside of strings are escaped: these are all of its own.
    yield JSON.stringify(value, null, 2).replaceAll('\n', line)
    return
  }
  const isList = Array.isArray(value)
  let opening = isList ? '[' : '{'
  for (const [name, member] of members) {
    yield `${opening}${line}  ${isList ? '' : `${JSON.stringify(name)}: `}`
    yield* partsOf(member, depth - 1, `${line}  `)
    opening = ','
  }
  yield `${line}${isList ? ']' : '}'}`
}

/** Members that JSON has: none of an object are undefined, and in a list they are null. */
const membersOf = (value: object): readonly (readonly [string, unknown])[] =>
  Array.isArray(value)
    ? value.map((member: unknown, index) => [`${index}`, member ?? null] as const)
    : Object.entries(value).filter(([, member]) => member !== undefined)
