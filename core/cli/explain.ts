/** Command-line entry: why a value of a document was chosen, or at which stage it was lost. Needs no service and no data folder. */
import '../required-node.ts'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const { Refusal } = await import('../errors.ts')
const { commandOf } = await import('./command.ts')

const usage = `Usage: npm run explain -- FILE.pdf|DIAGNOSTICS.json [options]

Prints what each stage saw: pages, classification, candidates, identities, and every field with its confidence and place.
A file of npm run diagnostics is explained like the document it was made from.

  --field PATH      all candidates of one field, their features, what was chosen and why; of a missing one the stage that lost it
  --html OUT.html   draws the pages with words, tables, captions, slots, candidates and fields
  --password TEXT   of an encrypted file

Of social security numbers only the last four digits are shown.
Exit code: 0 explained, 1 a defect of the program, 2 usage error or a file that cannot be read.`

const { usageError, read } = commandOf('explain')
const options = {
  field: { type: 'string' },
  html: { type: 'string' },
  password: { type: 'string' },
  help: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  const [path, ...more] = positionals
  if (path === undefined) throw usageError('No file was given.')
  if (more.length > 0) throw usageError(`${more[0]!}: this is one too many.`)
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) throw usageError(`${path}: there is no such file.`)
  const [
    { readDocument },
    { isDiagnosticsFile, parseDiagnostics },
    { explainDocument },
    { overviewText, fieldExplanation },
  ] = await Promise.all([
    import('../reading/read-document.ts'),
    import('../workflows/diagnostics/diagnostics-file.ts'),
    import('../workflows/explain/explain-document.ts'),
    import('./explain-text.ts'),
  ])
  const { password, field, html } = values
  const bytes = readFileSync(path)
  const fileName = basename(path)
  const document = isDiagnosticsFile(bytes)
    ? parseDiagnostics(bytes, fileName)
    : await readDocument(bytes, { fileName, ...(password !== undefined && { password }) })
  const parts = await explainDocument(document)
  console.log(field === undefined ? overviewText(document, parts) : fieldExplanation(parts, field))
  if (html === undefined) return
  const { explanationHtml } = await import('./explain-html.ts')
  writeFileSync(html, explanationHtml(document, parts))
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const refused = error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined
  if (!refused) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
