/** Command-line entry: reads everything in a data folder, and names what is damaged. */
import '../required-node.ts'

const { Refusal } = await import('../errors.ts')
const { commandOf, folderOf } = await import('./command.ts')
const { openInput } = await import('./passphrase-input.ts')

const usage = `Usage: npm run check-data -- [--data-dir DIR]

Reads every page of the database, every result, what refers to what, and every sealed file to its end. What is damaged is named with what
is lost and what to do; nothing is repaired. The service must not run. A passphrase is asked for where the folder has one (DESK_PASSPHRASE;
on the terminal; else a line of the input).
Exit code: 0 sound, 1 a defect of the program, 2 usage error, a wrong passphrase or a folder that cannot be opened, 3 damaged.`

const { usageError, read } = commandOf('check-data')
const options = { 'data-dir': { type: 'string' }, help: { type: 'boolean' } } as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw usageError(`${positionals[0]!}: this is one too many.`)
  const { dataDir, settings } = folderOf(values['data-dir'], process.env)
  const [{ checkFolder }, { missingKey, openDataKey, protectionOf }] = await Promise.all([
    import('../store/backup/check.ts'),
    import('../store/data-key.ts'),
  ])
  const protection = protectionOf(dataDir)
  if (protection === 'keychain')
    throw new Refusal('BAD_SETTING', missingKey(dataDir) ?? `data-dir: ${dataDir} holds no data yet.`)
  const input = openInput(usageError)
  const asked = protection === 'passphrase' && settings.passphrase === undefined
  const passphrase = asked
    ? await input.ask('Passphrase of the data folder: ').finally(() => input.close())
    : (settings.passphrase ?? null)
  input.close()
  const { faults, pages, answers, files } = await checkFolder(dataDir, openDataKey(dataDir, passphrase))
  const extent = `${pages} pages, ${answers} results and ${files} sealed files were read`
  if (faults.length === 0) return console.log(`${dataDir} is sound: ${extent}.`)
  console.log(`${dataDir} is damaged; ${extent}.`)
  for (const fault of faults) console.log(`- ${fault}`)
  process.exitCode = 3
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = error.code === 'DAMAGED' ? 3 : 2
}
