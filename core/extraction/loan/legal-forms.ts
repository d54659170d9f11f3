/** Names of legal forms as forms print them and people fill them in, in the contract's vocabulary. Pure. */
import choices from '../../vocabulary/loan-choices.json' with { type: 'json' }
import { PhraseIndex } from '../labels/phrases.ts'
import { labelTokens } from './labels.ts'

export interface Form {
  readonly name: string
  readonly tokens: readonly string[]
}
const forms = new PhraseIndex<Form>(
  (Object.entries(choices.entities) as [string, readonly string[]][]).flatMap(([name, phrases]) =>
    phrases.map(phrase => ({ name, tokens: labelTokens(phrase) })),
  ),
)
export const otherForms: ReadonlySet<string> = new Set(
  choices.otherEntities.map(phrase => labelTokens(phrase).join(' ')),
)

/** The form a text names from its first word on; null when it names none. */
export const leadingForm = (tokens: readonly string[]): Form | null => forms.at(tokens, 0)[0] ?? null

/** The contract's names. */
export const legalFormNames: ReadonlySet<string> = new Set(Object.keys(choices.entities))

/** The text begins with the name of a legal form, or is one of those the contract has no name for. */
export function isEntityType(text: string): boolean {
  const tokens = labelTokens(text)
  return leadingForm(tokens) !== null || otherForms.has(tokens.join(' '))
}

/**
 * Words of an answer that names a legal form with its state or kind; longer ones are sentences that mention one.
 * Half changes 0 of 41 tuned forms, double 1.
 */
const MAX_WORDS = 5

/** The contract's name for a legal form as printed; as printed when the contract has none. */
export function entityTypeOf(text: string): string {
  const tokens = labelTokens(text.replace(/[()]/g, ' '))
  const [longest] = forms.at(tokens, 0)
  if (longest?.tokens.length === tokens.length) return longest.name
  // "Domestic LLC", "S corporation (Delaware)".
  const within = tokens.flatMap((_, at) => forms.at(tokens, at).slice(0, 1))
  const best = within.toSorted((a, b) => b.tokens.length - a.tokens.length)[0]
  // "LLC / Corporation" offers two; of "Limited liability company" within "Company", the longer name counts.
  const isOne = new Set(within.map(({ name }) => name)).size === 1 || (best?.tokens.length ?? 0) > 1
  return best !== undefined && best.tokens.join('').length > 2 && tokens.length <= MAX_WORDS && isOne
    ? best.name
    : text.trim()
}
