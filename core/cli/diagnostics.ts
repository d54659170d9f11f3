/** Command-line entry: a masked copy of a document that was read badly, to report it. Needs no service and no data folder. */
import '../required-node.ts'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const { Refusal } = await import('../errors.ts')
const { commandOf } = await import('./command.ts')

const usage = `Usage: npm run diagnostics -- FILE.pdf --out OUT.json [options]

Writes what the extractors see of a document, masked: places and sizes of words, lines, boxes and marks; captions and titles
they know. Every other letter becomes x or X and every digit 9; dates keep their day and month.

  --out OUT.json    the file to write
  --password TEXT   of an encrypted file
  --words           lists the words that were kept, with how often they stand in the document

npm run explain -- OUT.json shows what each stage sees in it. Look at the file before you send it: names that consist of
words of captions, or lengths of words, may tell more than you want.
Exit code: 0 written, 1 a defect of the program, 2 usage error or a file that cannot be read.`

const { usageError, read } = commandOf('diagnostics')
const options = {
  out: { type: 'string' },
  password: { type: 'string' },
  words: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  const { out, password, words } = values
  const [path, ...more] = positionals
  if (path === undefined) throw usageError('No file was given.')
  if (more.length > 0) throw usageError(`${more[0]!}: this is one too many.`)
  if (out === undefined) throw usageError('--out is missing: the file to write.')
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) throw usageError(`${path}: there is no such file.`)
  const [{ readDocument, closeReading }, { maskDocument }, { diagnosticsText }] = await Promise.all([
    import('../reading/read-document.ts'),
    import('../workflows/diagnostics/mask-document.ts'),
    import('../workflows/diagnostics/diagnostics-file.ts'),
  ])
  const document = await readDocument(readFileSync(path), {
    fileName: basename(path),
    ...(password !== undefined && { password }),
  })
  await closeReading()
  const masked = await maskDocument(document)
  writeFileSync(out, diagnosticsText(masked.document), { mode: 0o600 })
  const kept = [...masked.kept.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    [
      `${out}: ${document.pages.length} pages; ${masked.maskedWords} words and numbers masked, ${kept} kept as they are.`,
      ...(masked.omittedAttachments > 0 ? [`Omitted: ${masked.omittedAttachments} attached files.`] : []),
      ...(words === true ? [...masked.kept].map(([word, count]) => `${count}\t${word}`) : []),
      'Look at it before you send it: npm run explain -- --html OUT.html draws its pages.',
    ].join('\n'),
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
