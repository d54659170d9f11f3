/**
 * Words of recognized pages whose form shows what was printed: ordinals, postal codes behind their state, page numbers, and names printed again
 * elsewhere. Pages with a text layer stay as they are. Pure.
 */
import type { Page, Word } from '../../document/model.ts'
import vocabulary from '../../vocabulary/invoice-parties.json' with { type: 'json' }
import { ocrDistance, withDigits } from '../../vocabulary/spelling.ts'
import { stateCodesOf, stateNamesOf } from '../../vocabulary/states.ts'
import { withWords } from './correct-ocr.ts'

const states: ReadonlySet<string> = new Set(stateCodesOf('US'))
const stateNames: ReadonlySet<string> = new Set(stateNamesOf('US'))
const streets: ReadonlySet<string> = new Set(vocabulary.streetWords)
const bare = (text: string): string => text.replace(/[.,;]+$/, '')

/** "G0061", "1O045-2210": a ZIP with at least this many of its five signs as digits. */
const zip = /^(?=(?:\D?\d){3})[\dOQDIlSBZG|]{5}(?:[-–]\d{4})?[.,]?$/

const suffixOf = (number: number): string =>
  Math.floor(number / 10) % 10 === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')

/** A word and those beside it, '' at the ends of the line. */
type Beside = Readonly<Record<'before' | 'text' | 'after', string>>
const beforeStreet = ({ after }: Beside): boolean => streets.has(bare(after).toLowerCase())
const beforeZip = ({ after }: Beside): boolean => zip.test(after)

/** Forms nothing has as it is printed, what was printed for each, and where that is so: everywhere unless it says. */
const forms: readonly (readonly [RegExp, (...found: string[]) => string, ((beside: Beside) => boolean)?])[] = [
  // Cash on delivery, in small capitals.
  [/^c\.[0o]\.d\.?$/i, () => 'C.O.D.'],
  // "Sth", "lst", "1Oth": several letters only before a street ("SOTH ST", not "BOTH").
  [/^(?:[SIliB]|[SIliB]?\d[\dOSIliB]?)(?=(?:st|nd|rd|th)[.,]?$)/i, withDigits],
  [/^[\dOSIliB]{1,3}(?=(?:st|nd|rd|th)[.,]?$)/i, withDigits, beforeStreet],
  // "456\"": the raised letters of an ordinal, as specks.
  [/^(\d{1,3})["”“'’*°]{1,2}$/, (_, number) => number + suffixOf(Number(number)), beforeStreet],
  // "R! 02906", "|A 50010", "|A50010", "lowa": the I of a state.
  [/^([HMRW])[!|l1]$/, (_, first) => `${first}I`, beforeZip],
  [/^[!|l1]([ADLN])$/, (_, last) => `I${last}`, beforeZip],
  [/^[!|]([ADLN])(?=\d{5}$)/, (_, last) => `I${last} `],
  [/^l/, () => 'I', ({ text }) => stateNames.has(`I${bare(text).slice(1)}`)],
  [zip, text => withDigits(text.replaceAll('G', '6')), ({ before }) => states.has(bare(before))],
  // "Pagelof2": without its spaces, the 1 as a letter.
  [
    /^(\p{Lu}\p{L}{3,5}?)([\dIl]{1,2})of([\dIl]{1,2})$/u,
    (_, page, at, last) => `${page} ${withDigits(at)} of ${withDigits(last)}`,
  ],
  // "$4118820", "£04172": no amount, but a number that begins with a letter.
  [/^\$(?=\d{7}$)/, () => 'S'],
  [/^£(?=0\d{3,}$)/, () => 'E'],
]

function correctForm(word: Word, index: number, line: readonly Word[]): Word {
  const [before = '', text = '', after = ''] = [-1, 0, 1].map(offset => line[index + offset]?.text)
  const form = forms.find(([seen, , fits]) => seen.test(text) && (fits?.({ before, text, after }) ?? true))
  return form === undefined ? word : { ...word, text: text.replace(form[0], form[1]) }
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
