/** Phrases of the vocabulary as one pattern, where text is searched and not compared word by word. */

/**
 * Matches the longest of the phrases that stands in a text, in any case, as whole words. In a phrase a space is any white space, "-" an optional
 * hyphen or space, "*" any ending of a word, "{n}" a number of up to three digits; letters with accents match without them too.
 */
export const phrasePattern = (phrases: readonly string[], flags = ''): RegExp =>
  new RegExp(`${wordStart}(?:${sourceOfPhrases(phrases)})${wordEnd}`, `iu${flags}`)

/** Matches where a text begins with one of the phrases. */
export const phraseStart = (phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${sourceOfPhrases(phrases)})${wordEnd}`, 'iu')

/** Matches where a text is one of the phrases. */
export const wholePhrase = (phrases: readonly string[]): RegExp => new RegExp(`^(?:${sourceOfPhrases(phrases)})$`, 'iu')

const wordStart = '(?<![\\p{L}\\d])'
const wordEnd = '(?![\\p{L}\\d])'

/** Alternatives for a pattern of one's own, the longest first. */
export const sourceOfPhrases = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^$()[\]|/\\]/g, '\\$&')
    .replaceAll('{n}', '\\d{1,3}')
    .replaceAll(' ', '\\s+')
    .replaceAll('-', '[-\\s]?')
    .replaceAll('*', '\\p{L}*')
    .replace(/\p{L}/gu, letter => {
      const bare = letter.normalize('NFKD')[0]!
      return bare === letter ? letter : `[${letter}${bare}]`
    })
