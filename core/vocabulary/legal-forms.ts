/** Legal forms of firms ("LLC", "GmbH & Co. KG"), as they end the names of firms. */
import forms from './legal-forms.json' with { type: 'json' }

const us: readonly (readonly [form: string, spellings: readonly string[]])[] = Object.entries(forms.us)
/** As printed in lower case, dots where they tell the form from a word ("p.a"); never the dot at the end. */
const distinct = [...us.flatMap(([, spellings]) => spellings), ...forms.abroad]

const withoutMarks = (spelling: string): string => spelling.replace(/[^a-z]/g, '')

/** The forms of US law: a spelling without spaces and marks → one name of the form. */
export const usLegalForms: ReadonlyMap<string, string> = new Map(
  us.flatMap(([form, spellings]) => spellings.map((spelling): [string, string] => [withoutMarks(spelling), form])),
)

const words: ReadonlySet<string> = new Set(
  [...distinct, ...forms.ordinaryWords].filter(spelling => !spelling.includes(' ')).map(withoutMarks),
)

/** Whether a word (lower case, no marks) is a legal form of any country: what two spellings of one firm may differ in. */
export const isLegalForm = (word: string): boolean => words.has(word)

const sourceOf = (spellings: readonly string[]): string =>
  spellings
    .toSorted((a, b) => b.length - a.length)
    .map(spelling => spelling.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')

/** Pattern source of the forms that are no ordinary words besides ("as", "se"), the longest first; for the flag `i`. */
export const distinctLegalForms: string = sourceOf(distinct)

/** Pattern source of everything a firm's name may end in, academic degrees of practitioners among them. */
export const nameEndings: string = sourceOf([...distinct, ...forms.ordinaryWords, ...forms.credentials])
