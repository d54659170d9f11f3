/** Lines in which a quantity and a price make an amount: where most lines of a page show it, one that misses by a digit does not. */
import type { InspectedPage } from '../../reading/inspection/inspected-page.ts'
import type { MissedTotal } from './column-totals.ts'
import { isOneDigitApart } from './one-digit.ts'
import { printedFigures, type PrintedFigure } from './printed-figures.ts'

/** Lines that have to hold before one that does not means anything, and the share of those that hold. */
const MIN_LINES = 3
const HOLDING = 0.8
/** In hundredths: one times something is repeated, not multiplied. */
const ONE = 100
/** Numbers of a line before its amount: more of them make no quantity, unit and price. */
const MAX_FACTORS = 6
/** Points between baselines of one line. */
const SAME_LINE = 2

/** Prices may have more decimals than amounts; a percentage is a rate. */
const NUMBER = /^[-–−(@$€£]{0,4}\d[\d,]{0,14}(?:\.\d{1,6})?%?\)?$/u

interface Product {
  readonly total: PrintedFigure
  readonly factors: readonly [PrintedFigure, PrintedFigure]
}

/** Lines whose amount, or a factor of it, misses by one digit, where the factors stand below those of the lines that hold. */
export function brokenProducts(page: InspectedPage): readonly MissedTotal[] {
  const figures = printedFigures(page, text => NUMBER.test(text))
  const lines = [...Map.groupBy(figures, ({ baseline }) => Math.round(baseline / SAME_LINE)).values()]
  const products = lines.flatMap(line => [...Map.groupBy(productsIn(line), ({ total }) => total).values()])
  const sound = products.flatMap(ofTotal => ofTotal.find(product => isSound(product)) ?? [])
  const meant = sound.filter(({ factors }) => factors.every(({ value }) => Math.abs(value) !== ONE))
  if (meant.length < MIN_LINES) return []
  const broken = products
    .filter(ofTotal => !ofTotal.some(product => isSound(product)))
    .flatMap(
      ofTotal => ofTotal.find(product => meant.some(other => isBelow(product, other)) && isOneDigitOff(product)) ?? [],
    )
  return sound.length < HOLDING * (sound.length + broken.length) ? [] : broken.map(product => missedOf(product))
}

/** Every amount of a line with two numbers before it, the nearest first. */
function productsIn(line: readonly PrintedFigure[]): readonly Product[] {
  const ordered = line.toSorted((a, b) => a.edge - b.edge)
  return ordered.flatMap((total, at) => {
    const before =
      total.hasCents && total.value !== 0 ? ordered.slice(Math.max(0, at - MAX_FACTORS), at).toReversed() : []
    return before.flatMap((price, index) =>
      before.slice(index + 1).map((quantity): Product => ({ total, factors: [quantity, price] })),
    )
  })
}

/** In hundredths. */
const expectedOf = ({ factors: [quantity, price] }: Product): number => (exact(quantity) * exact(price)) / 100

/** In hundredths with all decimals that are printed; of a percentage its rate. */
function exact({ value, word: { text } }: PrintedFigure): number {
  const size = Number(text.replace(/[^\d.]/g, '')) * 100
  return Math.sign(value) * (text.includes('%') ? size / 100 : size)
}

/** To the cent. */
const isSound = (product: Product): boolean => Math.abs(expectedOf(product) - product.total.value) <= 1

/** In hundredths: a price printed with fewer decimals than it has makes less of a difference. */
const roundingOf = ({ factors }: Product): number =>
  1 + factors.reduce((sum, factor) => sum + Math.abs(exact(factor)) / 200, 0)

function isOneDigitOff(product: Product): boolean {
  const { total, factors } = product
  const [quantity, price] = factors
  if (Math.abs(expectedOf(product) - total.value) <= roundingOf(product)) return false
  if (isOneDigitApart(total.value, Math.round(expectedOf(product)))) return true
  return [[quantity, price] as const, [price, quantity] as const].some(([factor, other]) => {
    const wanted = Math.round((total.value * 100) / exact(other))
    const isExact = Math.abs((wanted * exact(other)) / 100 - total.value) <= 1
    return isExact && factor.value === exact(factor) && isOneDigitApart(factor.value, wanted)
  })
}

/** Whether all three numbers of a line stand in the columns of another line. */
const isBelow = (product: Product, other: Product): boolean =>
  [product.total, ...product.factors].every((figure, index) => {
    const { left, right } = [other.total, ...other.factors][index]!.word.box
    return figure.word.box.left < right && left < figure.word.box.right
  })

const missedOf = (product: Product): MissedTotal => {
  const { total, factors } = product
  const formula = factors.map(({ word }) => word.text).join(' × ')
  return { total, parts: factors, expected: Math.round(expectedOf(product)), formula }
}
