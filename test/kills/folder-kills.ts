/** First start, migration, key change, backup and restore, each killed at a random moment: the folder is the old one or the new one, whole. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../core/clock.ts'
import { checkFolder, openAsItIs } from '../../core/store/backup/check.ts'
import { readBackup, readHead } from '../../core/store/backup/format.ts'
import { answersOf } from '../../core/store/backup/freeze.ts'
import { openDataKey } from '../../core/store/data-key.ts'
import { keyOf, readKeyFile } from '../../core/store/key-file.ts'
import { openStore } from '../../core/store/store.ts'
import { pick, type Random } from './random.ts'

export const folderOperations = ['first start', 'migration', 'key change', 'backup', 'restore'] as const
type Operation = (typeof folderOperations)[number]

const passphrase = 'correct horse battery'
const earlier = fileURLToPath(new URL('../api/earlier-data-folder/', import.meta.url))
const childFile = fileURLToPath(new URL('./folder-child.ts', import.meta.url))

/** What the operations begin with, made once. */
interface Scene {
  readonly root: string
  /** Of an earlier version, and brought up to date. */
  readonly old: string
  readonly current: string
  readonly backup: string
  readonly key: Uint8Array
  /** Hashes of every result. */
  readonly answers: string
}

interface Trial {
  readonly folder: string
  readonly file: string
}

/** Milliseconds an operation takes from the word to its end, as it was last seen. */
const durations = new Map<Operation, number>()

export interface KillCounts {
  kills: number
  /** Sentences of what went wrong; empty: nothing did. */
  readonly faults: string[]
  readonly byOperation: Record<string, number>
}

export async function killFolders(count: number, random: Random, counts: KillCounts): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'desk-kills-'))
  try {
    const scene = await sceneIn(root)
    for (const operation of folderOperations) await complete(operation, scene, counts)
    for (let done = 0; done < count;) {
      const operation = pick(random, folderOperations)
      const trial = trialOf(operation, scene)
      const delay = random() * durations.get(operation)! * 1.1
      const killed = await run(operation, trial, delay)
      const fault = await faultOf(operation, trial, scene).catch((error: unknown) => String(error))
      if (fault !== null) counts.faults.push(`${operation} after ${delay.toFixed(1)} ms: ${fault}`)
      rmSync(trial.folder, { recursive: true, force: true })
      rmSync(join(trial.file, '..'), { recursive: true, force: true })
      if (!killed) continue
      done += 1
      counts.kills += 1
      counts.byOperation[operation] = (counts.byOperation[operation] ?? 0) + 1
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function sceneIn(root: string): Promise<Scene> {
  const [old, current] = [join(root, 'old'), join(root, 'current')]
  for (const folder of [old, current]) {
    cpSync(earlier, folder, { recursive: true })
    rmSync(join(folder, 'expected.json'))
  }
  const key = openDataKey(current, null)
  openStore(current, key, systemClock).close()
  return { root, old, current, key, backup: join(root, 'scene.backup'), answers: await answersIn(current, key) }
}

async function answersIn(folder: string, key: Uint8Array): Promise<string> {
  const database = openAsItIs(folder, key)
  try {
    return JSON.stringify(await answersOf(database))
  } finally {
    database.close()
  }
}

let number = 0
function trialOf(operation: Operation, scene: Scene): Trial {
  number += 1
  const folder = join(scene.root, `trial-${number}`)
  const place = join(scene.root, `place-${number}`)
  mkdirSync(place)
  if (operation === 'migration') cpSync(scene.old, folder, { recursive: true })
  if (operation === 'key change' || operation === 'backup') cpSync(scene.current, folder, { recursive: true })
  const file = join(place, 'desk.backup')
  if (existsSync(scene.backup)) cpSync(scene.backup, file)
  return { folder, file }
}

/** Runs one to its end, which also says how long it takes. */
async function complete(operation: Operation, scene: Scene, counts: KillCounts): Promise<void> {
  const trial = trialOf(operation, scene)
  const began = performance.now()
  await run(operation, trial, Infinity)
  durations.set(operation, Math.max(20, performance.now() - began - startedAfter))
  if (operation === 'backup') cpSync(trial.file, scene.backup)
  const fault = await faultOf(operation, trial, scene)
  if (fault !== null) counts.faults.push(`${operation}, not killed: ${fault}`)
}

/** Of the last process: until it waited for the word. */
let startedAfter = 0

/** Kills it so many ms after the word to begin; false when it was over before. */
async function run(operation: Operation, { folder, file }: Trial, delay: number): Promise<boolean> {
  const began = performance.now()
  const child: ChildProcess = fork(childFile, [operation, folder, file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DESK_PASSPHRASE: passphrase, NODE_COMPILE_CACHE: join(tmpdir(), 'desk-kills-code') },
  })
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>
  await once(child, 'message')
  startedAfter = performance.now() - began
  child.send('go')
  if (delay !== Infinity) {
    const waited = new AbortController()
    await Promise.race([exited, pause(delay, null, { signal: waited.signal })])
    waited.abort()
    child.kill('SIGKILL')
  }
  const [, signal] = await exited
  return signal === 'SIGKILL'
}

/** What is not as it must be; null: nothing. */
async function faultOf(operation: Operation, { folder, file }: Trial, scene: Scene): Promise<string | null> {
  const { key, answers } = scene
  if (operation === 'restore' && !existsSync(folder)) return null
  if (operation === 'first start') {
    const made = openDataKey(folder, null)
    openStore(folder, made, systemClock).close()
    return strays(folder)
  }
  if (operation === 'key change') {
    const changed = !readFileSync(join(folder, 'desk.key')).equals(readFileSync(join(scene.current, 'desk.key')))
    const opened = changed ? keyOf(readKeyFile(join(folder, 'desk.key')), passphrase) : key
    if (opened === null || !Buffer.from(opened).equals(key)) return 'neither the old nor the new key opens it'
    openDataKey(folder, changed ? passphrase : null)
  }
  if (operation === 'backup' && existsSync(scene.backup)) {
    const head = await readHead(file)
    await readBackup(file, { start: head.start, key }, async ({ content }) => {
      for await (const bytes of content) void bytes
    })
  }
  openStore(folder, key, systemClock).close()
  if ((await answersIn(folder, key)) !== answers) return 'results are not what they were'
  const { faults } = await checkFolder(folder, key)
  return faults[0] ?? strays(folder)
}

const known = ['desk.check', 'desk.db', 'desk.key', 'logs', 'registry', 'tables', 'vault']
/** Files that belong to nothing, after a start. */
function strays(folder: string): string | null {
  const found = readdirSync(folder).filter(name => !known.includes(name))
  return found.length === 0 ? null : `${found.join(', ')} left in ${basename(folder)}`
}
