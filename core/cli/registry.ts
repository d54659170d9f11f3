/** Command-line entry: business registries of states are imported, listed and removed here; the service may run meanwhile. */
import '../required-node.ts'
import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Registry } from '../store/registry.ts'

const { Refusal } = await import('../errors.ts')
const { commandOf, folderOf } = await import('./command.ts')

const usage = `Usage: npm run registry -- COMMAND [--data-dir DIR]

  import FILE.csv --state CA   puts the records of the file in place of the state's registry
  list                         states, records and days of import
  remove CA                    removes a state's registry

The file is a state's list of business entities with column names in its first row: comma, tab, semicolon or bar between the columns.
Exit code: 0 done, 1 a defect of the program, 2 usage error or a file that cannot be read.`

const { usageError, read } = commandOf('registry')
const options = { state: { type: 'string' }, 'data-dir': { type: 'string' }, help: { type: 'boolean' } } as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  const { openRegistry } = await import('../store/registry.ts')
  const registry = openRegistry(folderOf(values['data-dir'], process.env).dataDir)
  const [command, subject, ...more] = positionals
  if (more.length > 0) throw usageError(`${more[0]!}: this is one too many.`)
  switch (command) {
    case 'import':
      if (subject === undefined) throw usageError('No file was given.')
      if (values.state === undefined) throw usageError('--state is missing: whose registry is it?')
      return importFile(registry, subject, values.state.toUpperCase())
    case 'list': {
      const states = registry.list()
      if (states.length === 0) console.log('No registry was imported.')
      for (const { state, records, skipped, fileName, importedAt } of states)
        console.log(
          [
            state,
            counted(records, 'record'),
            `${counted(skipped, 'row')} skipped`,
            new Date(importedAt).toISOString(),
            fileName,
          ].join('  '),
        )
      return
    }
    case 'remove':
      if (subject === undefined) throw usageError('No state was given.')
      if (!registry.remove(subject.toUpperCase()))
        throw usageError(`No registry of ${subject.toUpperCase()} was imported.`)
      return console.log(`The registry of ${subject.toUpperCase()} was removed.`)
    default:
      throw usageError(command === undefined ? 'No command was given.' : `${command}: there is no such command.`)
  }
}

async function importFile(registry: Registry, path: string, state: string): Promise<void> {
  const [{ importRegistry }, { systemClock }] = await Promise.all([
    import('../lookups/registry/import-registry.ts'),
    import('../clock.ts'),
  ])
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined || !found.isFile()) throw usageError(`${path}: there is no such file.`)
  const content = createReadStream(path) as AsyncIterable<Uint8Array>
  const imported = await importRegistry(
    registry,
    { state, fileName: basename(path), content, bytes: found.size, now: systemClock.now() },
    {
      onProgress({ records, skipped, progress }) {
        const share = progress === null ? '' : `${Math.floor(progress * 100)} %  `
        report(`${share}${counted(records, 'record')}, ${counted(skipped, 'row')} skipped`)
      },
    },
  )
  report('')
  console.log(`${imported.state}: ${counted(imported.records, 'record')}, ${counted(imported.skipped, 'row')} skipped.`)
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** One line that is rewritten on a terminal; elsewhere nothing. */
function report(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${message}`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
