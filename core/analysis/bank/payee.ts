/** Whom a debit pays, by its description. */
import vocabulary from '../../vocabulary/debt-payments.json' with { type: 'json' }

const channels = new Set(vocabulary.channels)

/** The words of a description that stay the same from one payment to the next. */
export const payeeOf = (description: string): string =>
  description
    .toUpperCase()
    .replace(/\b(?:ID|REF|TRACE|TRN|CONF\w*|INDN|CO ID|SEC|PPD|CCD|WEB|DES|ACH|DEBIT|WITHDRAWAL|PMT|PAYMENT)\b/g, ' ')
    .replace(/(?<!\S)[^\s\d]*\d\S*/g, ' ')
    .replace(/[^A-Z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** How many words at the start say how a debit was made. */
export function channelWords(words: readonly string[]): number {
  const at = words.findIndex(word => !channels.has(word))
  return at === -1 ? words.length : at
}

/** The words of a debit that stay the same from one payment to the next, without how it was made. */
export function paidWords(description: string): string {
  const words = payeeOf(description).split(' ')
  return words.slice(channelWords(words)).join(' ')
}
