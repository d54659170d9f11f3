/** Command-line entry: brings a backup back as a data folder. */
import '../required-node.ts'
import { resolve } from 'node:path'

const { Refusal } = await import('../errors.ts')
const { commandOf, folderOf } = await import('./command.ts')
const { openInput } = await import('./passphrase-input.ts')

const usage = `Usage: npm run restore -- --from FILE [--data-dir DIR] [--replace]

Brings a backup back as a data folder, all of it or nothing: every result, document and reference is compared with what was backed up before
the folder is put in its place. A folder that is not empty is refused; with --replace it is kept beside the new one under another name, until
you delete it. The service must not run. The passphrase of the backup is asked for (DESK_PASSPHRASE; on the terminal; else a line of the
input), and opens the folder from then on.
Exit code: 0 done, 1 a defect of the program, 2 usage error or a wrong passphrase, 3 the backup is damaged.`

const { usageError, read } = commandOf('restore')
const options = {
  from: { type: 'string' },
  'data-dir': { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw usageError(`${positionals[0]!}: this is one too many.`)
  if (values.from === undefined) throw usageError('--from is missing: which backup?')
  const { dataDir, settings } = folderOf(values['data-dir'], process.env)
  const [{ readHead }, { keyOf }, { restoreBackup }, { systemClock }] = await Promise.all([
    import('../store/backup/format.ts'),
    import('../store/key-file.ts'),
    import('../store/backup/restore.ts'),
    import('../clock.ts'),
  ])
  const path = resolve(values.from)
  const head = await readHead(path)
  const input = openInput(usageError)
  const passphrase = settings.passphrase ?? (await input.ask('Passphrase of the backup: ').finally(() => input.close()))
  input.close()
  const key = keyOf(head.key, passphrase)
  if (key === null) throw new Refusal('WRONG_PASSWORD', `passphrase: it is not the one of ${path}.`)
  const time = new Date(systemClock.now()).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
  const asideAs = values.replace === true ? `${dataDir}.replaced-${time}` : null
  const { answers, files, registries } = await restoreBackup({ path, head, key }, dataDir, asideAs)
  console.log(
    `${dataDir}: the backup of ${head.createdAt} is back: ${answers} results and ${files} sealed files, each compared.`,
  )
  console.log('It opens with the passphrase of the backup; "npm run passphrase" changes or removes it.')
  if (registries.length > 0) console.log(`Import again the business registries of ${registries.join(', ')}.`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = error instanceof Refusal && error.code === 'DAMAGED' ? 3 : 2
}
