/** Which pages of a file belong to one return: forms, schedules and statements behind its first page. */
import type { Page } from '../../document/model.ts'
import type { FormPage } from './page-view.ts'
import type { Sheet, SheetPage } from './sheets.ts'

/** One return, or a schedule that stands alone. */
export interface Package<View extends { readonly page: Page } = FormPage> {
  readonly main: Sheet
  /** Its forms and schedules, without K-1s. Empty for a K-1 alone. */
  readonly sheets: readonly SheetPage[]
  readonly k1s: readonly SheetPage[]
  /** Pages between them that are no form: among them the attached statements. */
  readonly attached: readonly View[]
}

interface Building<View> {
  main: Sheet
  sheets: SheetPage[]
  k1s: SheetPage[]
  attached: View[]
}

const returns: ReadonlySet<Sheet> = new Set(['1120-S', '1065', '1120', '1040', '7004'])
/** Schedules of Form 1040 that owners send alone. */
const alone: ReadonlySet<Sheet> = new Set(['C', 'E', 'F'])
const k1Of: Readonly<Partial<Record<Sheet, Sheet>>> = { '1120-S': 'K-1 (1120-S)', '1065': 'K-1 (1065)' }

/** In the order of the file. A page that is no form belongs to the return before it. */
export function packagesOf<View extends { readonly page: Page }>(
  pages: readonly { readonly view: View; readonly sheet: SheetPage | null }[],
): readonly Package<View>[] {
  const packages: Building<View>[] = []
  for (const { view, sheet } of pages) {
    const current = packages.at(-1)
    if (sheet === null) current?.attached.push(view)
    else if (sheet.sheet.startsWith('K-1')) addK1(packages, sheet)
    else if (begins(sheet, current)) packages.push({ main: sheet.sheet, sheets: [sheet], k1s: [], attached: [] })
    else current?.sheets.push(sheet)
  }
  return packages
}

function begins(sheet: SheetPage, current: Building<unknown> | undefined): boolean {
  if (returns.has(sheet.sheet)) return sheet.first || current === undefined
  // Schedules of another person's return, or of none, stand alone.
  return alone.has(sheet.sheet) && sheet.first && current?.main !== '1040'
}

/** A K-1 belongs to the return of its kind and year before it; without one it stands alone. */
function addK1<View>(packages: Building<View>[], k1: SheetPage): void {
  const home = packages.findLast(
    ({ main, sheets }) => k1Of[main] === k1.sheet && (sheets[0]?.year ?? k1.year) === k1.year,
  )
  if (home !== undefined) home.k1s.push(k1)
  else packages.push({ main: k1.sheet, sheets: [], k1s: [k1], attached: [] })
}
