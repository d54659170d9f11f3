/** Only this machine's own names may address the server, and only its own pages may call it. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Names under which the server may be addressed besides the loopback ones. */
export interface LocalAddress {
  /** The listening port; null while it does not listen (requests injected by a test). */
  readonly port: number | null
  /** The address others know it by, such as `https://desk.example.test`; null when it is only known by the listening one. */
  readonly publicBaseUrl: string | null
}

function isOwnHost(host: string, address: LocalAddress): boolean {
  if (address.publicBaseUrl !== null && host.toLowerCase() === new URL(address.publicBaseUrl).host) return true
  const [, name, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? []
  if (name === undefined || !loopbackNames.has(name.toLowerCase())) return false
  // Without a port in the header the default one of the scheme is meant.
  return address.port === null || address.port === Number(port ?? 80) || (port === undefined && address.port === 443)
}

/**
 * Refuses a foreign `Host`: a page on the internet whose name was rebound to 127.0.0.1 sends its own name here. Refuses a foreign
 * `Origin`: some other page in the user's browser. Throws Refusal FOREIGN_HOST.
 */
export function guardAddress(request: FastifyRequest, address: LocalAddress): void {
  const { host, origin } = request.headers
  if (host === undefined || !isOwnHost(host, address)) throw new Refusal('FOREIGN_HOST', 'This address is not served here')
  if (origin === undefined) return
  const own = URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && isOwnHost(new URL(origin).host, address)
  if (!own) throw new Refusal('FOREIGN_HOST', 'Requests from other web pages are refused')
}
