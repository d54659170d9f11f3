/** Checklists of documents by product, as a user writes them: "Equipment = loan application, bank statement x3 max 60 days, invoice or bill of sale; MCA = …". */
import { documentTypes, type DocumentType } from './full-analysis.ts'
import { typeName } from './document-names.ts'

export interface ChecklistItem {
  /** Any of them will do, the first is asked for. */
  readonly types: readonly DocumentType[]
  /** Statement periods of bank statements, years of tax returns, files of anything else. */
  readonly count: number
  /** Days since the end of the newest period it covers; null: its age does not matter. */
  readonly maxDays: number | null
}

export interface Checklist {
  readonly product: string
  readonly items: readonly ChecklistItem[]
}

/** What lenders usually ask for; a lender's own list replaces it. */
export const usualChecklists = [
  'Equipment = loan application, bank statement x3 max 60 days, invoice or purchase order or bill of sale',
  'SBA 7(a) = loan application, tax return x3, balance sheet max 120 days, income statement max 120 days, bank statement x3 max 60 days, secretary of state filing',
  'Conventional = loan application, tax return x3, balance sheet max 120 days, income statement max 120 days, bank statement x3 max 60 days',
  "MCA = loan application, bank statement x4 max 35 days, driver's license, voided check",
].join('; ')

const typesByName = new Map(documentTypes.map(type => [typeName(type).toLowerCase(), type]))
const itemForm = /^(?<names>\S+(?: \S+)*?)(?: x(?<count>\d{1,2}))?(?: max (?<days>\d{1,4}) days)?$/

/** null: the text is no list of checklists. */
export function checklistsIn(text: string): readonly Checklist[] | null {
  const written = text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '')
  const read = written.map(checklistIn)
  const known = read.filter(one => one !== null)
  return known.length === read.length && known.length > 0 ? known : null
}

function checklistIn(text: string): Checklist | null {
  const [product = '', list = '', ...more] = text.split('=').map(part => part.trim())
  if (product === '' || more.length > 0) return null
  const items = list.split(',').map(itemIn)
  const known = items.filter(item => item !== null)
  return known.length === items.length ? { product, items: known } : null
}

function itemIn(text: string): ChecklistItem | null {
  const found = itemForm.exec(text.trim().replace(/\s+/g, ' '))?.groups
  if (found === undefined) return null
  const types = found['names']!.split(' or ').map(name => typesByName.get(name.trim().toLowerCase()))
  const known = types.filter(type => type !== undefined)
  if (known.length < types.length) return null
  const count = found['count'] === undefined ? 1 : Number(found['count'])
  return count === 0
    ? null
    : { types: known, count, maxDays: found['days'] === undefined ? null : Number(found['days']) }
}

export const areChecklists = (text: string): boolean => checklistsIn(text) !== null
