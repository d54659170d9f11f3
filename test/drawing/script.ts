/**
 * Pages written down as text. An instruction is a line "operation options: entry ; entry ; …"; a line that begins with ";" or "|" continues it.
 * An entry is its numbers, separated by commas, and then its text. Points from the top left.
 *
 *     text b > ^ 12 /18 Courier: x,y line | line    lines of text ("_": an empty one): bold, right-aligned, centered, size, step, font
 *     pairs >562 @190 /18 plain: x,y label = value | label = value    values ending at, or beginning at; labels bold unless plain
 *     rule / upright / frame / shade #color: numbers, as the page's methods take them
 *     page:                                         a new page
 *
 * What stands on forms is in form.ts; a caller may add operations of its own.
 */
import { formOperations } from './form.ts'
import type { BlockStyle, Operation, Page } from './page.ts'

type N3 = [number, number, number]
type N4 = [number, number, number, number]

const optionAfter = (options: readonly string[], sign: string): number | undefined => {
  const found = options.find(option => option.length > 1 && option.startsWith(sign))
  return found === undefined ? undefined : Number(found.slice(1))
}

export function styleOf(options: readonly string[]): BlockStyle {
  const size = options.find(option => /^\d/.test(option))
  const font = options.find(option => /^[A-Z]/.test(option))
  const step = optionAfter(options, '/')
  return {
    ...(options.includes('b') && { bold: true }),
    ...(options.includes('i') && { italic: true }),
    ...(options.includes('>') && { align: 'right' }),
    ...(options.includes('^') && { align: 'center' }),
    ...(size !== undefined && { size: Number(size) }),
    ...(font !== undefined && { font }),
    ...(step !== undefined && { step }),
  }
}

/** "label = value" as two texts; without a value it is empty. */
export function pairOf(text: string): readonly [label: string, value: string] {
  const at = text.indexOf(' = ')
  return at < 0 ? [text.replace(/ =$/, ''), ''] : [text.slice(0, at), text.slice(at + 3)]
}

const operations: Readonly<Record<string, Operation>> = {
  text: (page, [x, y], text, options) => {
    const lines = text.split(' | ').map(line => (line === '_' ? '' : line))
    page.block(lines, x!, y!, styleOf(options))
  },
  pairs: (page, [x, y], text, options) => {
    const [right, value, step] = ['>', '@', '/'].map(sign => optionAfter(options, sign))
    const bold = !options.includes('plain')
    const style = { ...(right && { right }), ...(value && { value }), ...(step && { step }), bold }
    page.pairs(x!, y!, text.split(' | ').map(pairOf), style)
  },
  rule: (page, numbers) => void page.rule(...(numbers as N3)),
  upright: (page, numbers) => void page.upright(...(numbers as N3)),
  frame: (page, numbers) => void page.frame(...(numbers as N4)),
  shade: (page, numbers, _, [color]) => void page.shade(...(numbers as N4), color),
  page: page => void page.nextPage(),
  ...formOperations,
}

/** Draws a script; `own` adds operations to the common ones. */
export function drawScript(page: Page, script: string, own: Readonly<Record<string, Operation>> = {}): void {
  for (const instruction of script
    .trim()
    .replace(/\n(?=[;|])/g, ' ')
    .split('\n')) {
    const [, name = '', options = '', entries = ''] = /^(\w+) ?([^:]*): ?(.*)$/.exec(instruction) ?? []
    const operation = own[name] ?? operations[name]
    if (operation === undefined) throw new Error(`not an instruction: ${instruction}`)
    for (const entry of entries.split(' ; ')) {
      const [, numbers = '', text = ''] = /^(-?[\d.]+(?:,-?[\d.]+)*)? ?(.*)$/.exec(entry)!
      operation(page, numbers.split(',').map(Number), text, options.split(' '))
    }
  }
}
