/** Pages of labeled rows of figures, and the sums that are found broken in them. */
import { expect } from 'vitest'
import { inspectFile } from '../../../core/integrity/inspect-file.ts'
import { Page } from '../../drawing/page.ts'
import { arrival } from './statement.ts'

/** Right edges of the columns of figures. */
export const edges = [280, 360, 440, 520]
export type Row = readonly [label: string, ...figures: readonly string[]]

export const top = 90
export const step = 16

export async function drawn(pages: readonly (readonly Row[])[], isLeftAligned = false): Promise<Uint8Array> {
  const page = new Page({ plain: true })
  for (const [number, rows] of pages.entries()) {
    if (number > 0) page.pdf.addPage()
    page.left('Cedar Mill Outfitters', 60, 50, { bold: true })
    rows.forEach(([label, ...figures], row) => {
      page.left(label, 60, top + row * step)
      figures.forEach((figure, column) => {
        if (isLeftAligned) page.left(figure, edges[column]!, top + row * step)
        else page.right(figure, edges[column]!, top + row * step)
      })
    })
  }
  return new Uint8Array(await page.done())
}

export async function sumsIn(bytes: Uint8Array) {
  const found = await inspectFile(bytes, { now: arrival, timeLeft: () => 1000 })
  return (found ?? []).filter(({ signal }) => signal === 'sum-mismatch')
}

/** What is found where a figure of the rows is replaced. */
export async function planted(rows: readonly Row[], from: string, to: string, isLeftAligned = false) {
  expect(await sumsIn(await drawn([rows], isLeftAligned))).toEqual([])
  const changed = rows.map(row => row.map(text => (text === from ? to : text)) as unknown as Row)
  const found = await sumsIn(await drawn([changed], isLeftAligned))
  return found.map(({ severity, page, after, explanation }) => [
    severity,
    page,
    after,
    / make (\S+)/.exec(explanation)?.[1],
  ])
}
