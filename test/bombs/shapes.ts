/** Crafted documents: each shape asks for far more time or memory than its bytes, and every call draws another size of it. */
import { catalog, font, onePage, pdfOf, sheetText, stream } from './pdf-parts.ts'

/** From 0 to 1, the same series for the same seed. */
export type Random = () => number

/** `limit`: what is expected to stop it, for the report. */
export interface Shape {
  readonly name: string
  readonly limit: string
  readonly draw: (random: Random) => Buffer
}

const between = (random: Random, low: number, high: number): number => Math.floor(low + random() * (high - low))
const repeat = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join('')

const pathFlood = (random: Random): Buffer => {
  const at = (): string => `${between(random, 0, 612)} ${between(random, 0, 792)}`
  return pdfOf(onePage(sheetText + repeat(between(random, 100_000, 900_000), () => `${at()} m ${at()} l S\n`)))
}

const curveFlood = (random: Random): Buffer => {
  const few = repeat(200, () => `${between(random, 0, 600)} 0 m 1 2 300 400 5 6 c 7 8 9 10 11 12 c b*\n`)
  return pdfOf(onePage(`[0.01 0.01] 0 d 0.1 w\n${few.repeat(between(random, 200, 2500))}${sheetText}`))
}

const clipNest = (random: Random): Buffer =>
  pdfOf(onePage(`${'q 0 0 612 792 re W n '.repeat(between(random, 50_000, 400_000))}${sheetText}`))

const textFlood = (random: Random): Buffer => {
  const words = repeat(between(random, 200_000, 900_000), index => `${index % 600} ${(index * 7) % 790} Td (1,2) Tj `)
  return pdfOf(onePage(`BT /F1 4 Tf ${words} ET`))
}

const glyphPile = (random: Random): Buffer =>
  pdfOf(
    onePage(
      `BT /F1 9 Tf 72 700 Td ${repeat(between(random, 20_000, 90_000), index => `0 ${index % 3 === 0 ? '0.01' : '0'} Td (${index % 10}) Tj `)} ET`,
    ),
  )

const amountPages = (random: Random): Buffer => {
  const row = (index: number): string =>
    `1 0 0 1 72 ${770 - (index % 250) * 3} Tm (Total item ${index}) Tj 1 0 0 1 ${300 + (index % 9) * 30} ${770 - (index % 250) * 3} Tm (${index},000) Tj\n`
  return manyPages(between(random, 20, 300), `BT /F1 3 Tf ${repeat(2000, row)} ET ${sheetText}`)
}

/** Many pages that share one content: the file stays small. */
function manyPages(count: number, content: string): Buffer {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'
  const pages = Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 10, page]))
  const kids = Object.keys(pages).map(number => `${number} 0 R`)
  return pdfOf({
    1: catalog,
    2: `<</Type/Pages/Count ${count}/Kids[${kids.join(' ')}]>>`,
    4: stream(content),
    5: font,
    ...pages,
  })
}

const floodedPages = (random: Random): Buffer =>
  manyPages(between(random, 100, 1500), sheetText + '1 2 m 3 4 l S '.repeat(between(random, 10_000, 60_000)))

const nestedForms = (random: Random): Buffer => {
  const [depth, fan] = [between(random, 4, 9), between(random, 6, 14)]
  const form = (level: number): Buffer =>
    stream(
      level === depth ? '0 0 m 9 9 l S BT /F1 9 Tf (1,000) Tj ET' : `/X${level + 1} Do `.repeat(fan),
      `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>/XObject<</X${level + 1} ${11 + level} 0 R>>>>`,
    )
  const forms = Object.fromEntries(Array.from({ length: depth + 1 }, (_, level) => [10 + level, form(level)]))
  return pdfOf({ ...onePage(`${sheetText} /X0 Do`, { resources: '/XObject<</X0 10 0 R>>' }), ...forms })
}

const formLoop = (random: Random): Buffer => {
  const calls = '/X Do '.repeat(between(random, 1, 2000))
  const form = stream(calls, '/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources 7 0 R')
  return pdfOf({
    ...onePage(`${sheetText} ${calls}`, { resources: '/XObject<</X 6 0 R>>' }),
    6: form,
    7: '<</XObject<</X 6 0 R>>>>',
  })
}

const objectLoop = (random: Random): Buffer => {
  const loops = ['6 0 R', '<</Length 4 0 R>>', '[6 0 R 6 0 R]', '<</Parent 6 0 R/Kids[6 0 R]>>']
  const parts = onePage(sheetText)
  const rest = { 6: loops[between(random, 0, loops.length)]!, 7: '7 0 R' }
  const page = `<</Type/Page/Parent 3 0 R/MediaBox 7 0 R/Contents[6 0 R 4 0 R 3 0 R]/Resources 6 0 R/Annots 6 0 R>>`
  return pdfOf({ ...parts, ...rest, 3: page }, '/Info 6 0 R/Prev 9')
}

const treeLoop = (random: Random): Buffer => {
  const count = [2 ** 31 - 1, -1, 50_000, 3][between(random, 0, 4)]!
  const kids = '3 0 R 2 0 R '.repeat(between(random, 1, 3000))
  return pdfOf({ ...onePage(sheetText), 2: `<</Type/Pages/Parent 2 0 R/Count ${count}/Kids[${kids}]>>` })
}

const deepTree = (random: Random): Buffer => {
  const depth = between(random, 500, 20_000)
  const node = (index: number): string =>
    `<</Type/Pages/Count 1/Parent ${index === 0 ? 2 : 99 + index} 0 R/Kids[${index === depth - 1 ? 3 : 101 + index} 0 R]>>`
  const nodes = Object.fromEntries(Array.from({ length: depth }, (_, index) => [100 + index, node(index)]))
  return pdfOf({ ...onePage(sheetText), 2: '<</Type/Pages/Count 1/Kids[100 0 R]>>', ...nodes })
}

const expansion = (random: Random): Buffer =>
  pdfOf(onePage(Buffer.alloc(between(random, 50, 400) * 1024 * 1024, ' '), { filters: between(random, 1, 4) }))

const operandFlood = (random: Random): Buffer =>
  pdfOf(onePage(`${sheetText}${'[('.repeat(between(random, 100_000, 2_000_000))}`))

const images = (random: Random): Buffer => {
  const side = between(random, 8000, 60_000)
  const bits = [1, 8][between(random, 0, 2)]!
  const data = Buffer.alloc(Math.min(side * Math.ceil((side * bits) / 8), 60 * 1024 * 1024), random() * 255)
  const entries = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent ${bits}`
  const draws = 'q 612 0 0 792 0 0 cm /I Do Q '.repeat(between(random, 1, 30))
  return pdfOf({ ...onePage(draws, { resources: '/XObject<</I 6 0 R>>' }), 6: stream(data, entries) })
}

const noiseScan = (random: Random): Buffer => {
  const [width, height] = [2550, 3300]
  const data = Buffer.alloc((width / 8 + 1) * height)
  const density = random()
  for (let index = 0; index < data.length; index++) data[index] = random() < density ? random() * 256 : 255
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1`
  return pdfOf({
    ...onePage('q 612 0 0 792 0 0 cm /I Do Q', { resources: '/XObject<</I 6 0 R>>' }),
    6: stream(data, entries),
  })
}

const patterns = (random: Random): Buffer => {
  const tile = stream(
    '0 0 0.1 0.1 re f',
    `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep ${0.01 + random() / 10}/YStep 0.01/Resources<<>>`,
  )
  const content = '/Pattern cs /P scn 0 0 612 792 re f '.repeat(between(random, 1, 200))
  return pdfOf({ ...onePage(content, { resources: '/Pattern<</P 6 0 R>>' }), 6: tile })
}

const hugePage = (random: Random): Buffer => {
  const side = 10 ** between(random, 4, 12)
  const objects = onePage(`${sheetText} ${side} ${side} m 0 0 l S`, { page: '/UserUnit 1000' })
  return pdfOf({ ...objects, 3: (objects[3] as string).replace('612 792', `${side} ${side}`) })
}

const glyphPrograms = (random: Random): Buffer => {
  const shapes = stream(
    '/G Do '.repeat(10) + '1000 0 0 0 750 750 d1 0 0 750 750 re f '.repeat(between(random, 10, 5000)),
  )
  const type3 =
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</a 7 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]/Resources<</Font<</F1 5 0 R>>>>/ToUnicode 8 0 R>>'
  const map = `begincmap ${repeat(between(random, 10, 2000), () => '1 beginbfrange <0000> <FFFF> <0000> endbfrange ')}endcmap`
  return pdfOf({ ...onePage(`BT /F1 9 Tf ${'(aaaa) Tj '.repeat(5000)} ET`), 5: type3, 7: shapes, 8: stream(map) })
}

const widgets = (random: Random): Buffer => {
  const count = between(random, 2000, 30_000)
  const field = (index: number): string =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${index})/V(${index},000)/Rect[${index % 600} ${index % 780} ${(index % 600) + 40} ${(index % 780) + 9}]/Parent ${index % 7 === 0 ? 100 + index : 6} 0 R>>`
  const fields = Object.fromEntries(Array.from({ length: count }, (_, index) => [100 + index, field(index)]))
  const all = Object.keys(fields)
    .map(number => `${number} 0 R`)
    .join(' ')
  const objects = onePage(sheetText, { page: `/Annots[${all}]` })
  return pdfOf({
    ...objects,
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm 6 0 R>>',
    6: `<</Fields[${all} 6 0 R]/Kids[6 0 R]/DA(/F1 9 Tf)>>`,
    ...fields,
  })
}

const xml = (random: Random): Buffer => {
  const lines = between(random, 1000, 60_000)
  const kinds = [
    (): string =>
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "lol">${repeat(20, index => `<!ENTITY a${index} "${`&a${index - 1 < 0 ? '' : index - 1};`.repeat(10)}">`)}]><Invoice>&a19;</Invoice>`,
    (): string => `<Invoice>${'<a>'.repeat(lines)}${'</a>'.repeat(lines)}</Invoice>`,
    (): string =>
      `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">${repeat(lines, index => `<ram:IncludedSupplyChainTradeLineItem><ram:Name>${index}</ram:Name></ram:IncludedSupplyChainTradeLineItem>`)}</rsm:CrossIndustryInvoice>`,
    (): string => `<Invoice ${repeat(lines, index => `a${index}="1" `)}/>`,
    (): string => `<Invoice>${'&#x41;<!-- '.repeat(lines)}`,
  ]
  const file = stream(kinds[between(random, 0, kinds.length)]!(), '/Type/EmbeddedFile/Subtype/text#2Fxml')
  const named = '<</Names<</EmbeddedFiles<</Names[(factur-x.xml) 6 0 R]>>>>/Type/Catalog/Pages 2 0 R/AF[6 0 R]>>'
  return pdfOf({
    ...onePage(sheetText),
    1: named,
    6: '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 7 0 R>>>>',
    7: file,
  })
}

const beyondRepair = (random: Random): Buffer => {
  const kinds = [
    `1 0 obj\n${'['.repeat(between(random, 10_000, 2_000_000))}`,
    repeat(between(random, 10_000, 120_000), index => `${index} 0 obj\n<</Type/Page/A ${index} 0 R>>\n`),
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>${'<<'.repeat(between(random, 1000, 300_000))}`,
    repeat(between(random, 10_000, 200_000), index => `1 ${index} obj `),
  ]
  return Buffer.from(`%PDF-1.4\n${kinds[between(random, 0, kinds.length)]!}`, 'latin1')
}

export const shapes: readonly Shape[] = [
  { name: 'path flood', limit: 'objects of a page; page time', draw: pathFlood },
  { name: 'curve flood', limit: 'objects of a page; page time', draw: curveFlood },
  { name: 'clip nesting', limit: 'page time, memory of PDFium', draw: clipNest },
  { name: 'text operators', limit: 'characters of a page; page time', draw: textFlood },
  { name: 'glyphs on one spot', limit: 'page time', draw: glyphPile },
  { name: 'pages of amounts', limit: 'document time', draw: amountPages },
  { name: 'flooded pages', limit: 'document time', draw: floodedPages },
  { name: 'nested forms', limit: 'page time, memory of PDFium', draw: nestedForms },
  { name: 'form loop', limit: 'depth of forms in PDFium; page time', draw: formLoop },
  { name: 'object loop', limit: 'depth of objects in PDFium', draw: objectLoop },
  { name: 'page tree loop', limit: 'page limit', draw: treeLoop },
  { name: 'deep page tree', limit: 'depth of the tree in PDFium', draw: deepTree },
  { name: 'stream expansion', limit: 'memory of PDFium; page time', draw: expansion },
  { name: 'operand flood', limit: 'depth of operands in PDFium', draw: operandFlood },
  { name: 'giant image', limit: 'memory of PDFium, size of bitmaps', draw: images },
  { name: 'noise as a scan', limit: 'time of a recognition; page time', draw: noiseScan },
  { name: 'tiling patterns', limit: 'page time', draw: patterns },
  { name: 'huge page', limit: 'size of bitmaps', draw: hugePage },
  { name: 'glyph programs', limit: 'page time', draw: glyphPrograms },
  { name: 'form fields', limit: 'page time', draw: widgets },
  { name: 'XML', limit: 'size of attachments, no document types', draw: xml },
  { name: 'beyond repair', limit: 'page time', draw: beyondRepair },
]

/** Uniform numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
