/** API keys: made, shown once, kept only as a hash, rotated with an overlap, revoked at once. */
import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Clock } from '../clock.ts'
import { diskRefusal, written, type Database } from './database.ts'

export const scopes = ['read', 'write', 'admin'] as const
export type Scope = (typeof scopes)[number]
export const tiers = ['standard', 'unlimited'] as const
export type Tier = (typeof tiers)[number]

/** What is known of a key after it was shown. Times are epoch ms. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  /** The first characters, to tell keys apart. */
  readonly prefix: string
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly tier: Tier
  /** null: never. */
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  /** Until when the key before the last rotation is still admitted. */
  readonly previousUntil: number | null
  /** To the minute. */
  readonly lastUsedAt: number | null
  readonly createdAt: number
}

/** A key at the only moment its secret is known. */
export interface IssuedKey {
  readonly key: ApiKey
  readonly secret: string
}

export interface ApiKeys {
  issue(options: { name: string; scopes: readonly Scope[]; tier: Tier; expiresAt: number | null }): IssuedKey
  /** The key a presented secret belongs to; null: unknown, expired, revoked, or past its rotation's overlap. */
  admit(secret: string): ApiKey | null
  /** A new secret for the key; the old one is admitted for another `overlapMs`. null: no such key, or revoked. */
  rotate(id: string, overlapMs: number): IssuedKey | null
  /** False when there is no such key, or it was revoked before. */
  revoke(id: string): boolean
  find(id: string): ApiKey | null
  /** Newest first, revoked ones included. */
  list(): readonly ApiKey[]
}

const PREFIX = 'dsk_live_'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6
/** last_used_at is written at most once a minute per key, so that admission costs no write. */
const LAST_USED_STEP_MS = 60_000

function randomDigits(length: number): string {
  let digits = ''
  // Bytes of 248 and above are thrown away: 248 is the largest multiple of 62, so every digit stays equally likely.
  while (digits.length < length) for (const byte of randomBytes(length)) if (byte < 248) digits += DIGITS[byte % 62]
  return digits.slice(0, length)
}

function checksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++, rest = Math.floor(rest / 62)) digits = DIGITS[rest % 62]! + digits
  return digits
}

/** `dsk_live_`, 32 random base62 digits and 6 of their CRC-32, so that a mistyped key is recognizable without a lookup. */
export function makeSecret(): string {
  const body = randomDigits(SECRET_LENGTH)
  return PREFIX + body + checksum(body)
}

/** Whether a text has the form and the checksum of a key. */
export function isWellFormedSecret(text: string): boolean {
  const body = text.slice(PREFIX.length, PREFIX.length + SECRET_LENGTH)
  return /^dsk_live_[0-9A-Za-z]{38}$/.test(text) && text.endsWith(checksum(body))
}

/** SHA-256 is enough: the secret has 190 random bits, nobody guesses it from its hash. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

interface Row {
  id: string
  name: string
  prefix: string
  last4: string
  scopes: string
  tier: Tier
  expires_at: number | null
  previous_until: number | null
  revoked_at: number | null
  last_used_at: number | null
  created_at: number
}

const keyOf = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  last4: row.last4,
  scopes: row.scopes.split(' ').flatMap(name => scopes.find(scope => scope === name) ?? []),
  tier: row.tier,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  previousUntil: row.previous_until,
  lastUsedAt: row.last_used_at,
  createdAt: row.created_at,
})

export function createApiKeys(database: Database, clock: Clock): ApiKeys {
  const columns =
    'id, name, prefix, last4, scopes, tier, expires_at, previous_until, revoked_at, last_used_at, created_at'
  const issue = database.prepare<[string, string, Buffer, string, string, string, Tier, number | null, number], Row>(
    `INSERT INTO api_keys (id, name, hash, prefix, last4, scopes, tier, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${columns}`,
  )
  const admit = database.prepare<{ hash: Buffer; now: number }, Row>(
    `SELECT ${columns} FROM api_keys
     WHERE (hash = :hash OR (previous_hash = :hash AND previous_until > :now))
       AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now)`,
  )
  const touch = database.prepare('UPDATE api_keys SET last_used_at = ? WHERE id = ?')
  const markUsed = (id: string, now: number): void => {
    try {
      touch.run(now, id)
    } catch (error) {
      // A full disk costs the time of last use, not the use.
      if (diskRefusal(error) === null) throw error
    }
  }
  const rotate = database.prepare<[number, Buffer, string, string, string], Row>(
    `UPDATE api_keys SET previous_hash = hash, previous_until = ?, hash = ?, prefix = ?, last4 = ?
     WHERE id = ? AND revoked_at IS NULL RETURNING ${columns}`,
  )
  const revoke = database.prepare('UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
  const find = database.prepare<[string], Row>(`SELECT ${columns} FROM api_keys WHERE id = ?`)
  const list = database.prepare<[], Row>(`SELECT ${columns} FROM api_keys ORDER BY created_at DESC, rowid DESC`)
  const shown = (secret: string): [Buffer, string, string] => [
    hashOf(secret),
    secret.slice(0, PREFIX.length + 4),
    secret.slice(-4),
  ]
  return {
    issue(options) {
      const secret = makeSecret()
      const [hash, prefix, last4] = shown(secret)
      const { name, tier, expiresAt } = options
      const row = written(
        issue,
        clock.id(),
        name,
        hash,
        prefix,
        last4,
        options.scopes.join(' '),
        tier,
        expiresAt,
        clock.now(),
      )
      return { key: keyOf(row!), secret }
    },
    admit(secret) {
      const now = clock.now()
      const row = admit.get({ hash: hashOf(secret), now })
      if (row === undefined) return null
      if (row.last_used_at === null || now - row.last_used_at >= LAST_USED_STEP_MS) markUsed(row.id, now)
      return keyOf(row)
    },
    rotate(id, overlapMs) {
      const secret = makeSecret()
      const row = written(rotate, clock.now() + overlapMs, ...shown(secret), id)
      return row === undefined ? null : { key: keyOf(row), secret }
    },
    revoke: id => revoke.run(clock.now(), id).changes > 0,
    find(id) {
      const row = find.get(id)
      return row === undefined ? null : keyOf(row)
    },
    list: () => list.all().map(keyOf),
  }
}
