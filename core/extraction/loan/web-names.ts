/** Addresses of e-mail and the web as filled in; on a scan only with an ending that exists. Pure. */
import { onlyReplacement } from '../../vocabulary/spelling.ts'

/** Endings of names on the web that firms use, and those reserved for examples (RFC 2606); countries have two letters. */
const ENDINGS: readonly string[] = ['com', 'net', 'org', 'edu', 'gov', 'mil', 'biz', 'info', 'name', 'pro', 'jobs', 'mobi', 'app', 'dev', 'tech', 'online', 'store', 'shop', 'site', 'website', 'space', 'live', 'life', 'world', 'today', 'group', 'company', 'solutions', 'services', 'systems', 'works', 'work', 'agency', 'network', 'email', 'center', 'club', 'farm', 'garden', 'construction', 'builders', 'build', 'contractors', 'plumbing', 'repair', 'auto', 'cars', 'dental', 'clinic', 'care', 'health', 'law', 'legal', 'restaurant', 'cafe', 'coffee', 'pizza', 'catering', 'beer', 'kitchen', 'design', 'studio', 'media', 'photography', 'fitness', 'yoga', 'salon', 'realty', 'properties', 'holdings', 'capital', 'ventures', 'finance', 'financial', 'fund', 'loans', 'energy', 'solar', 'green', 'equipment', 'tools', 'industries', 'engineering', 'supply', 'supplies', 'limited', 'llc', 'inc', 'ltd', 'school', 'academy', 'church', 'city', 'xyz', 'top', 'example', 'test', 'invalid'] // prettier-ignore

/** `ocr`: read off a scan. Null without an address, or with one whose ending was misread beyond repair. */
export function emailIn(text: string, ocr = false): string | null {
  const found = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(text.replace(/[\s(|]*@\s*/, '@'))?.[0] ?? null
  return found === null || !ocr ? found : withEnding(found)
}

/** As `emailIn`. */
export function websiteIn(text: string, ocr = false): string | null {
  const match = /(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/i.exec(text.trim())
  if (match === null || /@/.test(text)) return null
  return ocr ? withEnding(match[0]) : match[0]
}

/** The name with its ending, or the one ending it differs from by one letter; null when there is none or several. */
function withEnding(name: string): string | null {
  const found = /^(.*?[^/]\.)([\w-]+)((?:\/[^/].*)?)$/.exec(name)
  if (found === null) return null
  const [, before = '', ending = '', path = ''] = found
  const lower = ending.toLowerCase()
  if (/^[a-z]{2}$/.test(lower) || ENDINGS.includes(lower)) return name
  const meant = onlyReplacement(lower, ENDINGS)
  return meant === null ? null : `${before}${meant}${path}`
}
