/** The memo as a PDF: letter pages, sections, and each sentence's footnote at the foot of its own page. */
import type { Color, PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { memoHeadings, memoSections, type CreditMemo } from '../../analysis/memo/memo.ts'
import { dateText } from '../../analysis/memo/facts.ts'
import { footnoteText } from './footnote.ts'
import { linesOf, printable, type Typeface } from './printable.ts'

/** Points: US letter. */
const page = { width: 612, height: 792, side: 64, top: 64, foot: 72, pageNumber: 40 }
const textWidth = page.width - 2 * page.side
/** Points from line to line. */
const leading = { text: 14.5, footnote: 9.6, heading: 17 }
const gap = { sentence: 4, beforeHeading: 12, rule: 8 }
const size = { title: 19, heading: 12.5, text: 10, small: 8, footnote: 7.6, mark: 6.5 }
/** A heading is not left alone at the foot of a page: this much is to follow it. */
const BELOW_HEADING = 60
/** Of the width of the text. */
const RULE_LENGTH = 0.25

interface Style {
  readonly text: Typeface
  readonly mark: Typeface
  readonly footnote: Typeface
  readonly heading: Typeface
  readonly title: Typeface
  readonly small: Typeface
  readonly colors: { readonly ink: Color; readonly muted: Color; readonly heading: Color }
}

/** Bytes of a .pdf. */
export async function pdfMemo(memo: CreditMemo): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  document.setTitle(`Credit memo: ${memo.company ?? memo.appId}`)
  document.setCreator('Underwriter Desk')
  document.setProducer('Underwriter Desk')
  const style = await styleOf(document)
  const flow = new Flow(document, style)
  flow.line('Credit memo', style.small, style.colors.muted)
  flow.line(memo.company ?? 'Applicant not stated', style.title, style.colors.ink)
  const of = `Application ${memo.appId} · revision ${memo.revision} · ${dateText(memo.date)}`
  flow.line(of, style.small, style.colors.muted)
  let count = 0
  for (const name of memoSections) {
    flow.heading(memoHeadings[name])
    const sentences = memo.sections[name]
    if (sentences.length === 0) flow.line('–', style.text, style.colors.muted)
    for (const { text, sources } of sentences) flow.sentence(text, footnoteText(sources), (count += 1))
  }
  flow.close()
  return document.save()
}

async function styleOf(document: PDFDocument): Promise<Style> {
  const { StandardFonts, rgb } = await import('@cantoo/pdf-lib')
  const font = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  return {
    text: { font, size: size.text },
    mark: { font, size: size.mark },
    footnote: { font, size: size.footnote },
    heading: { font: bold, size: size.heading },
    title: { font: bold, size: size.title },
    small: { font, size: size.small },
    colors: { ink: rgb(0.1, 0.12, 0.15), muted: rgb(0.37, 0.42, 0.48), heading: rgb(0.12, 0.23, 0.37) },
  }
}

interface Footnote {
  readonly number: number
  readonly lines: readonly string[]
}

/** Puts lines below each other, with the footnotes of a page at its foot, and begins a page where one is full. */
class Flow {
  readonly #document: PDFDocument
  readonly #style: Style
  #page: PDFPage
  /** Of the next line, from the bottom. */
  #y = page.height - page.top
  #footnotes: Footnote[] = []

  constructor(document: PDFDocument, style: Style) {
    this.#document = document
    this.#style = style
    this.#page = document.addPage([page.width, page.height])
  }

  line(text: string, typeface: Typeface, color: Color): void {
    for (const line of linesOf(printable(text, typeface.font), typeface, textWidth)) {
      const height = typeface.size * 1.35
      this.#reserve(height, 0)
      this.#y -= height
      this.#page.drawText(line, { x: page.side, y: this.#y, ...typeface, color })
    }
  }

  heading(text: string): void {
    this.#reserve(gap.beforeHeading + leading.heading + BELOW_HEADING, 0)
    this.#y -= gap.beforeHeading + leading.heading
    const { heading, colors } = this.#style
    this.#page.drawText(printable(text, heading.font), {
      x: page.side,
      y: this.#y,
      ...heading,
      color: colors.heading,
    })
    this.#y -= gap.sentence
  }

  /** With its footnote on the same page. */
  sentence(text: string, footnote: string, number: number): void {
    const { text: typeface, mark, footnote: small, colors } = this.#style
    const markWidth = mark.font.widthOfTextAtSize(String(number), mark.size)
    const lines = linesOf(printable(text, typeface.font), typeface, textWidth - markWidth)
    const noted = linesOf(printable(footnote, small.font), small, textWidth - noteIndent)
    this.#reserve(lines.length * leading.text + gap.sentence, noted.length * leading.footnote)
    this.#footnotes.push({ number, lines: noted })
    for (const line of lines) {
      this.#y -= leading.text
      this.#page.drawText(line, { x: page.side, y: this.#y, ...typeface, color: colors.ink })
    }
    const end = page.side + typeface.font.widthOfTextAtSize(lines.at(-1) ?? '', typeface.size)
    this.#page.drawText(String(number), { x: end, y: this.#y + 3.5, ...mark, color: colors.heading })
    this.#y -= gap.sentence
  }

  /** Draws what is still due on the last page, and the numbers of all. */
  close(): void {
    this.#drawFootnotes()
    const { small, colors } = this.#style
    const pages = this.#document.getPages()
    for (const [index, own] of pages.entries()) {
      const text = `Page ${index + 1} of ${pages.length}`
      const x = page.width - page.side - small.font.widthOfTextAtSize(text, small.size)
      own.drawText(text, { x, y: page.pageNumber, ...small, color: colors.muted })
    }
  }

  get #noted(): number {
    return this.#footnotes.reduce((sum, { lines }) => sum + lines.length * leading.footnote, 0)
  }

  /** Room for so many points of text and of footnotes on this page, else on the next. */
  #reserve(height: number, noted: number): void {
    const isFresh = this.#y === page.height - page.top
    if (isFresh || this.#y - height >= page.foot + this.#noted + noted + gap.rule) return
    this.#drawFootnotes()
    this.#page = this.#document.addPage([page.width, page.height])
    this.#y = page.height - page.top
  }

  #drawFootnotes(): void {
    if (this.#footnotes.length === 0) return
    const { footnote, mark, colors } = this.#style
    let y = page.foot + this.#noted
    this.#page.drawLine({
      start: { x: page.side, y: y + gap.rule / 2 },
      end: { x: page.side + textWidth * RULE_LENGTH, y: y + gap.rule / 2 },
      thickness: 0.5,
      color: colors.muted,
    })
    for (const { number, lines } of this.#footnotes)
      for (const [index, line] of lines.entries()) {
        y -= leading.footnote
        if (index === 0) this.#page.drawText(String(number), { x: page.side, y: y + 2, ...mark, color: colors.heading })
        this.#page.drawText(line, { x: page.side + noteIndent, y, ...footnote, color: colors.ink })
      }
    this.#footnotes = []
  }
}

/** Points from the number of a footnote to its text. */
const noteIndent = 14
