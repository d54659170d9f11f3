/** What the first page of a website says of itself, read while it arrives; it may be made by an adversary. */
import { Parser } from 'htmlparser2'

/** null: it does not say. Texts are plain, without markup, and cut after 300 characters. */
export interface PageText {
  readonly title: string | null
  readonly description: string | null
  /** Of the first two levels, each once, eight at most. */
  readonly headings: readonly string[]
}

export interface PageReader {
  /** Takes time in proportion to the length of `chunk`, whatever was written before. */
  write(chunk: string): void
  end(): PageText
}

const maxHeadings = 8
const longestText = 300
/** Browsers nest no deeper; what the parser does for a tag takes as long as the tags around it are many. */
const maxDepth = 512
/** What these contain is not read by visitors. */
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'noscript', 'template'])
const headingTags: ReadonlySet<string> = new Set(['h1', 'h2'])

/** A page nested deeper than any browser shows is read up to there. */
export function createPageReader(): PageReader {
  const headings = new Set<string>()
  let title: string | null = null
  let description: string | null = null
  let depth = 0
  let hiddenDepth = 0
  /** The element whose text is collected, and its text so far. */
  let open: { readonly tag: string; text: string } | null = null

  const parser = new Parser({
    onopentag(tag, attributes) {
      depth++
      if (depth > maxDepth) return parser.pause()
      if (hidden.has(tag)) hiddenDepth++
      if (hiddenDepth > 0) return
      if (tag === 'meta') description ??= descriptionOf(attributes)
      if (open !== null) open.text = joined(open.text, ' ')
      else if (headingTags.has(tag) || (tag === 'title' && title === null)) open = { tag, text: '' }
    },
    ontext(text) {
      if (open !== null && hiddenDepth === 0) open.text = joined(open.text, text)
    },
    onclosetag(tag, implied) {
      depth--
      if (hidden.has(tag)) hiddenDepth--
      if (open === null) return
      open.text = joined(open.text, ' ')
      if (open.tag !== tag) return
      const text = open.text.trim()
      if (text !== '' && (!implied || tag === 'title')) {
        if (tag === 'title') title ??= text
        else if (headings.size < maxHeadings) headings.add(text)
      }
      open = null
    },
  })
  return {
    write: chunk => parser.write(chunk),
    end() {
      parser.end()
      return { title, description, headings: [...headings] }
    },
  }
}

function descriptionOf(attributes: Readonly<Record<string, string>>): string | null {
  const name = (attributes['name'] ?? attributes['property'] ?? '').toLowerCase()
  if (name !== 'description' && name !== 'og:description') return null
  const text = joined('', attributes['content'] ?? '').trim()
  return text === '' ? null : text
}

/** `more` after `text`, white space collapsed, cut where it is long enough. */
const joined = (text: string, more: string): string =>
  text.length >= longestText
    ? text
    : `${text}${more.replace(/\s+/g, ' ')}`.replace(/^ | (?= )/g, '').slice(0, longestText)
