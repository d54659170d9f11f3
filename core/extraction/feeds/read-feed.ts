/** A file's bytes → the bank feed in it. */
import { parseOfx } from './ofx.ts'
import { isOfx } from './ofx-header.ts'
import { parseCsvFeed } from './csv.ts'
import type { Feed } from './feed.ts'

/** Characters in which the header of an OFX file stands. */
const HEAD = 4096

/** The feed in a text; null: it is no bank feed. Throws Refusal UNREADABLE for one that is malformed. */
export function parseFeed(text: string): Feed | null {
  if (isOfx(text.slice(0, HEAD))) return { format: 'ofx', accounts: parseOfx(text), pending: 0 }
  const found = parseCsvFeed(text)
  return found === null ? null : { format: 'csv', ...found }
}
