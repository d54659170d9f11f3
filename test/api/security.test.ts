/** Who may call and from where: keys, scopes, sessions, Host and Origin, what the headers say and what they do not. */
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiHouse, ownerKey } from '../support/api-house.ts'
import type { ApiHouse } from '../support/api-house.ts'

let house: ApiHouse
beforeAll(async () => {
  house = await openApiHouse()
})
afterAll(() => house.close())

/** A request whose Host and Origin are the test's to choose, which fetch does not allow. */
function send(headers: Record<string, string>, path = '/usage'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(house.baseUrl)
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, path, headers: { authorization: `Bearer ${ownerKey}`, ...headers } },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

describe('keys', () => {
  test('no key, no Bearer, an unknown one: 401 with WWW-Authenticate', async () => {
    const answers = await Promise.all([
      house.call('/usage', { key: null }),
      house.call('/usage', { key: null, headers: { authorization: 'Basic dXNlcjpwYXNz' } }),
      house.call('/usage', { key: null, headers: { authorization: ownerKey } }),
      house.call('/usage', { key: `${ownerKey}x` }),
      house.call('/usage', { key: 'dsk_live_00000000000000000000000000000000000000' }),
      house.call(`/usage?api_key=${ownerKey}`, { key: null }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(Object.keys(answer.body)).toEqual(['message'])
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
    expect(answers.map(answer => answer.headers.get('x-error-code'))).toEqual([
      'NO_KEY',
      'NO_KEY',
      'NO_KEY',
      'UNKNOWN_KEY',
      'UNKNOWN_KEY',
      'NO_KEY',
    ])
  })

  test('the owner, the session and a stored key are admitted', async () => {
    const { key } = await house.makeKey()
    for (const token of [ownerKey, house.sessionToken, key])
      expect((await house.call('/usage', { key: token })).status).toBe(200)
    expect((await house.call('/usage', { key: null, headers: { authorization: `bearer ${key}` } })).status).toBe(200)
  })

  test('a key does what its scopes allow and nothing else', async () => {
    const reader = await house.makeKey({ scopes: ['read'] })
    const writer = await house.makeKey({ scopes: ['write'] })
    const status = async (method: string, path: string, key: string) => (await house.call(path, { method, key })).status
    expect(await status('GET', '/analyses', reader.key)).toBe(200)
    expect(await status('POST', '/application/financial-statement-analysis', reader.key)).toBe(403)
    expect(await status('POST', '/application/financial-statement-analysis', writer.key)).toBe(400)
    expect(await status('GET', '/analyses', writer.key)).toBe(403)
    for (const { key } of [reader, writer]) {
      expect(await status('GET', '/api-keys', key)).toBe(403)
      expect(await status('POST', '/api-keys', key)).toBe(403)
      expect(await status('DELETE', `/api-keys/${reader.id}`, key)).toBe(403)
    }
    const refused = await house.call('/api-keys', { key: reader.key })
    expect([refused.headers.get('x-error-code'), Object.keys(refused.body)]).toEqual(['SCOPE', ['message']])
  })

  test('a secret is shown once and never listed', async () => {
    const made = await house.json('/api-keys', {
      name: 'Loan desk',
      scopes: ['read'],
      tier: 'unlimited',
      expiresAt: '2027-01-01T00:00:00Z',
    })
    expect(made.status).toBe(201)
    const secret = made.body['key'] as string
    expect(secret).toMatch(/^dsk_live_[0-9A-Za-z]{38}$/)
    const listed = await house.call('/api-keys')
    expect(listed.text).not.toContain(secret)
    const entry = (listed.body['apiKeys'] as Record<string, unknown>[]).find(({ id }) => id === made.body['id'])
    expect(entry).toMatchObject({
      name: 'Loan desk',
      scopes: ['read'],
      tier: 'unlimited',
      last4: secret.slice(-4),
      expiresAt: '2027-01-01T00:00:00.000Z',
      revokedAt: null,
    })
  })

  test('rotation overlaps, revocation is at once, expiry on the minute', async () => {
    const first = await house.makeKey()
    const rotated = await house.json(`/api-keys/${first.id}/rotate`, { overlapHours: 1 })
    const second = rotated.body['key'] as string
    const status = async (key: string) => (await house.call('/usage', { key })).status
    expect([rotated.status, await status(first.key), await status(second)]).toEqual([201, 200, 200])
    house.clock.advance(60 * 60 * 1000 + 1)
    expect([await status(first.key), await status(second)]).toEqual([401, 200])
    expect((await house.call(`/api-keys/${first.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await status(second)).toBe(401)
    expect((await house.call(`/api-keys/${first.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await house.json(`/api-keys/${first.id}/rotate`, {})).status).toBe(404)

    const brief = await house.makeKey({ expiresAt: new Date(house.clock.now() + 60_000).toISOString() })
    expect(await status(brief.key)).toBe(200)
    house.clock.advance(60_001)
    expect(await status(brief.key)).toBe(401)
  })
})

describe('where a request comes from', () => {
  const port = () => new URL(house.baseUrl).port

  test('the loopback names with the right port are served', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]', 'LOCALHOST'])
      expect((await send({ host: `${name}:${port()}` })).status).toBe(200)
  })
  test.each([
    'evil.test',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1.evil.test',
    '10.0.0.1',
    'localhost.evil.test',
    '127.0.0.1:4780@evil.test',
  ])('Host %j is refused', async host => {
    for (const path of ['/usage', '/health', '/ui/', '/nothing']) {
      const { status, body } = await send(
        { host: host.includes(':') || host === '127.0.0.1' ? host : `${host}:${port()}` },
        path,
      )
      expect({ path, status }).toEqual({ path, status: 403 })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['message'])
    }
  })
  test('the own origin is served, every other refused', async () => {
    const host = `127.0.0.1:${port()}`
    expect((await send({ host, origin: `http://${host}` })).status).toBe(200)
    expect((await send({ host, origin: `http://localhost:${port()}` })).status).toBe(200)
    for (const origin of [
      'https://evil.test',
      'null',
      'http://127.0.0.1:1',
      'file://',
      `http://${host}.evil.test`,
      'chrome-extension://abc',
    ])
      expect((await send({ host, origin })).status).toBe(403)
  })
  test('a public address set by the owner is served', async () => {
    const published = await openApiHouse({ settings: { publicBaseUrl: 'https://desk.example.test' } })
    const old = house
    house = published
    try {
      expect((await send({ host: 'desk.example.test', origin: 'https://desk.example.test' })).status).toBe(200)
      expect((await send({ host: 'other.example.test' })).status).toBe(403)
    } finally {
      house = old
      await published.close()
    }
  })
})

test.each(['/health', '/usage', '/nothing'])('headers keep pages in their place: %s', async path => {
  const { headers } = await house.call(path, { key: null })
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers.get('content-security-policy')).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
})

test('the page of the API loads nothing from elsewhere', async () => {
  const page = await house.call('/docs', { key: null })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(page.text).not.toMatch(/(src|href)="https?:/)
  for (const [, path] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await house.call(path!, { key: null })).status).toBe(200)
})

test('no answer is kept by a browser, refusals included', async () => {
  for (const path of ['/analyses', '/app/overview', '/usage', '/health', '/nowhere'])
    expect((await house.call(path)).headers.get('cache-control'), path).toBe('no-store')
  expect((await house.call('/usage', { key: null })).headers.get('cache-control')).toBe('no-store')
})
