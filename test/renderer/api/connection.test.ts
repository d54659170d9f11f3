/** What admits the page is taken from its first address, which does not keep it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const replaced: string[] = []
const asked: string[] = []
beforeEach(() => {
  vi.resetModules()
  kept.clear()
  replaced.length = 0
  asked.length = 0
  // No other window is there.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = () => undefined
      removeEventListener = () => undefined
      postMessage = () => undefined
    },
  )
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => void replaced.push(to),
  })
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`)
    return Promise.resolve(
      body === '{"code":"once"}' ? Response.json({ token: 'session' }) : Response.json({}, { status: 401 }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

async function opened(hash: string) {
  vi.stubGlobal('location', { hash, pathname: '/ui/' })
  return import('../../../renderer/api/connection.ts')
}

test('a code is exchanged for the session', async () => {
  const { currentToken, isConnected } = await opened('#code=once')
  expect([currentToken(), isConnected.value, kept.get('desk-token')]).toEqual(['session', true, 'session'])
  expect([asked, replaced]).toEqual([['/app/session {"code":"once"}'], ['/ui/#/']])
})

test('a code that was used leaves the page to ask for a key', async () => {
  const { isConnected } = await opened('#code=used')
  expect([isConnected.value, kept.size, replaced]).toEqual([false, 0, ['/ui/#/']])
})

test('a token is taken as it is, and a page without either keeps what it had', async () => {
  const { currentToken } = await opened('#token=a%2Fb')
  expect([currentToken(), replaced, asked]).toEqual(['a/b', ['/ui/#/'], []])
  vi.resetModules()
  expect((await opened('#/settings')).currentToken()).toBe('a/b')
})
