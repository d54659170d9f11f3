/** What types of documents are called. */
import type { DocumentType } from './full-analysis.ts'

const special: Partial<Record<DocumentType, string>> = {
  bankstatement: 'Bank statement',
  bank_feed: 'Bank feed',
  sos_filing: 'Secretary of State filing',
  drivers_license: "Driver's license",
}

/** "balance_sheet" → "Balance sheet". */
export const typeName = (type: DocumentType): string =>
  special[type] ?? (type.charAt(0).toUpperCase() + type.slice(1)).replaceAll('_', ' ')
