/** Which readers are there, and why a document waits where none is. */
import type { PgBoss } from 'pg-boss'
import { readQueueName } from './queue.ts'

/** The name a reader gives itself in the queue. */
export const readerName = (version: string, fingerprint: string): string => `reader ${version} ${fingerprint}`

/** A sentence for whoever waits; null: a reader of this version and key is there. */
export async function readerSentence(boss: PgBoss, version: string, fingerprint: string): Promise<string | null> {
  const readers = (await boss.getInstances()).flatMap(({ live, name }) => {
    const [kind, ofVersion, ofKey] = name?.split(' ') ?? []
    return live && kind === 'reader' ? [{ version: ofVersion!, fingerprint: ofKey! }] : []
  })
  if (readers.some(reader => reader.version === version && reader.fingerprint === fingerprint)) return null
  const [other] = readers.filter(reader => reader.fingerprint === fingerprint)
  if (other !== undefined)
    return `The document waits: the readers are of version ${other.version}, this desk is of version ${version}. Start a reader of version ${version}.`
  return readers.length > 0
    ? 'The document waits: the readers on the queue hold another key than --reader-key names.'
    : 'The document waits: no reader is on the queue. Start one with "npm run reader".'
}

/** What a reader says of documents that wait for others: one sentence for each version. */
export async function otherVersions(boss: PgBoss, version: string, fingerprint: string): Promise<readonly string[]> {
  return (await boss.getQueues()).flatMap(({ name, readyCount }) => {
    const queue = readQueueName(name)
    const isOther = queue !== null && queue.fingerprint === fingerprint && queue.version !== version
    return isOther && readyCount > 0
      ? [`${readyCount} documents wait for a reader of version ${queue.version}; this one is of version ${version}.`]
      : []
  })
}
