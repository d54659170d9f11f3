/** Text in the characters that the standard fonts of PDF have, and its lines in a width. */
import type { PDFFont } from '@cantoo/pdf-lib'
import { Refusal } from '../../errors.ts'

/** Signs and Latin letters that the fonts lack and Unicode does not take apart, by what they have. */
const substitutes: Readonly<Record<string, string>> = {
  '−': '–',
  '″': '"',
  '→': '-',
  '≥': '>=',
  '≤': '<=',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ŋ: 'n',
  Ŋ: 'N',
}

export interface Typeface {
  readonly font: PDFFont
  /** Points. */
  readonly size: number
}

/**
 * A letter the font lacks loses its accent, and a sign it lacks is left out. Throws Refusal CONFLICT for a letter or digit of another script: a name
 * without its letters is none.
 */
export function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  const has = (character: string): boolean => known.has(character.codePointAt(0)!)
  return [...text.replace(/\s+/g, ' ')]
    .map(character => {
      if (has(character)) return character
      const plain = substitutes[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
      if (plain !== '' && [...plain].every(has)) return plain
      if (/[\p{L}\p{N}]/u.test(character))
        throw new Refusal('CONFLICT', `The PDF has no letter “${character}”: save the memo as Word, which has it.`)
      return ''
    })
    .join('')
}

/** Lines no wider than `width` points; a word that is wider is divided. */
export function linesOf(text: string, { font, size }: Typeface, width: number): readonly string[] {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(whole => divided(whole, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function divided(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
