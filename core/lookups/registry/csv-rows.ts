/** Rows of delimited text as they stream in: any size in bounded memory; what is broken is counted, never fatal. */

/** A row or a broken piece of one. */
export interface CsvPiece {
  /** null: a quote was opened and never closed. */
  readonly cells: readonly string[] | null
  /** Of the file, from 1: where it begins. */
  readonly line: number
  /** Bytes of the file read when it was complete. */
  readonly bytesRead: number
}

const newline = 10
/** A quoted cell that is still open after this much text was never meant to be one. */
const longestRow = 65_536

/**
 * The rows of a CSV or tab-separated file. UTF-8, UTF-16 with its mark, else Windows-1252 (line by line, for files that are pieced together);
 * the delimiter (comma, tab, semicolon, bar) is the first line's most frequent. Blank lines are left out.
 */
export async function* csvRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvPiece> {
  let delimiter: string | null = null
  let [bytesRead, lineNumber] = [0, 0]
  /** Lines of a row whose quote is still open, and the number of the first. */
  let [open, openedAt] = ['', 0]
  for await (const { text, bytes } of lines(source)) {
    bytesRead = bytes
    lineNumber++
    const line = open === '' ? lineNumber : openedAt
    const pending = open === '' ? text : `${open}\n${text}`
    open = ''
    if (pending.trim() === '') continue
    delimiter ??= delimiterOf(pending)
    const cells = cellsOf(pending, delimiter)
    if (cells !== null) {
      yield { cells, line, bytesRead }
      continue
    }
    if (pending.length < longestRow) {
      ;[open, openedAt] = [pending, line]
      continue
    }
    yield* afterStray(pending, delimiter, line, bytesRead)
  }
  if (open !== '') yield* afterStray(open, delimiter ?? ',', openedAt, bytesRead)
}

/** The quote was a stray one: its line is lost, what followed it is read on its own. */
function* afterStray(text: string, delimiter: string, first: number, bytesRead: number): Generator<CsvPiece> {
  yield { cells: null, line: first, bytesRead }
  for (const [index, line] of text.split('\n').slice(1).entries()) {
    const cells = line.trim() === '' ? [] : cellsOf(line, delimiter)
    if (cells === null || cells.length > 0) yield { cells, line: first + 1 + index, bytesRead }
  }
}

function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const count = (mark: string): number => bare.split(mark).length - 1
  return [',', '\t', ';', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** null: a quote is still open at the end. */
function cellsOf(text: string, delimiter: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  let at = 0
  for (;;) {
    if (text[at] === '"') {
      let cell = ''
      let from = at + 1
      for (;;) {
        const quote = text.indexOf('"', from)
        if (quote < 0) return null
        cell += text.slice(from, quote)
        from = quote + 1
        if (text[from] === '"') {
          cell += '"'
          from++
        } else if (from >= text.length || text.startsWith(delimiter, from) || text[from] === '\r') break
        // A quote inside that nobody doubled: "Joe "The Plumber" Inc".
        else cell += '"'
      }
      cells.push(cell)
      at = from
    } else {
      const end = text.indexOf(delimiter, at)
      cells.push(text.slice(at, end < 0 ? text.length : end))
      at = end < 0 ? text.length : end
    }
    if (!text.startsWith(delimiter, at)) return cells
    at += delimiter.length
  }
}

interface Line {
  readonly text: string
  readonly bytes: number
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    // The one error a fatal decoder has: these bytes are not UTF-8.
    if (!(error instanceof TypeError)) throw error
    return western.decode(bytes)
  }
}

async function* lines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let bytes = 0
  let rest: Uint8Array = new Uint8Array(0)
  let wide: TextDecoder | null = null
  let wideRest = ''
  let first = true
  for await (const chunk of source) {
    bytes += chunk.length
    if (first && rest.length + chunk.length < 2) {
      rest = Buffer.concat([rest, chunk])
      continue
    }
    let block: Uint8Array = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (first) {
      wide = wideDecoder(block)
      first = false
    }
    if (wide !== null) {
      const parts = (wideRest + wide.decode(block, { stream: true })).split('\n')
      wideRest = parts.pop()!
      rest = new Uint8Array(0)
      for (const text of parts) yield { text: withoutReturn(text), bytes }
      continue
    }
    const end = block.lastIndexOf(newline)
    rest = end < 0 ? block : block.slice(end + 1)
    if (end < 0) continue
    block = block.subarray(0, end)
    for (const text of linesOf(block)) yield { text, bytes }
  }
  const last = wide === null ? decoded(rest) : wideRest + wide.decode()
  if (last !== '') yield { text: withoutReturn(last), bytes }
}

/** A block at once where it is all UTF-8, else line by line. */
function linesOf(block: Uint8Array): string[] {
  try {
    return utf8.decode(block).split('\n').map(withoutReturn)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  const found: string[] = []
  let from = 0
  while (from <= block.length) {
    const at = block.indexOf(newline, from)
    const end = at < 0 ? block.length : at
    found.push(withoutReturn(decoded(block.subarray(from, end))))
    from = end + 1
  }
  return found
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text)

function wideDecoder(start: Uint8Array): TextDecoder | null {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  return start[0] === 0xfe && start[1] === 0xff ? new TextDecoder('utf-16be') : null
}
