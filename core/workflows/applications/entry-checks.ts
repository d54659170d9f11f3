/** What failed in the statements, returns, lists of debts and invoices of an application, as checks of the application. Pure. */
import type { Check } from '../../contract/evidence.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { named } from '../../contract/sentence.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import type { StatementPeriod } from './accounts.ts'
import { accountPointer } from './checks.ts'
import { debtListPart } from './debt-lists.ts'
import { invoicePart } from './invoices.ts'
import type { PayloadSources } from './provenance.ts'
import { returnPart } from './tax-returns.ts'

/** What failed in a statement, with its name. */
export const accountChecks = ({ summary, fileName }: StatementPeriod, index: number): readonly Check[] =>
  summary.checks
    .filter(({ passed }) => passed === false)
    .map(check => ({
      ...check,
      id: `${check.id}.${fileName}`,
      message: ofFile(fileName, check.message),
      ...(check.figures && { figures: check.figures.map(pointer => accountPointer(index, pointer.slice(1))) }),
    }))

/** What failed in returns, lists of debts and invoices. */
export const entryChecks = ({ returns, debtLists, invoices }: Entries): readonly Check[] => [
  ...returns.flatMap((entry, index) => failedIn(entry, returnPart, index)),
  ...debtLists.flatMap((entry, index) => failedIn(entry, debtListPart, index)),
  ...invoices.flatMap(invoiceChecks),
]
type Entries = Pick<PayloadSources, 'returns' | 'debtLists' | 'invoices'>

/** With the name of the file. `part`: where such entries stand in the payload. */
const failedIn = (
  { checks, file_name: fileName }: Pick<TaxReturn, 'checks' | 'file_name'>,
  part: string,
  index: number,
): readonly Check[] =>
  checks
    .filter(({ passed }) => passed === false)
    .map(check => ({
      ...check,
      id: `${part.slice(1, -1)}.${index}.${check.id}`,
      message: ofFile(fileName, check.message),
      ...(check.figures && { figures: check.figures.map(pointer => `${part}${index}${pointer}`) }),
    }))

/** What failed in an invoice, with its place. */
const invoiceChecks = ({ checks }: Invoice, index: number): readonly Check[] =>
  checks
    .filter(({ passed }) => passed === false)
    .map(check => ({
      ...check,
      id: `invoice_analysis.${index}.${check.id}`,
      ...(check.figures && { figures: check.figures.map(pointer => `${invoicePart}${index}${pointer}`) }),
    }))

const ofFile = (fileName: string, message: string): string =>
  message.includes(fileName) ? message : `${named(fileName)}: ${message}`
