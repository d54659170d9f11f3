/** Methods that put an annotation or a form field over the printed figure. */
import { PDFName, PDFString, type PDFRef } from '@cantoo/pdf-lib'
import { pictureOf, rectangleOf } from './drawn-over.ts'
import type { Method, Workshop } from './forgery.ts'

const signals: Method['signals'] = ['annotation-over-figure']

interface Appearance {
  /** Operators of the appearance, in a space as large as the annotation. */
  readonly content: (width: number, height: number) => string
  readonly resources?: Readonly<Record<string, unknown>>
}

function annotate(
  { document, page, target }: Workshop,
  subtype: string,
  drawn: Appearance | null,
  contents = '',
): void {
  const { context } = document
  const { x, y, width, height } = rectangleOf(page, target.word.box)
  const entry = context.obj({ Type: 'Annot', Subtype: subtype, Rect: [x, y, x + width, y + height], F: 4 })
  if (contents !== '') entry.set(PDFName.of('Contents'), PDFString.of(contents))
  entry.set(PDFName.of('DA'), PDFString.of('/Helv 9 Tf 0 g'))
  if (drawn !== null) {
    const appearance = context.stream(drawn.content(width, height), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: {
        Font: { Helv: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } },
        ...drawn.resources,
      } as never,
    })
    entry.set(PDFName.of('AP'), context.obj({ N: context.register(appearance) }))
  }
  page.node.addAnnot(context.register(entry))
}

const box = (width: number, height: number): string => `1 g 0 0 ${width} ${height} re f`
const text = (shown: string, size: number): string => `0 g BT /Helv ${size} Tf 1 1 Td (${shown}) Tj ET`

async function pictureIn({ document, target }: Workshop): Promise<PDFRef> {
  const image = await document.embedPng(pictureOf(target.altered, target.word.box))
  await image.embed()
  return image.ref
}

export const annotatedMethods: readonly Method[] = [
  {
    name: 'free text',
    signals,
    forge: workshop => Promise.resolve((annotate(workshop, 'FreeText', null, workshop.target.altered), true)),
  },
  {
    name: 'free text with an appearance',
    signals,
    forge: workshop => {
      const { altered, word } = workshop.target
      annotate(
        workshop,
        'FreeText',
        { content: (width, height) => `${box(width, height)} ${text(altered, word.size)}` },
        altered,
      )
      return Promise.resolve(true)
    },
  },
  {
    name: 'stamp with text',
    signals,
    forge: workshop => {
      const { altered, word } = workshop.target
      annotate(workshop, 'Stamp', { content: (width, height) => `${box(width, height)} ${text(altered, word.size)}` })
      return Promise.resolve(true)
    },
  },
  {
    name: 'stamp with a picture',
    signals,
    forge: async workshop => {
      const picture = await pictureIn(workshop)
      annotate(workshop, 'Stamp', {
        content: (width, height) => `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`,
        resources: { XObject: { Im: picture } },
      })
      return true
    },
  },
  {
    name: 'white square, then free text',
    signals,
    forge: workshop => {
      const { altered, word } = workshop.target
      annotate(workshop, 'Square', { content: box })
      annotate(workshop, 'FreeText', { content: () => text(altered, word.size) }, altered)
      return Promise.resolve(true)
    },
  },
  {
    name: 'white square, text in the page',
    signals: ['annotation-over-figure', 'overlay'],
    forge: workshop => {
      annotate(workshop, 'Square', { content: box })
      return Promise.resolve(true)
    },
  },
  {
    name: 'form field',
    signals: ['form-field-over-figure'],
    forge: ({ document, page, target }) => {
      const field = document.getForm().createTextField(`amount${target.page}`)
      field.setText(target.altered)
      field.addToPage(page, { ...rectangleOf(page, target.word.box, 2), borderWidth: 0 })
      return Promise.resolve(true)
    },
  },
]
