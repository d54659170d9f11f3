/** Invoices by their integer ids, with what the analysis of their vendors goes by. */
import type { VendorInvoice, VendorItem } from '../analysis/invoice-reports/vendor-invoice.ts'
import { written, type Database } from './database.ts'

export interface Invoices {
  /** Ids of the first `count` invoices of an analysis, in order; the same ones however often they are asked for. */
  idsOf(analysisId: string, count: number): readonly number[]
  /** Keeps what is known of the invoices of an analysis in place of what was; one without a sender is in no vendor's history. */
  save(analysisId: string, invoices: readonly VendorInvoice[]): void
  /** Stored invoices of these senders, without those of one analysis, oldest id first. */
  ofSenders(senderKeys: readonly string[], exceptAnalysis: string): readonly VendorInvoice[]
}

interface Row {
  id: number
  analysis_id: string
  sender_key: string
  sender_name: string
  number: string | null
  date: string | null
  currency: string | null
  total: number | null
  content_hash: string | null
  items: string
}

const invoiceOf = (row: Row): VendorInvoice => ({
  id: row.id,
  analysisId: row.analysis_id,
  senderKey: row.sender_key,
  senderName: row.sender_name,
  number: row.number,
  date: row.date,
  currency: row.currency,
  total: row.total,
  contentHash: row.content_hash,
  items: JSON.parse(row.items) as VendorItem[],
})

export function createInvoices(database: Database): Invoices {
  const claim = database
    .prepare<[string, number], number>(
      `INSERT INTO invoices (analysis_id, position) VALUES (?, ?)
       ON CONFLICT (analysis_id, position) DO UPDATE SET position = excluded.position RETURNING id`,
    )
    .pluck()
  const forget = database.prepare<[string]>(
    `UPDATE invoices SET sender_key = NULL, sender_name = NULL, number = NULL, date = NULL, currency = NULL,
     total = NULL, content_hash = NULL, items = '[]' WHERE analysis_id = ?`,
  )
  const save = database.prepare(
    `UPDATE invoices SET sender_key = ?, sender_name = ?, number = ?, date = ?, currency = ?, total = ?,
     content_hash = ?, items = ? WHERE id = ?`,
  )
  const ofSender = database.prepare<[string, string], Row>(
    'SELECT * FROM invoices WHERE sender_key = ? AND analysis_id <> ? ORDER BY id',
  )
  return {
    idsOf: (analysisId, count) => Array.from({ length: count }, (_, position) => written(claim, analysisId, position)!),
    save(analysisId, invoices) {
      forget.run(analysisId)
      for (const { id, senderKey, senderName, number, date, currency, total, contentHash, items } of invoices)
        save.run(senderKey, senderName, number, date, currency, total, contentHash, JSON.stringify(items), id)
    },
    ofSenders: (senderKeys, exceptAnalysis) =>
      senderKeys.flatMap(key => ofSender.all(key, exceptAnalysis)).map(invoiceOf),
  }
}
