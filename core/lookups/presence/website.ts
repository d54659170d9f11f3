/** The applicant's own website, its first page only: title, description, headings. Off unless the settings allow it. */
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { reachOf } from '../../network-reach.ts'

/** What the page says of itself; null: it does not. */
export interface WebsitePage {
  /** After redirects. */
  readonly url: string
  readonly title: string | null
  readonly description: string | null
  readonly headings: readonly string[]
}

export interface WebsiteOptions {
  /** Also allows sites of this machine and the local network, for tests. */
  readonly allowPrivate?: boolean
  /** Milliseconds for the whole lookup; 8,000 by default. */
  readonly timeoutMs?: number
}

/** Why a site could not be read, as the end of a sentence. */
export class WebsiteFailure extends Error {}

/** A first page is far smaller; what comes after this is not read. */
const maxBytes = 1024 * 1024
const maxRedirects = 3
const maxHeadings = 8
const longestText = 300

/** The address of a site as an applicant writes it ("www.osprey.com"); null: that is none. */
export function websiteAddress(written: string): string | null {
  const trimmed = written.trim()
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (/\s|@/.test(trimmed) || !URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost') ? href : null
}

/**
 * Throws WebsiteFailure, and the reason of an aborted `signal`. An applicant's address may point into the local
 * network; such addresses are refused.
 */
export async function readWebsite(
  address: string,
  { allowPrivate = false, timeoutMs = 8000 }: WebsiteOptions,
  signal?: AbortSignal,
): Promise<WebsitePage> {
  const limit = AbortSignal.timeout(timeoutMs)
  const both = signal === undefined ? limit : AbortSignal.any([limit, signal])
  let url = address
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const answer = await get(url, allowPrivate, both).catch((error: unknown) => {
      signal?.throwIfAborted()
      throw limit.aborted ? new WebsiteFailure('did not answer in time', { cause: error }) : error
    })
    if (answer.location === null) return { url, ...pageOf(answer.html) }
    const next = new URL(answer.location, url)
    if (!/^https?:$/.test(next.protocol)) throw new WebsiteFailure('redirects to something that is no website')
    url = next.href
  }
  throw new WebsiteFailure('redirects without end')
}

interface Answer {
  readonly location: string | null
  readonly html: string
}

function get(address: string, allowPrivate: boolean, signal: AbortSignal): Promise<Answer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && reachOf(host) !== 'public')
    return Promise.reject(new WebsiteFailure('is not on the public internet'))
  return new Promise((done, fail) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest
    const headers = { accept: 'text/html', 'user-agent': 'Underwriter-Desk' }
    const request = open(url, { headers, signal, agent: false, lookup: publicLookup(allowPrivate) }, response => {
      const { statusCode: status = 0 } = response
      const { location } = response.headers
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy()
        return done({ location, html: '' })
      }
      if (status !== 200 || !/html/i.test(response.headers['content-type'] ?? '')) {
        response.destroy()
        return fail(new WebsiteFailure(status === 200 ? 'answered with no web page' : `answered with status ${status}`))
      }
      let html = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        html += chunk
        if (html.length < maxBytes) return
        response.destroy()
        done({ location: null, html })
      })
      response.on('end', () => done({ location: null, html }))
      response.on('error', () => fail(new WebsiteFailure('broke off its answer')))
    })
    request.on('error', error =>
      fail(error instanceof WebsiteFailure ? error : new WebsiteFailure('could not be reached', { cause: error })),
    )
    request.end()
  })
}

/** Names are looked up here, so that one cannot point elsewhere between the check and the call. */
const publicLookup =
  (allowPrivate: boolean): LookupFunction =>
  (name, settings, callback) => {
    lookup(name, { ...settings, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      const allowed = addresses.filter(({ address }) => allowPrivate || reachOf(address) === 'public')
      const [first] = allowed
      if (first === undefined) return callback(new WebsiteFailure('is not on the public internet'), [])
      if (settings.all === true) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }

function pageOf(html: string): Omit<WebsitePage, 'url'> {
  const visible = html.replace(/<!--[\s\S]*?-->|<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/gi, ' ')
  const description = [...visible.matchAll(/<meta\b[^>]*>/gi)].flatMap(([tag]) =>
    /\b(?:name|property)\s*=\s*["']?(?:og:)?description["'\s]/i.test(tag)
      ? (/\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? [])
      : [],
  )[0]
  const headings = [...visible.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/gi)].flatMap(
    ([, inner]) => plain(inner) ?? [],
  )
  return {
    title: plain(/<title\b[^>]*>([\s\S]*?)<\/title>/i.exec(visible)?.[1]),
    description: plain(description),
    headings: [...new Set(headings)].slice(0, maxHeadings),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function plain(html: string | undefined): string | null {
  const text = (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? (hex === undefined ? null : parseInt(hex, 16)) : Number(decimal)
      return code === null
        ? (entities[name!.toLowerCase()] ?? whole)
        : code <= 0x10ffff
          ? String.fromCodePoint(code)
          : ''
    })
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? null : text.slice(0, longestText)
}
