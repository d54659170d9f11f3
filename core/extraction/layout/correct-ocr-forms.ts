/**
 * Words of recognized pages whose form shows what was printed: ordinals, postal codes behind their state, page numbers, and names printed again
 * elsewhere. Pages with a text layer stay as they are. Pure.
 */
import type { Page, Word } from '../../document/model.ts'
import vocabulary from '../../vocabulary/invoice-parties.json' with { type: 'json' }
import { ocrDistance, withDigits } from '../../vocabulary/spelling.ts'
import { stateCodesOf } from '../../vocabulary/states.ts'
import { withWords } from './correct-ocr.ts'

const states: ReadonlySet<string> = new Set(stateCodesOf('US'))
const streets: ReadonlySet<string> = new Set(vocabulary.streetWords)
const bare = (text: string): string => text.toLowerCase().replace(/[.,;]+$/, '')

/** "Sth", "lst", "1Oth": letters for the digits of an ordinal; several letters only before a street ("SOTH ST", not "BOTH"). */
const ordinal = /^(?:[SIliB]|[SIliB]?\d[\dOSIliB]?)(?=(?:st|nd|rd|th)[.,]?$)/i
const ordinalOfStreet = /^[\dOSIliB]{1,3}(?=(?:st|nd|rd|th)[.,]?$)/i
/** "456\"": the raised letters of an ordinal, as specks. */
const raised = /^(\d{1,3})["”“'’*°]{1,2}$/
/** "G0061", "1O045-2210": a ZIP with at least this many of its five signs as digits. */
const zip = /^(?=(?:\D?\d){3})[\dOQDIlSBZG|]{5}(?:[-–]\d{4})?[.,]?$/
/** "R! 02906", "Rl": the I of a state. */
const strokeState = /^([HMRW])[!|l1]$/
/** "c.0.D", cash on delivery, in small capitals. */
const onDelivery = /^c\.[0o]\.d\.?$/i
/** "Pagelof2": without its spaces, the 1 as a letter. */
const gluedPage = /^(\p{Lu}\p{L}{3,5}?)([\dIl]{1,2})of([\dIl]{1,2})$/u

const suffixOf = (number: number): string =>
  Math.floor(number / 10) % 10 === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')

function correctForm(word: Word, index: number, line: readonly Word[]): Word {
  const { text } = word
  const before = line[index - 1]?.text ?? ''
  const street = streets.has(bare(line[index + 1]?.text ?? ''))
  const form = ((): string => {
    if (onDelivery.test(text)) return 'C.O.D.'
    const digits = street ? ordinalOfStreet : ordinal
    if (digits.test(text)) return text.replace(digits, withDigits)
    if (street && raised.test(text))
      return text.replace(raised, (_, number: string) => number + suffixOf(Number(number)))
    if (zip.test(line[index + 1]?.text ?? '') && strokeState.test(text)) return text.replace(strokeState, '$1I')
    if (states.has(before.replace(/[.,]+$/, '')) && zip.test(text)) return withDigits(text.replaceAll('G', '6'))
    const [, page, at, last] = gluedPage.exec(text) ?? []
    return page === undefined ? text : `${page} ${withDigits(at!)} of ${withDigits(last!)}`
  })()
  return form === text ? word : { ...word, text: form }
}

/**
 * A name of at least `short` letters read with less confidence than `doubted` is the one read with at least `sure` that differs from it by what
 * OCR confuses, an edit for every `perEdit` letters.
 */
const again = { doubted: 0.75, sure: 0.85, short: 6, perEdit: 3.5 } as const
const letters = /^[^\p{L}\d]*(\p{L}+)[^\p{L}\d]*$/u
const lettersOf = ({ text }: Word): string => letters.exec(text)?.[1] ?? ''

/** The pages with every doubtful name spelled as it is printed elsewhere on them, and every broken form as it has to be. */
export function correctOcrForms(pages: readonly Page[]): readonly Page[] {
  const words = pages.flatMap(({ source, lines }) => (source === 'ocr' ? lines.flatMap(line => line.words) : []))
  const known = new Set(
    words.filter(({ confidence }) => confidence >= again.sure).map(lettersOf).filter(({ length }) => length >= again.short),
  ) // prettier-ignore
  const intended = (word: Word): Word => {
    const own = lettersOf(word)
    if (word.confidence >= again.doubted || own.length < again.short || known.has(own)) return word
    const edits = Math.floor(own.length / again.perEdit)
    const [plain, capitals] = [own.toLowerCase(), own === own.toUpperCase()]
    const near = [...known].filter(
      other =>
        (other === other.toUpperCase()) === capitals &&
        other[0] === own[0] &&
        // Plurals are words of their own.
        !other.startsWith(own) &&
        !own.startsWith(other) &&
        ocrDistance(plain, other.toLowerCase(), edits) <= edits,
    )
    return near.length === 1 ? { ...word, text: word.text.replace(own, near[0]!) } : word
  }
  return pages.map(page => withWords(page, line => line.map(correctForm).map(intended)))
}
