/** What a person types in place of a figure, a date or a text, checked before it is sent. */

export type ValueType = 'amount' | 'date' | 'text'
export type Typed = { readonly value: number | string | null } | { readonly fault: string }

const amountPattern = /^(\()?\s*(-|−)?\s*[$€£]?\s*(\d{1,3}(?:([,' ])\d{3})+|\d+)?(\.\d+)?\s*(\))?$/

/** An amount in full units as people write it: "1,234.50", "(1,234)", "−12". Empty: not stated. */
function amountOf(text: string): Typed {
  const [whole, open, minus, digits = '', , decimals = '', close] = amountPattern.exec(text) ?? []
  if (whole === undefined || digits + decimals === '') return { fault: 'An amount, such as 1,234.50 or (1,234)' }
  if ((open === undefined) !== (close === undefined)) return { fault: 'One parenthesis is missing' }
  const value = Number(digits.replace(/\D/g, '') + decimals)
  return { value: (open ?? minus) === undefined || value === 0 ? value : -value }
}

function dateOf(text: string): Typed {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    ? { value: text }
    : { fault: 'A date, such as 2025-12-31' }
}

/** The value that was typed, or what is wrong with it. Empty means that the document does not state it. */
export function typed(text: string, type: ValueType): Typed {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '–') return { value: null }
  return type === 'amount' ? amountOf(trimmed) : type === 'date' ? dateOf(trimmed) : { value: trimmed }
}
