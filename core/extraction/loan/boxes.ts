/** How boxes on a form lie to each other. Distances are in points: the slips of drawn rules and boxes do not grow with the type. Pure. */
import { centerOf, heightOf, middleOf, verticalOverlap } from '../../document/geometry.ts'
import type { Box, Page, Rule } from '../../document/model.ts'

/**
 * Edges that meet by design may miss each other by this much: rules of a cell, a box and its words, an answer and its line. The next cell or answer
 * is further off. Half changes 1 of 41 tuned forms, double 5.
 */
export const SLACK = 4

/**
 * The middles of a box and the words or boxes beside it lie this near; rows of small print follow each other at ten points or more.
 * Half or double changes no tuned form.
 */
const SAME_ROW = 5

/** A box stands in the row of another. */
export const isInRow = (a: Box, b: Box): boolean => Math.abs(middleOf(a) - middleOf(b)) < SAME_ROW

/** Share of their height by which boxes of one row overlap. */
const LEVEL = 0.5

/** The two boxes stand in one row. */
export const areLevel = (a: Box, b: Box): boolean => verticalOverlap(a, b) > LEVEL * Math.min(heightOf(a), heightOf(b))

/** The rules of a page that run level, or upright. */
export const rulesOf = ({ rules }: Page, direction: Rule['direction']): readonly Box[] =>
  rules.filter(rule => rule.direction === direction).map(({ box }) => box)

/** The middle of a box lies in a cell. */
export const isInside = (box: Box, cell: Box): boolean =>
  centerOf(box) > cell.left && centerOf(box) < cell.right && middleOf(box) > cell.top && middleOf(box) < cell.bottom

/** The box with so many points more on every side. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
