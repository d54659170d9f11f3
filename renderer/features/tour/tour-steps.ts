/** What the tour says, and which real thing each step points at. */

export interface TourStep {
  /** Where in the window it is; null: wherever one is. */
  readonly address: string | null
  /** Selectors of what it points at (elements name themselves by `data-tour`); the first that is there. */
  readonly targets: readonly string[]
  readonly title: string
  readonly text: string
}

const inbox: TourStep = {
  address: '/',
  targets: ['[data-tour="drop"]'],
  title: 'Documents come in here',
  text: 'Drop PDFs or folders anywhere onto the window. Each row shows the document type; change it in place. “Analyze” does the rest.',
}
const search: TourStep = {
  address: null,
  targets: ['[data-tour="search"]'],
  title: 'Everything is a few letters away',
  text: 'Companies, documents, values on pages, sections and commands. The question mark beside it lists all keys, and shows this tour again.',
}
const analysis = (address: string): readonly TourStep[] => [
  {
    address,
    targets: ['[data-tour="values"]'],
    title: 'Values left, page right',
    text: 'Select a value: the page turns to its place and marks it. Select a box on the page: the value is selected. Amber is doubt, red is a check that failed.',
  },
  {
    address,
    targets: ['[data-tour="failed-checks"]', '#tab-checks'],
    title: 'What does not add up',
    text: 'Checks between the values show their arithmetic. In the sample, gross profit is 18,000 less than sales less cost: two digits of it changed places in print.',
  },
  {
    address,
    targets: ['[data-tour="value-bar"]'],
    title: 'Work runs down a list',
    text: 'J goes to the next value to review. Enter accepts it; typing corrects it, and totals and ratios update. Z undoes the last step.',
  },
  {
    address,
    targets: ['[data-tour="report"]'],
    title: 'The report',
    text: 'An Excel workbook with live formulas: the spread, the ratios, the checks, and the place of every value.',
  },
]

/** The steps; `analysisId` null: there is no analysis of statements to show. */
export const tourSteps = (analysisId: string | null): readonly TourStep[] => [
  inbox,
  ...(analysisId === null ? [] : analysis(`/analyses/${encodeURIComponent(analysisId)}`)),
  search,
]
