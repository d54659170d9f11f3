import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { reasonOf } from '../../../core/delivery/no-answer.ts'
import { send } from '../../../core/delivery/send.ts'

/** A port of this machine with a server that does this with each connection; without one, nothing listens there. */
async function portOf(connected?: (socket: Socket) => void) {
  const server = createServer(connected)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const close = () => void server.close()
  if (connected === undefined) await new Promise(done => server.close(done))
  return { port, close }
}
const sent = (address: string) => send(address, { headers: {}, body: new Uint8Array(), allowPrivate: true })

test('a receiver that is not there is distinguished from one that hangs up and one that speaks no HTTP', async () => {
  const nobody = await portOf()
  const hangsUp = await portOf(socket => socket.destroy())
  const speaks = await portOf(socket => socket.resume().end('220 mail.example.com ESMTP\r\n'))
  try {
    expect((await sent(`http://127.0.0.1:${nobody.port}/`)).error).toBe(
      'nothing listens at this address (ECONNREFUSED)',
    )
    expect((await sent(`http://127.0.0.1:${hangsUp.port}/`)).error).toBe(
      'the receiver closed the connection without an answer (ECONNRESET)',
    )
    expect((await sent(`http://127.0.0.1:${speaks.port}/`)).error).toBe(
      'what answered does not speak HTTP (HPE_INVALID_CONSTANT)',
    )
    expect((await sent(`https://127.0.0.1:${speaks.port}/`)).error).toContain('does not speak TLS')
  } finally {
    hangsUp.close()
    speaks.close()
  }
})

test('of several addresses the first says why, and an unknown error speaks for itself', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:9'), { code: 'ECONNREFUSED' })
  expect(reasonOf(new AggregateError([refused]))).toBe('nothing listens at this address (ECONNREFUSED)')
  expect(reasonOf(new Error('the address leads into a private network'))).toBe(
    'the address leads into a private network',
  )
})
