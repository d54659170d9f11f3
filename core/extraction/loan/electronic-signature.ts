/** Signatures that signing services leave, and names behind "/s/". Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { FormReading } from './entries.ts'
import { dateIn } from './parse-answer.ts'
import { OTHERS, type SignaturePlace } from './signature-place.ts'
import { CONFIDENCE } from './confidence.ts'
import { textOf } from '../layout/text-rows.ts'

/** "E-signed by", "Electronically signed", "DocuSigned by", "/s/ Ann Lee". */
const ELECTRONIC = phrasePattern(phrases.electronicSignatures)
/** "You agree that this form may be signed electronically": nobody has signed yet. */
const AGREEMENT = phrasePattern(phrases.agreements)
const SLASH_S = /(?:^|\s)\/\s?s\s?\/\s*\S/i
/** Words of the line of a signing block; more are the prose of an agreement. Half or double changes no tuned form. */
const MAX_WORDS = 22
/** Lines over and below in which name and date of a block stand, and points below it. Half or double of any member changes no tuned form. */
const NEAR = { above: 2, below: 4, points: 70 } as const

/** Blocks that signing services leave, and names behind "/s/". */
export function electronicPlaces(
  reading: FormReading,
  dateBeside: (box: SignaturePlace['box']) => SignaturePlace['date'],
): SignaturePlace[] {
  const { page } = reading
  const pieces = page.lines.flat()
  return page.lines.flatMap((line, index): SignaturePlace[] => {
    const text = textOf(line)
    const isSlash = SLASH_S.test(text)
    if (!isSlash && !ELECTRONIC.test(text)) return []
    if (text.split(' ').length > MAX_WORDS || OTHERS.test(text)) return []
    const box = line.find(piece => ELECTRONIC.test(piece.text) || /\/\s?s\s?\//i.test(piece.text))?.box ?? line[0]!.box
    const near = pieces.filter(
      piece =>
        piece.line >= index - NEAR.above &&
        piece.line <= index + NEAR.below &&
        piece.box.top - box.bottom < NEAR.points,
    )
    const dated = near.find(piece => dateIn(piece.text, page.dateOrder)?.precision === 'day')
    const date = dated === undefined ? null : dateIn(dated.text, page.dateOrder)
    // Words about electronic signatures without a name or a date beside them are prose.
    const hasName = near.some(
      piece =>
        piece.line > index - 1 &&
        /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*)+$/u.test(
          piece.text.replace(ELECTRONIC, '').replace(/^\s*(?:by)?:?\s*/i, ''),
        ),
    )
    if (!isSlash && ((date === null && !hasName) || AGREEMENT.test(text))) return []
    return [
      {
        page: page.number,
        label: text,
        signed: true,
        box,
        text,
        date: date === null ? (isSlash ? dateBeside(box) : null) : { iso: date.iso, text: date.text, box: dated!.box },
        confidence: CONFIDENCE.signed,
        method: page.method,
      },
    ]
  })
}
