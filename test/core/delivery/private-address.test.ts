import { describe, expect, test } from 'vitest'
import { addressFault } from '../../../core/delivery/private-address.ts'
import { reachOf } from '../../../core/network-reach.ts'

describe('the address of an endpoint', () => {
  test.each([
    'https://lender.example.com/hooks',
    'http://127.0.0.1:9000/',
    'http://localhost:9000/x',
    'http://[::1]:8080/',
    'https://127.0.0.1/',
  ])('%s is accepted', url => {
    expect(addressFault(url, false)).toBeNull()
  })

  test.each([
    ['lender.example.com', 'must be an address'],
    ['ftp://lender.example.com', 'must begin with https://'],
    ['http://lender.example.com', 'must begin with https://'],
    ['https://user:secret@lender.example.com', 'user name or password'],
    ['https://10.1.2.3/', 'private network'],
    ['https://192.168.1.10/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://[fd00::1]/', 'private network'],
    ['https://[64:ff9b::10.1.2.3]/', 'private network'],
    ['https://[::192.168.1.10]/', 'private network'],
    ['https://lender.example.com/hooks\r\nHost: inner', 'line breaks'],
    ['https://lender.exam\nple.com/', 'line breaks'],
  ])('%s is refused: it %s', (url, reason) => {
    expect(addressFault(url, false)).toContain(reason)
  })

  test('in a private network is accepted where the settings allow it', () => {
    expect(addressFault('https://10.1.2.3/', true)).toBeNull()
    expect(addressFault('http://10.1.2.3/', true)).toContain('https://')
  })

  test.each([
    ['8.8.8.8', 'public'],
    ['127.9.9.9', 'loopback'],
    ['::ffff:10.0.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.1', 'public'],
    ['fe80::1', 'private'],
    ['2606:4700::1', 'public'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['::ffff:a00:1', 'private'],
    ['::127.0.0.1', 'private'],
    ['::10.0.0.1', 'private'],
    ['64:ff9b::10.0.0.1', 'private'],
    ['64:ff9b::7f00:1', 'private'],
    ['64:ff9b::8.8.8.8', 'public'],
    ['64:ff9b:1::808:808', 'private'],
    ['2002:a00:1::1', 'private'],
    ['2002:7f00:1::', 'private'],
    ['2002:808:808::1', 'public'],
    ['fec0::1', 'private'],
    ['fe80::1%eth0', 'private'],
    ['2001:0:808:808::1', 'private'],
    ['::', 'private'],
    ['0.0.0.0', 'private'],
    ['255.255.255.255', 'private'],
    ['100.64.0.1', 'private'],
    ['203.0.113.9', 'private'],
    ['no address', 'private'],
  ])('%s is %s', (address, reach) => {
    expect(reachOf(address)).toBe(reach)
  })
})
