/** What the PDF of a memo can print: Latin letters, and signs that stand for others; another script is refused, not made unreadable. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { printable } from '../../../../core/reports/memo/printable.ts'

test('letters of other scripts are refused by name, signs left out, accents dropped', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  expect(printable('Łódź  Café ≥ 1.25x ✓', font)).toBe('Lódz Café >= 1.25x ')
  for (const name of ['Жанна Bakery', '東京 Trading', 'Αθήνα Foods'])
    expect(() => printable(name, font), name).toThrow(/The PDF has no letter “.”: save the memo as Word/)
})
