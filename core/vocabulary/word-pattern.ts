/** Lists of words and phrases as patterns. */

/** Where in a text a phrase may stand. */
export type PhrasePlace = 'anywhere' | 'start' | 'end' | 'whole'

/**
 * A pattern that finds any of the phrases as whole words, whatever the case. In a phrase a letter before "?" may be missing, "(a|b)" stands for
 * either, "*" for any letters that end or begin the word, and a space for any spaces.
 */
export function wordPattern(phrases: readonly string[], place: PhrasePlace = 'anywhere'): RegExp {
  const choices = phrases.map(phrase =>
    phrase.replaceAll('*', '[\\p{L}\\p{N}]*').replace(/ \??/g, space => (space === ' ' ? '\\s+' : '\\s*')),
  )
  const [from, to] = [
    place === 'start' || place === 'whole' ? '^\\s*' : '(?<![\\p{L}\\p{N}])',
    place === 'end' || place === 'whole' ? '\\s*$' : '(?![\\p{L}\\p{N}])',
  ]
  return new RegExp(`${from}(?:${choices.join('|')})${to}`, 'iu')
}
