/** Repeatable chance: the same seed draws the same document on every machine. */

export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number
  /** True with this probability. */
  is(probability: number): boolean
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  /** A choice by weight: `[weight, choice]`. */
  weighted<T>(choices: readonly (readonly [number, T])[]): T
  /** `count` different ones, in their own order. */
  some<T>(choices: readonly T[], count: number): readonly T[]
  /** A number between, evenly on a logarithmic scale. */
  logarithmic(from: number, to: number): number
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 12345) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('Nothing to pick from.')
    return choices[whole(0, choices.length - 1)]!
  }
  return {
    next,
    whole,
    pick,
    is: probability => next() < probability,
    weighted: choices => {
      let rest = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      return (choices.find(([weight]) => (rest -= weight) < 0) ?? choices.at(-1)!)[1]
    },
    some: (choices, count) => {
      const places = choices.map((_, index) => index)
      while (places.length > count) places.splice(whole(0, places.length - 1), 1)
      return places.map(place => choices[place]!)
    },
    logarithmic: (from, to) => from * (to / from) ** next(),
  }
}
