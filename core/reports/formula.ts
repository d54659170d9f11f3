/** Live spreadsheet formulas that carry their own value, so that text and cached result cannot drift apart. */

/**
 * An arithmetic expression over cells. `value` is null where a cell it needs is empty or a condition fails;
 * the formula made of it then shows a blank instead of a figure or an error.
 */
export interface Expression {
  /** Formula text without the leading equals sign and without guards. */
  readonly text: string
  readonly value: number | null
  /** Cells that must hold a number. */
  readonly needs: readonly string[]
  /** Formula texts that must be TRUE, in the order of evaluation. */
  readonly conditions: readonly string[]
  readonly binding: Binding
}

/** How tightly the text binds: decides about parentheses only. */
const binding = { sum: 0, product: 1, atom: 2 } as const
type Binding = (typeof binding)[keyof typeof binding]

/** What a workbook cell takes. */
export interface CellFormula {
  readonly formula: string
  readonly result: number | string
}

/** A cell that holds a number or nothing. */
export const cellOf = (reference: string, value: number | null): Expression => ({
  text: reference,
  value,
  needs: [reference],
  conditions: [],
  binding: binding.atom,
})

export const constant = (value: number): Expression => ({
  text: value < 0 ? `(${value})` : String(value),
  value,
  needs: [],
  conditions: [],
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
    needs: [...new Set(parts.flatMap(part => part.needs))],
    conditions: [...new Set(parts.flatMap(part => part.conditions))],
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

/** Division by a figure that makes sense only above 0; blank elsewhere. */
export const overPositive = (left: Expression, right: Expression): Expression =>
  combine(
    [left, positive(right)],
    `${inside(left, binding.product)}/${inside(right, binding.product, true)}`,
    binding.product,
    ([a, b]) => a! / b!,
  )

/** A function of the spreadsheet and its equal here. */
export const apply = (
  name: string,
  parts: readonly Expression[],
  calculate: (...values: readonly number[]) => number,
): Expression =>
  combine(parts, `${name}(${parts.map(part => part.text).join(',')})`, binding.atom, values => calculate(...values))

export const magnitude = (part: Expression): Expression => apply('ABS', [part], Math.abs)

/** Half away from zero, as spreadsheets round. */
export const rounded = (part: Expression, digits: number): Expression => {
  const factor = 10 ** digits
  return combine([part], `ROUND(${part.text},${digits})`, binding.atom, ([value]) => {
    const nearest = (Math.sign(value!) * Math.round(Math.abs(value!) * factor)) / factor
    // Negative zero would be written as "-0".
    return nearest === 0 ? 0 : nearest
  })
}

/** The same expression, blank unless the condition holds. */
export const where = (
  part: Expression,
  condition: string,
  holds: (value: number) => boolean,
  tested: Expression = part,
): Expression => ({
  ...part,
  value: part.value !== null && tested.value !== null && holds(tested.value) ? part.value : null,
  needs: [...new Set([...part.needs, ...tested.needs])],
  conditions: [...new Set([...part.conditions, ...tested.conditions, condition])],
})

export const positive = (part: Expression): Expression =>
  where(part, `${inside(part, binding.sum, true)}>0`, value => value > 0)

/** Sum of the cells that are filled; blank when none of them is. Empty cells count as nothing, not as a need. */
export function sumOfStated(cells: readonly Expression[]): Expression {
  const stated = cells.filter(cell => cell.value !== null)
  const list = cells.map(cell => cell.text).join(',')
  return {
    text: `SUM(${list})`,
    value: stated.length === 0 ? null : stated.reduce((sum, cell) => sum + cell.value!, 0),
    needs: [],
    conditions: cells.length === 0 ? ['FALSE'] : [`COUNT(${list})>0`],
    binding: binding.atom,
  }
}

/** Like sumOfStated, but 0 when none is filled. */
export const sumOrNothing = (cells: readonly Expression[]): Expression => ({
  ...sumOfStated(cells),
  value: sumOfStated(cells).value ?? 0,
  conditions: [],
})

/** The guarded cell: the value where everything it needs is there, else `otherwise` (a text, blank by default). */
export function guarded(expression: Expression, otherwise = ''): CellFormula {
  const { needs, conditions, text, value } = expression
  const blank = JSON.stringify(otherwise)
  const filled =
    needs.length === 0 ? [] : needs.length === 1 ? [`ISNUMBER(${needs[0]})`] : [`COUNT(${needs.join(',')})=${needs.length}`]
  // Nested, not AND(): a later condition may only be evaluated when the cells before it are filled.
  const formula = [...filled, ...conditions].reduceRight((inner, test) => `IF(${test},${inner},${blank})`, text)
  return { formula, result: value ?? otherwise }
}
