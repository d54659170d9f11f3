/** Lists of words and phrases (data) as patterns. */

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Pattern source of any of the phrases, the longest first; for the flags `i` and `u`. A space stands for any white space, `*` for any
 * letters ("authori*"), a comma or dot for itself. A phrase begins and ends at the border of a word.
 */
export const phraseSource = (phrases: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${phrases
    .toSorted((a, b) => b.length - a.length)
    .map(phrase => escaped(phrase).replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+'))
    .join('|')})(?![\\p{L}\\d])`

/**
 * A pattern that finds any of the phrases, in either case: `anywhere` in a text, at its `start` or `end` (white space and punctuation
 * before or behind it aside), or as the `whole` of it.
 */
export function phrasePattern(
  phrases: readonly string[],
  where: 'anywhere' | 'start' | 'end' | 'whole' = 'anywhere',
): RegExp {
  const before = where === 'start' || where === 'whole' ? '^[^\\p{L}\\d]*' : ''
  const behind = where === 'end' || where === 'whole' ? '[^\\p{L}\\d]*$' : ''
  return new RegExp(`${before}${phraseSource(phrases)}${behind}`, 'iu')
}
