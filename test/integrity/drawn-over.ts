/** Methods that lay something over the printed figure and draw another one. */
import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, rgb, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import type { Box } from '../../core/document/model.ts'
import type { Method, Workshop } from './forgery.ts'

const white = rgb(1, 1, 1)

/** Left bottom corner and size in user space, with points around. */
export function rectangleOf(
  page: PDFPage,
  box: Box,
  around = 1,
): { x: number; y: number; width: number; height: number } {
  return {
    x: box.left - around,
    y: page.getHeight() - box.bottom - around,
    width: box.right - box.left + 2 * around,
    height: box.bottom - box.top + 2 * around,
  }
}

/** Draws the new figure where the old one ends. */
export async function write({ document, page, target }: Workshop, text = target.altered): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica)
  const { box, glyphs, size } = target.word
  page.drawText(text, {
    x: box.right - font.widthOfTextAtSize(text, size),
    y: page.getHeight() - glyphs[0]!.y,
    size,
    font,
  })
}

/** A picture of the new figure, as a screenshot program makes it. */
export function pictureOf(text: string | null, box: Box, hasCorners = false): Buffer {
  const scale = 4
  const [width, height] = [Math.ceil((box.right - box.left + 2) * scale), Math.ceil((box.bottom - box.top + 2) * scale)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  if (hasCorners) context.roundRect(0, 0, width, height, 6)
  else context.rect(0, 0, width, height)
  context.fill()
  if (text !== null) {
    context.fillStyle = '#000'
    context.font = `${height * 0.95}px sans-serif`
    context.textAlign = 'right'
    context.fillText(text, width - scale, height - scale, width - 2 * scale)
  }
  return canvas.toBuffer('image/png')
}

async function placePicture({ document, page, target }: Workshop, png: Buffer): Promise<void> {
  page.drawImage(await document.embedPng(png), rectangleOf(page, target.word.box))
}

const covering = (name: string, cover: (workshop: Workshop) => unknown, text: 'text' | 'none' = 'text'): Method => ({
  name,
  signals: ['overlay'],
  forge: async workshop => {
    await cover(workshop)
    if (text === 'text') await write(workshop)
    return true
  },
})

export const drawnOverMethods: readonly Method[] = [
  covering('white box and text', ({ page, target }) =>
    page.drawRectangle({ ...rectangleOf(page, target.word.box), color: white }),
  ),
  covering('tight white box and text', ({ page, target }) =>
    page.drawRectangle({ ...rectangleOf(page, target.word.box, -0.1), color: white }),
  ),
  covering('box of the paper’s gray and text', ({ page, target }) =>
    page.drawRectangle({ ...rectangleOf(page, target.word.box), color: rgb(0.96, 0.97, 0.98) }),
  ),
  covering('rounded box and text', ({ page, target }) => {
    const { x, y, width, height } = rectangleOf(page, target.word.box, 2)
    const path = `M 2 0 L ${width - 2} 0 Q ${width} 0 ${width} 2 L ${width} ${height - 2} Q ${width} ${height} ${width - 2} ${height} L 2 ${height} Q 0 ${height} 0 ${height - 2} L 0 2 Q 0 0 2 0 Z`
    page.drawSvgPath(path, { x, y: y + height, color: white })
  }),
  covering('brush stroke and text', ({ page, target }) => {
    const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
    page.drawLine({
      start: { x, y: y + height / 2 },
      end: { x: x + width, y: y + height / 2 },
      thickness: height,
      color: white,
    })
  }),
  covering('scribble of lines and text', ({ page, target }) => {
    const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
    const step = height / 4
    const path = `M 0 ${step / 2} L ${width} ${step / 2} L 0 ${1.5 * step} L ${width} ${1.5 * step} L 0 ${2.5 * step} L ${width} ${2.5 * step} L 0 ${3.5 * step} L ${width} ${3.5 * step}`
    page.drawSvgPath(path, { x, y: y + height, borderColor: white, borderWidth: 1.8 * step })
  }),
  covering('strips and text', ({ page, target }) => {
    const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
    for (let part = 0; part < 3; part++)
      page.drawRectangle({ x, y: y + (part * height) / 3, width, height: height / 3 + 0.2, color: white })
  }),
  covering('ellipse and text', ({ page, target }) => {
    const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
    page.drawEllipse({ x: x + width / 2, y: y + height / 2, xScale: width * 0.75, yScale: height * 0.75, color: white })
  }),
  covering(
    'form of box and text',
    async workshop => {
      const { document, page, target } = workshop
      const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
      const patch = await PDFDocument.create()
      const small = patch.addPage([width, height])
      small.drawRectangle({ x: 0, y: 0, width, height, color: white })
      const font = await patch.embedFont(StandardFonts.Helvetica)
      small.drawText(target.altered, { x: 1, y: 1.5, size: target.word.size, font })
      const [form] = await document.embedPdf(await patch.save())
      page.drawPage(form!, { x, y, width, height })
    },
    'none',
  ),
  covering(
    'one digit covered',
    async workshop => {
      const { document, page, target } = workshop
      const at = [...target.altered].findIndex((character, index) => character !== target.word.text[index])
      const glyph = target.word.glyphs[at]!
      page.drawRectangle({ ...rectangleOf(page, glyph.box, 0.3), color: white })
      const font = await document.embedFont(StandardFonts.Helvetica)
      page.drawText(target.altered[at]!, { x: glyph.x, y: page.getHeight() - glyph.y, size: glyph.size, font })
    },
    'none',
  ),
  covering('white picture and text', workshop => placePicture(workshop, pictureOf(null, workshop.target.word.box))),
  covering(
    'picture of the figure',
    workshop => placePicture(workshop, pictureOf(workshop.target.altered, workshop.target.word.box)),
    'none',
  ),
  covering(
    'picture with an alpha channel',
    workshop => placePicture(workshop, pictureOf(workshop.target.altered, workshop.target.word.box, true)),
    'none',
  ),
  covering(
    'box and outlines',
    ({ page, target }) => {
      const { x, y, width, height } = rectangleOf(page, target.word.box, 1)
      page.drawRectangle({ x, y, width, height, color: white })
      const step = width / target.altered.length
      for (let digit = 0; digit < target.altered.length; digit++)
        page.drawSvgPath(
          `M 0 0 C ${step / 2} 0 ${step / 2} ${height / 2} 0 ${height - 2} L ${step / 3} ${height - 2} C ${step} ${height / 2} ${step / 2} 1 1 0 Z`,
          {
            x: x + digit * step + 0.3,
            y: y + height - 1,
            color: rgb(0, 0, 0),
          },
        )
    },
    'none',
  ),
]
