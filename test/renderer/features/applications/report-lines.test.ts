/** The web presence report in the window. */
import { expect, test } from 'vitest'
import { reportLines } from '../../../../renderer/features/applications/report-lines.ts'

test('headings and lists are shown without the signs of Markdown, and printed signs as they were printed', () => {
  const markdown = '# Alder \\& Co\\_1\n\nBuilt from files.\n\n## What it does\n\n- Tools: a\\_b.pdf\n  - steel \\*\n'
  expect(reportLines(markdown).map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'Alder \\& Co_1'],
    ['text', 'Built from files.'],
    ['heading', 'What it does'],
    ['item', 'Tools: a_b.pdf'],
    ['subitem', 'steel *'],
  ])
})
