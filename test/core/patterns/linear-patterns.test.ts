/**
 * No text keeps a regular expression busy. What reads lines of pages takes little time for the longest line there is; all others take time in
 * proportion to the text. The rules of eslint say the same of each pattern by its grammar; this measures, also what is made of the vocabulary.
 */
import { expect, test } from 'vitest'
import { LONGEST_LINE } from '../../../core/document/lines.ts'
import { hostileTexts } from './hostile-texts.ts'
import { builtPatterns, vocabularyPatterns, writtenPatterns, type ProjectPattern } from './project-patterns.ts'

/** Milliseconds for one text: far above what is needed on a busy machine, far below what a square or cube of the length takes. */
const limit = 400
/** Characters of what is not the line of a page. */
const longText = 30_000
const readsLines = /core\/(?:extraction|vocabulary|analysis)\//

/** The shortest of up to three runs, so that a pause of the machine is not held against a pattern. */
function timeOf(pattern: RegExp, text: string): number {
  let shortest = Infinity
  for (let run = 0; run < 3 && shortest > limit; run++) {
    pattern.lastIndex = 0
    const start = performance.now()
    pattern.test(text)
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

function slowOnes(patterns: readonly ProjectPattern[], length: number): readonly string[] {
  return patterns.flatMap(({ pattern, place }) => {
    for (const text of hostileTexts(pattern, length)) {
      const time = timeOf(pattern, text)
      if (time > limit) return [`${place} ${pattern}: ${Math.round(time)} ms for ${JSON.stringify(text.slice(0, 30))}…`]
    }
    return []
  })
}

/** Milliseconds of each run. */
const runsOf = (pattern: RegExp, text: string, count: number): readonly number[] =>
  Array.from({ length: count }, () => {
    const start = performance.now()
    pattern.test(text)
    return performance.now() - start
  })

/** How many times as long the slowest text takes as its half. */
function growthOf(pattern: RegExp, length: number): number {
  // The first run compiles; a busy machine only adds to the others.
  const [once, twice] = [length, 2 * length].map(one =>
    [...hostileTexts(pattern, one)].map(text => Math.min(...runsOf(pattern, text, 12))),
  ) as [number[], number[]]
  expect(once).toHaveLength(twice.length)
  const slowest = twice.indexOf(Math.max(...twice))
  return twice[slowest]! / once[slowest]!
}

test('the texts find what takes a power of the length', () => {
  expect(growthOf(/^(?:a|a)*$/, 10)).toBeGreaterThan(20)
  expect(growthOf(/\d+\d+!/, 200)).toBeGreaterThan(5)
  expect(growthOf(/[\s,]+$/, 4000)).toBeGreaterThan(2.8)
})

test('patterns written in the code', () => {
  const patterns = writtenPatterns()
  expect(patterns.length).toBeGreaterThan(1500)
  const [lines, others] = [true, false].map(line => patterns.filter(({ place }) => readsLines.test(place) === line))
  expect(slowOnes(lines!, LONGEST_LINE)).toEqual([])
  expect(slowOnes(others!, longText)).toEqual([])
})

test('patterns made of the vocabulary and when the program starts', () => {
  const patterns = [...builtPatterns(), ...vocabularyPatterns()]
  expect(patterns.length).toBeGreaterThan(500)
  expect(slowOnes(patterns, LONGEST_LINE)).toEqual([])
})
