/** The bank of a statement: from its letterhead, its foot, its "Member FDIC" line or its web address; never the customer. */
import accounts from '../../vocabulary/bank-accounts.json' with { type: 'json' }
import names from '../../vocabulary/bank-names.json' with { type: 'json' }
import { distinctLegalForms, isLegalForm } from '../../vocabulary/legal-forms.ts'
import { patternsOf, phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'
import type { Field } from '../../document/field.ts'
import { recordRanking } from '../solve/record-choice.ts'
import type { Segment } from '../layout/text-rows.ts'
import { bankConfidence, fieldOfText } from './amounts.ts'
import { enlargedType } from '../layout/thresholds.ts'
import type { TextLine } from './printed.ts'

const { institution, notAName, member, titles, finance } = patternsOf(names)
const { generic, joiners, placeFollows, documents, webPrefixes, precedes } = patternsOf(names, 'whole')
const institutions = new RegExp(institution, `${institution.flags}g`)
const announces = new RegExp(phraseSource(names.announces), 'giu')
/** What follows a name; a line that begins with it ("Transaction report - …") may name the bank behind. */
const ends = new RegExp(`(?<=\\S)[-–—|,.]?\\s*${phraseSource(names.ends)}.*$`, 'iu')
/** "Junco is a fintech, not a bank": what customers call their bank. */
const disclaimer = new RegExp(
  `(?<name>\\p{Lu}[\\p{L}&]+(?: \\p{Lu}[\\p{L}&]+){0,2})(?:, (?:Inc|LLC|Ltd)\\.?)? ${phraseSource(names.disclaims)}`,
  'u',
)
const license = phrasePattern(names.licenses)
/** "authorised by the National Bank of Belgium" */
const granted = phrasePattern(names.grants, 'end')
const issuer = phrasePattern(names.issuers, 'start')
const label = phrasePattern(names.labels, 'start')
const endsInstitution = phrasePattern(names.institution, 'end')
const tail = phrasePattern([...names.joiners, ...distinctLegalForms, ...names.tail, '\\p{Lu}{2}'], 'whole')
const siteOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')
const known = [...names.known, ...names.ordinary].map(name => [siteOf(name), name] as const)
/** Names of known banks by what stands for them in addresses. */
const sites: ReadonlyMap<string, string> = new Map([...known, ...Object.entries(names.sites)])
/** "Chase" and "Mercury" are names of other things too, "Wells Fargo" is not. */
const [knownStart, ordinaryStart] = [names.known, names.ordinary].map(list => phrasePattern(list, 'start'))
const mentions = new RegExp(phraseSource(names.known), 'giu')
const { product } = patternsOf(accounts)
/**
 * What separates a bank's own name from mentions of banks.
 * - `words`: Words of a bank's name with its legal form and place.
 * - `stackedSize`: The two lines of a logo are of one type size within this share, as OCR measures it.
 * - `brandLetters`: A brand in the letterhead has so many letters; fewer begin many names.
 * - `letterhead`: Share of the page's height above which the letterhead stands: the terms right below it name the bank with its legal form.
 * - `others`: A name stands alone where so few other characters stand with it.
 * - `site`: Letters of an address that the name of a known bank begins: shorter ones begin many.
 * - `mentions`: Lines that name a known bank without a word for one: a single one may be of another's bank.
 * - `logo`: A brand is set this much larger than the text of its page.
 * - `proseWords`: Words of a line of running text, where banks of others are named too; "Member FDIC" names the bank itself in any line.
 */
const limits = {
  words: 7,
  stackedSize: 0.3,
  brandLetters: 6,
  letterhead: 0.3,
  others: 12,
  proseWords: 19,
  site: 4,
  mentions: 2,
  logo: 1.6,
} as const
/**
 * What the points of a name tell: one with fewer than `min` is mentioned rather than printed as the bank's own; a `prominent` one stands in the
 * header, or has two signs.
 */
const scores = { min: 0.5, prominent: 3 } as const
/**
 * Points of a name by what speaks for it; one that only running text names (-1.5) needs two signs more. `brand`: the letterhead prints the
 * words it begins with, as of a legal notice in the foot.
 */
const points = {
  ...{ labeled: 4, header: 3, brand: 3, alone: 2, insured: 2 },
  ...{ enlarged: 1, repeated: 1, mentioned: 0.6, apart: 0.6, prose: -1.5 },
} as const
/** Points of a name that a web or mail address contains, and of one in running text. */
const sitePoints = { site: 1.8, inProse: 0.8 } as const
/** Each recurrence of a name adds these points, this often at most: a payee may recur without end. Half or double changes no tuned statement. */
const recurrence = { points: 0.75, max: 4 } as const

/** Names cut out of the words around them: "Write: Fairhaven Bank (114)", "services provided by Evergreen Trust Bank, Member FDIC". */
function namesIn(text: string): readonly string[] {
  const cleaned = text
    .replace(announces, '| ')
    .replace(ends, '')
    .replace(/\s*\(\w{1,6}\)\s*$/, '')
  const parts = cleaned.split(/\s[-–—|]\s|\||(?<=[a-z]{3})[.;:] |\s{2,}/)
  const found = parts.flatMap(part =>
    [...part.matchAll(institutions)].flatMap(match => {
      const name = nameAround(part, match.index + match[0].length)
      return name === null || granted.test(part.slice(0, part.indexOf(name))) ? [] : [name]
    }),
  )
  return [...new Set(found)]
}

/** The name in which the word for an institution ends at `end`: capitalized words before it, its legal form and its country behind. */
function nameAround(text: string, end: number): string | null {
  const words = text.trim().split(/\s+/)
  const at = text.slice(0, end).trim().split(/\s+/).length - 1
  const capital = (word: string | undefined): boolean =>
    word !== undefined && (/^[\p{Lu}\d&]/u.test(word) || joiners.test(word)) && !precedes.test(word)
  // "your May 2026 bank statement"
  if (words[at] === 'bank') return null
  let from = at
  while (from > 0 && capital(words[from - 1])) from--
  let to = at + 1
  // "it" is no code of a state.
  const follows = (word: string): boolean =>
    tail.test(word.replace(/,$/, '')) && (joiners.test(word) || !/^\p{Ll}{2}$/u.test(word))
  while (follows(words[to] ?? '')) to++
  // "Bank of Springfield", "Sparkasse Lindental": the place stands behind.
  if (joiners.test(words[to - 1]!))
    while (capital(words[to]) && !/\d/.test(words[to]!) && !license.test(words[to]!)) to++
  if (from === at && placeFollows.test(words[at]!))
    while ((/^\p{Lu}|^eG$/u.test(words[to] ?? '') || joiners.test(words[to] ?? '')) && !documents.test(words[to]!)) to++
  // "(Hong Kong) Limited"
  const legal = /^\([\p{L} ]{2,20}\)\s\p{Lu}[\p{L}.]+/u.exec(words.slice(to).join(' '))
  if (legal !== null) to += legal[0].split(' ').length
  // A logo misread as a letter is no part of the name.
  while (from < to && (joiners.test(words[from]!) || /^(?:[^\p{L}\d]+|[\p{Ll}\d])$/u.test(words[from]!))) from++
  while (to > from && joiners.test(words[to - 1]!)) to--
  const name = words
    .slice(from, to)
    .join(' ')
    .replace(/[®™©℠*†]+/g, '')
    .replace(/[,;:]$|(?<!\(.*)\)$/, '')
  const fits = to - from <= limits.words && /^\p{Lu}/u.test(name) && !notAName.test(name) && !generic.test(name)
  return fits ? name : null
}

/** The names in the web and mail addresses of a text, without their endings. */
const sitesIn = (text: string): readonly string[] =>
  [
    ...text.toLowerCase().matchAll(/(?<![\w.@-])([a-z\d-]{3,24}(?:\.[a-z\d-]{2,24}){0,3})(?:@|\.[a-z]{2,7}\b)/g),
  ].flatMap(([, parts]) => parts!.split('.').filter(part => part.length > 2))

/** The bank that a web or mail address names. */
function nameOfSite(text: string): string | null {
  for (const part of sitesIn(text)) {
    // "meadowbank@…", "www.cobaltbank.…": the name is in the address.
    const spelled = /^([a-z]{3,24})bank(?:ing)?$/.exec(part)?.[1]
    const bank =
      sites.get(part) ??
      known.find(([site]) => spelled === undefined && site.length >= limits.site && part.startsWith(site))?.[1]
    if (bank !== undefined) return bank
    if (spelled !== undefined && !webPrefixes.test(spelled))
      return `${spelled[0]!.toUpperCase()}${spelled.slice(1)} Bank`
  }
  return null
}

/** The letters and digits of a name, for comparing. */
export const coreOf = (name: string): string =>
  name
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()

/** "gemline credit union": a logo in lower case that is nothing but a name. */
const lowerName = (text: string): string | null =>
  /^[\p{Ll}&' ]+$/u.test(text) && text.split(' ').length <= limits.words && endsInstitution.test(text) ? text : null

/** "AMERICAN EXPRESS", "Discover it® Card": a known bank's name that stands alone, or before that of its product; no firm that begins alike. */
function brandIn(printed: string): string | null {
  const text = printed.replace(/[®™℠*]+/g, ' ').trim()
  const [brand, ordinary] = [knownStart, ordinaryStart].map(pattern => pattern!.exec(text)?.[0])
  const name = brand ?? ordinary
  if (name === undefined || !/^\p{Lu}/u.test(name)) return null
  const rest = text.slice(name.length)
  if (rest.split(' ').some(word => isLegalForm(coreOf(word)))) return null
  return brand !== undefined || rest.trim() === '' || product.test(rest) ? name : null
}

/** "Catawba Savings, SSB. Member FDIC": a name without a word for a bank, right before who insures it. */
function insuredName(text: string): string | null {
  const name =
    /^(?<name>\p{Lu}[\p{L}&'’-]+(?: (?:\p{Lu}[\p{L}&'’-]*|&)){1,3})[ .,;|·•-]{1,3}(?:\p{Lu}{3}[.,]? )?$/u.exec(
      text.slice(0, member.exec(text)?.index ?? 0),
    )?.groups!['name']
  return name === undefined || notAName.test(name) ? null : name
}

type Candidate = Readonly<{ name: string; line: TextLine; score: number }>

function candidatesIn({ words, text }: Segment, line: TextLine, onFirstPage: boolean): readonly Candidate[] {
  const inHeader = onFirstPage && line.box.top < limits.letterhead * line.pageHeight
  const insured = member.test(line.text) || issuer.test(text)
  const prose = line.words.length >= limits.proseWords && !insured
  // "INSTITUTION: CHESTNUT • ACCOUNT NAME: …"
  const behind = text.slice(label.exec(text)?.[0].length ?? text.length)
  const labeled = /^:\s*(?<name>\p{L}[\p{L} .,&'’-]{2,40}?)\s*(?:[•·|]|$)/u.exec(behind)?.groups!['name']
  const named = namesIn(text)
  const other = (inHeader ? (brandIn(text) ?? lowerName(text)) : null) ?? insuredName(text)
  const found = named.length > 0 || other === null ? named : [other]
  const site = nameOfSite(text)
  const isAlone = (name: string): boolean => text.length < name.length + limits.others
  const scoreOf = (name: string): number =>
    (inHeader ? points.header : 0) +
    (isAlone(name) ? (inHeader ? points.alone : points.apart) : 0) +
    // Who licenses a bank stands behind its license.
    (insured || (license.exec(text)?.index ?? 0) > text.indexOf(name) ? points.insured : 0) +
    (words[0]!.size > enlargedType * line.metrics.em ? points.enlarged : 0) +
    (line.repeated ? points.repeated : 0) +
    (prose ? points.prose : 0)
  return [
    ...(labeled === undefined ? [] : [{ name: labeled, line, score: points.labeled }]),
    ...found.map(name => ({ name, line, score: scoreOf(name) })),
    ...[...text.matchAll(mentions)].flatMap(([name]) =>
      /^\p{Lu}/u.test(name) && found.every(other => !other.includes(name))
        ? [{ name, line, score: points.mentioned }]
        : [],
    ),
    ...(site === null ? [] : [{ name: site, line, score: prose ? sitePoints.inProse : sitePoints.site }]),
  ]
}

/** What stands alone in the letterhead of the first page. */
const brandsIn = (lines: readonly TextLine[]): readonly Brand[] =>
  lines
    .filter(({ page, box, pageHeight }) => page === lines[0]!.page && box.top < limits.letterhead * pageHeight)
    .flatMap(line =>
      line.segments.map(({ text, words }) => ({ name: text, core: coreOf(text), size: words[0]!.size, line })),
    )
    .filter(({ core }) => core.length >= limits.brandLetters)

/** `core`: the name as names are compared; `size` of its type in points. */
type Brand = Omit<Candidate, 'score'> & Readonly<{ core: string; size: number }>

/** A name in the largest type of the letterhead that other lines repeat, or that has a word for money; titles and customers are none. */
function isLogo({ name, core, size, line }: Brand, lines: readonly TextLine[], brands: readonly Brand[]): boolean {
  const isRepeated = lines.some(other => other !== line && coreOf(other.text).includes(core))
  return (
    size >= (line.repeated ? enlargedType : limits.logo) * line.metrics.em &&
    brands.every(other => size >= other.size || titles.test(other.name)) &&
    (finance.test(name) || (isRepeated && !line.ocr)) &&
    !titles.test(name) &&
    !name.split(' ').some(word => isLegalForm(coreOf(word)))
  )
}

/** The name begins with what the letterhead prints. */
const isBranded = (name: string, brands: readonly Brand[]): boolean =>
  brands.some(({ core }) => coreOf(name).startsWith(`${core} `))

/**
 * Who says to be no bank; and where no bank is named, the company whose brand the letterhead prints or whose license its line states, and the
 * brand over a license or in the web address.
 */
function brandedCompanies(lines: readonly TextLine[], brands: readonly Brand[], banks: number): readonly Candidate[] {
  const sites = new Set(lines.flatMap(({ text }) => sitesIn(text)))
  const companies = lines.flatMap((line, index): readonly Candidate[] => {
    const disclaimed = disclaimer.exec(line.text)?.groups!['name']
    // "Plinth Technologies, Inc. is … not a bank", under the name by which customers know it.
    const own = brands.find(({ core }) => `${coreOf(disclaimed ?? '')} `.startsWith(`${core} `))
    if (disclaimed !== undefined) return [{ name: disclaimed, line, ...own, score: points.header + points.brand }]
    if (banks > 0 || line.listed) return []
    const licensed = license.exec(line.text)?.index
    const above = brands.find(brand => brand.line === lines[index - 1])
    if (licensed === 0 && above !== undefined) return [{ ...above, score: points.brand }]
    const parts = line.segments.flatMap(({ text }) => text.split(/\s[|•·]\s|, (?=member )/))
    return parts.flatMap((part): readonly Candidate[] => {
      const words = part.split(' ')
      const isForm = (word: string): boolean => isLegalForm(word.toLowerCase().replace(/[^a-z]/g, ''))
      const first = words.findIndex(isForm)
      // "Pte. Ltd."
      const form = isForm(words[first + 1] ?? '') ? first + 1 : first
      const name = words.slice(0, form + 1).join(' ')
      const isOwn = isBranded(name, brands) || (licensed !== undefined && words.length <= limits.proseWords)
      return isOwn && form > 0 && form <= limits.words ? [{ name, line, score: points.brand }] : []
    })
  })
  if (companies.length > 0 || banks > 0) return companies
  return brands
    .filter(brand => sites.has(brand.core.replaceAll(' ', '')) || isLogo(brand, lines, brands))
    .filter(({ name }) => name.split(' ').length <= limits.words)
    .map(brand => ({ ...brand, score: points.brand }))
}

/** The name of the bank with the line it stands in; null when no line names one. */
export function findBankName(lines: readonly TextLine[]): Field<string> | null {
  const all = lines.flatMap(line =>
    // The terms at the foot may follow the last row.
    line.listed && !license.test(line.text)
      ? []
      : line.segments.flatMap(segment => candidatesIn(segment, line, line.page === lines[0]!.page)),
  )
  const linesOf = (name: string) =>
    new Set(all.filter(one => coreOf(one.name) === coreOf(name)).map(({ line }) => line))
  const named = all.filter(({ name, score }) => score !== points.mentioned || linesOf(name).size >= limits.mentions)
  const brands = brandsIn(lines)
  const found = [
    ...named.map(one => ({ ...one, score: one.score + (isBranded(one.name, brands) ? points.brand : 0) })),
    ...brandedCompanies(lines, brands, named.filter(({ score }) => score >= scores.min).length),
  ]
  const weight = ({ name, score }: Candidate): number => {
    const core = coreOf(name)
    const same = found.filter(other => coreOf(other.name).includes(core) || core.includes(coreOf(other.name)))
    return score + Math.min(recurrence.max, same.length - 1) * recurrence.points
  }
  const ranked = found.toSorted((a, b) => weight(b) - weight(a))
  // "Chase" in the letterhead is "JPMorgan Chase Bank, N.A." in the terms.
  const [first] = ranked
  // "Chase" in the letterhead is "JPMorgan Chase Bank, N.A." in the terms, and "RBC" the Royal Bank of Canada.
  const short = [first?.name ?? '', sites.get(siteOf(first?.name ?? '')) ?? ''].map(coreOf)
  const isFuller = ({ name }: Candidate): boolean =>
    institution.test(name) && short.some(core => core !== '' && ` ${coreOf(name)} `.includes(` ${core} `))
  const best = first === undefined || institution.test(first.name) ? first : (ranked.find(isFuller) ?? first)
  const chosen = first === undefined || first.score < scores.min ? null : best!
  recordRanking('bank', 'bank_name', found, {
    chosen,
    describe: ({ name, score, line }) => ({ value: name, score, evidence: [line] }),
  })
  if (chosen === null) return null
  const confidence = chosen.score >= scores.prominent ? bankConfidence.prominent : bankConfidence.guessed
  return fieldOfText(stackedName(chosen, lines), chosen.line, confidence)
}

/** "PALISADE" over "COMMUNITY BANK": a logo that stands on two lines; the name as it is without one. */
function stackedName({ name, line }: Candidate, lines: readonly TextLine[]): string {
  const own = line.segments.find(({ text }) => text === name)
  if (own === undefined) return name
  const { size } = own.words[0]!
  const above = lines
    .filter(({ page, box }) => page === line.page && box.top < own.box.top)
    .flatMap(({ segments }) => segments)
    .findLast(({ box }) => Math.abs(box.left - own.box.left) < size && own.box.top - box.bottom < size)
  const word = above?.text ?? ''
  const leads = /^\p{Lu}[\p{L}&'’-]+$/u.test(word) && !generic.test(word) && !documents.test(word)
  return leads && (word === word.toUpperCase()) === (name === name.toUpperCase()) ? `${word} ${name}` : name
}
