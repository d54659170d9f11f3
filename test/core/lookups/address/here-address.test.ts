/** A geocoder that answers, errs, stalls: its answer is used, and without it the address is checked offline with a word about it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createHereAddressVerifier } from '../../../../core/lookups/address/here-address.ts'
import { createOfflineAddressVerifier } from '../../../../core/lookups/address/offline-address.ts'

const address = '500 Marquette Avenue, Suite 800, Minneapolis, MN 55402'
const item = {
  title: '500 Marquette Ave, Minneapolis, MN 55402-1234, United States',
  resultType: 'houseNumber',
  address: {
    label: '500 Marquette Ave, Minneapolis, MN 55402-1234, United States',
    countryCode: 'USA',
    countryName: 'United States',
    stateCode: 'MN',
    state: 'Minnesota',
    county: 'Hennepin',
    city: 'Minneapolis',
    district: 'Downtown West',
    street: 'Marquette Ave',
    postalCode: '55402-1234',
    houseNumber: '500',
  },
  scoring: { queryScore: 1, fieldScore: { city: 1, streets: [1], houseNumber: 1, postalCode: 1 } },
}

let server: Server | null = null
let asked: string[] = []

afterEach(async () => {
  const open = server
  server = null
  asked = []
  timeoutMs = 5000
  open?.closeAllConnections()
  if (open !== null) await new Promise(resolve => open.close(resolve))
})

/** Of one attempt: long, except where waiting is what is tested. */
let timeoutMs = 5000

/** The verifier under test over a geocoder that answers the n-th question with `answers[n]`, the last one for ever. */
async function verifierOver(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const opened = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[Math.min(asked.length, answers.length) - 1]!
    answer(request, response)
  })
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  return createHereAddressVerifier({
    endpoint: `http://127.0.0.1:${(opened.address() as AddressInfo).port}`,
    apiKey: 'secret-key',
    fallback: createOfflineAddressVerifier(),
    timeoutMs,
    retries: 2,
    firstDelayMs: 1,
  })
}

const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const stalls = (): void => undefined

describe('a geocoder that answers', () => {
  test('is asked once, with the address and the key, and its members are given', async () => {
    const verifier = await verifierOver(json({ items: [item] }))
    expect(await verifier.verify(address)).toEqual({ valid: true, data: item.address, reason: null })
    const url = new URL(asked[0]!, 'http://host')
    expect(asked).toHaveLength(1)
    expect(url.pathname).toBe('/v1/geocode')
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: address, apiKey: 'secret-key' })
  })

  test('knows no such address', async () => {
    const verifier = await verifierOver(json({ items: [] }))
    expect(await verifier.verify(address)).toEqual({
      valid: false,
      data: null,
      reason: 'The address service knows no such address.',
    })
  })

  test('knows another one only', async () => {
    const verifier = await verifierOver(json({ items: [{ ...item, scoring: { queryScore: 0.6 } }] }))
    const { valid, data, reason } = await verifier.verify(address)
    expect({ valid, data }).toEqual({ valid: false, data: null })
    expect(reason).toContain('the nearest is 500 Marquette Ave')
  })

  test('knows the street, not the building', async () => {
    const { houseNumber: _, ...street } = item.address
    const verifier = await verifierOver(json({ items: [{ ...item, address: street }] }))
    expect(await verifier.verify(address)).toMatchObject({
      valid: false,
      reason: 'The address service does not know the house number.',
    })
  })

  test('after an error that passes', async () => {
    const verifier = await verifierOver(json({}, 503), json({ items: [item] }))
    expect(await verifier.verify(address)).toEqual({ valid: true, data: item.address, reason: null })
    expect(asked).toHaveLength(2)
  })
})

describe('a geocoder that does not answer', () => {
  test.each([
    ['errs', json({}, 500), 3, 'answered with status 500'],
    ['refuses the key', json({ error: 'Unauthorized' }, 401), 1, 'refused the key (status 401)'],
    ['limits the rate', json({}, 429), 3, 'answered with status 429'],
    [
      'talks garbage',
      (_: IncomingMessage, response: ServerResponse): void => {
        response.end('<html>maintenance</html>')
      },
      1,
      'answered with something else than JSON',
    ],
    ['answers in another form', json({ results: 7 }), 1, 'answered in an unknown form'],
    [
      'hangs up',
      (request: IncomingMessage): void => {
        request.socket.destroy()
      },
      3,
      'could not be reached',
    ],
  ])('%s: the address is checked offline, and that is told', async (_, answer, times, how) => {
    const verifier = await verifierOver(answer)
    const verdict = await verifier.verify(address)
    expect(verdict).toMatchObject({ valid: true, reason: null, data: { city: 'Minneapolis', district: null } })
    expect(verdict.status).toBe(`The address service ${how}; the address was checked offline.`)
    expect(JSON.stringify(verdict)).not.toContain('secret-key')
    expect(asked).toHaveLength(times)
  })

  test('stalls: each attempt ends in time', async () => {
    timeoutMs = 60
    const verifier = await verifierOver(stalls)
    expect(await verifier.verify(address)).toMatchObject({
      valid: true,
      status: 'The address service did not answer in time; the address was checked offline.',
    })
  })

  test('is not waited for once the caller has gone', async () => {
    const verifier = await verifierOver(stalls)
    const caller = new AbortController()
    const verdict = verifier.verify(address, caller.signal)
    caller.abort()
    await expect(verdict).rejects.toThrow(/abort/i)
  })
})
