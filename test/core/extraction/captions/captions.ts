/** Whole statements in which one line is the caption under test. */

/** Where the captions stand, the figure they belong to (its last name; null: none of the contract's), and the captions. */
export type Captions = readonly (readonly [place: string, field: string | null, captions: readonly string[]])[]

/** Sums by the name of their division. */
type Sums = Readonly<Record<string, number>>

interface Division {
  readonly heading: string
  readonly lines: readonly (readonly [label: string, amount: number])[]
  /** Label of the sum; none where a result stands for it. */
  readonly total?: string
  /** The division that grows when this one does, so that both sides stay equal. */
  readonly against?: string
}

/** A figure that follows from the divisions; a caption for its field takes the place of its label. */
interface Result {
  readonly field: string
  readonly label: string
  readonly of: (sums: Sums) => number
}

export interface Pattern {
  readonly title: string
  readonly date: string
  readonly lines: readonly (Division | Result | string)[]
}

const written = (amount: number): string =>
  amount < 0 ? `(${(-amount).toLocaleString('en-US')})` : amount.toLocaleString('en-US')

const row = (label: string, amount: number): string => `    ${label.padEnd(100)}${written(amount).padStart(9)}`

/** The place of captions that name a result. */
const results = 'Results'

/** The statement with one more line in the division `place`, or with the caption as the name of a result. */
export function withCaption(
  pattern: Pattern,
  place: string,
  field: string | null,
  caption: string,
  amount: number,
): string {
  const sums: Record<string, number> = {}
  const printed: string[] = []
  const grows = pattern.lines.find(line => typeof line !== 'string' && 'heading' in line && line.heading === place)
  for (const line of pattern.lines)
    if (typeof line === 'string') printed.push(`    ${line}`)
    else if ('field' in line)
      printed.push(row(place === results && line.field === field ? caption : line.label, line.of(sums)))
    else {
      const against = grows !== undefined && (grows as Division).against === line.heading
      const own =
        line.heading === place ? [[caption, amount] as const] : against ? [['Breakwater', amount] as const] : []
      const lines = [...line.lines, ...own]
      sums[line.heading] = lines.reduce((sum, [, amount]) => sum + amount, 0)
      printed.push(`    ${line.heading}`, ...lines.map(([label, amount]) => row(`  ${label}`, amount)))
      if (line.total !== undefined) printed.push(row(line.total, sums[line.heading]!))
    }
  const topText = ['Harbor Tool Works, Inc.', pattern.title, pattern.date].map(text => `    ${text}`)
  return ['', ...topText, '', `${' '.repeat(109)}2024`, ...printed, ''].join('\n')
}
