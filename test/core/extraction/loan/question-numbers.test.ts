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

test('a question begins under its number, as the answer below it does', () => {
  const rows = ['1 Practice', '2 Street', '3 Specialty', '4 Locations', '5 Collections']
  const page = drawn(rows.map(row => `\n${row}\n`).join('\n'))
  const { lines } = withoutQuestionNumbers(page.pages[0]!)
  expect(new Set(lines.map(({ words }) => words[0]!.box.left)).size).toBe(1)
  expect(lines[0]!.words[0]!.box.left).toBe(page.pages[0]!.lines[0]!.words[0]!.box.left)
})

test('a few numbers in a row are answers', () => {
  const answers = '1 Truck       2 Trailers       3 Forklifts       4 Drivers'
  expect(textOf(answers)).toEqual([answers.replace(/ +/g, ' ')])
})
