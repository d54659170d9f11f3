/** A Word document as a test reads it: its paragraphs with the footnotes they refer to. */
import { XMLParser } from 'fast-xml-parser'
import JSZip from 'jszip'

export interface WordParagraph {
  readonly style: string | null
  readonly text: string
  /** Texts of its footnotes, in order. */
  readonly footnotes: readonly string[]
}

export interface WordDocument {
  readonly paragraphs: readonly WordParagraph[]
  /** Part → its XML. */
  readonly xml: Readonly<Record<string, string>>
}

/** An element: its name → its children; attributes under `:@`. */
type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
})

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([name, value]) => (name !== ':@' && Array.isArray(value) ? (value as Node[]) : []))
const attributesOf = (node: Node): Readonly<Record<string, string>> =>
  (node[':@'] as Readonly<Record<string, string>> | undefined) ?? {}

/** Every element of this name below, in order. */
function found(name: string, nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap(node => (name in node ? [node] : found(name, childrenOf(node))))
}
const textOf = (nodes: readonly Node[]): string =>
  found('w:t', nodes)
    .flatMap(node => found('#text', childrenOf(node)))
    .map(node => String(node['#text']))
    .join('')

export async function readWord(bytes: Uint8Array): Promise<WordDocument> {
  const zip = await JSZip.loadAsync(bytes)
  const parts = Object.values(zip.files).filter(file => !file.dir && /\.(xml|rels)$/.test(file.name))
  const xml = Object.fromEntries(
    await Promise.all(parts.map(async file => [file.name, await file.async('string')] as const)),
  )
  const parse = (part: string): readonly Node[] => parser.parse(xml[part] ?? '') as Node[]
  const notes = new Map(
    found('w:footnote', parse('word/footnotes.xml')).map(node => [
      attributesOf(node)['w:id'],
      textOf(childrenOf(node)).trim(),
    ]),
  )
  const paragraphs = found('w:p', parse('word/document.xml')).map((node): WordParagraph => {
    const own = childrenOf(node)
    const [style] = found('w:pStyle', own)
    return {
      style: style === undefined ? null : (attributesOf(style)['w:val'] ?? null),
      text: textOf(own),
      footnotes: found('w:footnoteReference', own).map(reference => notes.get(attributesOf(reference)['w:id']) ?? ''),
    }
  })
  return { paragraphs, xml }
}
