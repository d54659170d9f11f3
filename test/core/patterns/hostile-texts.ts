/** Texts made from a regular expression to keep it busy: what it may repeat, repeated, and an end it does not expect. */
import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** Of a character class one of each of these is tried: classes that exchange characters share one of them. */
const characters = [
  ' ',
  '1',
  'a',
  'A',
  '-',
  '.',
  ',',
  '(',
  '"',
  '/',
  ':',
  '#',
  '_',
  '$',
  '%',
  '|',
  '=',
  '\n',
  'é',
  '•',
  '0',
]
/** What no pattern expects, so that it has to try everything before it gives up. */
const rejected = '\u0001'
const maxVariants = 6

const parser = new RegExpParser({ ecmaVersion: 2024 })

/** Texts of about `length` characters. Throws SyntaxError where the pattern is none. */
export function hostileTexts(pattern: RegExp, length: number): ReadonlySet<string> {
  const flags = { unicode: pattern.unicode, unicodeSets: pattern.unicodeSets }
  const body = parser.parsePattern(pattern.source, undefined, undefined, flags)
  const texts = new Set<string>()
  const add = (before: string, unit: string): void => {
    if (unit === '') return
    const repeated = unit.repeat(Math.ceil((length - before.length) / unit.length))
    texts.add(before + repeated + rejected)
    texts.add(before + repeated)
  }
  /** Visits what stands in an alternative, `before` it a text that the parts before it match. */
  const visit = (elements: readonly AST.Element[], before: string): void => {
    let sofar = before
    for (const element of elements) {
      if (element.type === 'Quantifier' && element.max > 20) {
        for (const unit of samples(element.element, flags)) {
          add(sofar, unit)
          add('', sofar + unit)
        }
      }
      const inner = element.type === 'Quantifier' ? element.element : element
      if ('alternatives' in inner) for (const alternative of inner.alternatives) visit(alternative.elements, sofar)
      sofar += samples(element, flags)[0] ?? ''
    }
    add('', sofar.slice(before.length))
  }
  for (const alternative of body.alternatives) visit(alternative.elements, '')
  return texts
}

type Flags = Readonly<{ unicode: boolean; unicodeSets: boolean }>

/** A few texts that an element matches; empty where it matches nothing but a place. */
function samples(element: AST.Element, flags: Flags): readonly string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)]
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const one = new RegExp(element.raw, flags.unicodeSets ? 'v' : flags.unicode ? 'u' : '')
      const own = [...element.raw].filter(character => one.test(character)).slice(0, 2)
      return [...new Set([...characters.filter(character => one.test(character)).slice(0, maxVariants), ...own])]
    }
    case 'Quantifier': {
      const inner = samples(element.element, flags)
      return inner.map(text => text.repeat(Math.max(1, element.min)))
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap(({ elements }) => joined(elements, flags)).slice(0, maxVariants)
    default:
      return []
  }
}

/** The elements one after the other, in variants of the first that has several. */
function joined(elements: readonly AST.Element[], flags: Flags): readonly string[] {
  let texts: readonly string[] = ['']
  for (const element of elements) {
    const own = samples(element, flags)
    if (own.length === 0) continue
    texts = texts.length === 1 ? own.map(text => texts[0]! + text) : texts.map(text => text + own[0]!)
  }
  return texts
}
