/** The ways forms lay out their questions: each draws rows of labels with their answers. */
import type { Asked, Row } from './question.ts'
import type { Desk } from './desk.ts'

/** Draws the rows from `desk.y` on, `x` to `x + width`. */
export type Placement = (desk: Desk, rows: readonly Row[], x: number, width: number) => void

const widthsOf = (row: Row, width: number): number[] => {
  const total = row.reduce((sum, { room }) => sum + room, 0)
  return row.map(({ room }) => (width * room) / total)
}

/** Calls `draw` for every question with its left edge and width. */
function eachCell(row: Row, x: number, width: number, draw: (asked: Asked, x: number, width: number) => void): void {
  const widths = widthsOf(row, width)
  let at = x
  row.forEach((asked, index) => {
    draw(asked, at, widths[index]!)
    at += widths[index]!
  })
}

const closed = (desk: Desk, label: string): string =>
  desk.manner.colon && !/[?:]$/.test(label) ? `${desk.caption(label)}:` : desk.caption(label)

/** Single characters in little boxes. */
function comb(desk: Desk, answer: string, count: number, x: number, y: number): void {
  const pitch = 12
  for (let at = 0; at < count; at++) {
    desk.box(x + at * pitch, y, pitch, 14)
    if (answer[at] !== undefined) desk.fill(answer[at]!, x + at * pitch + 3, y + 3)
  }
}
const isComb = (asked: Asked): boolean => asked.spelled === true
const combText = (answer: string): string => answer.replace(/[^\dA-Z]/g, '')

/** Boxes side by side with the caption in the corner of each. */
const cornerBoxes: Placement = (desk, rows, x, width) => {
  const height = desk.chance.pick([24, 26, 28, 30])
  const small = Math.min(desk.manner.labelSize, 7)
  for (const row of rows) {
    desk.need(height)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.box(at, desk.y, wide, height)
      desk.label(desk.caption(asked.label), at + 3, desk.y + 2.5, small)
      desk.fill(asked.answer, at + 5, desk.y + height - desk.manner.valueSize - 3, wide - 8)
    })
    desk.y += height
  }
  desk.y += 8
}

/** The label, then a line to write on up to the next label. */
const beforeLines: Placement = (desk, rows, x, width) => {
  const step = desk.chance.pick([18, 20, 22, 25])
  for (const row of rows) {
    desk.need(step)
    eachCell(row, x, width, (asked, at, wide) => {
      const right = desk.label(closed(desk, asked.label), at, desk.y + 3) + 3
      desk.rule(right, at + wide - 6, desk.y + 13)
      desk.fill(asked.answer, right + 3, desk.y + 12 - desk.manner.valueSize, at + wide - 10 - right)
    })
    desk.y += step
  }
  desk.y += 6
}

/** A typed form: blanks of underscores, filled in by typing into them. */
const underscores: Placement = (desk, rows, x, width) => {
  const over = desk.chance.is(0.4)
  for (const row of rows) {
    desk.need(20)
    eachCell(row, x, width, (asked, at, wide) => {
      const right = desk.label(closed(desk, asked.label), at, desk.y + 3) + 3
      const blank = desk.labelWidth('_')
      const max = Math.max(2, Math.floor((at + wide - 8 - right) / blank))
      if (asked.answer === '') desk.label('_'.repeat(max), right, desk.y + 3)
      else if (over) {
        desk.label('_'.repeat(max), right, desk.y + 4)
        desk.fill(asked.answer, right + 4, desk.y + 2.5, at + wide - 12 - right)
      } else {
        const end = desk.fill(asked.answer, desk.label('__', right, desk.y + 3), desk.y + 2, at + wide - 24 - right)
        const left = Math.floor((at + wide - 8 - end) / blank)
        if (left > 0) desk.label('_'.repeat(left), end, desk.y + 3)
      }
    })
    desk.y += 20
  }
  desk.y += 6
}

/** The answer on a line, its caption below the line. */
const captionsBelow: Placement = (desk, rows, x, width) => {
  const small = Math.min(desk.manner.labelSize, 8)
  for (const row of rows) {
    desk.need(32)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.fill(asked.answer, at + 4, desk.y + 14 - desk.manner.valueSize, wide - 14)
      desk.rule(at, at + wide - 8, desk.y + 15)
      desk.label(desk.caption(asked.label), at, desk.y + 17, small)
    })
    desk.y += 31
  }
  desk.y += 6
}

/** The label over the answer, with nothing around them; or a shaded field. */
const labelsAbove: Placement = (desk, rows, x, width) => {
  const shaded = desk.chance.is(0.4)
  for (const row of rows) {
    desk.need(32)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.label(closed(desk, asked.label), at, desk.y)
      if (shaded) desk.pdf.rect(at, desk.y + 11, wide - 8, 14).fill('#e6ecf4')
      desk.fill(asked.answer, at + (shaded ? 3 : 0), desk.y + 13, wide - 12)
    })
    desk.y += 31
  }
  desk.y += 4
}

/** The label over a drawn box that holds the answer. */
const boxesBelow: Placement = (desk, rows, x, width) => {
  for (const row of rows) {
    desk.need(36)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.label(closed(desk, asked.label), at, desk.y)
      if (isComb(asked)) comb(desk, combText(asked.answer), Math.min(9, Math.floor((wide - 8) / 12)), at, desk.y + 11)
      else {
        desk.box(at, desk.y + 11, wide - 8, 17)
        desk.fill(asked.answer, at + 4, desk.y + 15, wide - 16)
      }
    })
    desk.y += 36
  }
  desk.y += 4
}

/** The label beside a drawn box that holds the answer. */
const boxesBeside: Placement = (desk, rows, x, width) => {
  for (const row of rows) {
    desk.need(22)
    eachCell(row, x, width, (asked, at, wide) => {
      const right = desk.label(closed(desk, asked.label), at, desk.y + 4) + 4
      if (isComb(asked) && right + 110 < at + wide) comb(desk, combText(asked.answer), 9, right, desk.y + 1)
      else {
        desk.box(right, desk.y, at + wide - 8 - right, 16)
        desk.fill(asked.answer, right + 3, desk.y + 4, at + wide - 14 - right)
      }
    })
    desk.y += 22
  }
  desk.y += 4
}

/** A ruled table with a cell for the label and a cell for the answer. */
const labelCells: Placement = (desk, rows, x, width) => {
  const shade = desk.chance.is(0.6) ? '#eeeeee' : undefined
  const ruled = desk.chance.is(0.85)
  const flat = rows.flat()
  const columns = desk.chance.pick([1, 2, 2])
  const share = columns === 1 ? 0.34 : 0.44
  for (let index = 0; index < flat.length; index += columns) {
    desk.need(18)
    flat.slice(index, index + columns).forEach((asked, column) => {
      const [at, wide] = [x + (column * width) / columns, width / columns]
      if (ruled) {
        desk.box(at, desk.y, wide * share, 18, shade)
        desk.box(at + wide * share, desk.y, wide * (1 - share), 18)
      }
      const label = closed(desk, asked.label)
      let size = desk.manner.labelSize
      while (desk.labelWidth(label, size) > wide * share - 6 && size > 5) size -= 0.5
      desk.label(label, at + 3, desk.y + 5, size)
      desk.fill(asked.answer, at + wide * share + 4, desk.y + 5, wide * (1 - share) - 8)
    })
    desk.y += 18
  }
  desk.y += 8
}

/** Labels in one row of cells, answers in the row of cells below. */
const headedCells: Placement = (desk, rows, x, width) => {
  const shade = desk.chance.is(0.7) ? '#e8e8e8' : undefined
  for (const row of rows) {
    desk.need(32)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.box(at, desk.y, wide, 14, shade)
      let size = desk.manner.labelSize
      while (desk.labelWidth(desk.caption(asked.label), size) > wide - 5 && size > 5) size -= 0.5
      desk.label(desk.caption(asked.label), at + 3, desk.y + 3.5, size)
      desk.box(at, desk.y + 14, wide, 17)
      desk.fill(asked.answer, at + 4, desk.y + 18, wide - 8)
    })
    desk.y += 31
  }
  desk.y += 8
}

/** A summary of a web form: label and answer in two columns of text. */
const keysAndValues: Placement = (desk, rows, x, width) => {
  const columns = desk.chance.is(0.3) ? 2 : 1
  const flat = rows.flat()
  const wide = width / columns
  const gap = Math.min(wide * 0.5, Math.max(...flat.map(({ label }) => desk.labelWidth(closed(desk, label)))) + 14)
  for (let index = 0; index < flat.length; index += columns) {
    desk.need(15)
    flat.slice(index, index + columns).forEach((asked, column) => {
      desk.label(closed(desk, asked.label), x + column * wide, desk.y)
      desk.fill(asked.answer, x + column * wide + gap, desk.y, wide - gap - 6)
    })
    desk.y += 15
  }
  desk.y += 6
}

/** The label, a colon, and the answer right behind it. */
const inRunningText: Placement = (desk, rows, x, width) => {
  for (const row of rows) {
    desk.need(16)
    eachCell(row, x, width, (asked, at, wide) => {
      const right = desk.label(`${desk.caption(asked.label).replace(/[?:]$/, '')}:`, at, desk.y)
      desk.fill(asked.answer, right + 4, desk.y, at + wide - right - 10)
    })
    desk.y += 16
  }
  desk.y += 6
}

/** Boxes side by side, the label before the answer within each. */
const labelsWithin: Placement = (desk, rows, x, width) => {
  for (const row of rows) {
    desk.need(20)
    eachCell(row, x, width, (asked, at, wide) => {
      desk.box(at, desk.y, wide, 19)
      const right = desk.label(closed(desk, asked.label), at + 3, desk.y + 6)
      desk.fill(asked.answer, right + 5, desk.y + 5, at + wide - right - 8)
    })
    desk.y += 19
  }
  desk.y += 8
}

/** Fields to be filled in on the screen, beside or below their labels, with names of all kinds. */
const filledFields: Placement = (desk, rows, x, width) => {
  const beside = desk.chance.is(0.5)
  const naming = desk.chance.pick(['label', 'number', 'undefined', 'camel'])
  if (!desk.features.includes('fields')) {
    desk.pdf.initForm()
    desk.features.push('fields')
  }
  for (const row of rows) {
    desk.need(36)
    eachCell(row, x, width, (asked, at, wide) => {
      const right = beside ? desk.label(closed(desk, asked.label), at, desk.y + 4) + 4 : at
      if (!beside) desk.label(closed(desk, asked.label), at, desk.y)
      const [top, room] = beside ? [desk.y, at + wide - 8 - right] : [desk.y + 11, wide - 8]
      const camel = asked.label
        .replace(/[^A-Za-z ]/g, '')
        .replace(/(?:^| +)(\w)/g, (_, letter: string) => letter.toUpperCase())
      const name = {
        label: asked.label.replace(/[.[\]]/g, ''),
        number: 'Text',
        undefined: 'undefined',
        camel: `txt${camel}`,
      }[naming]
      desk.fields++
      desk.pdf.font('Helvetica').fontSize(9)
      desk.pdf.formText(`${name}${naming === 'label' ? ' ' : '_'}${desk.fields + 20}`, right, top, Math.max(14, room), 15, { value: asked.answer, borderColor: '#999', backgroundColor: '#eef' }) // prettier-ignore
    })
    desk.y += beside ? 22 : 34
  }
  desk.y += 4
}

export const placements: readonly (readonly [string, number, Placement])[] = [
  ['cornerBoxes', 3, cornerBoxes],
  ['beforeLines', 3, beforeLines],
  ['underscores', 1.6, underscores],
  ['captionsBelow', 1.6, captionsBelow],
  ['labelsAbove', 1.4, labelsAbove],
  ['boxesBelow', 1.6, boxesBelow],
  ['boxesBeside', 1.6, boxesBeside],
  ['labelCells', 1.6, labelCells],
  ['headedCells', 1.2, headedCells],
  ['keysAndValues', 1, keysAndValues],
  ['inRunningText', 1, inRunningText],
  ['labelsWithin', 1.6, labelsWithin],
  ['filledFields', 2.4, filledFields],
]
