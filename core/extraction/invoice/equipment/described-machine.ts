/** Machines whose maker no list names, found by how billed lines describe them: name, model and kind, in either order. */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { modelAfter, unitOfMeasure } from './model.ts'
import type { Print } from './printed-text.ts'
import {
  closesModel,
  isCompanyWord,
  isPriceOfUnit,
  kindWords,
  ordinary,
  overlaps,
  serviceWordsIn,
  typesIn,
  type EquipmentField,
  type TextSpan,
} from './words.ts'

/** Where a description names the parts of a machine; null for what it does not name. */
export interface DescribedMachine {
  readonly maker: TextSpan | null
  readonly model: TextSpan | null
  readonly kind: TextSpan | null
  /** What the vocabulary calls the kind; empty for kinds it does not know. */
  readonly fields: readonly EquipmentField[]
}

/** A word of a description and what it may be. */
interface DescribedWord extends TextSpan {
  readonly text: string
  readonly plain: string
  /** Names a kind of machine. */
  readonly noun: boolean
  /** Ends the name of a kind of machine in the vocabulary. */
  readonly typed: boolean
  /** A noun by its ending alone: names end so as well. */
  readonly agent: boolean
  /** May be a maker's name. */
  readonly name: boolean
  readonly service: boolean
}

/** The words between two marks. */
type Phrase = readonly DescribedWord[]

/** What may stand before the name: a count, the condition, the year. */
const leads: ReadonlySet<string> = new Set([...vocabulary.articles, ...vocabulary.usedWords, ...vocabulary.counts])
const isLead = (word: string): boolean => leads.has(word) || /^\d{1,2}$|^(?:19|20)\d\d$/.test(word)
const nouns: ReadonlySet<string> = new Set(vocabulary.machineNouns)
/** What follows these belongs to the machine and does not name it. */
const connectors: ReadonlySet<string> = new Set(vocabulary.connectors)
/** English names machines for what they do: a roaster, an edger, a labeler. */
const agentForm = /^\p{L}{3,}(?:er|or)s?$/u
const notAgents: ReadonlySet<string> = new Set(vocabulary.notAgents)
/** A capitalized word of letters. */
const nameForm = /^\p{Lu}[\p{L}&'’-]{2,}$/u
/** Before the word "Model" a name may hold other marks: "Brown & Field". */
const nameBeforeModel = /^\p{Lu}[\p{L}\d&'’. -]*$/u
/** A name of more words is no maker's. */
const maxNameWords = 3
/** Up to the last word with digits, one of them with a letter or three digits. */
const modelForm = /^(?=.*(?:\d{3}|\p{L}-?\d|\d\p{L}|^\p{Lu}\p{L}+ \d)).*\d\S*/u
/** A product number of letters and digits. */
const codeForm = /^(?=.*\p{L})(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{2,}$/u
/** "25-ton", "4-post", "80". */
const measureForm = /^\d/
/** Later phrases of a description are about parts of the machine. */
const maxPhrases = 4
/** More words are a sentence. */
const maxKindWords = 5

/** What the text of a billed line says of its machine; null for a part, a service, or a line that names no kind of machine. */
export function describedMachine(print: Print): DescribedMachine | null {
  const phrases = isPriceOfUnit(print.text) ? [] : phrasesOf(print)
  if (phrases[0]?.[0]?.service !== false) return null
  const label = labeledModel(print, phrases)
  let [maker, model, kind] = [label?.maker ?? null, label?.model ?? null, null as Phrase | null]
  for (const [at, phrase] of phrases.slice(0, maxPhrases).entries()) {
    if (phrase[0]!.service && kind !== null) break
    const kindKnown = kind !== null || phrases.slice(at, maxPhrases).some(own => own.some(({ typed }) => typed))
    const named = namedModel(print, phrase, kindKnown)
    // The name before another model is that of a part.
    if (model === null) maker ??= named?.maker ?? null
    model ??= named?.model ?? null
    kind ??= kindIn(named?.rest ?? phrase)
    // "T900X Treadmill": the code of a line that names no maker.
    if (kind?.[0] === phrase[1] && kind?.some(({ typed }) => typed) && codeForm.test(phrase[0]!.text))
      model ??= modelBehind(print, phrase[0]!.start, phrase[0]!.end)
  }
  if (kind === null) return null
  const span = spanOf(kind)
  const types = typesIn(print.tokens).filter(type => overlaps(type, span))
  return { maker, model, kind: span, fields: types.map(({ item }) => item).slice(-1) }
}

const spanOf = (words: Phrase): TextSpan => ({ start: words[0]!.start, end: words.at(-1)!.end })

/** The words between marks, lines and cells, without what leads to them. */
function phrasesOf({ words, text, tokens, plain, breaks }: Print): readonly Phrase[] {
  const [types, services] = [typesIn(tokens), serviceWordsIn(tokens)]
  const isIn = (found: readonly TextSpan[], at: TextSpan): boolean => found.some(one => overlaps(one, at))
  const phrases: DescribedWord[][] = [[]]
  for (const [index, word] of words.entries()) {
    const printed = text.slice(word.start, word.end)
    const start = word.start + /^[^\p{L}\d]*/u.exec(printed)![0].length
    const end = Math.max(start, word.end - /[^\p{L}\d"”]*$/u.exec(printed)![0].length)
    const before = words[index - 1]
    if (/^[([–—-]/.test(printed) || breaks.has(word.start) || (before !== undefined && before.line.line !== word.line.line)) phrases.push([]) // prettier-ignore
    const open = phrases.at(-1)!
    const [printedWord, token] = [text.slice(start, end), plain.slice(start, end)]
    if (connectors.has(token)) {
      phrases.push([])
      continue
    }
    // "30 BBL fermenter" begins with a measure.
    const measured =
      before !== undefined && /^\d+$/.test(plain.slice(before.start, before.end)) && unitOfMeasure.test(token)
    if (printedWord !== '' && (open.length > 0 || !(isLead(token) || measured))) {
      const typed = isIn(types, { start, end })
      const service = !typed && isIn(services, { start, end })
      const listed = typed || nouns.has(token)
      const agent = !listed && !service && agentForm.test(token) && !notAgents.has(token)
      const own = !isLead(token) && !closesModel(token) && !isCompanyWord(token) && !ordinary.has(token)
      const name = own && nameForm.test(printedWord) && !listed && !service
      open.push({ start, end, text: printedWord, plain: token, noun: listed || agent, typed, agent, name, service })
    }
    if (/[,;:)\]–—]$/.test(printed)) phrases.push([])
  }
  return phrases.filter(({ length }) => length > 0)
}

/** "25-ton", "30 BBL". */
const isMeasure = (phrase: Phrase, at: number): boolean =>
  measureForm.test(phrase[at]!.plain) || (at > 0 && measureForm.test(phrase[at - 1]!.plain) && unitOfMeasure.test(phrase[at]!.plain)) // prettier-ignore

/** The last run of words of a phrase that ends in a machine's noun. */
function kindIn(phrase: Phrase): Phrase | null {
  const last = phrase.findLastIndex(({ noun }) => noun)
  const bounds = (at: number): boolean =>
    isMeasure(phrase, at) || isLead(phrase[at]!.plain) || codeForm.test(phrase[at]!.text)
  const first = phrase.findLastIndex((_, at) => at < last && bounds(at)) + 1
  return last < 0 || last - first >= maxKindWords ? null : phrase.slice(first, last + 1)
}

/** A name with a model behind it, or a model behind a noun; `rest`: the words that may name the kind. */
function namedModel(
  print: Print,
  phrase: Phrase,
  kindKnown: boolean,
): { readonly maker: TextSpan | null; readonly model: TextSpan; readonly rest: Phrase } | null {
  for (const [at, word] of phrase.entries()) {
    const before = phrase[at - 1]
    const led =
      before === undefined ||
      before.typed ||
      codeForm.test(before.text) ||
      (before.noun && before.text === before.plain)
    const nameable = word.name && led
    if (!nameable && !word.noun) continue
    // "Thermodyne Works 320"
    const last =
      (nameable &&
        [3, 2]
          .map(size => phrase.slice(at, at + size))
          .find(isName)
          ?.at(-1)) ||
      word
    const model = modelBehind(print, last.end, phrase.at(-1)!.end)
    if (model === null) continue
    const behind = phrase.filter(other => other.start >= model.end)
    const goesOn = behind.some(({ noun }) => noun)
    const named = nameable && (goesOn || kindKnown || !word.agent)
    const worded = !/\d/.test(print.text.slice(model.start, model.end))
    if (worded ? !named || !(goesOn || kindKnown) : !named && /\s/.test(print.text.slice(model.start, model.end)))
      continue
    const maker = named ? { start: word.start, end: last.end } : null
    return { maker, model, rest: goesOn ? behind : phrase.slice(0, named ? at : at + 1) }
  }
  return null
}

/** Last words of makers' names: works, industries, finishing. */
const endOfName = /^\p{L}{3,}(?:ing|ks|ies|ers|cts|ons|ems|ery)$/u
const isName = (words: Phrase): boolean =>
  words.every(({ text }) => nameForm.test(text)) && endOfName.test(words.at(-1)!.plain)

/** A model by its digits, with the letters behind them ("320 GC"), or by capitals within its last word ("NovaDR", "Ultra XD"). */
function modelBehind(print: Print, from: number, to: number): TextSpan | null {
  const text = modelAfter(print, from, to)?.value ?? ''
  const shouted = print.text === print.text.toUpperCase()
  const code = modelForm.exec(text)?.[0] ?? (!shouted && wordedModel.test(text) ? text : undefined)
  // "Server refresh 2026" is a project of that year.
  if (code === undefined || /^(?:19|20)\d\d$/.test(code)) return null
  const suffix = modelSuffix.exec(text.slice(code.length))?.[0] ?? ''
  const start = print.text.indexOf(code, from)
  return { start, end: start + code.length + (shouted && suffix.length > 3 ? 0 : suffix.length) }
}

/** Capitals inside a word, or a word of two or three capitals behind another. */
export const wordedModel = /(?:^|\s)(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}*|(?<=\p{L} )\p{Lu}{2,3})$/u
/** One to four capitals behind the digits of a model. */
const modelSuffix = /^ \p{Lu}{1,4}(?=$|\s)/u

/** The model behind the word "Model", and the name before it where the phrase begins with one. */
function labeledModel(
  print: Print,
  phrases: readonly Phrase[],
): { readonly maker: TextSpan | null; readonly model: TextSpan } | null {
  for (const phrase of phrases) {
    const at = phrase.findIndex(({ plain }) => plain === 'model')
    const from = at < 0 ? undefined : phrase[at]!.end
    const model = from === undefined ? null : modelBehind(print, from, print.text.length)
    if (model === null) continue
    // "Kestrel bridge saw, model AX200": the name stands before the kind.
    const lead = at > 0 ? phrase.slice(0, at) : phrases[0]!
    const kind = lead.findIndex(({ typed, text, plain }) => text === plain && (typed || kindWords.has(plain)))
    const name = kind < 0 ? phrase.slice(0, at) : lead.slice(0, kind)
    const last = name.at(-1)
    const named =
      last !== undefined &&
      name.length <= maxNameWords &&
      name.every(({ text, plain }) => !codeForm.test(text) && !ordinary.has(plain)) &&
      (!last.noun || last.agent) &&
      nameBeforeModel.test(print.text.slice(name[0]!.start, last.end))
    return { maker: named ? spanOf(name) : null, model }
  }
  return null
}
