/** The applicant's own website, its first page only: title, description, headings. Off unless the settings allow it. */
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { reachOf } from '../../network-reach.ts'
import { createPageReader, type PageText } from './page-text.ts'

export interface WebsitePage extends PageText {
  /** After redirects. */
  readonly url: string
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
    if (typeof answer !== 'string') return { url, ...answer }
    const next = URL.canParse(answer, url) ? new URL(answer, url) : null
    if (next === null || !/^https?:$/.test(next.protocol))
      throw new WebsiteFailure('redirects to something that is no website')
    url = next.href
  }
  throw new WebsiteFailure('redirects without end')
}

/** The page, or where the site redirects to. */
function get(address: string, allowPrivate: boolean, signal: AbortSignal): Promise<PageText | string> {
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
        return done(location)
      }
      if (status !== 200 || !/html/i.test(response.headers['content-type'] ?? '')) {
        response.destroy()
        return fail(new WebsiteFailure(status === 200 ? 'answered with no web page' : `answered with status ${status}`))
      }
      let read = 0
      // The page is parsed as it arrives, in pieces of at most 64 KiB between which the service answers others.
      const page = createPageReader()
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        page.write(chunk)
        read += chunk.length
        if (read < maxBytes) return
        response.destroy()
        done(page.end())
      })
      response.on('end', () => done(page.end()))
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
