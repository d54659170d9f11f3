/** Command-line entry: the passphrase of a data folder is set, changed and removed here. */
import '../required-node.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const { Refusal } = await import('../errors.ts')
const { commandOf, folderOf } = await import('./command.ts')
const { openInput } = await import('./passphrase-input.ts')

const usage = `Usage: npm run passphrase -- COMMAND [--data-dir DIR]

  set       protects a data folder whose key lies in its key file; one whose key lies in the keychain gets it in the desktop program
  change    puts a new passphrase in place of the present one
  remove    lets the key lie in its key file again

The service must not run. Passphrases are asked for on the terminal; without one they are read from the input, one a line: the present
one (unless DESK_PASSPHRASE has it), then the new one. The documents are not touched: the key that seals them stays, and is sealed again.
Exit code: 0 done, 1 a defect of the program, 2 usage error, a wrong passphrase, or a folder that cannot be opened.`

const { usageError, read } = commandOf('passphrase')
const options = { 'data-dir': { type: 'string' }, help: { type: 'boolean' } } as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  const [command, ...more] = positionals
  if (more.length > 0) throw usageError(`${more[0]!}: this is one too many.`)
  if (command === undefined) throw usageError('No command was given.')
  if (!['set', 'change', 'remove'].includes(command)) throw usageError(`${command}: there is no such command.`)
  const { dataDir, settings } = folderOf(values['data-dir'], process.env)

  const [{ changePassphrase }, { openStore }, { systemClock }] = await Promise.all([
    import('../store/change-passphrase.ts'),
    import('../store/store.ts'),
    import('../clock.ts'),
  ])
  const input = openInput(usageError)
  try {
    const current = command === 'set' ? null : (settings.passphrase ?? (await input.ask('Present passphrase: ')))
    const next = command === 'remove' ? null : await input.askForNew()
    await changePassphrase(dataDir, { current, next }, key => {
      try {
        // What is in the folder has to open: then nothing is lost by what follows.
        if (existsSync(join(dataDir, 'desk.db'))) openStore(dataDir, key, systemClock).close()
        return true
      } catch (error) {
        if (
          error instanceof Refusal &&
          error.code === 'BAD_SETTING' &&
          (error.cause as { code?: unknown } | undefined)?.code === 'SQLITE_NOTADB'
        )
          return false
        throw error
      }
    })
  } finally {
    input.close()
  }
  console.log(
    command === 'remove'
      ? 'The passphrase was removed: the key lies in desk.key again.'
      : 'The passphrase is in force: the desktop program asks for it, the service takes it from DESK_PASSPHRASE.',
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
