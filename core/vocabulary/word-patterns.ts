/** Patterns made of the phrases of a vocabulary. A phrase may use the syntax of regular expressions for its variants; case never matters. */

const oneOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`
const wordBefore = '(?<![\\p{L}\\p{N}])'
const wordAfter = '(?![\\p{L}\\p{N}])'

/** Matches texts that contain a phrase as whole words. */
export const containing = (phrases: readonly string[]): RegExp =>
  new RegExp(`${wordBefore}${oneOf(phrases)}${wordAfter}`, 'iu')

/** Matches texts whose first words are a phrase; marks may stand before it. */
export const startingWith = (phrases: readonly string[]): RegExp =>
  new RegExp(`^[^\\p{L}\\p{N}]*${oneOf(phrases)}${wordAfter}`, 'iu')

/** Matches texts whose last words are a phrase; a colon or another mark may stand behind it. */
export const endingWith = (phrases: readonly string[]): RegExp =>
  new RegExp(`${wordBefore}${oneOf(phrases)}[^\\p{L}\\p{N}]*$`, 'iu')

/** Matches texts that are a phrase and nothing else. */
export const consistingOf = (phrases: readonly string[]): RegExp => new RegExp(`^${oneOf(phrases)}$`, 'iu')
