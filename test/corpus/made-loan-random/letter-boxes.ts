/** Forms with a box for every letter: closed boxes side by side, boxes standing apart, or a long box with ticks on its foot. */
import type { Desk } from './desk.ts'
import type { Placement } from './placements.ts'
import type { Asked } from './question.ts'

interface Boxes {
  readonly pitch: number
  readonly height: number
  readonly style: 'joined' | 'apart' | 'ticks'
}

/** What is written in groups, and the sign printed between them. */
const grouped: readonly (readonly [RegExp, readonly number[], string])[] = [
  [/^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/, [3, 3, 4], '-'],
  [/^\d{3}-\d{2}-\d{4}$/, [3, 2, 4], '-'],
  [/^\d{2}-\d{7}$/, [2, 7], '-'],
  [/^\d{2}\/\d{2}\/\d{4}$/, [2, 2, 4], '/'],
]

/** The label, the answer spelled below it or beside it. */
function spelled(isBeside: boolean): Placement {
  return (desk, rows, x, width) => {
    const { chance } = desk
    const boxes: Boxes = { pitch: chance.pick([11, 12, 13, 14.5]), height: chance.pick([13, 15, 17]), style: chance.pick(['joined', 'joined', 'apart', 'ticks']) } // prettier-ignore
    let at = x
    const step = boxes.height + (isBeside ? 6 : 19)
    for (const asked of rows.flat()) {
      const label = desk.caption(asked.label)
      const before = isBeside ? desk.labelWidth(label) + 6 : 0
      const room = (isSpelled(asked) ? (cellsOf(asked) + 1.4) * boxes.pitch : desk.answerWidth(asked.answer) + 40) + before // prettier-ignore
      const wide = Math.min(width, Math.max(room, desk.labelWidth(label) + 8))
      if (at > x && at + wide > x + width) {
        desk.y += step
        at = x
      }
      desk.need(step)
      desk.label(label, at, desk.y + (isBeside ? 4 : 0))
      const top = desk.y + (isBeside ? 0 : 12)
      if (isSpelled(asked) && room <= width) spell(desk, asked.answer, boxes, at + before, top)
      else {
        desk.box(at + before, top, wide - before - 8, boxes.height)
        desk.fill(asked.answer, at + before + 4, top + boxes.height / 2 - desk.manner.valueSize * 0.45, wide - before - 14) // prettier-ignore
      }
      at += wide + 4
    }
    desk.y += step + 6
  }
}

/** Long texts have a box of their own. */
const isSpelled = ({ label, answer }: Asked): boolean => answer.length <= 40 && !/@|equip|asset|use|purpose|funds|describe|nature|industry|products|mail/i.test(label + answer) // prettier-ignore
const cellsOf = ({ answer }: Asked): number => Math.max(4, answer.length + 2)

function spell(desk: Desk, answer: string, boxes: Boxes, x: number, y: number): void {
  const { pitch } = boxes
  const found = grouped.find(([shape]) => shape.test(answer))
  if (found !== undefined) {
    const digits = answer.replace(/\D/g, '')
    let [from, at] = [0, x]
    for (const length of found[1]) {
      if (from > 0) at = desk.label(found[2], at + 3, y + boxes.height / 2 - 5) + 3
      row(desk, digits.slice(from, from + length), length, boxes, at, y)
      at += length * pitch
      from += length
    }
    return
  }
  const isAmount = /^\$/.test(answer)
  const from = isAmount ? desk.label('$', x, y + boxes.height / 2 - 5) + 3 : x
  const text = answer.replace(/^\$ ?/, '').toUpperCase()
  row(desk, text, answer === '' ? 8 : answer.length + 2, boxes, from, y)
}

function row(desk: Desk, text: string, count: number, { pitch, height, style }: Boxes, x: number, y: number): void {
  const size = Math.min(desk.manner.valueSize, pitch - 2)
  if (style === 'ticks') {
    desk.box(x, y, count * pitch, height)
    for (let at = 1; at < count; at++) desk.pdf.moveTo(x + at * pitch, y + height * 0.55).lineTo(x + at * pitch, y + height).stroke('#333') // prettier-ignore
  } else for (let at = 0; at < count; at++) desk.box(x + at * pitch, y, style === 'apart' ? pitch - 2 : pitch, height)
  const { valueFont, valueColor } = desk.manner
  const room = style === 'apart' ? pitch - 2 : pitch
  desk.pdf.fillColor(valueColor).font(valueFont).fontSize(size)
  ;[...text].forEach((letter, at) => {
    if (letter === ' ') return
    const left = x + at * pitch + (room - desk.pdf.widthOfString(letter)) / 2
    desk.pdf.text(letter, left, y + (height - size) / 2 + size * 0.06, { lineBreak: false })
  })
  desk.pdf.fillColor('#000')
}

export const letterBoxes: readonly (readonly [string, number, Placement])[] = [
  ['lettersBelow', 1, spelled(false)],
  ['lettersBeside', 1, spelled(true)],
]
