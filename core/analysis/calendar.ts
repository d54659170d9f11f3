/** Arithmetic on ISO dates and on the lengths of accounting periods. */

import { daysBetween, monthsBefore } from '../document/days.ts'

export { dayNumber, daysBetween, monthsBefore } from '../document/days.ts'
export const daysPerYear = 365

/** Statements whose ends lie this close are one period: 52-week years end on a weekday, not on a month's last day. */
export const samePeriodDays = 7

/** Sorts ISO dates from the earliest to the latest, those that are not stated first. */
export function compareDates(a: string | null | undefined, b: string | null | undefined): number {
  const [first, second] = [a ?? '', b ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}

export const samePeriod = (a: string, b: string): boolean => Math.abs(daysBetween(a, b)) <= samePeriodDays

/** A year apart as comparative columns are: 52 and 53 weeks and leap years included. */
export const isYearApart = (earlier: string, later: string): boolean => {
  const days = daysBetween(earlier, later)
  return days >= 350 && days <= 380
}

/** A quarter apart: 12 to 14 weeks, or three calendar months. */
export const isQuarterApart = (earlier: string, later: string): boolean => {
  const days = daysBetween(earlier, later)
  return days >= 80 && days <= 100
}

/** Factor that brings a flow of this period to a year (365 / days); 1 for a year of 52 or 53 weeks, or when the length is unknown. */
export function annualFactor(periodEnd: string | null, months: number | null): number {
  if (months === null || periodEnd === null || months <= 0 || Math.round(months) === 12) return 1
  return daysPerYear / daysBetween(monthsBefore(periodEnd, Math.round(months)), periodEnd)
}
