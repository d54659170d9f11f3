/** Digits and their separators: what groups thousands, what separates decimals. */

/** The mark before decimals. */
export type DecimalMark = '.' | ','

/** A number parsed from digits and marks. */
export interface Digits {
  readonly value: number
  /** 1 for an integer, 0.01 for two decimals. */
  readonly step: number
  readonly certainty: number
  /** The last group is short, the number seems cut. */
  readonly broken: boolean
}

/**
 * Certainty of numbers whose marks can be read in more than one way; of the others it is 1.
 * - `leadingMark`: ".50": a digit before the point may be missing.
 * - `otherStyle`: "1.234,56" in a table with points: only one reading closes.
 * - `threeDecimals`: "1.234" of a text layer whose style has the mark as the decimal one: three decimals are rare.
 * - `otherMark`: "12.5" in a table with decimal commas.
 * - `shortGroup`: "1,165,00", "12,5": the end may stand on the next line.
 */
const certainties = { leadingMark: 0.95, otherStyle: 0.9, threeDecimals: 0.8, otherMark: 0.6, shortGroup: 0.4 } as const
/**
 * Certainty of numbers OCR misread.
 * - `lostPoint`: "102,525 50": OCR lost the point before the cents.
 * - `oddMark`: One mark, three digits behind it ("1.234"), against the table's style: OCR mistakes dots for commas.
 * - `commaForPoint`: "1,234,56": a comma recognized for the decimal point.
 * - `oddGroup`: A group of a wrong length: a digit was lost or gained.
 */
const misread = { lostPoint: 0.9, oddMark: 0.75, commaForPoint: 0.7, oddGroup: 0.35 } as const
const lostPoint = /^(\d{1,3}(?:[.,]\d{3})+) (\d\d)$/
/** Spreadsheets print floating-point noise: "8180.999999999999". */
const noisyCents = /^\d{1,9}\.\d{6,}$/
/** Longer rows of digits are account, card or telephone numbers; no statement prints quadrillions. */
const maxDigits = 15
/** Digits of a group OCR added one to, or whose mark it lost beside another error; longer groups are no amount. */
const maxOddGroup = 4

/** The table's decimal mark by vote of its numbers; only those that can be read in one way have a full vote. */
export function decimalMark(texts: Iterable<string>): DecimalMark {
  let point = 0
  let comma = 0
  for (const text of texts) {
    // A letter among the digits is a digit that OCR missed: the groups are not what they seem.
    if (/\d[a-z]+\d/i.test(text)) continue
    const core = text.replace(/[^\d.,]/g, '')
    if (/^\d{1,3}(,\d{2,3})+\.\d{1,2}$|^\d{1,3}(,\d{3}){2,}$|^\d+\.\d{1,2}$/.test(core)) point += 10
    else if (/^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d{1,3}(\.\d{3}){2,}$|^\d+,\d{1,2}$/.test(core)) comma += 10
    else if (/^\d{1,3},\d{3}$/.test(core)) point += 1
    else if (/^[1-9]\d{0,2}\.\d{3}$/.test(core)) comma += 1
  }
  return comma > point ? ',' : '.'
}

/** Whether integer groups are thousands (3,3,3) or lakhs and crores (2,2,3) with a shorter first group. */
function wellGrouped(groups: readonly string[]): boolean {
  const [first, ...rest] = groups
  if (first === undefined || first.length < 1 || first.length > 3) return false
  if (rest.every(group => group.length === 3)) return true
  return first.length <= 2 && rest.at(-1)?.length === 3 && rest.slice(0, -1).every(group => group.length === 2)
}

function result(integer: string, decimals: string, certainty: number, broken = false): Digits {
  return {
    value: Number(`${integer === '' ? '0' : integer}.${decimals === '' ? '0' : decimals}`),
    step: Number(`1e-${decimals.length}`),
    certainty,
    broken,
  }
}

/**
 * The number a row of digits and marks stands for, or null when the marks make no number (a date, "1.2.3", "12-34").
 * `text` holds nothing but digits, dots, commas, apostrophes and spaces.
 */
export function parseDigits(text: string, decimal: DecimalMark, ocr: boolean): Digits | null {
  if (noisyCents.test(text))
    return { value: Math.round(Number(text) * 100) / 100, step: 0.01, certainty: 1, broken: false }
  const [, whole, cents] = (ocr ? lostPoint.exec(text) : null) ?? []
  if (whole !== undefined && cents !== undefined && wellGrouped(whole.split(/[.,]/)))
    return result(whole.replace(/\D/g, ''), cents, misread.lostPoint)
  const spaced = ocr ? text.replace(/\s*([.,])\s*/g, '$1').replace(/(?<=[.,]\d*)\s(?=\d)/g, '') : text
  // "28," is the day of a date; "1,234." has a speck behind it, or the point tax programs print before cents they leave out.
  const core = ocr ? spaced.replace(/(?<=\d{3})[.,]$/, '') : spaced.replace(/(?<=\d,\d{3})\.$/, '')
  if (!/^\d*(?:[.,' ]\d+)*$/.test(core) || core === '') return null
  if (core.replace(/\D/g, '').length > maxDigits) return null
  const groups = core.split(/[.,' ]/)
  const marks = [...core].filter(letter => !/\d/.test(letter))
  const last = groups.at(-1) ?? ''
  const lastMark = marks.at(-1)
  const head = groups.slice(0, -1)
  const joined = groups.join('')
  if (lastMark === undefined) return result(core, '', 1)
  if (head.length === 1 && head[0] === '')
    return lastMark === '.' || lastMark === decimal ? result('', last, certainties.leadingMark) : null
  if (lastMark === ' ' || lastMark === "'") {
    return wellGrouped(groups) && marks.every(mark => mark === lastMark) ? result(joined, '', 1) : null
  }
  const first = groups[0] ?? ''
  if (marks.length === 1) {
    if (last.length === 3 && first.length <= 3 && first !== '0') {
      if (lastMark !== decimal) return result(joined, '', 1)
      return ocr ? result(joined, '', misread.oddMark) : result(first, last, certainties.threeDecimals)
    }
    if (lastMark === decimal) return result(first, last, 1)
    if (lastMark === '.') return last.length === 3 ? null : result(first, last, certainties.otherMark)
    if (last.length > 3) return ocr ? result(joined, '', misread.oddGroup) : null
    return result(first, last, certainties.shortGroup, true)
  }
  const headMarks = marks.slice(0, -1)
  const sameHead = headMarks.every(mark => mark === headMarks[0])
  const mixed = !sameHead || headMarks[0] !== lastMark
  if (last.length !== 3 || (mixed && lastMark === decimal && !ocr)) {
    if (!wellGrouped(head))
      return ocr && head.every(group => group.length >= 2) ? result(joined, '', misread.oddGroup) : null
    if (mixed && sameHead) return result(head.join(''), last, lastMark === decimal ? 1 : certainties.otherStyle)
    if (last.length > 2) return null
    // All marks alike and a short last group: cut off at the line's end, or a comma recognized for the decimal dot.
    return result(head.join(''), last, ocr ? misread.commaForPoint : certainties.shortGroup, !ocr)
  }
  if (!wellGrouped(groups))
    return ocr && groups.every(group => group.length <= maxOddGroup) ? result(joined, '', misread.oddGroup) : null
  return result(joined, '', mixed ? misread.oddMark : 1)
}
