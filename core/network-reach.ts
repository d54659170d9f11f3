/** How far a network address reaches: this machine, the local network, or anyone's. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** `public`: anyone's; `loopback`: this machine; `private`: the local network, and every range that is not for the open internet. */
export type Reach = 'public' | 'loopback' | 'private'

const IPV4_BYTES = 4
/** Of `64:ff9b::/96`, the only translated range whose last bytes are the address it leads to; those of `64:ff9b:1::/48` may lie anywhere. */
const WELL_KNOWN_TRANSLATION = [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0]
/** Of `::ffff:0:0/96`: the address of the old protocol itself, written in the new one. */
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
/** Of `::/96`, where addresses of the old protocol stood once; the library knows the range by its dots only, and then as mapped. */
const COMPATIBLE = Array<number>(12).fill(0)
const beginsWith = (bytes: readonly number[], start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** `address` is a numeric IP; anything else is `private`. */
export function reachOf(address: string): Reach {
  if (isIP(address) === 0) return 'private'
  const parsed = ipaddr.parse(withoutDots(address))
  const range = parsed.range()
  const bytes = parsed.toByteArray()
  if (range === 'loopback') return 'loopback'
  if (range === 'unicast') return beginsWith(bytes, COMPATIBLE) && bytes.length > IPV4_BYTES ? 'private' : 'public'
  if (beginsWith(bytes, MAPPED)) return reachOf(bytes.slice(-IPV4_BYTES).join('.'))
  // A network may translate or tunnel these to the address they carry: they reach as far as that one, and never this machine.
  if (range === 'rfc6052' && beginsWith(bytes, WELL_KNOWN_TRANSLATION)) return carried(bytes.slice(-IPV4_BYTES))
  if (range === '6to4') return carried(bytes.slice(2, 2 + IPV4_BYTES))
  return 'private'
}

/** An address of the new protocol in figures of its own, without a zone: `::10.0.0.1` → `::a00:1`. */
function withoutDots(address: string): string {
  if (isIP(address) !== 6) return address
  return new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
}

const carried = (bytes: readonly number[]): Reach => (reachOf(bytes.join('.')) === 'public' ? 'public' : 'private')

/** Whether the host of an address is this machine by name or number. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) !== 0 && reachOf(bare) === 'loopback')
}
