/** Live spreadsheet formulas that carry their own value, so that formula text and cached result cannot diverge. */

/**
 * An arithmetic expression over cells. `value` is null when a required cell is empty or a condition fails; the formula
 * then shows a blank instead of a number or an error.
 */
export interface Expression {
  /** Formula text without the leading equals sign and without guards. */
  readonly text: string
  readonly value: number | null
  /** False: a required statement is missing altogether, and no formula is written. */
  readonly available: boolean
  /** Its operands; guards are collected from them when the cell is written. */
  readonly parts: readonly Expression[]
  /** A cell that must hold a number. */
  readonly need?: string
  /** A formula that must be TRUE, evaluated after the conditions of the operands. */
  readonly condition?: string
  readonly binding: Binding
}

/** Precedence of the operator; decides only about parentheses. */
export const binding = { sum: 0, product: 1, atom: 2 } as const
type Binding = (typeof binding)[keyof typeof binding]

/** The content of a workbook cell. */
export interface CellFormula {
  readonly formula: string
  readonly result: number | string
}

/** A cell that contains a number or nothing. */
export const cellOf = (reference: string, value: number | null): Expression => ({
  text: reference,
  value,
  available: true,
  parts: [],
  need: reference,
  binding: binding.atom,
})

export const constant = (value: number): Expression => ({
  text: value < 0 ? `(${value})` : String(value),
  value,
  available: true,
  parts: [],
  binding: binding.atom,
})

const inside = (part: Expression, around: Binding, strict = false): string =>
  part.binding < around || (strict && part.binding === around) ? `(${part.text})` : part.text

function combine(
  parts: readonly Expression[],
  text: string,
  bound: Binding,
  calculate: (values: readonly number[]) => number,
): Expression {
  const values = parts.map(part => part.value)
  return {
    text,
    value: values.includes(null) ? null : calculate(values as number[]),
    available: parts.every(part => part.available),
    parts,
    binding: bound,
  }
}

export const plus = (...parts: readonly Expression[]): Expression =>
  combine(parts, parts.map(part => inside(part, binding.sum)).join('+'), binding.sum, values =>
    values.reduce((sum, value) => sum + value, 0),
  )

export const minus = (left: Expression, right: Expression): Expression =>
  combine(
    [left, right],
    `${inside(left, binding.sum)}-${inside(right, binding.sum, true)}`,
    binding.sum,
    ([a, b]) => a! - b!,
  )

export const times = (left: Expression, right: Expression): Expression =>
  combine(
    [left, right],
    `${inside(left, binding.product)}*${inside(right, binding.product)}`,
    binding.product,
    ([a, b]) => a! * b!,
  )

/** Division; blank where the denominator is 0. */
export const over = (left: Expression, right: Expression): Expression =>
  combine(
    [left, where(right, `${inside(right, binding.sum, true)}<>0`, value => value !== 0)],
    `${inside(left, binding.product)}/${inside(right, binding.product, true)}`,
    binding.product,
    ([a, b]) => a! / b!,
  )

/** Division by a number that is meaningful only above 0; blank otherwise. */
export const overPositive = (left: Expression, right: Expression): Expression =>
  combine(
    [left, positive(right)],
    `${inside(left, binding.product)}/${inside(right, binding.product, true)}`,
    binding.product,
    ([a, b]) => a! / b!,
  )

/** A spreadsheet function and its equivalent here. */
export const apply = (
  name: string,
  parts: readonly Expression[],
  calculate: (...values: readonly number[]) => number,
): Expression =>
  combine(parts, `${name}(${parts.map(part => part.text).join(',')})`, binding.atom, values => calculate(...values))

export const magnitude = (part: Expression): Expression => apply('ABS', [part], Math.abs)

/** Rounds half away from zero, as spreadsheets do. */
export const rounded = (part: Expression, digits: number): Expression => {
  const factor = 10 ** digits
  return combine([part], `ROUND(${part.text},${digits})`, binding.atom, ([value]) => {
    const nearest = (Math.sign(value!) * Math.round(Math.abs(value!) * factor)) / factor
    // Negative zero would be written as "-0".
    return nearest === 0 ? 0 : nearest
  })
}

/** Stands for a value whose statement is missing: makes every expression it is used in unavailable too. */
export const unavailable: Expression = { ...constant(0), value: null, available: false }

/** The same expression, blank unless the condition is met. */
export const where = (part: Expression, condition: string, matches: (value: number) => boolean): Expression => ({
  ...part,
  value: part.value !== null && matches(part.value) ? part.value : null,
  parts: [part],
  condition,
})

export const positive = (part: Expression): Expression =>
  where(part, `${inside(part, binding.sum, true)}>0`, value => value > 0)

/** Sum of the filled cells; blank when none is filled. Empty cells count as 0 and are not required. */
export function sumOfStated(cells: readonly Expression[]): Expression {
  const list = cells.filter(cell => cell.available)
  if (list.length === 0) return unavailable
  const sum = sumOrNothing(list)
  const texts = list.map(cell => cell.text).join(',')
  return { ...sum, value: list.some(cell => cell.value !== null) ? sum.value : null, condition: `COUNT(${texts})>0` }
}

/** Like sumOfStated, but 0 when none is filled. */
export function sumOrNothing(cells: readonly Expression[]): Expression {
  const list = cells.filter(cell => cell.available)
  return {
    text: list.length === 0 ? '0' : `SUM(${list.map(cell => cell.text).join(',')})`,
    value: list.reduce((sum, cell) => sum + (cell.value ?? 0), 0),
    available: true,
    parts: [],
    binding: binding.atom,
  }
}

/** The guarded cell: the value when everything it requires is present, else `fallback` (a text, blank by default). */
export function guarded(expression: Expression, fallback = ''): CellFormula {
  const needs = new Set<string>()
  const conditions = new Set<string>()
  collect(expression, needs, conditions)
  const blank = JSON.stringify(fallback)
  const filled =
    needs.size === 0
      ? []
      : needs.size === 1
        ? [`ISNUMBER(${[...needs][0]})`]
        : [`COUNT(${[...needs].join(',')})=${needs.size}`]
  // Nested rather than AND(): a later condition may be evaluated only when the cells before it are filled.
  const formula = [...filled, ...conditions].reduceRight(
    (inner, test) => `IF(${test},${inner},${blank})`,
    expression.text,
  )
  return { formula, result: expression.value ?? fallback }
}

function collect({ parts, need, condition }: Expression, needs: Set<string>, conditions: Set<string>): void {
  for (const part of parts) collect(part, needs, conditions)
  if (need !== undefined) needs.add(need)
  if (condition !== undefined) conditions.add(condition)
}
