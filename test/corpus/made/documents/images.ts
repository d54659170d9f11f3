/** Documents that cannot simply be read: scans, a text layer with a wrong glyph map, a password, an embedded subset font. */
import { createRequire } from 'node:module'
import { truthOf, type Ledger, type Row } from '../ledger.ts'
import type { MadeDocument } from '../made-document.ts'
import { amounts, written } from '../numbers.ts'
import { drawTable, Paper, type PaperOptions } from '../paper.ts'
import { scanOf } from '../scan.ts'
import { halves, smallIncome } from './shapes.ts'

const liberation = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')

async function incomePage(
  company: string,
  ledger: Ledger,
  font: string | null,
  options: PaperOptions = {},
): Promise<Uint8Array> {
  const paper = new Paper(options)
  if (font === null) paper.pdf.registerFont('Embedded', liberation)
  paper.type(font ?? 'Embedded', 10)
  paper.center(company, 60, { bold: true, size: 14 }).center('Income Statement', 80, { bold: true, size: 12 })
  paper.center('For the years ended December 31, 2025 and 2024', 98)
  const columns = ['2025', '2024'].map((header, column) => ({
    right: 440 + column * 95,
    header: [header],
    text: (row: Row) => written(row.values[column]),
  }))
  drawTable(paper, ledger, { x: 60, y: 126, rowHeight: 20, columns, headerRule: true })
  return paper.done()
}

const incomeOf = (seed: number) => {
  const of = amounts(seed)
  return smallIncome(2, base => of.series(base, 2))
}
const incomeMetadata = { statementType: 'INCOME_STATEMENT', periodEnd: '2025-12-31' } as const
const incomeEnds = ['2025-12-31', '2024-12-31']

const scannedIncome: MadeDocument = (() => {
  const company = 'Thornbury Plumbing Supply, Inc.'
  const ledger = incomeOf(71)
  return {
    name: 'scan-income-two-years-askew',
    what: '200 dpi, 0.9 degrees askew, grain, no text layer',
    metadata: incomeMetadata,
    truth: truthOf(company, [{ ledger, ends: incomeEnds }]),
    draw: async () =>
      scanOf(await incomePage(company, ledger, 'Times-Roman'), { dpi: 200, skewDegrees: 0.9, noise: 18 }),
  }
})()

const scannedBalance: MadeDocument = (() => {
  const { assets, claims } = halves(72)
  const company = 'Fenwick Dental Laboratory LLC'
  const ends = ['2025-12-31']
  return {
    name: 'scan-balance-sheet-sideways',
    what: '300 dpi, fed sideways, one column with cents',
    metadata: { statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' },
    truth: truthOf(company, [
      { ledger: assets, ends },
      { ledger: claims, ends },
    ]),
    draw: async () => {
      const paper = new Paper().type('Helvetica', 11)
      paper
        .center(company, 60, { bold: true, size: 15 })
        .center('Balance Sheet', 80, { bold: true, size: 13 })
        .center('As of December 31, 2025', 98)
      const columns = [{ right: 530, text: (row: Row) => written(row.values[0], { decimals: 2 }) }]
      const below = drawTable(paper, assets, { x: 60, y: 130, rowHeight: 21, columns })
      drawTable(paper, claims, { x: 60, y: below + 10, rowHeight: 21, columns })
      return scanOf(await paper.done(), { dpi: 300, sideways: true, skewDegrees: -0.4, noise: 10 })
    },
  }
})()

const embedded: MadeDocument = (() => {
  const company = 'Quillfeather Stationers Ltd.'
  const ledger = incomeOf(73)
  return {
    name: 'income-embedded-subset-font',
    what: 'glyph numbers of an embedded subset instead of letters, read through its map',
    metadata: incomeMetadata,
    truth: truthOf(company, [{ ledger, ends: incomeEnds }]),
    draw: () => incomePage(company, ledger, null),
  }
})()

const brokenMap: MadeDocument = (() => {
  const company = 'Marlow & Dunn Upholstery Inc.'
  const ledger = incomeOf(74)
  return {
    name: 'income-broken-glyph-map',
    what: 'the page looks right, but its text layer spells other letters and digits: only its picture can be read',
    metadata: incomeMetadata,
    truth: truthOf(company, [{ ledger, ends: incomeEnds }]),
    draw: async () => scramble(await incomePage(company, ledger, null, { plain: true })),
  }
})()

/** Maps every glyph to a character some places further on, in place: offsets and lengths of the file stay as they are. */
function scramble(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const scrambled = text.replace(/beginbfrange[\s\S]*?endbfrange/g, map =>
    map.replace(/\[[^\]]*\]/g, list =>
      list.replace(/<00([2-7][0-9a-f])>/gi, (_, code: string) => {
        const shifted = 0x21 + ((parseInt(code, 16) - 0x21 + 37 + 94) % 94)
        return `<00${shifted.toString(16).padStart(2, '0')}>`
      }),
    ),
  )
  if (scrambled === text) throw new Error('no glyph map found to scramble')
  return new Uint8Array(Buffer.from(scrambled, 'latin1'))
}

const locked: MadeDocument = (() => {
  const company = 'Silverpine Home Health, LLC'
  const ledger = incomeOf(75)
  const password = 'ledger-2025'
  return {
    name: 'income-locked-with-password',
    what: 'AES encrypted; the password comes with the metadata',
    metadata: { ...incomeMetadata, password },
    truth: truthOf(company, [{ ledger, ends: incomeEnds }]),
    draw: () => incomePage(company, ledger, 'Helvetica', { password }),
  }
})()

export const images: readonly MadeDocument[] = [scannedIncome, scannedBalance, embedded, brokenMap, locked]
