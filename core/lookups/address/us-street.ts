/** The street line of a US address: house number, street and unit, or a box. */

export interface StreetLine {
  /** Null for a box. */
  readonly houseNumber: string | null
  /** "Marquette Ave", "PO Box 105156". */
  readonly street: string
  /** "Suite 800"; null without one. */
  readonly unit: string | null
}

/** The parser's own result; all members optional. */
export interface StreetParser {
  parseLocation(
    address: string,
  ): { number?: string; prefix?: string; street?: string; type?: string; suffix?: string } | null
}

const box = /^(?:p\.?\s?o\.?|post office)\s*(?:box|drawer|bin|lockbox)\s*(?:#\s*)?([\w-]+)/i
const ruralBox =
  /^(?:rural (?:route|rte)|r\.?r\.?|h\.?c\.?|highway contract|star route)\s*(?:#\s*)?(\w+)[\s,]+box\s*(?:#\s*)?([\w-]+)/i
const unitWords =
  'suite|ste|apartment|apt|unit|building|bldg|floor|fl|room|rm|department|dept|lot|space|spc|trailer|trlr|hangar|dock|bay|office|ofc|penthouse|ph|level|tower|twr|mail ?stop|ms|pmb'
const unit = new RegExp(
  String.raw`(?<![\s,])[\s,]+((?:(?:${unitWords})\.?\s*(?:#\s*)?[\w-]+|#\s*[\w-]+|\d+(?:st|nd|rd|th)\s+(?:floor|fl))(?:[\s,].*)?)$`,
  'i',
)
const unitAlone = new RegExp(
  String.raw`^(?:(?:${unitWords})\.?\s*(?:#\s*)?[\w-]+|#\s*[\w-]+|\d+(?:st|nd|rd|th)\s+(?:floor|fl))\b`,
  'i',
)
const militaryBox = /^((?:psc|cmr|unit|uss)\s*\S*[^\s,])[\s,]+box\s*(?:#\s*)?([\w-]+)/i
/** Wisconsin's grid: "W204N11912", "N58 W14520". */
const gridNumber = /^([NSEW]\s?\d+\s?[NSEW]\s?\d+)\s+(?=\p{L})/iu
const plainNumber = /^(\d+(?:-\d+)?[A-Z]?(?:\s\d\/\d)?)\s+(?=[\p{L}\d])/iu
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Roads whose own number must not be read as a house number. */
const numberedRoad =
  /\b(?:highway|hwy|route|rte|rt|road|rd|county|cr|fm|rm|sr|us|interstate|i|exit|mile|box|suite|ste|unit|bldg|lot|no|pier|gate|section|floor|apt|room)\.?\s*(?:#\s*)?(?:-\s*)?$/i
/** Lines that name a person or a department. */
const personLine =
  /^(?:attn|attention|att|c\/o|care of|dept|department|phone|tel|fax|email|e-mail|www|http|ein|fein)\b/i

/** The street line among the parts of an address above its city; null when none has a house number or a box. */
export function streetLine(parts: readonly string[], parser: StreetParser): StreetLine | null {
  for (const [index, part] of parts.entries()) {
    if (personLine.test(part)) continue
    const following = parts[index + 1]
    const apart = following !== undefined && unitAlone.test(following) ? following : null
    const line = lineOf(part, apart, parser)
    if (line !== null) return line
  }
  return null
}

function lineOf(part: string, apart: string | null, parser: StreetParser): StreetLine | null {
  const boxed = box.exec(part) ?? box.exec(part.slice(Math.max(0, part.search(/\b(?:p\.?\s?o\.?|post office)\s*box/i))))
  if (boxed !== null) return { houseNumber: null, street: `PO Box ${boxed[1]!}`, unit: null }
  const rural = ruralBox.exec(part)
  if (rural !== null) return { houseNumber: null, street: `RR ${rural[1]!} Box ${rural[2]!}`, unit: null }
  const military = militaryBox.exec(part)
  if (military !== null)
    return { houseNumber: null, street: `${military[1]!.toUpperCase()} Box ${military[2]!}`, unit: null }
  const text = fromNumber(part)
  if (text === null || unitAlone.test(text)) return null
  const split = unit.exec(text)
  const bare = split === null ? text : text.slice(0, split.index)
  const number = gridNumber.exec(bare) ?? plainNumber.exec(bare)
  if (number === null) return null
  const rest = bare.slice(number[0].length).trim()
  if (!/\p{L}{2}|\d(?:st|nd|rd|th)\b|^[A-Z]\b/iu.test(rest)) return null
  return {
    houseNumber: number[1]!.replace(/\s(?=[NSEW]\d)/i, ' ').toUpperCase(),
    street: streetName(number[1]!, rest, parser),
    unit: split?.[1]?.trim() ?? apart,
  }
}

/** The text from its house number on; a firm's name before it is cut off. Null when no number can be a house's. */
function fromNumber(part: string): string | null {
  const word = numberWords.indexOf((/^\p{L}+/u.exec(part)?.[0] ?? '').toLowerCase())
  if (word >= 0 && /^\p{L}+\s+\p{L}/u.test(part)) return part.replace(/^\p{L}+/u, String(word + 1))
  if (gridNumber.test(part) || plainNumber.test(part)) return part
  for (const match of part.matchAll(/(?<=\s)\d+(?:-\d+)?[A-Z]?(?=\s+[\p{L}\d])/giu))
    if (!numberedRoad.test(part.slice(0, match.index))) return part.slice(match.index)
  return null
}

/** "Gallatin Pike S": the parser's short forms where it understood the whole line, else as printed. */
function streetName(number: string, rest: string, parser: StreetParser): string {
  // The parser wants a city behind the street; any will do.
  const parsed = parser.parseLocation(`${/^\d+$/.test(number) ? number : '1'} ${rest}, Springfield, IL 62701`)
  const parts = [parsed?.prefix, parsed?.street, parsed?.type, parsed?.suffix].filter(
    part => part !== undefined && part !== '',
  )
  return parsed?.street === undefined || parsed.number === undefined ? titled(rest) : titled(parts.join(' '))
}

const capitals = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW', 'US', 'FM', 'CR', 'SR', 'RR', 'PO', 'II', 'III'])

/** Capitalized words; directions and numbers of roads in capitals. */
export const titled = (text: string): string =>
  text
    .split(/\s+/)
    .map(word =>
      capitals.has(word.toUpperCase()) && word.length <= 3
        ? word.toUpperCase()
        : word !== word.toUpperCase() && word !== word.toLowerCase()
          ? word
          : word.toLowerCase().replace(/(?<![\p{L}\d'’])\p{L}/gu, letter => letter.toUpperCase()),
    )
    .join(' ')
