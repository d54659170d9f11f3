/** Headless entry: opens the desk, prints where it listens, closes it on SIGINT or SIGTERM. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Loading the program makes much garbage once; the heap would grow for it by some 20 MB and keep them.
setFlagsFromString('--semi-space-growth-factor=1')
const compiledCode = fileURLToPath(new URL('../.cache/compile', import.meta.url))
enableCompileCache(compiledCode)
const { Refusal } = await import('./errors.ts')
const { readSettings, settingsHelp, shareCompileCache } = await import('./config.ts')
shareCompileCache(compiledCode)

const usage = `Usage: npm run serve -- [settings]

${settingsHelp()}

The settings come from flags, then from the environment, then from the settings of the data folder.`

try {
  const args = process.argv.slice(2)
  if (args.includes('--help')) console.log(usage)
  else await serve(args)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function serve(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env)
  const [{ openDesk }, { default: closeWithGrace }, { buildInterfaceIfDue }, { watchNpm }] = await Promise.all([
    import('./desk.ts'),
    import('close-with-grace'),
    import('./interface-build.ts'),
    import('./npm-parent.ts'),
  ])
  const desk = await openDesk(settings)
  // V8's own setting again: from here on the young heap grows as the work asks for it.
  setFlagsFromString('--semi-space-growth-factor=2')
  const onSecondError = (error: unknown): void => desk.onDefect(error)
  closeWithGrace({ delay: 10_000, logger: console, onSecondError }, async ({ err }) => {
    if (err) desk.onDefect(err)
    await desk.close()
  })
  if (desk.firstKey !== null) console.log(`API key (shown this once): ${desk.firstKey}`)
  console.log(`Listening on ${desk.baseUrl}`)
  buildInterfaceIfDue(process.env)
  if (process.env['npm_lifecycle_event'] === 'serve') await watchNpm(() => process.kill(process.pid, 'SIGTERM'))
}
