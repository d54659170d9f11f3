/** Which addresses a webhook may be sent to: not those of the local network, unless its owner allowed it. */
import { isIP } from 'node:net'
import { isLoopbackHost, reachOf } from '../network-reach.ts'

/**
 * Why an endpoint's address is not accepted; null when it is. https is required except to this machine, because the payload is an
 * applicant's financial life; user names and passwords do not belong into addresses.
 */
export function addressFault(written: string, allowPrivate: boolean): string | null {
  // The parser would drop line breaks without a word.
  if (/[\s\p{Cc}]/u.test(written)) return 'url must not contain spaces, line breaks or control characters'
  if (!URL.canParse(written)) return 'url must be an address such as https://lender.example.com/hooks'
  const url = new URL(written)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'url must begin with https://'
  if (url.username !== '' || url.password !== '') return 'url must not hold a user name or password'
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    return 'url must begin with https:// (http:// is accepted for this machine only)'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && reachOf(host) === 'private')
    return 'url lies in a private network: allow it with the setting webhookPrivateNetworks first'
  return null
}
