/** Quota of the calendar month and the token bucket, with a clock of the test's own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryOf, formOf, openApiDesk } from '../support/api-desk.ts'
import type { ApiDesk } from '../support/api-desk.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

const day = 24 * 60 * 60 * 1000
let pdf: Buffer
beforeAll(async () => {
  pdf = await drawTinyStatement()
})
const form = () => formOf([['a.pdf', pdf]], [entryOf('a.pdf')])

describe('quota', () => {
  let desk: ApiDesk
  beforeAll(async () => {
    desk = await openApiDesk({ settings: { monthlyQuota: 2, rateBurst: 1000 } })
  })
  afterAll(() => desk.close())

  test('the default is 50 a month', async () => {
    const plain = await openApiDesk()
    try {
      const { key } = await plain.makeKey()
      expect((await plain.call('/usage', { key })).body).toMatchObject({
        month: '2026-03',
        tier: 'standard',
        quota: 50,
        used: 0,
        remaining: 50,
        resetsAt: '2026-04-01T00:00:00.000Z',
      })
    } finally {
      await plain.close()
    }
  })

  test('counts successes only, replays free, and ends with 429 until the next month', async () => {
    const { key } = await desk.makeKey()
    const used = async () => (await desk.call('/usage', { key })).body['used']
    expect((await desk.analyze(formOf([['a.pdf', Buffer.from('no pdf')]], [entryOf('a.pdf')]), { key })).status).toBe(
      415,
    )
    expect(
      (
        await desk.analyze(formOf([['a.pdf', await drawTinyStatement({ password: 'x' })]], [entryOf('a.pdf')]), {
          key,
        })
      ).status,
    ).toBe(422)
    expect(await used()).toBe(0)

    const headers = { 'idempotency-key': 'first' }
    expect((await desk.analyze(form(), { key, headers })).status).toBe(200)
    expect((await desk.analyze(form(), { key, headers })).headers.get('idempotency-replayed')).toBe('true')
    expect(await used()).toBe(1)
    expect((await desk.analyze(form(), { key })).status).toBe(200)

    const refused = await desk.analyze(form(), { key })
    expect([refused.status, refused.headers.get('x-error-code'), Object.keys(refused.body)]).toEqual([
      429,
      'QUOTA_USED_UP',
      ['message'],
    ])
    expect(Number(refused.headers.get('retry-after'))).toBe(
      (Date.parse('2026-04-01T00:00:00Z') - desk.clock.now()) / 1000,
    )
    expect((await desk.analyze(form(), { key, headers })).status).toBe(200)
    expect((await desk.call('/usage', { key })).body).toMatchObject({ used: 2, remaining: 0 })

    desk.clock.advance(18 * day)
    expect((await desk.call('/usage', { key })).body).toMatchObject({ month: '2026-04', used: 0, remaining: 2 })
    expect((await desk.analyze(form(), { key })).status).toBe(200)
  })

  test('requests at the same time cannot take more than is left', async () => {
    const { key } = await desk.makeKey()
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => desk.analyze(form(), { key })))).map(
      answer => answer.status,
    )
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429])
  })

  test('none for tier unlimited, the owner and the window', async () => {
    const { key } = await desk.makeKey({ tier: 'unlimited' })
    for (const token of [key, desk.sessionToken]) {
      for (let i = 0; i < 3; i++) expect((await desk.analyze(form(), { key: token })).status).toBe(200)
      expect((await desk.call('/usage', { key: token })).body).toMatchObject({ quota: null, remaining: null })
    }
  })
})

describe('rate limit', () => {
  let desk: ApiDesk
  beforeAll(async () => {
    desk = await openApiDesk()
  })
  afterAll(() => desk.close())

  test('20 at once, then 5 a second, reported in the headers', async () => {
    const { key } = await desk.makeKey()
    const ask = () => desk.call('/usage', { key })
    const first = await ask()
    const rateHeaders = (headers: Headers) =>
      Object.fromEntries([...headers].filter(([name]) => name.includes('ratelimit')))
    expect(rateHeaders(first.headers)).toEqual({
      ratelimit: '"default";r=19;t=1',
      'ratelimit-policy': '"default";q=20;w=4',
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '19',
      'x-ratelimit-reset': '1',
    })
    for (let i = 0; i < 19; i++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([
      refused.status,
      refused.headers.get('x-error-code'),
      refused.headers.get('retry-after'),
      Object.keys(refused.body),
    ]).toEqual([429, 'RATE_LIMITED', '1', ['message']])
    expect(rateHeaders(refused.headers)).toMatchObject({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4' })

    desk.clock.advance(1000)
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('each key has its own bucket; the owner has none', async () => {
    const one = await desk.makeKey()
    const other = await desk.makeKey()
    for (let i = 0; i < 21; i++) await desk.call('/usage', { key: one.key })
    expect((await desk.call('/usage', { key: one.key })).status).toBe(429)
    expect((await desk.call('/usage', { key: other.key })).status).toBe(200)
    for (let i = 0; i < 30; i++) {
      const answer = await desk.call('/usage')
      expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null])
    }
  })

  test('is a setting', async () => {
    const slow = await openApiDesk({ settings: { rateLimit: 0.5, rateBurst: 1 } })
    try {
      const { key } = await slow.makeKey()
      expect((await slow.call('/usage', { key })).status).toBe(200)
      expect((await slow.call('/usage', { key })).headers.get('retry-after')).toBe('2')
    } finally {
      await slow.close()
    }
  })
})
