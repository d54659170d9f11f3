/** Server-sent events: each stream is closed at its last event, when its listener leaves, or when the server stops. */
import type { FastifyReply } from 'fastify'

/** A comment this often keeps proxies and browsers from taking silence for the end. */
const keepAliveMs = 15_000

/** Sends one event; `last` ends the stream. */
export type SendEvent = (name: string, data: unknown, last: boolean) => void

export class EventStreams {
  readonly #open = new Set<() => void>()
  #closed = false

  /** Takes the reply over. `subscribe` starts to send, at once or later, and returns how to stop. */
  open(reply: FastifyReply, subscribe: (send: SendEvent) => () => void): FastifyReply {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    const keepAlive = setInterval(() => raw.write(': \n\n'), keepAliveMs)
    const stream = { ended: false, stop: () => {} }
    const end = () => {
      if (stream.ended) return
      stream.ended = true
      clearInterval(keepAlive)
      this.#open.delete(end)
      stream.stop()
      raw.end()
    }
    this.#open.add(end)
    raw.on('close', end)
    const stop = subscribe((name, data, last) => {
      if (stream.ended) return
      raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      if (last) end()
    })
    // The last event may have come before there was a way to stop.
    if (stream.ended) stop()
    else stream.stop = stop
    // Its request was still coming in when the service began to stop.
    if (this.#closed) end()
    return reply
  }

  /** Ends every stream; the server is closing. */
  close(): void {
    this.#closed = true
    for (const end of this.#open) end()
  }
}
