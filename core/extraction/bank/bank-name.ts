/** The bank of a statement: from its letterhead, its foot, its "Member FDIC" line or its web address; never the customer. */
import names from '../../vocabulary/bank-names.json' with { type: 'json' }
import type { Field } from '../../document/field.ts'
import { fieldOfText } from './amounts.ts'
import { segmentsOfLine, textOf, type TextLine } from './text-lines.ts'

const institution = new RegExp(names.institution, 'iu')
const notAName = new RegExp(names.notAName, 'iu')
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const known = names.known.map(name => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\d])${escape(name)}(?![\\p{L}\\d])`, 'u'),
  site: name.toLowerCase().replace(/[^a-z\d]/g, ''),
}))
const legalTail =
  /,?\s*(?:N\.?A\.?|National Association|FSB|plc|p\.l\.c\.|Ltd\.?|Limited|Pte\.? Ltd\.?|Inc\.?|Corp(?:oration)?\.?|AG|SA|N\.?V\.?)(?=[\s,.)]|$)/iu
const maxWords = 7
const placeFollows = /^(?:sparkasse|volksbank|raiffeisenbank|banque|banco|caja)$/i
const announces = /^(?:Kontoauszug|Rekeningafschrift|Statement|Relev|Extracto|Auszug|Seite|Page)/

/** A name cut out of the words around it: "Write: Fairhaven Bank (114)", "services provided by Evergreen Trust Bank, Member FDIC". */
function nameIn(text: string): string | null {
  const cleaned = text
    .replace(
      /\b(?:write(?: to)?(?: us)?(?: at)?|contact|mail(?: to)?|issued by|provided by|welcome to|thank you for (?:banking with|choosing)|©\s?\d*|copyright)\b:?\s*/gi,
      '| ',
    )
    .replace(
      /[-–—|,.]?\s*\b(?:member\s+fdic|member of fdic|equal housing lender|transaction|account activity|statement|is authori[sz]ed|registered|page \d).*$/i,
      '',
    )
    .replace(/\s*\(\w{1,6}\)\s*$/, '')
  for (const part of cleaned.split(/\s[-–—|]\s|\||(?<=[a-z])(?<!\b(?:Inc|Ltd|Co|St|Mt|Corp))[.;:] |\s{2,}/)) {
    const match = institution.exec(part)
    if (match === null) continue
    const words = part.trim().split(/\s+/)
    const at =
      part
        .slice(0, match.index + match[0].length)
        .trim()
        .split(/\s+/).length - 1
    // The name runs back over capitalized words and on over its legal form.
    let from = at
    const capital = (word: string): boolean => /^[\p{Lu}\d&]|^(?:of|and|the|de|du|&)$/u.test(word)
    while (from > 0 && capital(words[from - 1]!)) from--
    let to = at + 1
    while (
      to < words.length &&
      /^(?:of|du|de|del|la|le|&|and|N\.?A\.?,?|National|Association|plc|Ltd\.?|Limited|Pte\.?|Inc\.?|Trust|Company|Co\.?|Corp\.?|Union|N\.?V\.?|B\.?V\.?|S\.?A\.?|AG|PLC|GmbH|Pty|Corporation|Berhad|Bhd|FSB|SSB|Group|Holdings|America,?|Canada|New|Zealand|Nederland|Netherlands|Deutschland|Singapore|Australia|International|Europe|Ireland|Luxembourg|Schweiz|Switzerland|Aotearoa|[A-Z]{2})$/u.test(
        words[to]!.replace(/,$/, ''),
      )
    )
      to++
    if (to < words.length && /^(?:of|du|de|del|la|le)$/.test(words.slice(at, to).at(-1)!))
      while (to < words.length && capital(words[to]!)) to++
    // "Sparkasse Lindental", "Volksbank Ober-Ems eG": the place stands behind.
    if (from === at && placeFollows.test(words[at]!))
      while (to < words.length && to - at < 4 && /^\p{Lu}[\p{L}-]+$/u.test(words[to]!) && !announces.test(words[to]!))
        to++
    // "(Hong Kong) Limited"
    const legal = /^\([\p{L} ]{2,20}\)\s(?:Limited|Ltd\.?|plc|Inc\.?|Corporation|N\.A\.)/u.exec(
      words.slice(to).join(' '),
    )
    if (legal !== null) to += legal[0].split(' ').length
    // A logo misread as a letter is no part of the name.
    while (
      from < to &&
      /^(?:of|and|the|&|a|[^\p{L}\d]+|[\p{Ll}\d])$/iu.test(words[from]!) &&
      !/^[A-Z]\.?$/.test(words[from]!)
    )
      from++
    while (to > from && /^(?:of|and|&|du|de|del|la|le)$/i.test(words[to - 1]!)) to--
    const name = words
      .slice(from, to)
      .join(' ')
      .replace(/[®™©℠*†]+/g, '')
      .replace(/[,;:]$/, '')
      .trim()
    const count = to - from
    if (count === 0 || count > maxWords || notAName.test(` ${name.toLowerCase()}`) || !/^\p{Lu}/u.test(name)) continue
    if (/^(?:bank|banking|trust|credit union|building society|trust company)$/i.test(name)) continue
    return name
  }
  return null
}

/** The name's core for comparing: without its legal form. */
const coreOf = (name: string): string =>
  name
    .replace(legalTail, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()

/** "Kreissparkasse Ahrtal", "Rabobank", "Sparda-Bank Südost eG": the word for the institution is part of a compound at the top of the page. */
function compoundName(text: string): string | null {
  const match =
    /^\p{Lu}[\p{L}-]{2,}(?:[bB]ank|[sS]parkasse|[kK]asse)(?:\s\p{Lu}[\p{L}.-]+){0,2}(?:\s(?:eG|AG|SE|N\.V\.|A\/S|AB))?$/u.exec(
      text,
    )
  return match === null || notAName.test(` ${text.toLowerCase()}`) || announces.test(text.split(' ')[1] ?? '')
    ? null
    : match[0]
}

const registration =
  /^(?:.*?[|·•]\s)?(?<name>\p{Lu}[\p{L}&'. -]{2,40}?(?:Pte\.? Ltd\.?|Limited|Ltd\.?|plc|PLC|N\.?V\.?|B\.?V\.?|AG|SE|S\.?A\.?|Inc\.?))[\s,.(|-]+(?:.{0,30}\b(?:reg(?:istered|istration)?|authori[sz]ed|regulated|licen[sc]ed|supervised|company (?:no|number)|incorporated)\b)/iu

/** The company a line names as registered, authorized or licensed. */
const registeredName = (text: string): string | null => registration.exec(text)?.groups?.['name']?.trim() ?? null

const domainsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/(?<![\w@.-])(?:www\.)?([a-z\d-]{3,24})\.(?:com|bank|co\.uk|co\.nz|com\.au|nl|de|ca|sg|fr)\b/gi),
  ].map(match => match[1]!.toLowerCase())

interface Candidate {
  readonly name: string
  readonly index: number
  readonly score: number
}

/** The name of the bank with the line it stands in; null when no line names one. */
export function findBankName(
  lines: readonly TextLine[],
  listLines: ReadonlySet<number>,
  fileName: string,
): Field<string> | null {
  const found: Candidate[] = []
  const firstPage = lines[0]?.page
  for (const [index, line] of lines.entries()) {
    if (listLines.has(index)) continue
    const inHeader = line.page === firstPage && line.box.top < 0.3 * line.pageHeight
    const member = /\bmember\s+f\w?d[il1]c|equal housing|FDIC insured|NCUA/i.test(line.text)
    const prose = line.words.length > 18 && !member
    for (const segment of segmentsOfLine(line)) {
      const text = textOf(segment)
      const plain = nameIn(text)
      const whole = inHeader && segment.length <= 4 ? compoundName(text) : null
      const name = plain !== null && whole?.startsWith(plain) === true ? whole : plain
      if (name !== null) {
        const alone = text.length < name.length + 12
        const big = segment[0]!.size > 1.15 * line.metrics.em
        const score =
          (inHeader ? 3 : 0) +
          (alone && inHeader ? 2 : 0) +
          (member ? 2 : 0) +
          (big ? 1 : 0) +
          (line.repeated ? 1 : 0) +
          (/^write|provided by/i.test(text) ? 1 : 0) -
          (prose ? 1.5 : 0) -
          (index > 40 && !member ? 1 : 0)
        found.push({ name, index, score })
      }
      // A one-word letterhead or a web address of a known bank.
      const match = known.find(
        ({ pattern }) =>
          pattern.test(text) && segment.length <= 4 && line.page === firstPage && line.box.top < 0.35 * line.pageHeight,
      )
      if (match !== undefined && name === null) found.push({ name: match.name, index, score: 2.5 })
      if (name === null && whole !== null && !prose) found.push({ name: whole, index, score: 4 })
      // "Straits Capital Pte. Ltd. Co. Reg. No. 1989…": who stands registered in the foot of every page.
      const registered = name === null && (line.repeated || member) ? registeredName(line.text) : null
      if (registered !== null) found.push({ name: registered, index, score: 1.2 })
      const bare = known.find(bank => bank.site.length >= 3 && domainsIn(text).includes(bank.site))
      if (bare !== undefined) found.push({ name: bare.name, index, score: prose ? 0.8 : 1.8 })
      const site =
        /(?:www\.|@|https?:\/\/(?:www\.)?)([a-z\d-]+)\.(?:com|co|org|bank|net|ca|uk|de|fr|nl|sg|hk|nz)/i.exec(text)?.[1]
      const hosted =
        site === undefined
          ? undefined
          : known.find(bank => bank.site.length >= 3 && site.toLowerCase().includes(bank.site))
      // "meadowbank@…", "www.cobaltbank.…": the name is in the address.
      const spelled = /(?:^|[\s@/.])([a-z]{3,24})bank(?:ing)?(?=[@.])/i.exec(text)?.[1]
      if (spelled !== undefined && hosted === undefined && !/^(?:my|the|e|i|net|web|online|mobile)$/i.test(spelled))
        found.push({
          name: `${spelled[0]!.toUpperCase()}${spelled.slice(1).toLowerCase()} Bank`,
          index,
          score: prose ? 0.5 : 1.5,
        })
      if (hosted !== undefined) found.push({ name: hosted.name, index, score: prose ? 1 : 2 })
    }
  }
  if (found.length === 0) return null
  const weight = (candidate: Candidate): number => {
    const same = found.filter(
      other =>
        coreOf(other.name).includes(coreOf(candidate.name)) || coreOf(candidate.name).includes(coreOf(other.name)),
    )
    return candidate.score + Math.min(4, same.length - 1) * 0.75
  }
  const ranked = found.toSorted((a, b) => weight(b) - weight(a) || a.index - b.index)
  const best = ranked[0]!
  if (best.score < 0.5) return null
  const line = lines[best.index]!
  return fieldOfText(best.name, line, fileName, best.score >= 3 ? 0.9 : 0.7, null)
}
