/** Phrases of the vocabulary (data) as patterns, where text is searched and not compared word by word. */

/**
 * What is more than its letters in a phrase: character classes, escapes and repeated groups stay as in regular expressions; the rest is
 * written for people. The order decides: the longest piece of syntax comes first.
 */
const syntax =
  /\[(?:\\.|[^\]\\])*\]\*?|\\(?:p\{\w+\}|.)\*?|[)}]\*|\.\*|\{n\}|\((?!\?)| \??|(?<=\p{L})-(?=\p{L})|[.$*]|\p{L}/gu

/**
 * A letter or digit of a word in Latin script, the only script of the vocabulary. Ranges and not `\p{L}`: a pattern with them is made in a
 * hundredth of the time, and the program makes hundreds when it starts.
 */
const WORD_CHARACTER = '[0-9A-Za-zª²³µ¹º¼-¾À-ÖØ-öø-ɏﬀ-ﬆ]'

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

/**
 * A pattern that finds any of the phrases (see `phraseChoices`) as whole words in either case: `anywhere` in a text, at its `start` or
 * `end` (white space and punctuation before or behind it aside), or as the `whole` of it.
 */
export function phrasePattern(
  phrases: readonly string[],
  where: 'anywhere' | 'start' | 'end' | 'whole' = 'anywhere',
): RegExp {
  const before = where === 'start' || where === 'whole' ? `^[^${WORD_CHARACTER.slice(1)}*` : ''
  const behind = where === 'end' || where === 'whole' ? `[^${WORD_CHARACTER.slice(1)}*$` : ''
  const source = `${before}${phraseSource(phrases)}${behind}`
  return new RegExp(source, source.includes('\\p{') ? 'iu' : 'i')
}

/**
 * The longest run of plain letters that every text with the phrase (see `phraseChoices`) contains in lower case; empty when the phrase is
 * made of variants alone.
 */
function requiredLetters(phrase: string): string {
  let fixed = phrase.replace(/\\.|\[[^\]]*\]|[a-z]?\{[^}]*\}/g, ' ')
  for (let before = ''; before !== fixed;) [before, fixed] = [fixed, fixed.replace(/\([^()]*\)/, ' ')]
  if (fixed.includes('|')) return ''
  const runs = fixed.replace(/[a-z](?=\?)/g, ' ').match(/[a-z]+/g) ?? []
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

/**
 * Whether any of the phrases (see `phraseChoices`) stands as whole words in a text given in lower case. Quicker than `phrasePattern` for
 * long texts that rarely contain one: patterns are only run for phrases whose letters the text contains.
 */
export function phraseTest(phrases: readonly string[]): (lowerCaseText: string) => boolean {
  const tests = phrases.map(phrase => ({ phrase, letters: requiredLetters(phrase), pattern: null as RegExp | null }))
  return text =>
    tests.some(test => text.includes(test.letters) && (test.pattern ??= phrasePattern([test.phrase])).test(text))
}
