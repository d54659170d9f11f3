/** Makers no list names, found by how billed lines name machines: "New Harrow 2800 Board Edger", "Harrow Model No. CX-10G". */
import vocabulary from '../../../vocabulary/equipment.json' with { type: 'json' }
import { modelAfter } from './model.ts'
import type { Print, TextSpan } from './printed-text.ts'
import { closesModel, isCompanyWord, serviceWordsIn, typesIn, type Found, type Maker } from './words.ts'

export interface UnlistedMaker {
  readonly maker: Found<Maker>
  /** Offset behind the model. */
  readonly modelEnd: number
  /** Offsets of the kind of machine behind the model; null where none follows. */
  readonly kind: TextSpan | null
}

/** What may stand before the name: a count, the condition, the year. */
const leads: ReadonlySet<string> = new Set([...vocabulary.articles, ...vocabulary.usedWords])
const isLead = (token: string): boolean => leads.has(token) || /^\d{1,2}$|^(?:19|20)\d\d$/.test(token)
/** A name of more words is no maker's. */
const maxNameWords = 3
/** A capitalized word of letters. */
const nameForm = /^\p{Lu}[\p{L}&'’-]{2,}$/u
/** Before the word "Model" a name may hold other marks: "Brown & Field". */
const nameBeforeModel = /^\p{Lu}[\p{L}\d&'’. -]*$/u
/** Up to the last word with digits, one of them with a letter or three digits. */
const modelForm = /^(?=.*(?:\d{3}|\p{L}-?\d|\d\p{L})).*\d\S*/u
/** The words behind a model up to the next mark: "CNC Hydraulic Press Brake, 175 Ton". */
const kindForm = /^\s+(?:\p{L}[\p{L}-]+\s?){1,5}(?=$|[,;(]|\s\p{Ll}{2,4}\s)/u

/**
 * The maker's name where a line begins with one and goes on with a model and the kind of machine, or where one stands between the
 * beginning of a line and the word "Model"; null for any other text.
 */
export function unlistedMaker(print: Print): UnlistedMaker | null {
  const { words, tokens, text } = print
  const types = typesIn(tokens)
  const services = serviceWordsIn(tokens)
  const tokenAt = (index: number): string => tokens.find(({ start }) => start >= words[index]!.start)?.token ?? ''
  const overlapped = (found: readonly TextSpan[], index: number): boolean =>
    found.some(({ start, end }) => start < words[index]!.end && end > words[index]!.start)
  const isName = (index: number): boolean => {
    const token = tokenAt(index)
    if (!nameForm.test(words[index]!.word.text) || isLead(token) || closesModel(token) || isCompanyWord(token))
      return false
    return !overlapped(types, index) && !overlapped(services, index)
  }
  for (const [index, { line, start }] of words.entries()) {
    const begins = words.slice(0, index).every((other, at) => other.line !== line || isLead(tokenAt(at)))
    if (!begins) continue
    const label = words.findIndex((_, at) => at > index && at <= index + maxNameWords && tokenAt(at) === 'model')
    const labeled =
      label > 0 &&
      nameBeforeModel.test(
        words
          .slice(index, label)
          .map(({ word }) => word.text)
          .join(' '),
      )
    if (!labeled && !isName(index)) continue
    const { end } = words[labeled ? label - 1 : index]!
    const from = tokens.findIndex(one => one.start >= start)
    const to = tokens.findLastIndex(one => one.end <= end) + 1
    const maker = { item: { name: text.slice(start, end), fields: [], common: false }, from, to, start, end }
    // A wrapped line says something else of the machine.
    const lineEnd = words.findLast(other => other.line === line)!.end
    const code = modelForm.exec(modelAfter(print, maker, lineEnd)?.value ?? '')?.[0]
    if (code === undefined) continue
    const modelEnd = text.indexOf(code, end) + code.length
    const kind = kindForm.exec(text.slice(modelEnd, lineEnd))?.[0]
    const typed =
      kind !== undefined && types.some(type => type.start >= modelEnd && type.start < modelEnd + kind.length)
    if (services.some(service => service.start > end && service.start < modelEnd + (kind ?? '').length)) continue
    if (!labeled && !typed) continue
    return {
      maker,
      modelEnd,
      kind: kind === undefined ? null : { start: modelEnd + 1, end: modelEnd + kind.trimEnd().length },
    }
  }
  return null
}
