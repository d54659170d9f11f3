/** Who may call and from where: keys, scopes, sessions, Host and Origin, what the headers say and what they do not. */
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisPath, entryOf, formOf, openApiDesk, ownerKey } from '../support/api-desk.ts'
import type { ApiDesk } from '../support/api-desk.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

let desk: ApiDesk
beforeAll(async () => {
  desk = await openApiDesk()
})
afterAll(() => desk.close())

/** A request whose Host and Origin are the test's to choose, which fetch does not allow. */
function send(headers: Record<string, string>, path = '/usage'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(desk.baseUrl)
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
      desk.call('/usage', { key: null }),
      desk.call('/usage', { key: null, headers: { authorization: 'Basic dXNlcjpwYXNz' } }),
      desk.call('/usage', { key: null, headers: { authorization: ownerKey } }),
      desk.call('/usage', { key: `${ownerKey}x` }),
      desk.call('/usage', { key: 'dsk_live_00000000000000000000000000000000000000' }),
      desk.call(`/usage?api_key=${ownerKey}`, { key: null }),
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
    const { key } = await desk.makeKey()
    for (const token of [ownerKey, desk.sessionToken, key])
      expect((await desk.call('/usage', { key: token })).status).toBe(200)
    expect((await desk.call('/usage', { key: null, headers: { authorization: `bearer ${key}` } })).status).toBe(200)
  })

  test('a key does what its scopes allow and nothing else', async () => {
    const reader = await desk.makeKey({ scopes: ['read'] })
    const writer = await desk.makeKey({ scopes: ['write'] })
    const status = async (method: string, path: string, key: string) => (await desk.call(path, { method, key })).status
    expect(await status('GET', '/analyses', reader.key)).toBe(200)
    expect(await status('POST', '/application/financial-statement-analysis', reader.key)).toBe(403)
    expect(await status('POST', '/application/financial-statement-analysis', writer.key)).toBe(400)
    expect(await status('GET', '/analyses', writer.key)).toBe(403)
    for (const { key } of [reader, writer]) {
      expect(await status('GET', '/api-keys', key)).toBe(403)
      expect(await status('POST', '/api-keys', key)).toBe(403)
      expect(await status('DELETE', `/api-keys/${reader.id}`, key)).toBe(403)
    }
    const refused = await desk.call('/api-keys', { key: reader.key })
    expect([refused.headers.get('x-error-code'), Object.keys(refused.body)]).toEqual([
      'INSUFFICIENT_SCOPE',
      ['message'],
    ])
  })

  test('a secret is shown once and never listed', async () => {
    const made = await desk.json('/api-keys', {
      name: 'Loan desk',
      scopes: ['read'],
      tier: 'unlimited',
      expiresAt: '2027-01-01T00:00:00Z',
    })
    expect(made.status).toBe(201)
    const secret = made.body['key'] as string
    expect(secret).toMatch(/^dsk_live_[0-9A-Za-z]{38}$/)
    const listed = await desk.call('/api-keys')
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
    const first = await desk.makeKey()
    const rotated = await desk.json(`/api-keys/${first.id}/rotate`, { overlapHours: 1 })
    const second = rotated.body['key'] as string
    const status = async (key: string) => (await desk.call('/usage', { key })).status
    expect([rotated.status, await status(first.key), await status(second)]).toEqual([201, 200, 200])
    desk.clock.advance(60 * 60 * 1000 + 1)
    expect([await status(first.key), await status(second)]).toEqual([401, 200])
    expect((await desk.call(`/api-keys/${first.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await status(second)).toBe(401)
    expect((await desk.call(`/api-keys/${first.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await desk.json(`/api-keys/${first.id}/rotate`, {})).status).toBe(404)

    const brief = await desk.makeKey({ expiresAt: new Date(desk.clock.now() + 60_000).toISOString() })
    expect(await status(brief.key)).toBe(200)
    desk.clock.advance(60_001)
    expect(await status(brief.key)).toBe(401)
  })
})

describe('guesses', () => {
  test('after 20 wrong keys from an address one in six seconds is read; right keys are admitted meanwhile', async () => {
    const own = await openApiDesk()
    const status = async (key: string) => (await own.call('/usage', { key })).status
    const [{ key }, other] = [await own.makeKey(), await own.makeKey()]
    expect(await status(key)).toBe(200)
    for (let index = 0; index < 20; index += 1) expect(await status(`wrong-${index}`)).toBe(401)
    const refused = await own.call('/usage', { key: 'wrong' })
    expect([refused.status, refused.headers.get('x-error-code'), refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '6',
    ])
    // A guess that hits is not admitted either; who was admitted before, and the window, are.
    expect([await status(other.key), await status(key), await status(own.sessionToken)]).toEqual([429, 200, 200])
    own.clock.advance(6000)
    expect(await status('wrong-again')).toBe(401)
    expect(await status('and-again')).toBe(429)
    own.clock.advance(6000)
    expect(await status(other.key)).toBe(200)
    await own.close()
  })

  test('a one-time code is exchanged for the session once, within a minute', async () => {
    const exchange = (code: string) => desk.json('/app/session', { code }, { key: null })
    const code = desk.sessionCode()
    expect(code).not.toContain(desk.sessionToken)
    const first = await exchange(code)
    expect([first.status, first.body]).toEqual([200, { token: desk.sessionToken }])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect((await exchange(code)).status).toBe(401)
    const late = desk.sessionCode()
    desk.clock.advance(60_000)
    expect((await exchange(late)).status).toBe(401)
    expect((await exchange(desk.sessionToken)).status).toBe(401)
  })
})

test('a signature is compared exactly: another text for the same bytes is none', async () => {
  const pdf = await drawTinyStatement()
  const { body } = await desk.analyze(formOf([['a.pdf', pdf]], [entryOf('a.pdf')]))
  const link = new URL(body['reportUrl'] as string)
  expect((await fetch(link)).status).toBe(200)
  const signature = link.searchParams.get('signature')!
  for (const other of [`${signature}=`, `${signature}%20`, `${signature}!`, signature.replaceAll('_', '/')].filter(
    written => written !== signature,
  )) {
    link.searchParams.set('signature', other)
    expect((await fetch(link)).status).toBe(403)
  }
})

test('300,000 entries of metadata are refused in a sentence, and so are 1,000 faults', async () => {
  const pdf = await drawTinyStatement()
  const many = Array.from({ length: 300_000 }, (_, index) => ({ fileName: `${index}.pdf` }))
  for (const path of [analysisPath, '/application/data']) {
    const flood = await desk.call(path, { method: 'POST', body: formOf([['a.pdf', pdf]], many) })
    expect([flood.status, flood.headers.get('x-error-code')]).toEqual([413, 'REQUEST_TOO_LARGE'])
    expect(flood.text.length).toBeLessThan(200)
  }
  const faulty = Array.from({ length: 200 }, () => ({
    fileName: 'x'.repeat(100_000),
    periodEnd: 'y',
    statementType: 1,
  }))
  const refused = await desk.analyze(formOf([['a.pdf', pdf]], faulty))
  expect(refused.status).toBe(400)
  expect(refused.text.length).toBeLessThan(25_000)
  expect(refused.body['message']).toMatch(/; \d+ more\.$/)
})

describe('where a request comes from', () => {
  test('two Host headers are refused', async () => {
    const { hostname, port, host } = new URL(desk.baseUrl)
    const socket = connect(Number(port), hostname)
    socket.end(`GET /usage HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  const port = () => new URL(desk.baseUrl).port

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
    const published = await openApiDesk({ settings: { publicBaseUrl: 'https://desk.example.test' } })
    const old = desk
    desk = published
    try {
      expect((await send({ host: 'desk.example.test', origin: 'https://desk.example.test' })).status).toBe(200)
      expect((await send({ host: 'other.example.test' })).status).toBe(403)
    } finally {
      desk = old
      await published.close()
    }
  })
})

test.each(['/health', '/usage', '/nothing'])('headers keep pages in their place: %s', async path => {
  const { headers } = await desk.call(path, { key: null })
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
  const page = await desk.call('/docs', { key: null })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect(page.text).not.toMatch(/(src|href)="https?:/)
  for (const [, path] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await desk.call(path!, { key: null })).status).toBe(200)
})

test('no answer is kept by a browser, refusals included', async () => {
  for (const path of ['/analyses', '/app/overview', '/usage', '/health', '/nowhere'])
    expect((await desk.call(path)).headers.get('cache-control'), path).toBe('no-store')
  expect((await desk.call('/usage', { key: null })).headers.get('cache-control')).toBe('no-store')
})
