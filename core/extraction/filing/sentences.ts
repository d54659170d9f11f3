/** What the sentences of certificates and articles say: "The name of the corporation is …", "… is in good standing". */
import vocabulary from '../../vocabulary/filing-labels.json' with { type: 'json' }
import type { Page, Word } from '../../document/model.ts'
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { indexOf } from '../labels/phrases.ts'
import { labelTokens } from '../labels/tokens.ts'
import { confidences, type Found } from './printed.ts'

/** Names of companies are shorter, in words. */
const maxName = 16
const { confidence, label } = { confidence: confidences.sentence, label: null }

const leads = indexOf(vocabulary.leads)
const standings = indexOf({ status: vocabulary.standings })

export function sentencesOn({ lines }: Page): readonly Found[] {
  const words = lines.flatMap(line => line.words)
  const tokens = labelTokens(words.map(({ text }) => text))
  const found: Found[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [standing] = standings.at(tokens, at)
    if (standing !== undefined) {
      const last = at + standing.tokens.length - 1
      found.push({ name: 'status', words: words.slice(tokens[at]!.word, tokens[last]!.word + 1), label, confidence })
      at = last
      continue
    }
    const [lead] = leads.at(tokens, at)
    if (lead === undefined) continue
    const first = tokens[at + lead.tokens.length]?.word ?? words.length
    const named = nameAt(words, first, lead.term === 'agent')
    // Of a certificate only the legal form shows that a company is certified, and not a person or a copy.
    const isOne = lead.term !== 'certified' || isLegalForm(letters(named.at(-1)?.text ?? ''))
    const name = lead.term === 'agent' ? 'agent_name' : 'name'
    if (named.length > 0 && isOne) found.push({ name, words: named, label, confidence })
  }
  return found
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
const connectors: ReadonlySet<string> = new Set(vocabulary.connectors)

/**
 * A name in running text ends before a word in lower case, a bracket or a quotation mark, a number where persons are named, behind its legal form,
 * and at the end of its sentence. Empty: no name begins here.
 */
function nameAt(words: readonly Word[], first: number, isPerson: boolean): readonly Word[] {
  const named: Word[] = []
  const start = words[first]?.text.toLowerCase() === 'the' ? first + 1 : first
  for (const [index, word] of words.slice(first, first + maxName).entries()) {
    const { text } = word
    const isOpening = first + index < start
    const continues = isPerson ? /^\p{Lu}/u.test(text) : /^["“]?[\p{Lu}\p{N}]/u.test(text)
    const connects = named.length > 0 && connectors.has(text.toLowerCase())
    if (!isOpening && !continues && !connects) return trimmed(named)
    if (!isOpening || /^T/.test(text)) named.push(word)
    if (isOpening) continue
    if (/["”]$/.test(text) || endsSentence(text) || endsName(words, first + index)) return trimmed(named)
  }
  return []
}

const trimmed = (named: readonly Word[]): readonly Word[] => {
  const last = named.findLastIndex(({ text }) => !connectors.has(text.toLowerCase()))
  return named.slice(0, last + 1)
}

/** An initial or "St." is followed by more of the name. */
const minSentenceEnd = 4
const endsSentence = (text: string): boolean =>
  /\.$/.test(text) && letters(text).length >= minSentenceEnd && !isLegalForm(letters(text))

/** A legal form with a comma or a period behind it, unless another one follows: "Smith Co. Holdings, LLC". */
function endsName(words: readonly Word[], index: number): boolean {
  const { text } = words[index]!
  if (!isLegalForm(letters(text)) || !/[.,]$/.test(text)) return false
  const next = words.slice(index + 1, index + 3)
  return !next.some(word => isLegalForm(letters(word.text)))
}
