/** What the page may do: stay at home, copy, and have listed pages shown in the browser. */
import { describe, expect, test } from 'vitest'
import {
  isBrowserPage,
  isOwnCertificate,
  isOwnPage,
  isPermitted,
  mayNavigate,
  mayRequest,
  pageForBrowser,
} from '../../electron/policy.ts'

const base = 'http://127.0.0.1:4780'
const foreign = [
  'http://127.0.0.1:4781/ui/',
  'https://127.0.0.1:4780/ui/',
  'http://localhost:4780/ui/',
  'http://127.0.0.1:4780@example.com/ui/',
  'http://example.com/?http://127.0.0.1:4780/ui/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'about:blank',
  'not an address',
  '',
]

test('home is one origin', () => {
  expect(isOwnPage(`${base}/ui/#/documents`, base)).toBe(true)
  for (const url of foreign) expect(isOwnPage(url, base), url).toBe(false)
})

describe('navigation', () => {
  test('within the interface', () => {
    expect(mayNavigate(`${base}/ui/#/settings`, base)).toBe(true)
    expect(mayNavigate(`${base}/ui/?x#token=1`, base)).toBe(true)
  })
  test('nowhere else, the service itself included', () => {
    for (const url of [...foreign, `${base}/docs`, `${base}/files/1`, `${base}/ui/../docs`, `${base}/`])
      expect(mayNavigate(url, base), url).toBe(false)
  })
  test('a dropped file would be a navigation', () => {
    expect(mayNavigate('file:///home/user/statement.pdf', base)).toBe(false)
  })
})

test('a new window is refused; the reference is shown in the browser', () => {
  expect(pageForBrowser(`${base}/docs`, base)).toBe('reference')
  expect(pageForBrowser(`${base}/docs/`, base)).toBe('reference')
  for (const url of [...foreign, `${base}/ui/`, `${base}/docs/json`, 'https://example.com/docs'])
    expect(pageForBrowser(url, base), url).toBeNull()
  expect(isBrowserPage('reference')).toBe(true)
  for (const page of ['constructor', 'https://example.com', '', null, 1]) expect(isBrowserPage(page)).toBe(false)
})

test('requests go to the service, or nowhere at all', () => {
  for (const url of [`${base}/app/overview`, `blob:${base}/1-2`, 'data:image/png;base64,AA', 'devtools://devtools/x'])
    expect(mayRequest(url, base), url).toBe(true)
  for (const url of ['https://example.com/a.js', 'http://127.0.0.1:1/', 'ws://example.com/', 'file:///a', 'x'])
    expect(mayRequest(url, base), url).toBe(false)
})

test('permissions: writing to the clipboard on the own page, and no other', () => {
  expect(isPermitted('clipboard-sanitized-write', `${base}/ui/`, base)).toBe(true)
  expect(isPermitted('clipboard-sanitized-write', base, base)).toBe(true)
  expect(isPermitted('clipboard-sanitized-write', 'https://example.com', base)).toBe(false)
  for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'fileSystem', 'openExternal'])
    expect(isPermitted(permission, `${base}/ui/`, base), permission).toBe(false)
})

/** Two certificates signed by themselves; their keys are gone. */
const own = `-----BEGIN CERTIFICATE-----
MIIBeTCCAR+gAwIBAgIUId1qv4onzfZYmNDxsRWbnKgcAFcwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGZGVzay1hMCAXDTI2MTEyMjA4NTAwM1oYDzIxMjYxMDI5MDg1
MDAzWjARMQ8wDQYDVQQDDAZkZXNrLWEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AAQm2RM2iBmdW56vmesdqOfaKUd+Fil1imono8+QeOcGZSi8xtj4zADewHNk6g4t
SQISG1YnKfVIkjoIsmhKF8kQo1MwUTAdBgNVHQ4EFgQU7Na3zxmzVhGbPW62WoUv
zCPzytQwHwYDVR0jBBgwFoAU7Na3zxmzVhGbPW62WoUvzCPzytQwDwYDVR0TAQH/
BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAXW94dbWJF8jdu17kfHlGIkJJH2/0j
Pu9jbkmq1sst8QIhALfoFy3cK6YVIMcc1j2PgeF63aeE8je9h6xsxDvrMWvJ
-----END CERTIFICATE-----`
const other = `-----BEGIN CERTIFICATE-----
MIIBeTCCAR+gAwIBAgIUQE/lFXQ+DEIxTLtPvSkj1dbRTlwwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGZGVzay1iMCAXDTI2MTEyMjA4NTAwM1oYDzIxMjYxMDI5MDg1
MDAzWjARMQ8wDQYDVQQDDAZkZXNrLWIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AAQpoi5/6Pbl0wATWsqjDAlNDMfpXSajZ/Nzcb2AwZy2a4NdoWwr/HhrEiqEZEif
ycUk0a45o8T7ghSQn1ypOUhoo1MwUTAdBgNVHQ4EFgQUumv+KC+me1gHAWcyLEtt
myrGhNcwHwYDVR0jBBgwFoAUumv+KC+me1gHAWcyLEttmyrGhNcwDwYDVR0TAQH/
BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAxg5VzYOL2qB96Ir8Q3fGt7B+VIhL
RXQBDJ1Y03YcvEoCIF2USkJdgjoVPbQxD3GibtW3R72t6pB45AIGMl0ptHv7
-----END CERTIFICATE-----`

test('a certificate is trusted when it is the very one the service was given', () => {
  expect(isOwnCertificate(own, own)).toBe(true)
  // The file may hold the whole chain, and Electron ends its lines in its own way.
  expect(isOwnCertificate(own.replaceAll('\n', '\r\n'), `${own}\n${other}\n`)).toBe(true)
  expect(isOwnCertificate(other, own)).toBe(false)
})
