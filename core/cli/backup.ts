/** Command-line entry: backs a data folder up into one sealed file, and checks that it brings everything back; the service may run meanwhile. */
import '../required-node.ts'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { BackupHead } from '../store/backup/format.ts'

const { Refusal } = await import('../errors.ts')
const { commandOf, folderOf } = await import('./command.ts')
const { openInput } = await import('./passphrase-input.ts')

const usage = `Usage: npm run backup -- --to DIR|FILE [--data-dir DIR]

Writes the documents, results, settings and keys of a data folder into one file that opens with a passphrase only: that of the data
folder, or one that is asked for where it has none (DESK_PASSPHRASE; on the terminal; else a line of the input). In a folder the file gets
the time as its name; a backup of the same name is replaced once the new one is complete. The service may run meanwhile.
Before it counts, the backup is restored beside itself, and every result and document compared with what was backed up.
Business registries are public and are not in it. What is deleted later remains in backups made before.
Exit code: 0 done, 1 a defect of the program, 2 usage error, a wrong passphrase, or a folder that cannot be read or written.`

const { usageError, read } = commandOf('backup')
const options = { to: { type: 'string' }, 'data-dir': { type: 'string' }, help: { type: 'boolean' } } as const
/** A document that is deleted while the backup is made is not to be in it: it is begun again, so often at most. */
const MAX_TRIES = 5
const MIN_CHARACTERS = 8

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw usageError(`${positionals[0]!}: this is one too many.`)
  if (values.to === undefined) throw usageError('--to is missing: where is the backup to be written?')
  const { dataDir, settings } = folderOf(values['data-dir'], process.env)
  const { systemClock } = await import('../clock.ts')
  const createdAt = new Date(systemClock.now()).toISOString()
  const path = await targetOf(values.to, dataDir, createdAt)
  const { key, head } = await sealOf(dataDir, settings.passphrase ?? null, createdAt)
  const part = `${path}.part`
  try {
    for (let tries = 1; !(await written(part, { dataDir, key, head })); tries++) {
      if (tries === MAX_TRIES)
        throw new Refusal(
          'BUSY',
          'Documents are being deleted all the time, and a backup must not keep them. Try again.',
        )
      console.error('Something was deleted meanwhile; the backup begins again.')
    }
    const { answers, files } = await verified(part, key)
    renameSync(part, path)
    const { syncFolder } = await import('../store/folder-sync.ts')
    syncFolder(dirname(path))
    console.log(`${path}: ${answers} results and ${files} sealed files, each compared after a trial restore.`)
  } finally {
    rmSync(part, { force: true })
  }
}

/** The file to write. Throws Refusal BAD_SETTING. */
async function targetOf(to: string, dataDir: string, createdAt: string): Promise<string> {
  const given = resolve(to)
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() === true
  const name = `underwriter-desk-${createdAt.replace(/\.\d+/, '').replace(/[-:]/g, '')}.backup`
  const path = isFolder ? join(given, name) : given
  if (`${path}/`.startsWith(`${resolve(dataDir)}/`))
    throw usageError('--to: a backup in the data folder is lost with it.')
  if (!existsSync(dirname(path))) throw usageError(`--to: ${dirname(path)}: there is no such folder.`)
  const { readHead } = await import('../store/backup/format.ts')
  if (existsSync(path)) {
    await readHead(path).catch(() => {
      throw usageError(`--to: ${path} is there already and is no backup; name another file.`)
    })
  }
  return path
}

/** The key of the folder, and what a backup of it opens with. */
async function sealOf(
  dataDir: string,
  passphrase: string | null,
  createdAt: string,
): Promise<{ key: Uint8Array; head: BackupHead }> {
  const [{ missingKey, openDataKey }, { keyFileIn, readKeyFile, sealedFile }] = await Promise.all([
    import('../store/data-key.ts'),
    import('../store/key-file.ts'),
  ])
  if (!existsSync(join(dataDir, 'desk.db'))) throw usageError(`data-dir: ${dataDir} holds no data yet.`)
  if (!existsSync(keyFileIn(dataDir)))
    throw new Refusal(
      'BAD_SETTING',
      `${missingKey(dataDir) ?? `data-dir: ${dataDir} has no key.`} A backup needs a passphrase then: set one there under Settings.`,
    )
  const input = openInput(usageError)
  try {
    const file = readKeyFile(keyFileIn(dataDir))
    if (file.kind !== 'key') {
      const given = passphrase ?? (await input.ask('Passphrase of the data folder: '))
      const key = openDataKey(dataDir, given)
      return { key, head: { createdAt, key: file.kind === 'sealed' ? file : sealedFile(key, given) } }
    }
    const given = passphrase ?? (await input.askForNew())
    if ([...given].length < MIN_CHARACTERS)
      throw new Refusal('BAD_VALUE', `A passphrase has at least ${MIN_CHARACTERS} characters.`)
    const key = openDataKey(dataDir, null)
    return { key, head: { createdAt, key: sealedFile(key, given) } }
  } finally {
    input.close()
  }
}

interface Backup {
  readonly dataDir: string
  readonly key: Uint8Array
  readonly head: BackupHead
}

/** False when something was deleted meanwhile. */
async function written(part: string, { dataDir, key, head }: Backup): Promise<boolean> {
  const [{ createBackup }, { freezeFolder }] = await Promise.all([
    import('../store/backup/create.ts'),
    import('./freeze-folder.ts'),
  ])
  rmSync(part, { force: true })
  const file = await open(part, 'wx', 0o600)
  const held = await freezeFolder(dataDir, key)
  let close = async (): Promise<void> => {}
  try {
    close = await createBackup(file, { dataDir, key, head, answers: held.answers })
    return await held.end()
  } finally {
    await held.end()
    await close()
    await file.close()
  }
}

/** Restores the backup into a folder beside it, which is removed again. Throws Refusal DAMAGED. */
async function verified(part: string, key: Uint8Array): Promise<{ answers: number; files: number }> {
  const [{ readHead }, { unpackBackup }] = await Promise.all([
    import('../store/backup/format.ts'),
    import('../store/backup/restore.ts'),
  ])
  // One that was left by a process that died is removed.
  const folder = `${part}.check`
  rmSync(folder, { recursive: true, force: true })
  try {
    return await unpackBackup({ path: part, head: await readHead(part), key }, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
