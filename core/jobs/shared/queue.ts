/** The queue of reading tasks: pg-boss on PostgreSQL. Takes, retries, heartbeats and priorities are its own; here stand its settings and names. */
import { PgBoss, type Db } from 'pg-boss'
import { Refusal } from '../../errors.ts'

/** What a task says in the open: nothing of the document, nor of who it belongs to. */
export interface OpenOrder {
  readonly task: string
  /** Of the desk that waits for the report; it gets notices on a channel of this name. */
  readonly session: string
  /** The key of the task, sealed to the readers' key. Base64. */
  readonly envelope: string
}

/** Higher ones are read first. */
export const priorities = { person: 10, batch: 0 } as const
export type Priority = keyof typeof priorities

export interface QueueNames {
  readonly tasks: string
  /** Tasks that ended their readers: read with nothing beside them. */
  readonly isolated: string
}

/** A reader that is asked of again and again but says nothing for so long has ended; its task goes to another one. Seconds, the least pg-boss allows. */
const HEARTBEAT_SECONDS = 10
/** Tries before a task is isolated, and tries there. */
const TRIES = 3
/** The pool of threads gives a document up long before. */
const EXPIRES_SECONDS = 3600
/** What waits unread for so long belongs to nobody any more. */
const RETENTION_SECONDS = 7 * 24 * 3600
/** Ended ones are of no use: the report lies in another table. */
const DELETE_AFTER_SECONDS = 60
const SCHEMA = 'underwriter_queue'

/** A version reads what the same version asks, and holds the key it was sealed to. */
export const queueNames = (version: string, fingerprint: string): QueueNames => {
  const tasks = `read-${version}-${fingerprint}`
  return { tasks, isolated: `${tasks}-isolated` }
}

/** Version and fingerprint of a queue of tasks; null: it is none. */
export function readQueueName(name: string): { readonly version: string; readonly fingerprint: string } | null {
  const [, version, fingerprint] = /^read-(.+)-([\da-f]{12})$/.exec(name) ?? []
  return version === undefined || fingerprint === undefined ? null : { version, fingerprint }
}

export interface QueueOptions {
  /** `postgres://user@host/database`. */
  readonly url: string
  /** Of this process, for `getInstances`. */
  readonly instance: string
  /** Connections at most, beside the one that listens. */
  readonly connections: number
  readonly names: QueueNames
  /** The database cannot be reached, or what it says is unexpected; the queue goes on by itself. */
  readonly onError: (error: Error) => void
}

export interface Queue {
  readonly boss: PgBoss
  readonly db: Db
  readonly names: QueueNames
}

/** Opens the queue and makes what is missing in the database. Throws Refusal BAD_SETTING when it cannot be reached. */
export async function openQueue({ url, instance, connections, names, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'underwriter-desk',
    instanceName: instance,
    instanceHeartbeatSeconds: 10,
    max: connections,
    // What is lost with the database's memory is asked or read again: nothing waits for its disk.
    options: '-c synchronous_commit=off',
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    schedule: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', onError)
  try {
    await boss.start()
    const shared = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: EXPIRES_SECONDS,
      retentionSeconds: RETENTION_SECONDS,
      deleteAfterSeconds: DELETE_AFTER_SECONDS,
      retryLimit: TRIES - 1,
    }
    await boss.createQueue(names.isolated, shared)
    await boss.createQueue(names.tasks, { ...shared, deadLetter: names.isolated })
  } catch (error) {
    throw await notReached(boss, error)
  }
  return { boss, db: boss.getDb(), names }
}

/** What `begin` does first with an opened queue; the database may end before that is over. Throws Refusal BAD_SETTING. */
export async function beginOn({ boss }: Queue, begin: () => Promise<void>): Promise<void> {
  try {
    await begin()
  } catch (error) {
    throw await notReached(boss, error)
  }
}

async function notReached(boss: PgBoss, error: unknown): Promise<Refusal> {
  await boss.stop({ graceful: false }).catch(() => undefined)
  return new Refusal('BAD_SETTING', `--queue: ${reasonOf(error)}`, { cause: error })
}

/** The message of whatever failed; a list of failed addresses has none of its own. Never the address itself, which may hold a password. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return first instanceof Error && first.message !== '' ? first.message : 'the database cannot be reached'
}
