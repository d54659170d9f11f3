import { expect, test } from 'vitest'
import type { Page, Word } from '../../../../core/document/model.ts'
import { lineOf } from '../../../../core/document/lines.ts'
import { joinSplitCents } from '../../../../core/extraction/layout/correct-ocr.ts'
import { correctOcrForms } from '../../../../core/extraction/layout/correct-ocr-forms.ts'

/** "name~40": read with a confidence of 0.4; all other words with 0.95. */
function pageOf(text: string, source: Page['source'] = 'ocr'): Page {
  const lines = text.split('\n').map((line, row) => {
    const words: Word[] = []
    for (const part of line.split(' ')) {
      const [printed, confidence = '95'] = part.split('~') as [string, string?]
      const left = (words.at(-1)?.box.right ?? 0) + 4
      const box = { left, top: 20 * row, right: left + 5 * printed.length, bottom: 20 * row + 10 }
      words.push({ text: printed, box, confidence: Number(confidence) / 100, bold: false, size: 10 })
    }
    return lineOf(words)
  })
  return { number: 1, width: 612, height: 792, source, lines, rules: [] }
}
const textOf = ({ lines }: Page): string => lines.map(({ text }) => text).join('\n')
const corrected = (text: string, source?: Page['source']): string => textOf(correctOcrForms([pageOf(text, source)])[0]!)

test.each([
  ['227 N Sth Ave', '227 N 5th Ave'],
  ['the lst floor', 'the 1st floor'],
  ['915 E SOTH ST,', '915 E 50TH ST,'],
  ['NET i5TH PROX', 'NET 15TH PROX'],
  ['123 456" St', '123 456th St'],
  ['88 22’ Avenue', '88 22nd Avenue'],
  ['Vernon Hills, IL G0061', 'Vernon Hills, IL 60061'],
  ['Providence, R! 02906', 'Providence, RI 02906'],
  ['CT-1187 Pagelof2', 'CT-1187 Page 1 of 2'],
  ['c.0.D', 'C.O.D.'],
  ['Ames, |A50010', 'Ames, IA 50010'],
  ['Ames, lA 50010', 'Ames, IA 50010'],
  ['Grundy County, lowa', 'Grundy County, Iowa'],
  ['Quote $4118820', 'Quote S4118820'],
  ['No. £04172', 'No. E04172'],
])('%s was printed as %s', (seen, printed) => expect(corrected(seen)).toBe(printed))

test.each([
  '36" wheel',
  'A1234 S0061',
  'Both sides',
  'BOTH SIDES',
  'IN S1OBZ',
  'Offof2',
  '$250000',
  '£4172',

  'lota',
  '$1,285.00',
])('%s stays as recognized', text => expect(corrected(text)).toBe(text))

test('a doubtful name is spelled as it is printed elsewhere', () => {
  const [first, last] = ['Ferrando Meccanica S.p.A.', 'Ferando~40 Meccanica']
  expect(corrected(`${first}\n${last}`)).toBe(`${first}\nFerrando Meccanica`)
  expect(corrected('Aldersbrook Systems\nAldersbivok~47')).toBe('Aldersbrook Systems\nAldersbrook')
})

test('a name read surely, a plural, and one that two others could be stay', () => {
  for (const text of ['Ferrando\nFerando', 'Systems\nSystem~40', 'Harlow Hariow\nHarl0w~40', 'Ferrando\nMeccanica~40'])
    expect(corrected(text)).toBe(text.replace('~40', ''))
})

test('a text layer says what it says', () => {
  for (const text of ['227 N Sth Ave', 'Ferrando\nFerando~40'])
    expect(corrected(text, 'text-layer')).toBe(text.replace('~40', ''))
})

test.each([
  ['Date 02/ 12/26', 'Date 02/12/26'],
  ['Paid 121, 632.04-', 'Paid 121,632.04-'],
  ['Trade 25,800 .00-', 'Trade 25,800.00-'],
  ['Items 1, 2 and 300', 'Items 1, 2 and 300'],
])('%s reads as %s', (seen, printed) => expect(textOf(joinSplitCents(pageOf(seen)))).toBe(printed))
