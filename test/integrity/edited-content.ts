/** Methods that edit the operators of the content: the printed figure itself is hidden, or shows something else. */
import { PDFDict, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { contentOf, fontReference, setContent, shownTexts, type ShownText } from './content.ts'
import { write } from './drawn-over.ts'
import type { Method, Workshop } from './forgery.ts'

type Edit = (shown: ShownText, operators: string, workshop: Workshop) => string | null | Promise<string | null>

/** Replaces the operator that shows the figure. */
function editing(name: string, signals: Method['signals'], edit: Edit, adds: 'text' | 'nothing' = 'nothing'): Method {
  return {
    name,
    signals,
    forge: async workshop => {
      const { page, target } = workshop
      const content = contentOf(page)
      if (content === null) return false
      const shown = shownTexts(page, content).filter(({ text }) => text.trim() === target.word.text)
      if (shown.length !== 1) return false
      const { start, end } = shown[0]!
      const edited = await edit(shown[0]!, content.slice(start, end), workshop)
      if (edited === null) return false
      setContent(page, content.slice(0, start) + edited + content.slice(end))
      if (adds === 'text') await write(workshop)
      return true
    },
  }
}

const showing = (shown: ShownText, text: string): string | null => {
  const operand = shown.encode(text)
  return operand === null ? null : `${operand} Tj`
}

const withState = (before: string, operators: string, after: string): string => ` ${before} ${operators} ${after} `

async function otherFont({ document, page }: Workshop, name: StandardFonts): Promise<string> {
  const font = await document.embedFont(name)
  return page.node.newFontDictionary(font.name, font.ref).decodeText()
}

export const editedContentMethods: readonly Method[] = [
  editing('hidden by render mode', ['hidden-text'], (_, operators) => withState('3 Tr', operators, '0 Tr'), 'text'),
  editing('hidden in white', ['hidden-text'], (_, operators) => withState('1 g', operators, '0 g'), 'text'),
  editing(
    'hidden by opacity',
    ['hidden-text'],
    (_, operators, { page, document }) => {
      const { context } = document
      const states = page.node.Resources()!.lookupMaybe(PDFName.of('ExtGState'), PDFDict) ?? context.obj({})
      for (const [name, ca] of [
        ['FX0', 0],
        ['FX1', 1],
      ] as const)
        states.set(PDFName.of(name), context.register(context.obj({ Type: 'ExtGState', ca, CA: ca })))
      page.node.Resources()!.set(PDFName.of('ExtGState'), states)
      return withState('/FX0 gs', operators, '/FX1 gs')
    },
    'text',
  ),
  editing(
    'hidden by size',
    ['hidden-text'],
    (shown, operators) =>
      withState(`/${shown.font} ${shown.size * 0.01} Tf`, operators, `/${shown.font} ${shown.size} Tf`),
    'text',
  ),
  editing(
    'hidden on a layer',
    ['hidden-text'],
    (_, operators, { page, document }) => {
      const { context } = document
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Layer') }))
      const properties = context.obj({ MC0: layer })
      page.node.Resources()!.set(PDFName.of('Properties'), properties)
      document.catalog.set(
        PDFName.of('OCProperties'),
        context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }),
      )
      return withState('/OC /MC0 BDC', operators, 'EMC')
    },
    'text',
  ),
  editing('removed, drawn in another font', ['font-mismatch'], () => ' ', 'text'),
  editing('digit more at the old left edge', ['glyph-placement'], (shown, _, { target }) =>
    showing(shown, target.longer),
  ),
  editing('another font', ['font-mismatch'], async (shown, _, workshop) => {
    const font = await otherFont(workshop, StandardFonts.CourierBold)
    return `/${font} ${shown.size} Tf (${workshop.target.altered}) Tj /${shown.font} ${shown.size} Tf`
  }),
  editing('a similar font', ['font-mismatch'], async (shown, _, workshop) => {
    const isSerif = /times|serif|roman|georgia|garamond|book/i.test(workshop.target.word.font.name)
    const font = await otherFont(workshop, isSerif ? StandardFonts.TimesRoman : StandardFonts.Helvetica)
    return `/${font} ${shown.size} Tf (${workshop.target.altered}) Tj /${shown.font} ${shown.size} Tf`
  }),
  editing('one digit in another font', ['font-mismatch'], async (shown, _, workshop) => {
    const { altered, word } = workshop.target
    const at = [...altered].findIndex((character, index) => character !== word.text[index])
    const parts = [altered.slice(0, at), altered.slice(at + 1)].map(part => (part === '' ? '' : showing(shown, part)))
    if (parts.includes(null)) return null
    const font = await otherFont(workshop, StandardFonts.Courier)
    return ` ${parts[0]} /${font} ${shown.size} Tf (${altered[at]!}) Tj /${shown.font} ${shown.size} Tf ${parts[1]} `
  }),
  editing('a second subset of the font', ['font-mismatch'], (shown, _, workshop) => {
    const { page, document, target } = workshop
    const reference = fontReference(page, shown.font)
    const copy = reference === null ? undefined : document.context.lookup(reference, PDFDict).clone()
    const operand = showing(shown, target.altered)
    if (copy === undefined || operand === null) return null
    const name = target.word.font.name.replace(/^[A-Z]{6}\+/, '')
    if (name === '' || name.startsWith('Type3')) return null
    copy.set(PDFName.of('BaseFont'), PDFName.of(`QZXWVU+${name}`))
    const font = page.node.newFontDictionary('FZ', document.context.register(copy)).decodeText()
    return `/${font} ${shown.size} Tf ${operand} /${shown.font} ${shown.size} Tf`
  }),
  ...([0.94, 1.06] as const).map(factor =>
    editing(`${factor} of the size`, ['glyph-size'], (shown, _, { target }) => {
      const operand = showing(shown, target.altered)
      return operand === null
        ? null
        : `/${shown.font} ${shown.size * factor} Tf ${operand} /${shown.font} ${shown.size} Tf`
    }),
  ),
  editing('raised by 0.8', ['glyph-placement'], (shown, _, { target }) => {
    const operand = showing(shown, target.altered)
    return operand === null ? null : withState('0.8 Ts', operand, '0 Ts')
  }),
  editing('spaced out', ['glyph-placement'], (shown, _, { target }) => {
    const operand = showing(shown, target.altered)
    return operand === null ? null : withState('0.5 Tc', operand, '0 Tc')
  }),
  editing('squeezed to fit', ['glyph-placement', 'glyph-size'], (shown, _, { target }) => {
    const operand = showing(shown, target.longer)
    const share = (100 * target.word.text.length) / target.longer.length
    return operand === null ? null : withState(`${share.toFixed(1)} Tz`, operand, '100 Tz')
  }),
  editing('another gray', ['font-mismatch', 'glyph-placement'], (shown, _, { target }) => {
    const operand = showing(shown, target.altered)
    return operand === null ? null : withState('0.35 g', operand, '0 g')
  }),
]

/** The figure with another digit, also where its operator shows more than the figure. It leaves nothing but arithmetic, so it is none of the methods above. */
export const sameWidth: Method = {
  name: 'another digit of the same width',
  signals: ['running-balance', 'sum-mismatch'],
  forge: ({ page, target: { word, altered } }) => {
    const content = contentOf(page)
    const all = content === null ? [] : shownTexts(page, content)
    const shown = all.find(({ text }) => text.trim() === word.text) ?? all.find(({ text }) => text.includes(word.text))
    const operators = shown === undefined ? null : showing(shown, shown.text.replace(word.text, altered))
    if (content === null || shown === undefined || operators === null) return Promise.resolve(false)
    setContent(page, content.slice(0, shown.start) + operators + content.slice(shown.end))
    return Promise.resolve(true)
  },
}
