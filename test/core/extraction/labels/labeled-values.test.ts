import { expect, test } from 'vitest'
import { invoiceView } from '../../../../core/extraction/layout/document-view.ts'
import { labeledValues, plainLabel } from '../../../../core/extraction/labels/labeled-values.ts'
import { drawPage, type DrawOptions } from '../../../support/draw-page.ts'

const phrases = {
  number: ['invoice number', 'invoice no', 'invoice #', 'rechnungs nr', 'facture no'],
  date: ['invoice date', 'date'],
  terms: ['terms'],
  order: ['purchase order', 'po'],
} as const

function found(picture: string, options: DrawOptions = {}, inner = false): string[] {
  const view = invoiceView({ fileName: 'drawn.pdf', pages: [drawPage(picture, options)], problems: [] })
  return labeledValues(view, phrases, { inner }).map(({ term, place, value }) => `${term} ${place} ${value.text}`)
}
const first = (picture: string, options: DrawOptions = {}): string | undefined => found(picture, options)[0]

test.each([
  ['Invoice No: 4711', 'number inside 4711'],
  ['Invoice#4711', 'number inside 4711'],
  ['Invoice No.:4711', 'number inside 4711'],
  ['Rechnungs-Nr.: 2024-0815', 'number inside 2024-0815'],
  ['Facture N° FA-118', 'number inside FA-118'],
  ['Invoice Number        :        4711', 'number right 4711'],
  ['Invoice Number        4711', 'number right 4711'],
  ['INVOICE NUMBER\n4711', 'number below 4711'],
  ['Invoice\nNumber:   4711', 'number right 4711'],
])('the value of %j', (picture, expected) => expect(first(picture)).toBe(expected))

test('several labels of one cell have each their own value', () =>
  expect(found('Invoice#4711 Date:03/04/2024 Terms:NET 10')).toEqual(
    expect.arrayContaining(['number inside 4711', 'date inside 03/04/2024', 'terms inside NET 10']),
  ))

test('under a row of headings each value belongs to its own column, and an empty column has none', () => {
  const grid = `
    Salesperson    PO Number    Terms      Invoice Date
                   PO-3333                 11/15/2019
  `
  expect(found(grid).filter(one => one.includes('below'))).toEqual(['order below PO-3333', 'date below 11/15/2019'])
})

test('a number that begins with the letters of a label is no label', () => {
  expect(found('Reference      PO-3333')).toEqual([])
})

test('inside a cell a label without a mark is found where it is asked for and a digit follows', () => {
  const picture = 'Northern Freight Invoice No 4711'
  expect(found(picture)).toEqual([])
  expect(found(picture, {}, true)).toEqual(['number inside 4711'])
})

test('one wrong letter of a long word is forgiven on recognized pages only', () => {
  expect(first('Lnvoice Nurnber: 4711')).toBeUndefined()
  expect(first('Invcice No: 4711', { source: 'ocr' })).toBe('number inside 4711')
  expect(first('Invcice No: 4711')).toBeUndefined()
})

test('labels are compared without accents and punctuation, number signs apart', () => {
  expect(plainLabel('Référence / N° de Facture#')).toBe('reference no de facture #')
})
