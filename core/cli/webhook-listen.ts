/** Command-line entry: a receiver for trying webhooks; it prints every event whose signature is right, and answers 401 to anything else. */
import '../required-node.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventReader } from '../delivery/signature.ts'

const { systemClock } = await import('../clock.ts')
const { Refusal } = await import('../errors.ts')
const { commandOf } = await import('./command.ts')

const usage = `Usage: npm run -s webhook:listen -- [--port N]

Listens on this machine (port 4790) and prints one JSON line for each event that arrives with a right signature: time, event, webhook-id and the
payload. Anything else is answered 401 and named on the error output. The signing secret of the endpoint (whsec_…), which was shown when it was
registered, is taken from the environment (DESK_WEBHOOK_SECRET). Ctrl+C ends it.
Exit code: 0 ended, 1 a defect of the program, 2 usage error.`

const { usageError, read } = commandOf('webhook:listen')
const options = { port: { type: 'string' }, help: { type: 'boolean' } } as const
const defaultPort = 4790
/** Payloads of long applications are a few megabytes. */
const maxBody = 64 * 1024 * 1024

/** Throws Refusal BAD_SETTING. */
function portOf(given: string | undefined): number {
  const port = Number(given ?? defaultPort)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw usageError(`--port: ${given ?? ''} is no port.`)
}

/** Throws Refusal BAD_SETTING. */
function readerOf(secret: string | undefined): ReturnType<typeof eventReader> {
  if (secret === undefined || secret === '')
    throw usageError(
      'DESK_WEBHOOK_SECRET is not set: it is the secret that was shown when the endpoint was registered.',
    )
  // The library decodes what is no base64 to something shorter.
  if (!/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret))
    throw usageError('DESK_WEBHOOK_SECRET is no signing secret: it begins with whsec_.')
  return eventReader(secret)
}

/** null: longer than any event. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The event as a line to print, or why it is none. */
async function lineOf(
  request: IncomingMessage,
  readEvent: ReturnType<typeof eventReader>,
): Promise<{ line: string } | { fault: string }> {
  const body = request.method === 'POST' ? await bodyOf(request) : null
  if (body === null) return { fault: 'no event is sent like this' }
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  try {
    const payload = readEvent(body, headers)
    const { 'webhook-event': event = null, 'webhook-id': id } = headers
    return { line: JSON.stringify({ at: new Date(systemClock.now()).toISOString(), event, id, payload }) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

function run(args: readonly string[]): void {
  const { values, positionals } = read(args, options)
  if (values.help === true) return console.log(usage)
  if (positionals.length > 0) throw usageError(`${positionals[0]!}: this is one too many.`)
  const [port, readEvent] = [portOf(values.port), readerOf(process.env['DESK_WEBHOOK_SECRET'])]
  const server = createServer((request, response) => {
    void lineOf(request, readEvent).then(outcome => {
      if ('line' in outcome) console.log(outcome.line)
      else console.error(`Refused: ${outcome.fault}`)
      response.writeHead('line' in outcome ? 204 : 401, { connection: 'close' }).end()
    })
  })
  server.on('error', error => {
    console.error(`Port ${port} cannot be used: ${error.message}`)
    process.exitCode = 2
  })
  server.listen(port, '127.0.0.1', () =>
    console.error(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  )
}

try {
  run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
