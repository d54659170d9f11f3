/** What forms are made of: captions with answers, lines and boxes to write in, options to tick, fields to fill in, signatures. */
import type { Operation, Page } from './page.ts'

const typewriter = { font: 'Courier', size: 9.5 }

export function writingLine(page: Page, x: number, y: number, width: number): void {
  page.pdf
    .lineWidth(0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('#222')
}

export function box(page: Page, x: number, y: number, width: number, height: number, fill?: string): void {
  if (fill !== undefined) page.pdf.rect(x, y, width, height).fill(fill)
  page.pdf.lineWidth(0.6).rect(x, y, width, height).stroke('#333').fillColor('#000')
}

/** A signature with a pen. */
export function scribble(page: Page, x: number, y: number, width = 110): void {
  const step = width / 6
  const { pdf } = page
  pdf.lineWidth(1.1).moveTo(x, y)
  for (let at = 0; at < 6; at++) {
    const from = x + at * step
    pdf.bezierCurveTo(from + step * 0.2, y - 22 + at * 2, from + step * 0.9, y + 9, from + step, y - 6 + (at % 2) * 5)
  }
  pdf.stroke('#114')
}

/** A mark from corner to corner of a square. */
export function cross(page: Page, x: number, y: number, size: number): void {
  page.pdf
    .lineWidth(1)
    .moveTo(x + 1, y + 1)
    .lineTo(x + size - 1, y + size - 1)
    .moveTo(x + size - 1, y + 1)
    .lineTo(x + 1, y + size - 1)
    .stroke('#000')
}

const split = (text: string): readonly [caption: string, answer: string] => {
  const [caption = '', answer = ''] = text.split(/ = | =$/)
  return [caption, answer]
}
const ticked = (text: string): readonly [text: string, ticked: boolean] => [
  text.replace(/ \*$/, ''),
  text.endsWith(' *'),
]
const sizeIn = (options: readonly string[], usual: number): number =>
  Number(options.find(option => /^\d/.test(option)) ?? usual)

/** Operations of scripts (script.ts). Texts are "caption = answer", or an option with " *" behind it when it is ticked. */
export const formOperations: Readonly<Record<string, Operation>> = {
  line: (page, [x, y, width]) => writingLine(page, x!, y!, width!),
  box: (page, [x, y, width, height]) => box(page, x!, y!, width!, height!),
  scribble: (page, [x, y]) => scribble(page, x!, y!),
  typed: (page, [x, y], text, options) => void page.left(text, x!, y!, { font: 'Courier', size: sizeIn(options, 9.5) }),
  /** x,y,width: a box with its caption in the corner; option: its height, and "plain" for an answer in the page's type. */
  captioned: (page, [x, y, width], text, options) => {
    const [caption, answer] = split(text)
    box(page, x!, y!, width!, sizeIn(options, 27))
    page.left(caption, x! + 3, y! + 3, { size: 6.5 })
    if (answer !== '') page.left(answer, x! + 5, y! + 13, options.includes('plain') ? {} : typewriter)
  },
  /** x,y,width: the answer on a line, its caption below. */
  under: (page, [x, y, width], text) => {
    const [caption, answer] = split(text)
    if (answer !== '') page.left(answer, x! + 4, y! - 11, typewriter)
    writingLine(page, x!, y!, width!)
    page.left(caption, x!, y! + 2.5, { size: 7 })
  },
  /** x,y,from,width: the label, then its answer on a line. */
  on: (page, [x, y, from, width], text, options) => {
    const [label, answer] = split(text)
    page.left(label, x!, y!, { size: sizeIn(options, 9) })
    if (answer !== '') page.left(answer, from! + 3, y! - 1, { font: 'Courier', size: 9 })
    writingLine(page, from!, y! + 10, width!)
  },
  /** x,y,width: the label over its answer; with a width a line ("ruled") or a box ("boxed") below. */
  above: (page, [x, y, width = 0], text, options) => {
    const [label, answer] = split(text)
    page.left(label, x!, y!, { size: sizeIn(options, 7.5) })
    if (options.includes('ruled')) writingLine(page, x!, y! + 24, width - 8)
    if (options.includes('boxed')) box(page, x!, y! + 10, width - 8, 17)
    const inset = width === 0 ? 0 : 3
    if (answer !== '') page.left(answer, x! + inset, y! + (options.includes('boxed') ? 14 : 11), { size: 9.5 })
  },
  /** x,y,width: a cell for the label ("|" breaks it) beside a cell for the answer; options: height, color of the label's cell. */
  cells: (page, [x, y, width], text, options) => {
    const [label, answer] = split(text)
    const height = sizeIn(options, 20)
    const bold = options.includes('b')
    const lines = label.split('|')
    box(
      page,
      x!,
      y!,
      105,
      height,
      options.find(option => option.startsWith('#')),
    )
    box(page, x! + 105, y!, width! - 105, height)
    page.block(lines, x! + 4, y! + height / 2 - lines.length * 5 + 1, { size: 8, step: 10, bold })
    if (answer !== '') page.left(answer, x! + 110, y! + height / 2 - 4, { size: 9 })
  },
  /** x,y: a box to tick before its text. */
  option: (page, [x, y], text) => {
    const [label, isTicked] = ticked(text)
    box(page, x!, y!, 8, 8)
    if (isTicked) cross(page, x!, y!, 8)
    page.left(label, x! + 12, y!, { size: 8.5 })
  },
  /** Before the first field. */
  fields: page => void page.pdf.initForm(),
  /** x,y,width: a field to be filled in on the screen, "name = value"; with "label | " before it, the label above the field. */
  field: (page, [x, y, width], text) => {
    const [label, named] = text.includes(' | ') ? text.split(' | ') : ['', text]
    const [name, value] = split(named!)
    if (label !== '') page.left(label!, x!, y!, { size: 7.5 })
    page.pdf.font('Helvetica').fontSize(label === '' ? 9 : 10)
    page.pdf.formText(name, x!, y! + (label === '' ? 0 : 10), width!, 17, { value })
  },
  /** x,y: a box to tick on the screen. */
  check: (page, [x, y], text) => {
    const [name, isTicked] = ticked(text)
    page.pdf.formCheckbox(name, x!, y!, 10, 10, { ...(isTicked && { defaultValue: 'Yes', value: 'Yes' }) })
  },
  /** x,y,width: a white heading on a dark bar. */
  bar: (page, [x, y, width], text) => {
    page.pdf.rect(x!, y!, width!, 14).fill('#23344d').fillColor('#fff')
    page.left(text, x! + 5, y! + 3, { bold: true, size: 8.5 })
    page.pdf.fillColor('#000')
  },
}
