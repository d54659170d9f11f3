/** Phrases of the vocabulary (data) as patterns, where text is searched and not compared word by word. */

/**
 * What is more than its letters in a phrase: character classes, escapes and repeated groups stay as in regular expressions; the rest is
 * written for people. The order decides: the longest piece of syntax comes first.
 */
const syntax =
  /\[(?:\\.|[^[\]\\])*\]\*?|\\(?:p\{\w+\}|.)\*?|[)}]\*|\.\*|\{n\}|\((?!\?)| \??|(?<=\p{L})-(?=\p{L})|[.$*]|\p{L}/gu

/**
 * Letters of Latin script, the only script of the vocabulary, for a character class. Ranges and not `\p{L}`: a pattern with them is made in
 * a fraction of the time, and the program makes hundreds when it starts.
 */
export const latinLetters = 'A-Za-zªµºÀ-ÖØ-öø-ɏﬀ-ﬆ'
/** A letter or digit of a word. */
const WORD_CHARACTER = `[0-9²³¹¼-¾${latinLetters}]`

const replacements: Readonly<Record<string, string>> = {
  '{n}': '\\d{1,3}',
  '(': '(?:',
  ' ': '\\s+',
  ' ?': '\\s*',
  '-': '[-\\s]?',
  '*': `${WORD_CHARACTER}*`,
  '.': '\\.',
  $: '\\$',
}

function sourceOf(phrase: string): string {
  return phrase.replace(syntax, piece => {
    if (!/^\p{L}$/u.test(piece)) return replacements[piece] ?? piece
    const bare = piece.normalize('NFKD')[0]!
    return bare === piece ? piece : `[${piece}${bare}]`
  })
}

/**
 * Pattern source of the phrases alone, the longest first, for the flags `i` and `u`. In a phrase a space is any white space, "-" between
 * letters an optional hyphen or space, "*" any letters and digits, "{n}" a number of up to three digits, a dot a dot; letters with accents
 * match without them too. Variants are written as in regular expressions: "checks?", "cash ?back" (an optional space), "(a|b)", "\d", "[ao]".
 */
export const phraseChoices = (phrases: readonly string[]): string =>
  `(?:${phrases
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')})`

/** Pattern source of the phrases (see `phraseChoices`) as whole words. */
export const phraseSource = (phrases: readonly string[]): string =>
  `(?<!${WORD_CHARACTER})${phraseChoices(phrases)}(?!${WORD_CHARACTER})`

/** Where in a text a phrase stands. */
type Place = 'anywhere' | 'start' | 'end' | 'whole'

/**
 * A pattern that finds any of the phrases (see `phraseChoices`) as whole words in either case: `anywhere` in a text, at its `start` or
 * `end` (white space and punctuation before or behind it aside), or as the `whole` of it.
 */
export function phrasePattern(phrases: readonly string[], where: Place = 'anywhere'): RegExp {
  const before = where === 'start' || where === 'whole' ? `^[^${WORD_CHARACTER.slice(1)}*` : ''
  const behind = where === 'end' || where === 'whole' ? `[^${WORD_CHARACTER.slice(1)}*$` : ''
  const source = `${before}${phraseSource(phrases)}${behind}`
  return new RegExp(source, source.includes('\\p{') ? 'iu' : 'i')
}

type ListName<Vocabulary> = {
  [Name in keyof Vocabulary]: Vocabulary[Name] extends readonly string[] ? Name : never
}[keyof Vocabulary]

/** The lists of phrases of a vocabulary as patterns (see `phrasePattern`), each made when it is asked for. */
export function patternsOf<Vocabulary extends object>(
  vocabulary: Vocabulary,
  where?: Place,
): { readonly [Name in ListName<Vocabulary>]: RegExp } {
  const patterns = {} as { readonly [Name in ListName<Vocabulary>]: RegExp }
  for (const [list, phrases] of Object.entries(vocabulary) as [string, readonly string[]][])
    Object.defineProperty(patterns, list, { enumerable: true, get: () => phrasePattern(phrases, where) })
  return patterns
}

/** The longest run of plain letters in a phrase without groups; empty when there is none. */
function longestRun(phrase: string): string {
  const runs = phrase.replace(/[a-z](?=\?)/g, ' ').match(/[a-z]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/**
 * Runs of plain letters of which every text with the phrase (see `phraseChoices`) contains one in lower case: the longest outside its
 * groups, else those of the choices of a group. None when the phrase is made of variants alone.
 */
function requiredLetters(phrase: string): readonly string[] {
  let fixed = phrase.replace(/\\.|\[[^[\]]*\]|[a-z]?\{[^{}]*\}/g, ' ')
  const groups: (readonly string[])[] = []
  for (let before = ''; before !== fixed;) {
    before = fixed
    fixed = fixed.replace(/\(([^()]*)\)([?*]?)/, (_, choices: string, mark: string, at: number) => {
      const isNested = before.slice(0, at).includes('(')
      if (mark === '' && !isNested) groups.push(choices.split('|').map(longestRun))
      return ' '
    })
  }
  if (fixed.includes('|')) return []
  const outside = longestRun(fixed)
  return outside === '' ? (groups.find(runs => !runs.includes('')) ?? []) : [outside]
}

/** Marks for the runs of three characters of one text, by the last five bits of each: a run that is not marked is not in the text. */
const marks = new Uint8Array(2 ** 15)
let markedText = ''

/** Marks the runs of a text; the tests of a list ask for the same text one after the other. */
function mark(text: string): void {
  if (text === markedText) return
  marks.fill(0)
  let three = 0
  for (let at = 0; at < text.length; at++) {
    three = ((three << 5) | (text.charCodeAt(at) & 31)) & (marks.length - 1)
    marks[three] = 1
  }
  markedText = text
}

/** Whether the marked text may contain the letters. */
function mayContain(letters: string): boolean {
  let three = 0
  for (let at = 0; at < letters.length; at++) {
    three = ((three << 5) | (letters.charCodeAt(at) & 31)) & (marks.length - 1)
    if (at >= 2 && marks[three] === 0) return false
  }
  return true
}

/**
 * Whether any of the phrases (see `phraseChoices`) stands as whole words in a text given in lower case. Quicker than `phrasePattern` for
 * long texts that rarely contain one: patterns are only run for phrases whose letters the text may contain.
 */
export function phraseTest(phrases: readonly string[]): (lowerCaseText: string) => boolean {
  const tests = phrases.map(phrase => ({
    phrase,
    letters: requiredLetters(phrase),
    pattern: null as RegExp | null,
  }))
  return text => {
    mark(text)
    return tests.some(test => {
      const mayStand = test.letters.length === 0 || test.letters.some(mayContain)
      return mayStand && (test.pattern ??= phrasePattern([test.phrase])).test(text)
    })
  }
}
