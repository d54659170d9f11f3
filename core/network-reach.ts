/** How far a network address reaches: this machine, the local network, or anyone's. */
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Private, link-local, shared, documentation and multicast ranges of RFC 6890. */
const inner = new BlockList()
const ranges: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]
for (const [address, bits] of ranges) inner.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(address, bits, 'ipv6')
inner.addAddress('::', 'ipv6')

/** `public`: anyone's; `loopback`: this machine; `private`: the local network. `address` is a numeric IP. */
export function reachOf(address: string): 'public' | 'loopback' | 'private' {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return reachOf(mapped)
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (loopback.check(address, family)) return 'loopback'
  return inner.check(address, family) ? 'private' : 'public'
}

/** Whether the host of an address is this machine by name or number. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) !== 0 && reachOf(bare) === 'loopback')
}
