import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { fileNameKey, safeFileName } from '../../../core/api/file-names.ts'

describe('safeFileName', () => {
  test.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\statements\\2024.pdf', '2024.pdf'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['folder/', 'document.pdf'],
    ['  spaced.pdf ', 'spaced.pdf'],
    ['a\u0000b\n.pdf', 'ab.pdf'],
    ['ev\u202efdp.exe', 'evfdp.exe'],
    ['Bila\u0301n.pdf', 'Bil\u00e1n.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(176)}.pdf`],
  ])('%j → %j', (written, safe) => {
    expect(safeFileName(written)).toBe(safe)
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 400 })])(
    'names one entry of a folder, and is safe already',
    written => {
      const safe = safeFileName(written)
      expect(safe).toBe(safeFileName(safe))
      expect(safe).not.toMatch(/[/\\\p{Cc}]/u)
      expect(safe.length).toBeGreaterThan(0)
      expect(safe.length).toBeLessThanOrEqual(180)
      expect(['.', '..']).not.toContain(safe)
      expect(safe.isWellFormed()).toBe(true)
    },
  )
})

test('names are the same file whatever their folder, case and Unicode form', () => {
  expect(fileNameKey('old/Bila\u0301n.PDF')).toBe(fileNameKey('BIL\u00c1N.pdf'))
  expect(fileNameKey('a.pdf')).not.toBe(fileNameKey('b.pdf'))
})
