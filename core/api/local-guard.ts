/** Only this machine's own names may address the server, and only its own pages may call it. */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Where the server listens; null while it does not (requests injected by a test). */
type Listening = { readonly address: string; readonly port: number } | null

/** Loopback names always; addresses in figures where it listens beyond loopback: no page's name can be rebound to look like one. */
function isOwnHost(host: string, listening: Listening, publicBaseUrl: string | null): boolean {
  if (publicBaseUrl !== null && host.toLowerCase() === new URL(publicBaseUrl).host) return true
  const [, name, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? []
  if (name === undefined) return false
  if (listening === null) return loopbackNames.has(name.toLowerCase())
  const beyondLoopback = !/^(127\.|::1$)/.test(listening.address)
  if (!loopbackNames.has(name.toLowerCase()) && !(beyondLoopback && isIP(name.replace(/^\[|\]$/g, '')) !== 0))
    return false
  // Without a port in the header the default one of the scheme is meant.
  return port === undefined ? listening.port === 80 || listening.port === 443 : listening.port === Number(port)
}

/**
 * Refuses a foreign `Host`: a page on the internet whose name was rebound to 127.0.0.1 sends its own name here. Refuses a foreign
 * `Origin`: some other page in the user's browser. Throws Refusal FOREIGN_HOST, BAD_VALUE for more than one `Host`.
 */
export function guardAddress(request: FastifyRequest, listening: Listening, publicBaseUrl: string | null): void {
  const { host, origin } = request.headers
  // Which of several counts, is a matter of opinion between programs.
  if (request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    throw new Refusal('BAD_VALUE', 'The request names more than one Host')
  if (host === undefined || !isOwnHost(host, listening, publicBaseUrl))
    throw new Refusal('FOREIGN_HOST', 'This address is not served here')
  if (origin === undefined) return
  const own =
    URL.canParse(origin) &&
    /^https?:$/.test(new URL(origin).protocol) &&
    isOwnHost(new URL(origin).host, listening, publicBaseUrl)
  if (!own) throw new Refusal('FOREIGN_HOST', 'Requests from other web pages are refused')
}
