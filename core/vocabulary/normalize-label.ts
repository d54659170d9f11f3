/** Normalizes a printed label to the words that carry its meaning, so that different spellings compare as equal. */

export interface NormalizedLabel {
  /** Without parentheses, qualifications ("net of …", par values) and the word total. */
  readonly tokens: readonly string[]
  /** With the words inside parentheses; equal to `tokens` when there are none. */
  readonly withParentheses: readonly string[]
  /** "Total …", "Subtotal …", "… total". */
  readonly total: boolean
  /** "Less: …", "Deduct …": the amount is subtracted whatever its printed sign. */
  readonly less: boolean
}

/** Words that connect phrases without distinguishing one line from another. */
const bindingWords = new Set(
  'the a an of and or in by from for to on at with as per its our und der die das de des du la le les et en van het el los y vom zum zur del della delle degli dei dal e og och'.split(
    ' ',
  ),
)

/** One spelling for abbreviations and for words used interchangeably in accounting. */
const sameWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    accum: 'accumulated',
    acc: 'account',
    depr: 'depreciation',
    deprec: 'depreciation',
    dep: 'depreciation',
    depn: 'depreciation',
    amort: 'amortization',
    exp: 'expense',
    expenditure: 'expense',
    liab: 'liability',
    equip: 'equipment',
    misc: 'miscellaneous',
    acct: 'account',
    mgmt: 'management',
    admin: 'administrative',
    administration: 'administrative',
    administrativ: 'administrative',
    stockholder: 'owner',
    shareholder: 'owner',
    shareowner: 'owner',
    member: 'owner',
    partner: 'owner',
    proprietor: 'owner',
    stockowner: 'owner',
    recv: 'receivable',
    recd: 'received',
    pmt: 'payment',
    govt: 'government',
    bldg: 'building',
    furn: 'furniture',
    mktg: 'marketing',
    pd: 'paid',
    prov: 'provision',
    pymt: 'payment',
    ins: 'insurance',
    util: 'utility',
    adv: 'advertising',
    sal: 'salary',
    taxation: 'tax',
    cheque: 'check',
    lt: 'longterm',
  }),
)

/** Every word of labels that is known here and stands in no table: what connects phrases, and abbreviations. */
export const wordsOfLabels: ReadonlySet<string> = new Set([...bindingWords, ...sameWords.keys()])

/** Written forms replaced before the text is split into words; order matters only where one form contains another. */
const writtenForms: readonly (readonly [RegExp, string])[] = [
  [/\bs\s*(?:,\s*)?g\s*(?:&|and)\s*a\b/g, 'selling general administrative'],
  [/\bg\s*(?:&|and)\s*a\b/g, 'general administrative'],
  [/\br\s*(?:&|and)\s*d\b/g, 'research development'],
  [/\bp\s*(?:&|and)\s*l\b/g, 'profit and loss'],
  [/\bpp\s*(?:&|and)\s*e\b/g, 'property plant equipment'],
  [/\bppe\b/g, 'property plant equipment'],
  [/\bcpltd\b/g, 'current portion longterm debt'],
  [/\bcogs\b/g, 'cost goods sold'],
  [/\bapic\b/g, 'additional paid in capital'],
  [/\bcapex\b/g, 'capital expenditure'],
  [/\bebt\b/g, 'earnings before tax'],
  [/\bacc\.?\s+(?=dep|amort)/g, 'accumulated '],
  [/\ba\s*\/\s*r\b/g, 'accounts receivable'],
  [/\ba\s*\/\s*p\b/g, 'accounts payable'],
  [/\bn\s*\/\s*p\b/g, 'notes payable'],
  [/\bn\s*\/\s*r\b/g, 'notes receivable'],
  [/\bl\s*\/\s*t\b/g, 'longterm'],
  [/\bs\s*\/\s*t\b/g, 'shortterm'],
  [/\ba\s*\/\s*c\b/g, 'account'],
  [/\blong[\s-]*term\b/g, 'longterm'],
  [/\bshort[\s-]*term\b/g, 'shortterm'],
  [/\bnon[\s-]*current\b/g, 'noncurrent'],
  [/\bnon[\s-]*operating\b/g, 'nonoperating'],
  [/\bnon[\s-]*controlling\b/g, 'noncontrolling'],
  [/\bnon[\s-]*cash\b/g, 'noncash'],
  [/\bpre[\s-]*paid\b/g, 'prepaid'],
  [/\bpre[\s-]*payments?\b/g, 'prepayment'],
  [/\bpre[\s-]*tax\b/g, 'pretax'],
  [/\bpaid[\s-]*in\b/g, 'paidin'],
  [/\bpaid[\s-]*up\b/g, 'paidup'],
  [/\bwork[\s-]*in[\s-]*(?:process|progress)\b/g, 'workinprogress'],
  [/\bover[\s-]*draft/g, 'overdraft'],
  [/\bright[\s-]*of[\s-]*use\b/g, 'rightofuse'],
  [/\bwrite[\s-]*(off|down)/g, 'write$1'],
  [/\bbuy[\s-]*back/g, 'buyback'],
  [/\bline[\s-]of[\s-]credit\b/g, 'creditline'],
  [/\bdue[\s-]+(from|to)\b/g, 'due$1'],
  [/\b(profit|income|surplus|gain|earnings)\s*(?:\/|\bor\b)\s*(?:\(\s*)?(?:loss(?:es)?|deficit)\s*\)?/g, '$1 '],
  [/\b(?:loss|deficit)\s*\/\s*(?:\(\s*)?(profit|income|surplus|gain|earnings)\b\s*\)?/g, '$1 '],
  [/\blines[\s-]of[\s-]credit\b/g, 'creditline'],
]

/** One test for any of the forms instead of one for each. */
const anyWrittenForm = new RegExp(writtenForms.map(([form]) => form.source).join('|'))

/** The beginning of a qualification that does not help to identify the line. */
const qualification =
  /(?:[,;:–—-]\s*|(?<!\s)\s+)(?:net of\b|less (?:accumulated|allowance|reserve|provision|current (?:portion|maturit|instal))|at cost\b|at fair value\b|par value|no par|stated value|authori[sz]ed|issued and|\$\s*\.?\d|€\s*\d|£\s*\d|after deducting|including \$|with a |of which |(?:(?:on|of|from) )?lines? \d)/

/** Few words have variant spellings, and one test finds them. */
const otherSpelling = /isations?$|^(?:programme|labour|organis|capitalis|unrealis|realis|amortis)/

const spelling = (token: string): string =>
  !otherSpelling.test(token)
    ? token
    : token
        .replace(/isation(s?)$/, 'ization$1')
        .replace(/^(program)me/, '$1')
        .replace(/^labour/, 'labor')
        .replace(/^organis/, 'organiz')
        .replace(/^capitalis/, 'capitaliz')
        .replace(/^unrealis/, 'unrealiz')
        .replace(/^realis/, 'realiz')
        .replace(/^amortis/, 'amortiz')

const singular = (token: string): string =>
  token.length <= 3 || /(?:ss|us|is)$/.test(token)
    ? token
    : token.endsWith('ies')
      ? `${token.slice(0, -3)}y`
      : /(?:x|ss|ch|sh)es$/.test(token)
        ? token.slice(0, -2)
        : token.endsWith('s')
          ? token.slice(0, -1)
          : token

/** Normalized words are cached; the words of statements are few and recur. */
const knownWords = new Map<string, readonly string[]>()
/** Limits the memory that a document of nothing but new words can take. */
const maxKnownWords = 20_000

function partsOf(raw: string): readonly string[] {
  let parts = knownWords.get(raw)
  if (parts === undefined) {
    const word = singular(spelling(raw))
    parts = (sameWords.get(word) ?? word).split(' ')
    if (knownWords.size >= maxKnownWords) knownWords.clear()
    knownWords.set(raw, parts)
  }
  return parts
}

const betweenWords = /[^\p{L}\p{N}%]+/u

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  for (const raw of text.split(betweenWords)) {
    if (raw === '' || bindingWords.has(raw)) continue
    for (const part of partsOf(raw)) tokens.push(part)
  }
  return joinSpacedLetters(tokens)
}

/** "A S S E T S": three or more single letters in a row are one letter-spaced word. */
function joinSpacedLetters(tokens: readonly string[]): string[] {
  const joined: string[] = []
  let run = ''
  const flush = () => {
    if (run.length >= 3) joined.push(singular(run))
    else joined.push(...run)
    run = ''
  }
  if (!tokens.some(token => token.length === 1)) return [...tokens]
  for (const token of tokens) {
    if (token.length === 1 && /\p{L}/u.test(token)) run += token
    else {
      flush()
      joined.push(token)
    }
  }
  flush()
  return joined
}

const spacedOut = /(?:^|\s)((?:\p{L} ){2,}\p{L})(?=\s|$)/gu
/** Words of two or more letters. */
const plainWords = /^[a-z]{2,}(?: [a-z]{2,})*$/
const accountNumber = /^\s*\(?\d{3,7}(?:[-.·:]\d+)*\)?\s*(?:[-–—·:.]+\s+)?(?<=\s)(?=\p{L})/u
/** "Total revenue 5000T": the account behind its name; no year. */
const accountTail = /(?<=\p{L}\)?)\s+(?!(?:19|20)\d\d$)\d{4,5}[a-z]?$/u
const noteReference = /\(?\bnotes?\s+\d+(?:\s*(?:,|and|&)\s*\d+)*\)?/g
const listMark = /^\s*(?:\(?[ivx]{1,4}\)|\(?[a-z]\)|[ivx]{1,4}\.|[a-z]\.|\d{1,2}[.)])\s+/
const totalMark =
  /^(?:sub\s*(?:-\s*)?total|sub|grand total|totals?|sum of|gesamt|summe|suma del?|totaal|total general)\b[:\s-]*(?:(?:for|of)\s+)?/
const totalTail = /(?<![\s,–—-])[\s,–—-]+(?:sub\s*(?:-\s*)?)?totals?\s*$/
const lessMark = /^(?:less|deduct|minus|moins|abzuglich)\b[:\s-]*/
const addMark = /^(?:add|plus)\b[:\s-]+/

/** Names of fields as programs write them: "total_current_assets", "totalCurrentAssets". */
const spoken = (label: string): string =>
  /^[a-z]+(?:[A-Z][a-z]+)+$/.test(label) ? label.replace(/[A-Z]/g, ' $&') : label.replaceAll('_', ' ')

/** Normalizes a label as printed. Never throws; an empty label gives no tokens. */
export function normalizeLabel(label: string): NormalizedLabel {
  let text = label
  // Lower-case words and spaces, the form of most vocabulary phrases, contain nothing that is removed here.
  if (!plainWords.test(label)) {
    text = spoken(label)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u200b]/g, '')
      .toLowerCase()
      // "Stockholders’equity" has lost its space.
      .replace(/(?<=s)[’'](?=\p{L}{3})/gu, ' ')
      .replace(/[’'‘`´]/g, '')
      .replace(/ß/g, 'ss')
    text = text.replace(spacedOut, match => ` ${match.replace(/\s/g, '')} `).trim()
    // "Total [BB] Accrued expenses": the letter of the account's group.
    text = text
      .replace(/\[\w{1,3}\]/g, ' ')
      .replace(accountNumber, '')
      .replace(accountTail, '')
      .replace(listMark, '')
      .replace(noteReference, ' ')
  }
  if (anyWrittenForm.test(text)) for (const [form, replacement] of writtenForms) text = text.replace(form, replacement)
  text = text.replace(/&/g, ' and ').trim()
  let total = false
  let less = false
  const removeMarks = (value: string): string => {
    let rest = value
    for (let previous = ''; previous !== rest;) {
      previous = rest
      if (totalMark.test(rest)) {
        total = true
        rest = rest.replace(totalMark, '')
      }
      if (lessMark.test(rest)) {
        less = true
        rest = rest.replace(lessMark, '')
      }
      rest = rest.replace(addMark, '')
    }
    if (totalTail.test(rest)) {
      total = true
      rest = rest.replace(totalTail, '')
    }
    return rest
  }
  text = removeMarks(text)
  const cut = qualification.exec(text)
  const head = cut && cut.index > 3 ? text.slice(0, cut.index) : text
  const open = head.replace(/\([^()]*\)?/g, ' ').replace(/\[[^\]]*\]?/g, ' ')
  const headFull = tokensOf(head)
  // Most labels have neither a qualification nor parentheses; then all three results are equal.
  const opened = removeMarks(open.trim())
  const bare = opened === head ? headFull : tokensOf(opened)
  const full = cut === null ? headFull : tokensOf(text.replace(qualification, ' '))
  return {
    tokens: bare.length > 0 ? bare : headFull.length > 0 ? headFull : full,
    withParentheses: headFull.length > 0 ? headFull : full,
    total,
    less,
  }
}

const marks = [totalMark, lessMark, addMark, totalTail, qualification]

/** Whether a text consists of words only: without punctuation, replaced forms or qualifications. */
const isPlain = (text: string): boolean =>
  plainWords.test(text) && !anyWrittenForm.test(text) && !marks.some(mark => mark.test(text))

/** Normalizes a phrase of a vocabulary table like a label. The tables contain thousands, nearly all of them plain. */
export const phraseTokens = (phrase: string): readonly string[] =>
  isPlain(phrase) ? tokensOf(phrase) : normalizeLabel(phrase).withParentheses
