/** The state a filing is with, and the state whose laws a company was formed under. */
import vocabulary from '../../vocabulary/filing-labels.json' with { type: 'json' }
import type { Page, Word } from '../../document/model.ts'
import { usStates } from '../../vocabulary/states.ts'
import { labelWords, wordingsOf } from '../labels/phrases.ts'
import { labelTokens } from '../labels/tokens.ts'
import { confidences, type Found } from './printed.ts'

const phrases = (list: readonly string[], state: string): readonly string[] =>
  list.flatMap(wordingsOf).map(one => one.replaceAll('statename', state))
const states = usStates.map(({ code, name }) => ({
  code,
  name: labelWords(name),
  offices: phrases(vocabulary.offices, labelWords(name).join(' ')),
  laws: phrases(vocabulary.laws, labelWords(name).join(' ')),
}))

const textOn = (pages: readonly Page[]): string =>
  ` ${labelWords(pages.flatMap(({ lines }) => lines.map(line => line.text)).join(' ')).join(' ')} `
const only = (codes: readonly string[]): string | null => (codes.length === 1 ? codes[0]! : null)

/** The state whose office the pages name, else, of articles, the one they form the company in; null: none, or several. */
export function filedWith(pages: readonly Page[]): string | null {
  const text = textOn(pages)
  const named = states.filter(({ offices }) => offices.some(office => text.includes(` ${office} `)))
  if (named.length > 0) return only(named.map(({ code }) => code))
  const isFormation = phrases(vocabulary.formations, '').some(title => text.includes(` ${title} `))
  return isFormation ? formedIn(text) : null
}

const formedIn = (text: string): string | null =>
  only(states.filter(({ laws }) => laws.some(law => text.includes(` ${law} `))).map(({ code }) => code))

/** Where the sentences of a page name the law of one state, the words of its name. */
export function jurisdictionOn(page: Page): readonly Found[] {
  const code = formedIn(textOn([page]))
  const state = states.find(one => one.code === code)
  if (state === undefined) return []
  const words: readonly Word[] = page.lines.flatMap(line => line.words)
  const tokens = labelTokens(words.map(({ text }) => text))
  const all = tokens.map(({ token }) => token)
  for (const law of state.laws) {
    const parts = law.split(' ')
    const at = all.findIndex((_, index) => parts.every((part, offset) => all[index + offset] === part))
    if (at === -1) continue
    const from = at + parts.findIndex((_, index) => state.name.every((part, offset) => parts[index + offset] === part))
    const printed = words.slice(tokens[from]!.word, tokens[from + state.name.length - 1]!.word + 1)
    return [{ name: 'jurisdiction', words: printed, label: null, confidence: confidences.sentence }]
  }
  return []
}
