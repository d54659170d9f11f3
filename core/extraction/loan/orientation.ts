/** How a slot lies to a caption, and what it costs to bind the two: distance, obstacles, type of the answer. Pure. */
import { centerOf, horizontalOverlap, middleOf } from '../../document/geometry.ts'
import type { Box } from '../../document/model.ts'
import { fitsTerm } from './answer-types.ts'
import { isHint, type Caption } from './captions.ts'
import type { FormPage, Piece } from './form-page.ts'
import { isInside, SLACK, areLevel } from './boxes.ts'
import { isInColumn, ownCell, wallsBetween, type Slot, lineBehind, lineOver } from './slots.ts'

export const orientations = ['cell', 'right', 'below', 'above'] as const
export type Orientation = (typeof orientations)[number]

export interface Relation {
  readonly orientation: Orientation
  /** 0: nothing is nearer or fits better. */
  readonly cost: number
}

/** The structure around a caption, found once. */
export interface Anchor {
  readonly caption: Caption
  /** The rule to write on behind it. */
  readonly ruleBehind: Box | null
  /** The rule it stands under. */
  readonly ruleOver: Box | null
  /** The cell it stands in, all four sides ruled. */
  readonly cell: Box | null
  /** The cell below that one, where the caption fills its own. */
  readonly cellBelow: Box | null
  /** Cost of leaving it without an answer; without a place of its own, `COST.blank`. */
  readonly blank: number
  /** A rule, a blank or a cell to answer in belongs to it. */
  readonly hasPlace: boolean
}

/**
 * How far an answer may stand from its caption. Half or double of any member changes 6 of 41 tuned forms at most.
 * - `gap`: An answer stands at most this far behind its caption (share of the page's width) where no rule leads to it.
 * - `below`, `above`: In type sizes: how far below its caption an answer may stand, and above it.
 * - `drop`: In type sizes: how far below its caption an answer may stand in a cell.
 * - `left`: Points: an answer on a rule over a caption may stand this far left of a centered one.
 * - `freeRise`: In type sizes: rises up to this cost nothing, as an answer stands on the rule over its caption.
 * - `overlap`: In type sizes: typed answers run over the end of a caption with a colon.
 */
const REACH = { gap: 0.42, below: 2.1, above: 1.6, drop: 4.5, left: 60, freeRise: 0.6, overlap: 0.6 } as const
/**
 * What makes a cell one to answer in. Half or double of any member changes 1 of 41 tuned forms at most.
 * - `max`, `min`: Points: a cell for an answer is no higher, and the rule under it no nearer: a double rule is.
 * - `room`, `hintLines`: In type sizes: a cell with less room below its caption is filled by it. Lines of hints below the caption.
 */
const CELL = { max: 140, min: 6, room: 0.9, hintLines: 4 } as const
/**
 * In type sizes: an answer on a rule has its foot this far above the rule at most, and its head at least.
 * Half or double of any member changes 2 of 41 tuned forms at most.
 */
const ON_RULE = { foot: 0.9, head: 0.3 } as const
/**
 * In type sizes: the head of an answer below lies this far under the head of its caption, and so little above its foot; boxes of lines overlap.
 * Half or double of any member changes 5 of 41 tuned forms at most.
 */
const UNDER = { head: 0.5, foot: 0.4 } as const
/** Points: an answer below begins so far left or right of its caption's edge. Half or double of any member changes no tuned form. */
const BELOW_EDGE = { left: 8, right: 60 }

/** Costs, in units of a text that stands a third of the page away; fitted on the tuned part. */
const COST = {
  blank: 1.3,
  ownRule: 0.25,
  ownBlank: 0.3,
  ownCell: 0.8,
  underRule: 1,
  right: 0.1,
  wall: 0.45,
  below: 0.4,
  aboveRule: 0.15,
  rise: 0.5,
  above: 0.95,
  nextCell: 0.35,
  /** For each type size down in a cell; for each below or above without one. */
  dropInCell: 0.05,
  drop: 0.2,
  /** For each point off the edge of the caption above. */
  offset: 0.005,
  ownCellAnswer: 0.05,
  /** A colon asks for what follows. */
  colon: -0.1,
  fits: -0.3,
  cannot: 1,
  /** The name of the field asks the same. */
  named: -0.3,
}

export function anchorOf({ page, isCaption }: Surroundings, caption: Caption): Anchor {
  const { piece, closed } = caption
  const ruleBehind = lineBehind(page, piece)
  const ruleOver = closed ? null : lineOver(page, piece)
  const around = ownCell(page, piece, isCaption)
  const cell = around !== null && around.left > 0 && around.bottom < page.height ? around : null
  const hasRoom = cell !== null && cell.bottom - footOf(page, piece, cell) > CELL.room * piece.size
  const places = [
    ruleBehind !== null && COST.ownRule,
    piece.blankAfter && COST.ownBlank,
    hasRoom && COST.ownCell,
    ruleOver !== null && COST.underRule,
  ]
  const blank = places.find(cost => cost !== false) ?? COST.blank
  const cellBelow = cell === null || hasRoom ? null : nextCell(page, cell)
  return { caption, ruleBehind, ruleOver, cell, cellBelow, blank, hasPlace: blank < COST.blank }
}

/** Where the print in the upper part of the cell ends: the caption and its hints. */
function footOf(page: FormPage, piece: Piece, cell: Box): number {
  const hints = page.lines
    .slice(piece.line, piece.line + CELL.hintLines)
    .flat()
    .filter(other => isInside(other.box, cell) && isHint(other.text))
  return Math.max(piece.box.bottom, ...hints.map(({ box }) => box.bottom))
}

/** The cell under a cell, between the same sides; null when none is ruled. */
function nextCell(page: FormPage, cell: Box): Box | null {
  const x = centerOf(cell)
  const below = page.across.filter(rule => rule.left <= x && rule.right >= x && rule.top > cell.bottom + CELL.min)
  const bottom = Math.min(...below.map(({ top }) => top))
  return bottom - cell.bottom < CELL.max ? { ...cell, top: cell.bottom, bottom } : null
}

/** What the graph knows of a page when a pair is judged. */
export interface Surroundings {
  readonly page: FormPage
  readonly isCaption: (piece: Piece) => boolean
  /** Pieces no answer reaches across: captions and headings. */
  readonly obstacles: readonly Piece[]
}

/** The cheapest way in which the slot may answer the caption; null when it cannot. */
export function relationOf(around: Surroundings, anchor: Anchor, slot: Slot): Relation | null {
  const found = (
    anchor.ruleBehind === null
      ? [inCell, behind, below, above].map(relation => relation(around, anchor, slot))
      : [onRule(anchor.ruleBehind, anchor, slot)]
  ).filter(relation => relation !== null)
  if (found.length === 0) return null
  const best = found.reduce((a, b) => (b.cost < a.cost ? b : a))
  const fit = slot.text === '' ? null : fitsTerm(anchor.caption.meaning?.term, slot.text)
  const isNamed = slot.term !== null && slot.term === anchor.caption.meaning?.term
  const cost = best.cost + (fit === true ? COST.fits : fit === false ? COST.cannot : 0) + (isNamed ? COST.named : 0)
  return { orientation: best.orientation, cost }
}

/** On the rule that begins behind the caption. */
function onRule(rule: Box, { caption }: Anchor, { box }: Slot): Relation | null {
  const { size } = caption.piece
  const isOn = box.bottom > rule.top - ON_RULE.foot * size && box.top < rule.top - ON_RULE.head * size
  return isOn && centerOf(box) > rule.left - 2 && box.left < rule.right && box.left > rule.left - SLACK
    ? { orientation: 'right', cost: 0 }
    : null
}

/** In the cell the caption stands in, below it or behind it. */
function inCell(
  { obstacles }: Surroundings,
  { cell: own, cellBelow, caption }: Anchor,
  { box }: Slot,
): Relation | null {
  const cell = [own, cellBelow].find(one => one !== null && isInside(box, one)) ?? null
  if (cell === null) return null
  const { piece } = caption
  if (box.top < piece.box.top + UNDER.head * piece.size) return null
  const drop = (box.top - piece.box.bottom) / piece.size
  const isHidden = obstacles.some(
    other =>
      other !== piece &&
      isInside(other.box, cell) &&
      other.box.top > piece.box.bottom - 2 &&
      other.box.top < box.top &&
      other.box.left <= box.left + BELOW_EDGE.left,
  )
  if (isHidden || drop > REACH.drop) return null
  return {
    orientation: 'cell',
    cost: (cell === own ? COST.ownCellAnswer : COST.nextCell) + COST.dropInCell * Math.max(0, drop),
  }
}

/** In the row of the caption, with nothing that asks between. */
function behind({ page, obstacles }: Surroundings, { caption, cell }: Anchor, { box, pieces }: Slot): Relation | null {
  const { piece, closed } = caption
  if (box.left < piece.box.right - (closed ? REACH.overlap * piece.size : 1) || !areLevel(box, piece.box)) return null
  const isBlocked = obstacles.some(
    other =>
      other !== piece &&
      other.box.left >= piece.box.right - 2 &&
      other.box.right <= box.left + 2 &&
      areLevel(other.box, piece.box),
  )
  if (isBlocked) return null
  if (piece.blankAfter && pieces[0]?.inBlank === true) return { orientation: 'right', cost: 0 }
  const gap = (box.left - piece.box.right) / (REACH.gap * page.width)
  const walls = wallsBetween(page, piece.box, box)
  const isFar = gap > 1 && walls === 0
  if (isFar && !isInColumn(page, box)) return null
  // In the next cell distance says nothing.
  const toNextCell = cell === null ? COST.wall / 2 : COST.wall
  const leaves = walls === 1 ? toNextCell : Math.min(1, gap) + (walls === 0 ? 0 : COST.wall)
  return { orientation: 'right', cost: COST.right + leaves + (closed ? COST.colon : 0) }
}

/** Right below the caption. */
function below({ page, obstacles }: Surroundings, { caption }: Anchor, { box }: Slot): Relation | null {
  const { piece } = caption
  const drop = (box.top - piece.box.bottom) / piece.size
  if (drop < -UNDER.foot || drop > REACH.below || box.top < piece.box.top + UNDER.head * piece.size) return null
  const offset = box.left - piece.box.left
  if (offset < -BELOW_EDGE.left || offset > BELOW_EDGE.right) return null
  const isBlocked = obstacles.some(
    other =>
      other !== piece &&
      ((other.line === piece.line && other.box.left > piece.box.left && other.box.left - 2 <= box.left) ||
        (other.box.top > piece.box.top + 2 && middleOf(other.box) < box.top && horizontalOverlap(other.box, box) > 0)),
  )
  const isRuled = page.lineRules.some(
    rule => rule.top > piece.box.bottom + 1 && rule.bottom < box.top - 1 && horizontalOverlap(rule, box) > 0,
  )
  if (isBlocked || isRuled) return null
  return { orientation: 'below', cost: COST.below + COST.drop * Math.max(0, drop) + COST.offset * Math.abs(offset) }
}

/** On the rule over the caption; without a rule, right above it. */
function above({ page }: Surroundings, { caption, ruleOver: rule, cell }: Anchor, { box }: Slot): Relation | null {
  const { piece, closed } = caption
  if (closed || box.bottom > piece.box.top + UNDER.head * piece.size) return null
  if (cell !== null && isInside(box, cell) && piece.box.top - box.bottom < piece.size)
    return { orientation: 'above', cost: COST.aboveRule }
  const behind = page.lines[piece.line]!.map(other => other.box.left).filter(left => left > piece.box.right)
  const next = Math.min(...behind) - 2
  const rise = (piece.box.top - box.bottom) / piece.size
  if (rule !== null) {
    const isOn = box.bottom > rule.top - REACH.above * piece.size && box.bottom < rule.bottom + UNDER.head * piece.size
    const isOver =
      centerOf(box) > Math.max(rule.left - SLACK, piece.box.left - REACH.left) &&
      centerOf(box) < Math.min(rule.right + SLACK, next)
    return isOn && isOver
      ? { orientation: 'above', cost: COST.aboveRule + COST.rise * Math.max(0, rise - REACH.freeRise) }
      : null
  }
  if (rise > 1 || Math.abs(box.left - piece.box.left) > BELOW_EDGE.left || box.left > next) return null
  return { orientation: 'above', cost: COST.above + COST.drop * Math.max(0, rise) }
}
