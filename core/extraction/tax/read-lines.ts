/** All lines of the forms and schedules of one return. */
import { linesOf, type FormLine } from '../../vocabulary/tax-lines.ts'
import { gridLines } from './grids.ts'
import { totalAssets } from './heading.ts'
import { boxLines, sectionLines, type Lines } from './schedules.ts'
import { sectionsOf, type Section } from './sections.ts'
import type { SheetPage } from './sheets.ts'

/** `year`: of the return. A line read twice keeps what was read first. */
export function readSheetLines(sheets: readonly SheetPage[], year: number | null): Lines {
  let before: Section | null = null
  const all: Lines[] = []
  for (const sheet of sheets) {
    if (['1120-S', '1065', '1120'].includes(sheet.sheet)) {
      const sections = sectionsOf(sheet, before)
      before = sections.at(-1) ?? null
      all.push(...sections.map(section => sectionLines(sheet, section, year)))
      if (sheet.first) all.push(totalAssets(sheet, year))
    } else all.push(scheduleLinesOf(sheet, year))
  }
  return Object.assign({}, ...all.toReversed()) as Lines
}

/** Prefix of the keys of a form that is one schedule. */
const prefixOf = (sheet: string): string | null => (sheet === '1040' ? null : sheet)

function scheduleLinesOf(sheet: SheetPage, year: number | null): Lines {
  const name = sheet.sheet === 'S1' ? '1040' : sheet.sheet
  const prefix = prefixOf(sheet.sheet)
  const isOwn = ({ key }: FormLine): boolean =>
    !key.includes('{') && (prefix === null ? !key.startsWith('S1.') : key.startsWith(`${prefix}.`))
  const whole = { prefix, kind: 'boxes', top: 0, bottom: sheet.page.height } as const
  return { ...gridLines(sheet, year), ...boxLines(sheet, whole, linesOf(name, year).filter(isOwn)) }
}
