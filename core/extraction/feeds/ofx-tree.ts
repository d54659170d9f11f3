/** OFX, SGML (1.x) and XML (2.x) alike, as a tree: elements of SGML need no closing tag when they hold a value. */
import { Parser } from 'htmlparser2'
import { Refusal } from '../../errors.ts'

export interface OfxNode {
  /** Upper case. */
  readonly name: string
  /** Trimmed; empty for an aggregate. */
  text: string
  readonly children: OfxNode[]
  /** Of the file, from 1. */
  readonly line: number
}

/** The deepest element of the specification lies nine levels down. */
const MAX_DEPTH = 40
/** Values without a closing tag stay open in the parser until their aggregate ends; no aggregate has so many. */
const MAX_UNCLOSED = 1000

/** The root OFX element. Throws Refusal UNREADABLE where there is none, or where it does not end. */
export function parseOfxTree(text: string): OfxNode {
  if (!/<\/OFX>\s*$/i.test(text.slice(-200)))
    throw new Refusal('UNREADABLE', 'The bank feed ends in the middle: its closing tag is missing.')
  const root: OfxNode = { name: '', text: '', children: [], line: 1 }
  const open: OfxNode[] = [root]
  const lineAt = lineCounter(text)
  let unclosed = 0
  const parser = new Parser(
    {
      onopentag(name) {
        // A value ended without a closing tag.
        if (open.length > 1 && open.at(-1)!.text !== '') open.pop()
        if (open.length > MAX_DEPTH || ++unclosed > MAX_UNCLOSED)
          throw new Refusal('UNREADABLE', 'The elements of the bank feed are nested too deep.')
        const node: OfxNode = { name: name.toUpperCase(), text: '', children: [], line: lineAt(parser.startIndex) }
        open.at(-1)!.children.push(node)
        open.push(node)
      },
      ontext(piece) {
        const node = open.at(-1)!
        if (node !== root && node.children.length === 0)
          node.text = node.text === '' ? piece.trimStart() : node.text + piece
      },
      onclosetag(name, implied) {
        unclosed--
        if (implied) return
        const at = open.findLastIndex(node => node.name === name.toUpperCase())
        if (at > 0) open.splice(at)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  const ofx = root.children.find(({ name }) => name === 'OFX')
  if (ofx === undefined) throw new Refusal('UNREADABLE', 'The bank feed has no OFX element.')
  return ofx
}

/** Line of an offset; offsets are asked for in ascending order. */
function lineCounter(text: string): (offset: number) => number {
  let [line, next] = [1, text.indexOf('\n')]
  return offset => {
    while (next !== -1 && next < offset) {
      line++
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}

/** All elements of this name below a node, in their order. */
export const nodesNamed = (node: OfxNode, name: string): readonly OfxNode[] =>
  node.children.flatMap(child => (child.name === name ? [child] : nodesNamed(child, name)))

/** The value of the first element of this name below a node; null where there is none, or an empty one. */
export function valueOf(node: OfxNode | undefined, name: string): string | null {
  const text = node === undefined ? '' : (nodesNamed(node, name)[0]?.text.trim() ?? '')
  return text === '' ? null : text.replace(/\s+/g, ' ')
}
