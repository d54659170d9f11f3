/** The content of a page as its operators, so that a forger's editor changes what one of them shows. */
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFPage } from '@cantoo/pdf-lib'

/** An operator that shows text. */
export interface ShownText {
  /** In the content, operands included. */
  readonly start: number
  readonly end: number
  /** Name of the font's resource, and the size of its operator. */
  readonly font: string
  readonly size: number
  readonly text: string
  /** Operands of the same operator that show another text. */
  readonly encode: (text: string) => string | null
}

/** The content of a page as one byte string; null where it cannot be decoded. */
export function contentOf(page: PDFPage): string | null {
  try {
    const contents = page.node.Contents()
    const streams =
      contents instanceof PDFArray ? contents.asArray().map(ref => page.doc.context.lookup(ref)) : [contents]
    return streams
      .map(stream => {
        if (stream instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        throw new TypeError('no raw stream')
      })
      .join('\n')
  } catch {
    return null
  }
}

export function setContent(page: PDFPage, content: string): void {
  const { context } = page.doc
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(content, 'latin1'))))
}

const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g

/** Every operator of `content` that shows text in a font whose characters are known. */
export function shownTexts(page: PDFPage, content: string): readonly ShownText[] {
  const found: ShownText[] = []
  let operands: { readonly text: string; readonly at: number }[] = []
  let [font, size] = ['', 0]
  for (const match of content.matchAll(TOKEN)) {
    const [token] = match
    if (token === 'Tf') {
      font = operands.at(-2)?.text.slice(1) ?? ''
      size = Number(operands.at(-1)?.text)
    }
    if (token === 'Tj' || token === 'TJ') {
      const codec = codecOf(page, font)
      const strings = operands.filter(({ text }) => /^[(<]/.test(text)).map(({ text }) => text)
      const text = codec === null ? null : strings.map(string => codec.decode(string)).join('')
      const [first] = operands
      if (text !== null && first !== undefined)
        found.push({
          start: first.at,
          end: match.index + token.length,
          font,
          size,
          text,
          encode: other => codec!.encode(other, strings[0]!.startsWith('<')),
        })
    }
    if (/^[A-Za-z'"*]+\d?$/.test(token)) operands = []
    else operands.push({ text: token, at: match.index })
  }
  return found
}

interface Codec {
  readonly decode: (string: string) => string
  /** Null where the font has no such character. */
  readonly encode: (text: string, isHex: boolean) => string | null
}

function codecOf(page: PDFPage, name: string): Codec | null {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const font = fonts?.lookupMaybe(PDFName.of(name), PDFDict)
  if (font === undefined) return null
  const isWide = font.lookup(PDFName.of('Subtype')) === PDFName.of('Type0')
  const unicode = font.lookup(PDFName.of('ToUnicode'))
  const names = unicode instanceof PDFRawStream ? namesIn(unicode) : new Map<number, string>()
  if (isWide && names.size === 0) return null
  const textOf = (code: number): string => names.get(code) ?? (isWide ? '\0' : String.fromCharCode(code))
  const codes = new Map([...names].map(([code, text]) => [text, code]))
  return {
    decode: string =>
      codesIn(string, isWide ? 2 : 1)
        .map(textOf)
        .join(''),
    encode: text => {
      const wanted = [...text].map(
        character => codes.get(character) ?? (names.size > 0 ? null : character.charCodeAt(0)),
      )
      if (wanted.includes(null)) return null
      return `<${wanted.map(code => code!.toString(16).padStart(isWide ? 4 : 2, '0')).join('')}>`
    },
  }
}

function codesIn(string: string, width: number): readonly number[] {
  const bytes = string.startsWith('<')
    ? Buffer.from(string.replace(/[^0-9A-Fa-f]/g, ''), 'hex')
    : Buffer.from(
        string
          .slice(1, -1)
          .replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, character: string) =>
            octal === undefined
              ? ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[character] ?? character)
              : String.fromCharCode(parseInt(octal, 8)),
          ),
        'latin1',
      )
  return Array.from({ length: Math.floor(bytes.length / width) }, (_, at) => bytes.readUIntBE(at * width, width))
}

function namesIn(stream: PDFRawStream): Map<number, string> {
  const map = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  const names = new Map<number, string>()
  const textOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, text] of block!.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]{4,})>/g))
      names.set(parseInt(code!, 16), textOf(text!))
  for (const [, block] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, text] of block!.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]{4})>/g))
      for (let code = parseInt(from!, 16), at = 0; code <= Math.min(parseInt(to!, 16), 65535); code++, at++)
        names.set(code, String.fromCharCode(parseInt(text!, 16) + at))
    for (const [, from, list] of block!.matchAll(/<([0-9A-Fa-f]+)>\s*<[0-9A-Fa-f]+>\s*\[([^\]]*)\]/g))
      [...list!.matchAll(/<([0-9A-Fa-f]{4,})>/g)].forEach(([, text], at) =>
        names.set(parseInt(from!, 16) + at, textOf(text!)),
      )
  }
  return names
}

/** The reference of a page's font resource; null where it stands in the resources themselves. */
export function fontReference(page: PDFPage, name: string): PDFRef | null {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const font = fonts?.get(PDFName.of(name))
  return font instanceof PDFRef ? font : null
}
