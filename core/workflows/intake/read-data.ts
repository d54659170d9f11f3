/** A file of data, which has lines and no pages: a bank feed, with its accounts. */
import { decodeText } from '../../extraction/feeds/decode-text.ts'
import { parseFeed } from '../../extraction/feeds/read-feed.ts'
import type { DocumentPart } from '../../extraction/classify/score-part.ts'
import type { Extracted } from './extractors.ts'
import { accountsOfFeed } from './feed-accounts.ts'
import type { FileFacts } from './read-file.ts'

const formats = { ofx: 'OFX', csv: 'CSV' } as const

/** What is known of the file, and its one part. */
export interface ReadData extends FileFacts {
  readonly parts: readonly (DocumentPart & Partial<Extracted>)[]
}

/** null: the data is no bank feed. Throws Refusal UNREADABLE for a malformed one. */
export function readFeed(bytes: Uint8Array, fileName: string): ReadData | null {
  const text = decodeText(bytes)
  const feed = parseFeed(text)
  if (feed === null) return null
  const rows = feed.accounts.reduce((sum, account) => sum + account.rows.length, 0)
  const part: ReadData['parts'][number] = {
    docType: 'bank_feed',
    confidence: 1,
    evidence: [`${formats[feed.format]} with ${rows} transactions of ${feed.accounts.length} accounts.`],
    pages: [1],
    accounts: accountsOfFeed(feed, fileName),
  }
  return { pages: 1, ocrPages: 0, problems: [], turnedPages: [], texts: [{ page: 1, text }], parts: [part] }
}
