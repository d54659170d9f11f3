/** One spelling of what identifies an applicant, so that two prints of it are one text; null: it identifies nobody. */

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Letters and digits in lower case, without marks. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const PHONE_DIGITS = 10

/** A North American number without its country code. */
export function phoneKey(printed: string | null): string | null {
  const digits = digitsOf(printed ?? '').replace(/^1(?=\d{10})/, '')
  if (digits.length < PHONE_DIGITS) return null
  const number = digits.slice(0, PHONE_DIGITS)
  // 000-000-0000 and the like fill a box.
  return new Set(number).size < 3 ? null : number
}

export function emailKey(printed: string | null): string | null {
  const address = printed?.trim().toLowerCase() ?? ''
  const [name = '', host = '', ...more] = address.split('@')
  const isAddress = name !== '' && more.length === 0 && /^[^\s.]/.test(host) && host.includes('.')
  return isAddress ? address : null
}

const directions = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'north', 'south', 'east', 'west'])
const unitWords = new Set(['suite', 'ste', 'unit', 'apt', 'apartment', 'room', 'rm', 'no'])

/** Number, first word of the street, unit and ZIP code: what spellings of one address share. */
export function addressKey(line1: string | null, line2: string | null, zip: string | null): string | null {
  const words = nameKey(`${line1 ?? ''} ${(line2 ?? '').replace('#', 'no ')}`.replace('#', ' no ')).split(' ')
  const number = words.find(word => /^\d/.test(word))
  const street = words.find(word => /^\p{L}/u.test(word) && !directions.has(word) && !unitWords.has(word))
  const zipCode = /^\d{5}/.exec(zip?.trim() ?? '')?.[0]
  if (number === undefined || street === undefined || zipCode === undefined) return null
  const unit = words[words.findIndex(word => unitWords.has(word)) + 1]
  const hasUnit = words.some(word => unitWords.has(word))
  return [number, street, hasUnit ? (unit ?? '') : '', zipCode].join(' ')
}
