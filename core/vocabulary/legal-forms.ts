/** Legal forms of firms ("LLC", "GmbH & Co. KG"), as they end the names of firms. */
import forms from './legal-forms.json' with { type: 'json' }
import { phraseChoices } from './phrase-pattern.ts'

const us: readonly (readonly [form: string, spellings: readonly string[]])[] = Object.entries(forms.us)
/**
 * The forms that are no ordinary words besides ("as", "se"): as printed in lower case, dots where they distinguish the form from a word
 * ("p.a"); never the dot at the end.
 */
export const distinctLegalForms: readonly string[] = [...us.flatMap(([, spellings]) => spellings), ...forms.abroad]

const withoutMarks = (spelling: string): string => spelling.replace(/[^a-z]/g, '')

/** The forms of US law: a spelling without spaces and marks → one name of the form. */
export const usLegalForms: ReadonlyMap<string, string> = new Map(
  us.flatMap(([form, spellings]) => spellings.map((spelling): [string, string] => [withoutMarks(spelling), form])),
)

const words: ReadonlySet<string> = new Set(
  [...distinctLegalForms, ...forms.ordinaryWords].filter(spelling => !spelling.includes(' ')).map(withoutMarks),
)

/** Whether a word (lower case, no marks) is a legal form of any country: what two spellings of one firm may differ in. */
export const isLegalForm = (word: string): boolean => words.has(word)

/** Pattern source of everything a firm's name may end in, academic degrees of practitioners among them. */
export const nameEndings: string = phraseChoices([...distinctLegalForms, ...forms.ordinaryWords, ...forms.credentials])
