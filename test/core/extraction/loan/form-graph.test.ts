/** Captions bound to slots: every orientation, whatever the order of the words, and nothing answered that no word shows. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Box, Word } from '../../../../core/document/model.ts'
import type { FormReading } from '../../../../core/extraction/loan/entries.ts'
import { cell, formOf, horizontal, pageOf, widthOf, type Order, type Text } from '../../../support/drawn-form.ts'

const answersOf = (reading: FormReading): Record<string, string> =>
  Object.fromEntries(reading.entries.map(({ label, value }) => [label, value]))

describe('headings', () => {
  it('are known by the questions under them where their words say little', () => {
    const texts = [
      { text: 'BORROWER / GUARANTOR', left: 40, top: 80, bold: true },
      { text: 'Name', left: 40, top: 100 },
      { text: 'Ann Lee', left: 200, top: 100, bold: true },
      { text: 'Date of birth', left: 40, top: 118 },
      { text: '03/04/1980', left: 200, top: 118, bold: true },
      { text: '% owned', left: 40, top: 136 },
      { text: '60', left: 200, top: 136, bold: true },
    ]
    expect(formOf(pageOf(texts)).sections.map(({ kind }) => kind)).toEqual(['owner'])
  })
})

describe('orientations', () => {
  it('binds answers above their captions in one box', () => {
    const texts = [
      { text: 'Harbor Lights Inc', left: 44, top: 104, bold: true },
      { text: 'Legal name', left: 44, top: 116 },
      { text: '212 Derby Street', left: 44, top: 134, bold: true },
      { text: 'Street address', left: 44, top: 146 },
    ]
    const rules = [...cell(40, 300, 100, 130), ...cell(40, 300, 130, 160)]
    expect(answersOf(formOf(pageOf(texts, rules)))).toEqual({
      'Legal name': 'Harbor Lights Inc',
      'Street address': '212 Derby Street',
    })
  })

  it('binds answers in rows of a table ruled below, in two columns', () => {
    const texts = [
      { text: 'Legal name', left: 40, top: 100 },
      { text: 'Harbor Lights Inc', left: 140, top: 100 },
      { text: 'Website', left: 320, top: 100 },
      { text: 'harbor.example', left: 420, top: 100 },
      { text: 'Federal tax ID', left: 40, top: 118 },
      { text: '36-4417025', left: 140, top: 118 },
      { text: 'Phone', left: 320, top: 118 },
      { text: '(414) 555-0177', left: 420, top: 118 },
    ]
    const rules = [112, 130].flatMap(y => [horizontal(40, 300, y), horizontal(320, 580, y)])
    expect(answersOf(formOf(pageOf(texts, rules)))).toEqual({
      'Legal name': 'Harbor Lights Inc',
      Website: 'harbor.example',
      'Federal tax ID': '36-4417025',
      Phone: '(414) 555-0177',
    })
  })

  it('binds answers behind their captions', () => {
    const texts = [
      { text: 'Legal name', left: 40, top: 100 },
      { text: 'Harbor Lights Inc', left: 200, top: 100, bold: true },
      { text: 'Federal tax ID', left: 40, top: 118 },
      { text: '36-4417025', left: 200, top: 118, bold: true },
    ]
    expect(answersOf(formOf(pageOf(texts)))).toEqual({
      'Legal name': 'Harbor Lights Inc',
      'Federal tax ID': '36-4417025',
    })
  })

  it('binds answers below their captions, and leaves a blank one blank', () => {
    const texts = [
      { text: 'Business name', left: 40, top: 100, bold: true },
      { text: 'City', left: 240, top: 100, bold: true },
      { text: 'State', left: 400, top: 100, bold: true },
      { text: 'Harbor Lights Inc', left: 40, top: 112 },
      { text: 'WA', left: 400, top: 112 },
    ]
    const { entries } = formOf(pageOf(texts))
    expect(entries.map(({ label, value }) => [label, value])).toEqual([
      ['Business name', 'Harbor Lights Inc'],
      ['State', 'WA'],
    ])
  })

  it('binds answers on one rule to the captions above them, however near they stand', () => {
    const texts = [
      { text: 'City', left: 40, top: 100 },
      { text: 'State', left: 140, top: 100 },
      { text: 'Zip', left: 180, top: 100 },
      { text: 'Anacortes', left: 40, top: 112, bold: true },
      { text: 'WA', left: 140, top: 112, bold: true },
      { text: '98221', left: 180, top: 112, bold: true },
    ]
    expect(answersOf(formOf(pageOf(texts, [horizontal(40, 300, 123)])))).toEqual({
      City: 'Anacortes',
      State: 'WA',
      Zip: '98221',
    })
  })

  it('binds the answer right behind a label, though choices of another column stand in its row', () => {
    const texts = [
      { text: 'Company name', left: 40, top: 100, bold: true },
      { text: 'Harbor Lights Inc', left: 140, top: 100 },
      { text: 'Business type', left: 40, top: 118, bold: true },
      { text: 'Boat repair', left: 140, top: 118 },
      { text: 'Corporation', left: 360, top: 118 },
      { text: 'LLC', left: 440, top: 118 },
    ]
    expect(answersOf(formOf(pageOf(texts)))).toMatchObject({ 'Business type': 'Boat repair' })
  })

  it('binds answers in the cells of their captions', () => {
    const texts = [
      { text: 'Business name', left: 43, top: 102 },
      { text: 'Phone', left: 243, top: 102 },
      { text: 'Harbor Lights Inc', left: 50, top: 116 },
      { text: '(414) 555-0177', left: 250, top: 116 },
    ]
    const rules = [...cell(40, 240, 100, 130), ...cell(240, 440, 100, 130)]
    expect(answersOf(formOf(pageOf(texts, rules)))).toEqual({
      'Business name': 'Harbor Lights Inc',
      Phone: '(414) 555-0177',
    })
  })

  it('leaves what stands under unknown words of a box to them', () => {
    const texts = [
      { text: 'Gross sales last year', left: 43, top: 102 },
      { text: 'Stores now', left: 343, top: 102 },
      { text: '$428,000', left: 43, top: 116 },
      { text: '1', left: 343, top: 116 },
      { text: 'Owner', left: 43, top: 146 },
      { text: 'Ann Lee', left: 43, top: 160 },
    ]
    const rules = [...cell(40, 540, 100, 130), ...cell(40, 540, 144, 174)]
    expect(answersOf(formOf(pageOf(texts, rules)))).toMatchObject({ 'Gross sales last year': '$428,000' })
  })

  it('binds answers on rules to the captions below', () => {
    const texts = [
      { text: 'Harbor Lights Inc', left: 44, top: 100 },
      { text: 'Anacortes', left: 304, top: 100 },
      { text: '(Legal name)', left: 42, top: 113 },
      { text: '(City)', left: 302, top: 113 },
    ]
    const rules = [horizontal(40, 260, 110.5), horizontal(300, 420, 110.5)]
    expect(answersOf(formOf(pageOf(texts, rules)))).toEqual({
      '(Legal name)': 'Harbor Lights Inc',
      '(City)': 'Anacortes',
    })
  })

  it('takes unknown words in the style of captions for captions, not for answers', () => {
    const asked = ['Legal name', 'City', 'Phone', 'Email', 'Website']
    const texts = asked.map((text, row) => ({ text, left: 40, top: 100 + 30 * row, bold: true }))
    const answers = ['Harbor Lights', 'Anacortes', '(414) 555-0177', 'office@harbor.example', 'harbor.example'].map(
      (text, row) => ({ text, left: 40, top: 112 + 30 * row }),
    )
    const unknown = { text: 'Favorite tugboat', left: 240, top: 100, bold: true }
    const reading = formOf(pageOf([...texts, ...answers, unknown]))
    expect(reading.entries.find(({ label }) => label === 'Legal name')?.value).toBe('Harbor Lights')
    expect(reading.entries.every(({ value }) => value !== 'Favorite tugboat')).toBe(true)
  })
})

const captions = [
  'Legal business name',
  'Business phone',
  'City',
  'State',
  'ZIP code',
  'Federal tax ID',
  'Email',
  'Title',
]
const answers = [
  'Harbor Lights',
  '(414) 555-0177',
  'Anacortes',
  'WA',
  '98221',
  '36-4417025',
  'a@harbor.example',
  'Manager',
  '',
]
/** Rows of captions with answers below or behind them, some of them left blank. */
const forms = fc
  .array(
    fc.record({
      row: fc.array(fc.tuple(fc.constantFrom(...captions), fc.constantFrom(...answers)), {
        minLength: 1,
        maxLength: 3,
      }),
      isBelow: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(rows =>
    rows.flatMap(({ row, isBelow }, at): readonly Text[] =>
      row.flatMap(([caption, answer], column) => {
        const [left, top] = [40 + 180 * column, 80 + 40 * at]
        const place = isBelow ? { left, top: top + 12 } : { left: left + widthOf(caption) + 12, top }
        return [{ text: caption, left, top, bold: true }, ...(answer === '' ? [] : [{ text: answer, ...place }])]
      }),
    ),
  )

describe('any form', () => {
  test.prop([forms])('never takes a caption for an answer', texts => {
    const reading = formOf(pageOf(texts))
    const asking = new Set(
      reading.page.lines
        .flat()
        .filter(reading.isLabel)
        .flatMap(({ words }) => words),
    )
    for (const { words } of reading.entries) expect(words.some(word => asking.has(word))).toBe(false)
  })

  test.prop([forms])('shows the words of every answer, and uses none twice', texts => {
    const used = new Set<Word>()
    for (const { value, words, box } of formOf(pageOf(texts)).entries) {
      expect(words.map(({ text }) => text).join(' ')).toBe(value)
      for (const word of words) {
        expect(used.has(word)).toBe(false)
        expect(word.box.left >= box.left && word.box.right <= box.right).toBe(true)
        used.add(word)
      }
    }
  })

  test.prop([forms, fc.integer({ min: 1, max: 100 })])(
    'reads the same whatever the order of lines and words',
    (texts, seed) => {
      const key = ({ box }: { readonly box: Box }): number => (seed * (7 * box.left + 13 * box.top)) % 101
      const turned: Order = items => items.toSorted((a, b) => key(a) - key(b))
      expect(answersOf(formOf(pageOf(texts, [], turned)))).toEqual(answersOf(formOf(pageOf(texts))))
    },
  )
})
