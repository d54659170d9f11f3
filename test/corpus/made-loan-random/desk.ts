/** The sheet an application is drawn on: the form's type, the applicant's hand, and the truth noted as things are filled in. */
import { Page } from '../../drawing/page.ts'
import type { Chance } from '../../drawing/chance.ts'
import type { Applicant } from './applicant.ts'

export type Value = string | number | boolean | null

/** How a form is set and how it is filled in. */
interface Manner {
  readonly labelFont: string
  readonly labelBold: boolean
  readonly labelSize: number
  readonly labelCapitals: boolean
  readonly colon: boolean
  readonly valueFont: string
  readonly valueSize: number
  readonly valueColor: string
  readonly left: number
}

export function mannerOf(chance: Chance): Manner {
  return {
    labelFont: chance.weighted([[5, 'Helvetica'], [2, 'Times-Roman']]), // prettier-ignore
    labelBold: chance.is(0.25),
    labelSize: chance.pick([7, 7.5, 8, 8.5, 9, 9.5]),
    labelCapitals: chance.is(0.2),
    colon: chance.is(0.5),
    valueFont: chance.weighted([[3, 'Courier'], [4, 'Helvetica'], [1.5, 'Times-Roman'], [1.2, 'Times-Italic'], [1, 'Courier-Bold'], [1, 'Helvetica-Bold']]), // prettier-ignore
    valueSize: chance.pick([8.5, 9, 9.5, 10, 10.5]),
    valueColor: chance.pick(['#000', '#000', '#112288', '#222']),
    left: chance.pick([28, 36, 44, 54]),
  }
}

const headline = 92

export class Desk extends Page {
  readonly expected = new Map<string, Value>()
  readonly also = new Map<string, readonly Value[]>()
  readonly features: string[] = []
  readonly chance: Chance
  readonly manner: Manner
  readonly applicant: Applicant
  y = headline
  /** Fields to be filled in so far. */
  fields = 0

  constructor(chance: Chance, manner: Manner, applicant: Applicant) {
    super()
    this.chance = chance
    this.manner = manner
    this.applicant = applicant
    this.type(manner.labelFont, manner.labelSize)
  }

  get room(): number {
    return this.width - 2 * this.manner.left
  }

  /** Printed: it must be read, or be one of the others. */
  state(path: string, value: Value, ...also: readonly Value[]): void {
    this.expected.set(path, value)
    this.also.set(path, also)
  }

  /** Makes sure of so much room on the page. */
  need(height: number): void {
    if (this.y + height < 764) return
    this.nextPage()
    this.y = 44
  }

  caption(label: string): string {
    return this.manner.labelCapitals ? label.toUpperCase() : label
  }

  labelWidth(label: string, size = this.manner.labelSize): number {
    return this.widthOf(label, { size, bold: this.manner.labelBold })
  }

  /** A printed label; y is its top. Gives its right edge. */
  label(label: string, x: number, y: number, size = this.manner.labelSize): number {
    this.pdf.fillColor('#000')
    this.left(label, x, y, { size, bold: this.manner.labelBold })
    return x + this.labelWidth(label, size)
  }

  /** What the applicant fills in, smaller where there is less room. Gives its right edge. */
  fill(answer: string, x: number, y: number, width = 600): number {
    if (answer === '') return x
    const { valueFont, valueSize, valueColor } = this.manner
    let size = valueSize
    const measure = (): number => this.pdf.font(valueFont).fontSize(size).widthOfString(answer)
    while (measure() > width && size > 5) size -= 0.5
    const wide = measure()
    this.pdf.fillColor(valueColor).text(answer, x, y + (valueSize - size) * 0.8, { lineBreak: false })
    this.pdf.fillColor('#000')
    return x + wide
  }

  answerWidth(answer: string): number {
    return this.pdf.font(this.manner.valueFont).fontSize(this.manner.valueSize).widthOfString(answer)
  }

  box(x: number, y: number, width: number, height: number, fill?: string): void {
    if (fill !== undefined) this.pdf.rect(x, y, width, height).fill(fill)
    this.pdf.lineWidth(0.6).rect(x, y, width, height).stroke('#333')
    this.pdf.fillColor('#000')
  }

  paragraph(text: string, size: number): void {
    const lines = this.wrapped(text, this.room, { size })
    this.need(lines.length * size * 1.25)
    for (const line of lines) {
      this.left(line, this.manner.left, this.y, { size })
      this.y += size * 1.25
    }
    this.y += 4
  }
}
