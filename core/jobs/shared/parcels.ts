/**
 * Sealed parcels in PostgreSQL, beside the queue: an order until its report is there, a report until the desk has it. All of a desk's go with its
 * session, which ends when the desk starts again or has not been heard of for long.
 */
import type { Db } from 'pg-boss'
import type { Way } from './parcel.ts'

const SCHEMA = 'underwriter_parcels'
/** A desk that was cut off for longer asks again for what it still waits for. */
const FORGOTTEN_AFTER = '15 minutes'
/** So many bytes go with one statement: four sealed pieces. */
const BATCH_BYTES = 1024 * 1024

// Sealed bytes do not shrink, so nothing tries; several processes may arrive at an empty database at once. Parcels are not logged: what is deleted is in no
// log or standby either, and what a crash of the database empties is sent again by the desks.
const TABLES = `
  DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('${SCHEMA}'));
    CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
    CREATE TABLE IF NOT EXISTS ${SCHEMA}.session (
      id uuid PRIMARY KEY,
      desk text NOT NULL,
      seen timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS ${SCHEMA}.parcel (
      task uuid NOT NULL,
      way text NOT NULL,
      piece integer NOT NULL,
      session uuid NOT NULL REFERENCES ${SCHEMA}.session ON DELETE CASCADE,
      bytes bytea NOT NULL,
      PRIMARY KEY (task, way, piece)
    );
    IF (SELECT relpersistence FROM pg_class WHERE oid = '${SCHEMA}.parcel'::regclass) = 'p' THEN
      ALTER TABLE ${SCHEMA}.parcel SET UNLOGGED;
    END IF;
    ALTER TABLE ${SCHEMA}.parcel ALTER COLUMN bytes SET STORAGE EXTERNAL;
    CREATE INDEX IF NOT EXISTS parcel_session ON ${SCHEMA}.parcel (session);
  END $$`

export const createParcelTables = async (db: Db): Promise<void> => void (await db.executeSql(TABLES))

/** A desk begins: what an earlier run of it left goes. `desk` names it among others without saying who it is. */
export async function beginSession(db: Db, session: string, desk: string): Promise<void> {
  await db.executeSql(`DELETE FROM ${SCHEMA}.session WHERE desk = $1`, [desk])
  await keepSession(db, session, desk)
}

/** To be called again and again; brings a session back that was forgotten meanwhile. */
export async function keepSession(db: Db, session: string, desk: string): Promise<void> {
  await db.executeSql(
    `INSERT INTO ${SCHEMA}.session (id, desk) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = now()`,
    [session, desk],
  )
}

export const endSession = async (db: Db, session: string): Promise<void> =>
  void (await db.executeSql(`DELETE FROM ${SCHEMA}.session WHERE id = $1`, [session]))

/** Removes what belongs to desks nobody has heard of for long. */
export const forgetSessions = async (db: Db): Promise<void> =>
  void (await db.executeSql(`DELETE FROM ${SCHEMA}.session WHERE seen < now() - interval '${FORGOTTEN_AFTER}'`))

export interface ParcelAddress {
  readonly task: string
  readonly way: Way
}

/** Writes the pieces of a parcel. False when the session is gone, or such a parcel is there already: the first report counts. */
export async function putParcel(
  db: Db,
  { task, way }: ParcelAddress,
  session: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  let batch: Uint8Array[] = []
  let size = 0
  let first = 0
  const write = async (): Promise<boolean> => {
    const { rows } = await db.executeSql(
      `INSERT INTO ${SCHEMA}.parcel (task, way, piece, session, bytes)
       SELECT $1, $2, $3 + ordinality - 1, session.id, bytes
       FROM ${SCHEMA}.session, unnest($5::bytea[]) WITH ORDINALITY AS given (bytes, ordinality) WHERE session.id = $4
       ON CONFLICT DO NOTHING RETURNING piece`,
      [task, way, first, session, batch],
    )
    const isWhole = rows.length === batch.length
    first += batch.length
    batch = []
    size = 0
    return isWhole
  }
  for await (const piece of pieces) {
    batch.push(piece)
    size += piece.length
    if (size >= BATCH_BYTES && !(await write())) return false
  }
  return batch.length === 0 || write()
}

/** An order that is one piece. */
export interface SmallOrder {
  readonly task: string
  readonly piece: Uint8Array
}

/** Writes parcels of one piece each, together. The tasks whose parcel is written; none when the session is gone. */
export async function putSmallOrders(
  db: Db,
  session: string,
  orders: readonly SmallOrder[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.executeSql(
    `INSERT INTO ${SCHEMA}.parcel (task, way, piece, session, bytes)
     SELECT given.task, 'order', 0, session.id, given.bytes
     FROM ${SCHEMA}.session, unnest($2::uuid[], $3::bytea[]) AS given (task, bytes) WHERE session.id = $1
     ON CONFLICT DO NOTHING RETURNING task`,
    [session, orders.map(({ task }) => task), orders.map(({ piece }) => piece)],
  )
  return new Set((rows as { readonly task: string }[]).map(({ task }) => task))
}

export interface SealedReport {
  readonly task: string
  readonly session: string
  readonly pieces: readonly Uint8Array[]
}

/**
 * Puts reports in the place of their orders, and notifies the desks that wait. One whose order is gone is dropped: another reader was faster, or nobody
 * wants it any more. One statement: a round trip costs as much as all of its work.
 */
export async function putReports(db: Db, reports: readonly SealedReport[]): Promise<void> {
  const rows = reports.flatMap(({ task, session, pieces }) =>
    pieces.map((bytes, piece) => ({ task, session, piece, bytes })),
  )
  await db.executeSql(
    `WITH put AS (
       INSERT INTO ${SCHEMA}.parcel (task, way, piece, session, bytes)
       SELECT given.task, 'report', given.piece, session.id, given.bytes
       FROM unnest($1::uuid[], $2::uuid[], $3::integer[], $4::bytea[]) AS given (task, session, piece, bytes)
       JOIN ${SCHEMA}.session ON session.id = given.session
       WHERE EXISTS (SELECT FROM ${SCHEMA}.parcel AS asked WHERE asked.task = given.task AND asked.way = 'order')
       ON CONFLICT DO NOTHING RETURNING task, session
     ), answered AS (DELETE FROM ${SCHEMA}.parcel WHERE way = 'order' AND task IN (SELECT task FROM put))
     SELECT pg_notify(
       'desk_' || replace(session::text, '-', ''),
       json_build_object('kind', 'reported', 'tasks', json_agg(DISTINCT task))::text
     ) FROM put GROUP BY session`,
    [
      rows.map(({ task }) => task),
      rows.map(({ session }) => session),
      rows.map(({ piece }) => piece),
      rows.map(({ bytes }) => bytes),
    ],
  )
}

/** The pieces of each report in their order, which are in the database no longer; empty: there is none. */
export async function collectReports(db: Db, tasks: readonly string[]): Promise<readonly (readonly Uint8Array[])[]> {
  const { rows } = await db.executeSql(
    `DELETE FROM ${SCHEMA}.parcel WHERE task = ANY ($1::uuid[]) AND way = 'report' RETURNING task, piece, bytes`,
    [tasks],
  )
  return piecesOf(tasks, rows as readonly PieceRow[])
}

interface PieceRow {
  readonly task: string
  readonly piece: number
  readonly bytes: Uint8Array
}

/** The pieces of each task in their order, from rows in any order. */
function piecesOf(tasks: readonly string[], rows: readonly PieceRow[]): readonly (readonly Uint8Array[])[] {
  const inOrder = rows.toSorted((one, other) => one.piece - other.piece)
  const found = Map.groupBy(inOrder, ({ task }) => task)
  return tasks.map(task => (found.get(task) ?? []).map(({ bytes }) => bytes))
}

/** The pieces of each order in their order; empty: there is none. One that a report answered is gone. */
export async function takeOrders(db: Db, tasks: readonly string[]): Promise<readonly (readonly Uint8Array[])[]> {
  const { rows } = await db.executeSql(
    `SELECT task, piece, bytes FROM ${SCHEMA}.parcel WHERE task = ANY ($1::uuid[]) AND way = 'order'`,
    [tasks],
  )
  return piecesOf(tasks, rows as readonly PieceRow[])
}

/** No error when there is none. */
export const removeParcels = async (db: Db, task: string, ways: readonly Way[] = ['order', 'report']): Promise<void> =>
  void (await db.executeSql(`DELETE FROM ${SCHEMA}.parcel WHERE task = $1 AND way = ANY ($2)`, [task, ways]))

/** Which parcels of each task are there, at one moment. */
export async function parcelsOf(db: Db, tasks: readonly string[]): Promise<readonly ReadonlySet<Way>[]> {
  const { rows } = await db.executeSql(
    `SELECT DISTINCT task, way FROM ${SCHEMA}.parcel WHERE task = ANY ($1::uuid[])`,
    [tasks],
  )
  const found = Map.groupBy(rows as readonly ParcelAddress[], ({ task }) => task)
  return tasks.map(task => new Set(found.get(task)?.map(({ way }) => way)))
}

/** What a reader says to the desk that waits. */
export type Notice =
  | { readonly kind: 'reported'; readonly tasks: readonly string[] }
  | {
      readonly kind: 'progress'
      readonly task: string
      readonly page: number
      readonly pages: number
      readonly step: string
    }

export const channelOf = (session: string): string => `desk_${session.replaceAll('-', '')}`

export const notify = async (db: Db, session: string, notice: Notice): Promise<void> =>
  void (await db.executeSql('SELECT pg_notify($1, $2)', [channelOf(session), JSON.stringify(notice)]))
