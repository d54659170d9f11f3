/** Amounts written out in English words, with lakh and crore: "Rupees Three Lakh Seventy Three Thousand Four Hundred Only". */
import amounts from '../../../vocabulary/amounts.json' with { type: 'json' }

const values: ReadonlyMap<string, number> = new Map(Object.entries(amounts.inWords.numbers))
const scales: ReadonlyMap<string, number> = new Map(Object.entries(amounts.inWords.scales))
const fractions: ReadonlySet<string> = new Set(amounts.inWords.fractions)
const idle: ReadonlySet<string> = new Set(amounts.inWords.between)
/** Fewer number words are part of a sentence. */
const minWords = 2

/** The amounts of a text in words, in full units; empty when it holds none. */
export function amountsInWords(text: string): readonly number[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
  const amounts: number[] = []
  let run: string[] = []
  for (const word of [...words, '']) {
    if (values.has(word) || scales.has(word) || fractions.has(word) || (run.length > 0 && idle.has(word)))
      run.push(word)
    else {
      const numbers = run.filter(other => !idle.has(other))
      if (numbers.length >= minWords) {
        const amount = valueOf(run)
        if (amount !== null) amounts.push(amount)
      }
      run = []
    }
  }
  return amounts
}

function valueOf(run: readonly string[]): number | null {
  // The number of cents stands before their name, after the name of the currency or "and".
  const last = run.findIndex(word => fractions.has(word))
  if (last > 0) {
    const cut = run.slice(0, last).findLastIndex(word => idle.has(word))
    const whole = cut <= 0 ? 0 : integer(run.slice(0, cut))
    const cents = integer(run.slice(cut + 1, last))
    return whole === null || cents === null || cents >= 100 ? null : whole + cents / 100
  }
  // "Lakh Fifty Eight Thousand": the words before the scale were not read.
  const first = run.find(word => !idle.has(word))
  return first !== undefined && (scales.get(first) ?? 0) > minLead ? null : integer(run)
}

/** "Hundred and ten" may do without its one, larger scales hardly do. */
const minLead = 1000

function integer(run: readonly string[]): number | null {
  let total = 0
  let part = 0
  let lastScale = Infinity
  for (const word of run) {
    const value = values.get(word)
    const scale = scales.get(word)
    if (value !== undefined) part += value
    else if (scale === 100) part = (part === 0 ? 1 : part) * 100
    else if (scale !== undefined) {
      // Scales fall: "two thousand three lakh" is no number.
      if (scale >= lastScale) return null
      lastScale = scale
      total += (part === 0 ? 1 : part) * scale
      part = 0
    }
  }
  return total + part === 0 ? null : total + part
}
