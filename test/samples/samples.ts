/** The sample documents the window offers at its first start: the whole stack of one invented applicant. */
import { applicationForm, bankPage, invoicePage } from './deal-documents.ts'
import { balanceSheetPage, cashFlowPage, incomePage } from './statements.ts'

export const samples: readonly { readonly fileName: string; readonly draw: () => Promise<Uint8Array> }[] = [
  { fileName: 'Fernhollow balance sheet 2025.pdf', draw: balanceSheetPage },
  { fileName: 'Fernhollow income statement 2025.pdf', draw: incomePage },
  { fileName: 'Fernhollow cash flow 2025.pdf', draw: cashFlowPage },
  { fileName: 'Juniper Gap invoice JG-26118.pdf', draw: invoicePage },
  { fileName: 'Stonebridge bank statement February 2026.pdf', draw: bankPage },
  { fileName: 'Copperline loan application.pdf', draw: applicationForm },
]
