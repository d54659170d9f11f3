/** Backups of a running service: another process copies the data folder while this one holds its database still. */
import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { BackupFreeze, BackupFreezeRequest } from '../contract/desk.ts'
import { Refusal } from '../errors.ts'
import type { Freeze } from '../store/backup/freeze.ts'
import type { Store } from '../store/store.ts'

/** Whoever copies says so more often than that; one that died does not keep the log growing. */
const LEASE_MS = 30_000

interface Present {
  readonly id: string
  readonly freeze: Freeze
  lease: ReturnType<typeof setTimeout>
}

export class BackupFreezes {
  readonly #store: Pick<Store, 'freeze'>
  readonly #clock: Clock
  /** Lies in the data folder for as long as the service runs: who can read it can copy the folder anyway. */
  readonly token: string
  #present: Present | null = null

  constructor(store: Pick<Store, 'freeze'>, clock: Clock) {
    this.#store = store
    this.#clock = clock
    this.token = `${clock.id()}${clock.id()}`.replaceAll('-', '')
  }

  /** Begins, keeps or ends a freeze. Throws Refusal UNKNOWN_KEY for another token, BUSY while another backup is made. */
  async handle({ token, action, id }: BackupFreezeRequest): Promise<BackupFreeze> {
    const [given, own] = [Buffer.from(token), Buffer.from(this.token)]
    if (given.length !== own.length || !timingSafeEqual(given, own))
      throw new Refusal('UNKNOWN_KEY', 'This is for the backup command, which finds its token in the data folder')
    if (action === 'begin') return this.#begin()
    const present = this.#present
    if (present === null || present.id !== id) return { id: null, isIntact: false, answers: [] }
    const { isIntact } = present.freeze
    if (action === 'end' || !isIntact) this.#end()
    else this.#renew(present)
    return { id: present.id, isIntact, answers: [] }
  }

  async #begin(): Promise<BackupFreeze> {
    const freeze = this.#store.freeze()
    const present: Present = { id: this.#clock.id(), freeze, lease: setTimeout(() => undefined, 0) }
    this.#present = present
    this.#renew(present)
    const answers = await freeze.answers()
    if (this.#present === present) this.#renew(present)
    return { id: present.id, isIntact: freeze.isIntact, answers: [...answers] }
  }

  #renew(present: Present): void {
    clearTimeout(present.lease)
    present.lease = setTimeout(() => this.#end(), LEASE_MS)
    present.lease.unref()
  }

  #end(): void {
    if (this.#present === null) return
    clearTimeout(this.#present.lease)
    this.#present.freeze.release()
    this.#present = null
  }

  /** Before the store is closed. */
  close(): void {
    this.#end()
  }
}
