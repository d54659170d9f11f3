/** Findings as the detectors state them, and the figures they are about. */
import type { IntegrityFinding } from '../contract/integrity.ts'
import type { Box } from '../document/model.ts'

export type Finding = IntegrityFinding

/** Amounts, and other numbers of at least three digits, with their signs. */
const FIGURE = /^[-–−(+$€£]{0,4}\d[\d,.']*[)%\-–−]{0,2}$/u
const MIN_DIGITS = 3
/** A number such as 1,234.56, 1234.56 or 12,345: with its separators it is meant to be added. */
const AMOUNT = /^[-–−(+$€£]{0,4}(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+\.\d{2})[)%\-–−]{0,2}$/u

/** Whether a word is a number that may matter: three digits, or an amount. */
export const isFigure = (text: string): boolean =>
  FIGURE.test(text) && text.replace(/\D/g, '').length >= MIN_DIGITS && !/\.\d+\./.test(text)

export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** The digits of a figure, which decide whether two say the same. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

export const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

/** Area that both boxes share. */
export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Share of `a` that lies within `b`. */
export const coveredShare = (a: Box, b: Box): number => sharedArea(a, b) / Math.max(1e-6, areaOf(a))
