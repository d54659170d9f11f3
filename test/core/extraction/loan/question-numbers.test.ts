/** Numbers that count the questions of a form are no answers to the questions before them. */
import { expect, test } from 'vitest'
import { withoutQuestionNumbers } from '../../../../core/extraction/loan/question-numbers.ts'
import { drawn } from '../bank/drawn-statement.ts'

const textOf = (page: string): readonly string[] =>
  withoutQuestionNumbers(drawn(page).pages[0]!).lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('questions side by side, counted over the lines', () => {
  const lines = textOf(`
1 Legal name of practice              2 Name patients know
Ozark Imaging, PLLC                   12 Oaks Breast Center
3 Collections, last 12 months         4 Exams per month        5 Locations
2,648,000                             1,140                    1
6 Street
12 Elm Street
`)
  expect(lines).toEqual([
    'Legal name of practice Name patients know',
    'Ozark Imaging, PLLC 12 Oaks Breast Center',
    'Collections, last 12 months Exams per month Locations',
    '2,648,000 1,140 1',
    'Street',
    '12 Elm Street',
  ])
})

test('a few numbers in a row are answers', () => {
  const answers = '1 Truck       2 Trailers       3 Forklifts       4 Drivers'
  expect(textOf(answers)).toEqual([answers.replace(/ +/g, ' ')])
})
