/** A PostgreSQL of the tests' own: the one DESK_TEST_POSTGRES names, else a temporary cluster of the programs that are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface TestPostgres {
  /** Of a database that is empty at the beginning. */
  readonly url: string
  /** Its files; null: it is not the tests' own. */
  readonly folder: string | null
  /** Ends it as a power cut would, and starts it again; null where it is not the tests' own. */
  readonly crash: (() => void) | null
  close(): void
}

/** The folder of initdb and its like; null: they are not installed. Debian keeps one folder for each version. */
function programs(): string | null {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const newest = readdirSync(debian).sort((one, other) => Number(other) - Number(one))[0]
    if (newest !== undefined && existsSync(join(debian, newest, 'bin', 'initdb'))) return join(debian, newest, 'bin')
  }
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  return found === '' ? null : join(found, '..')
}

/** initdb refuses to run as root. */
function owner(): { readonly uid: number; readonly gid: number } | null {
  if (userInfo().uid !== 0) return null
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .match(/^postgres:.*$/m)?.[0]
      .split(':') ?? []
  if (uid === undefined) throw new Error('PostgreSQL is installed, but there is no user "postgres" to run it as.')
  return { uid: Number(uid), gid: Number(gid) }
}

export const postgresNotice =
  'Skipped: there is no PostgreSQL. Install it (Debian: apt install postgresql) or name a database in DESK_TEST_POSTGRES.'

export const hasPostgres = (): boolean => process.env['DESK_TEST_POSTGRES'] !== undefined || programs() !== null

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Only where `hasPostgres()`. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env['DESK_TEST_POSTGRES']
  if (given !== undefined) return { url: given, folder: null, crash: null, close: () => undefined }
  const bin = programs()!
  const folder = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  const as = owner()
  if (as !== null) chownSync(folder, as.uid, as.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(bin, program), args, { stdio: 'ignore', cwd: folder, ...(as !== null && as) })
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'desk', '--no-sync', '-E', 'UTF8')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`
  const start = (): void =>
    run('pg_ctl', '-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', '-t', '120', 'start')
  start()
  return {
    url: `postgres://desk@127.0.0.1:${port}/postgres`,
    folder: data,
    crash() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      start()
    },
    close() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
