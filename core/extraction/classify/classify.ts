/** Classifies the documents of a file, and finds where one ends and the next begins. */
import type { Document } from '../../document/model.ts'
import { followBalances } from '../bank/amounts.ts'
import { extractBankStatements } from '../bank/extract.ts'
import { oncePer } from '../layout/once-per.ts'
import { pageFeaturesOf, type PageFeatures } from './page-features.ts'
import { classifyPart, type DocumentPart } from './score-part.ts'
import { splitParts } from './split-parts.ts'
import { joinReturns } from './tax-packages.ts'

/** Every page belongs to exactly one part, and there is at least one part. Pure. */
export const classifyDocument: (document: Document) => readonly DocumentPart[] = oncePer(document => {
  const parts = splitParts(document.pages.map(pageFeaturesOf)).map(pages =>
    provenByBalances(document, classifyPart(pages), pages),
  )
  return joinReturns(document, parts)
})

/**
 * What proves a bank statement that no word of its own gives away: the balances printed beside its amounts.
 * - `rows`: So many balances that follow from the one before and the amount between are no chance.
 * - `share`: Of all rows with a balance at least this share follows; the others may have been misread.
 * - `confidence`: The type is certain; that it is a bank's own statement and no ledger is likely.
 * - `doubtfulInvoice`: Below this confidence an invoice may be the statement of a card with weak titles.
 */
const proof = { rows: 5, share: 0.8, confidence: 0.7, doubtfulInvoice: 0.7 } as const

/**
 * The part as a bank statement where nothing was recognized as typical, some word of bank statements is printed, and its amounts lead from
 * balance to balance, or, of a doubtful invoice too, its dated amounts lead a named kind of account from its first balance to its last; else
 * the part as it is. `pages`: those of the part.
 */
function provenByBalances(document: Document, part: DocumentPart, pages: readonly PageFeatures[]): DocumentPart {
  const asInvoice = part.docType === 'invoice' && part.confidence < proof.doubtfulInvoice
  if ((part.docType !== 'other' && !asInvoice) || pages.every(({ scores }) => !scores.has('bankstatement'))) return part
  const { accounts } = extractBankStatements(document, part.pages)
  const leads = accounts.every(
    one =>
      one.complete &&
      one.problems.every(({ severity }) => severity === 'info') &&
      one.account_type !== null &&
      one.starting_balance?.method === 'text' &&
      one.ending_balance?.method === 'text' &&
      one.transactions.length >= proof.rows,
  )
  const leadsOn = leads && accounts.length > 0
  if (asInvoice && !leadsOn) return part
  const runs = accounts.map(({ transactions }) => {
    const steps = transactions.map(({ amount, balance }) => ({ flow: amount.value, balance: balance?.value ?? null }))
    return followBalances(steps, null)
  })
  const passed = runs.reduce((sum, run) => sum + run.passed, 0)
  const failed = runs.reduce((sum, run) => sum + run.failed, 0)
  if (!leadsOn && (passed < proof.rows || passed < proof.share * (passed + failed))) return part
  const shown = leadsOn
    ? 'dated amounts that lead from the first balance of an account to its last'
    : `${passed} balances that follow from the one before and the amount between`
  const evidence = [shown, ...part.evidence]
  return { ...part, docType: 'bankstatement', confidence: proof.confidence, evidence }
}
