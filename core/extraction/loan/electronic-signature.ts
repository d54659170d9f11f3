/** Signatures that signing services leave, and names behind "/s/". Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern } from '../../vocabulary/phrase-pattern.ts'
import type { FormReading } from './entries.ts'
import { dateIn } from './parse-answer.ts'
import { OTHERS, type SignaturePlace } from './signature-place.ts'

/** "E-signed by", "Electronically signed", "DocuSigned by", "/s/ Ann Lee". */
const ELECTRONIC = phrasePattern(phrases.electronicSignatures)
/** "You agree that this form may be signed electronically": nobody has signed yet. */
const AGREEMENT = phrasePattern(phrases.agreements)
const SLASH_S = /(?:^|\s)\/\s?s\s?\/\s*\S/i
const SURE = 0.97

/** Blocks that signing services leave, and names behind "/s/". */
export function electronicPlaces(
  reading: FormReading,
  dateBeside: (box: SignaturePlace['box']) => SignaturePlace['date'],
): SignaturePlace[] {
  const { page } = reading
  const pieces = page.lines.flat()
  return page.lines.flatMap((line, index): SignaturePlace[] => {
    const text = line.map(piece => piece.text).join(' ')
    const isSlash = SLASH_S.test(text)
    if (!isSlash && !ELECTRONIC.test(text)) return []
    if (text.split(' ').length > 22 || OTHERS.test(text)) return []
    const box = line.find(piece => ELECTRONIC.test(piece.text) || /\/\s?s\s?\//i.test(piece.text))?.box ?? line[0]!.box
    const near = pieces.filter(
      piece => piece.line >= index - 2 && piece.line <= index + 4 && piece.box.top - box.bottom < 70,
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
        confidence: SURE,
        method: page.method,
      },
    ]
  })
}
