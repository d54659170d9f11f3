/** Multipart bodies damaged anywhere: each gets a documented answer, and nothing is left of those that are refused. */
import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementTasks } from '../../core/workflows/statements/tasks.ts'
import { analysisPath, entryOf, openApiDesk } from '../support/api-desk.ts'
import type { ApiDesk } from '../support/api-desk.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
let body: Buffer
let accepted = 0
beforeAll(async () => {
  desk = await openApiDesk({
    tasks: {
      extract: (input, context) => {
        accepted += 1
        return statementTasks.extract(input, context)
      },
    },
  })
  const pdf = await drawTinyStatement()
  const part = (headers: string, content: Buffer | string) =>
    Buffer.concat([Buffer.from(`--x\r\n${headers}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
  body = Buffer.concat([
    part('Content-Disposition: form-data; name="metadata"', JSON.stringify([entryOf('a.pdf'), entryOf('b.pdf')])),
    part('Content-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf', pdf),
    part('Content-Disposition: form-data; name="files"; filename="b.pdf"\r\nContent-Type: application/pdf', pdf),
    Buffer.from('--x--\r\n'),
  ])
})
afterAll(() => desk.close())

/** Documented answers of the endpoint to bodies of this size. */
const documented = [200, 400, 413, 415, 422]

test('damaged anywhere', async () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  const damage = fc.oneof(
    fc.record({ kind: fc.constant('cut'), at: place, length: fc.nat(2000) }),
    fc.record({ kind: fc.constant('end'), at: place, length: fc.constant(0) }),
    fc.record({ kind: fc.constant('noise'), at: place, length: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('twice'), at: place, length: fc.nat(2000) }),
  )
  // Most of what can break stands in the few hundred bytes of headers and metadata at the beginning.
  const position = (at: number) => Math.floor((at < 0.6 ? at * 0.1 : at) * body.length)
  const damaged = ({ kind, at, length }: { kind: string; at: number; length: number }): Buffer => {
    const from = position(at)
    const [before, struck, after] = [
      body.subarray(0, from),
      body.subarray(from, from + length),
      body.subarray(from + length),
    ]
    if (kind === 'end') return before
    if (kind === 'cut') return Buffer.concat([before, after])
    if (kind === 'twice') return Buffer.concat([before, struck, struck, after])
    return Buffer.concat([before, struck.map(byte => byte ^ 0x5a), after])
  }
  await fc.assert(
    fc.asyncProperty(damage, async how => {
      const answer = await desk.call(analysisPath, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: damaged(how) as Buffer<ArrayBuffer>,
      })
      expect({ how, status: answer.status }).toEqual({
        how,
        status: expect.toSatisfy((status: number) => documented.includes(status)) as unknown,
      })
      expect(answer.status === 200 ? ['message'] : Object.keys(answer.body)).toEqual(['message'])
    }),
    { numRuns: 150 },
  )
  const kept = (await desk.call('/analyses?limit=200')).body['analyses'] as { status: string }[]
  const complete = kept.filter(({ status }) => status === 'complete').length
  expect(complete).toBeLessThanOrEqual(accepted)
  await expect.poll(() => desk.storedFiles().length).toBe(2 * complete)
})
