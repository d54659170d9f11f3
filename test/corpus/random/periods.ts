/** The periods a drawn statement covers, and how its title and column headers name them. */
import type { Chance } from '../../drawing/chance.ts'
import type { Company } from './company.ts'

export interface DrawnColumn {
  /** ISO date. */
  readonly end: string
  readonly months: number | null
  /** False: another column of the same end is longer, so that this one is no period of the result. */
  readonly counts: boolean
  /** Size of its amounts relative to a full current year. */
  readonly weight: number
  readonly header: readonly string[]
}

export interface DrawnPeriods {
  readonly columns: readonly DrawnColumn[]
  /** Lines of the title that name the period; may be empty where the headers do. */
  readonly title: readonly string[]
}

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const countWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'] // prettier-ignore
export type DateStyle = 'long' | 'short' | 'slashes' | 'slashes2' | 'day' | 'dayShort' | 'dots' | 'iso' | 'compact'

/** The last day of a month. */
export const monthEnd = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
const partsOf = (end: string) => end.split('-').map(Number) as [number, number, number]
const back = (end: string, months: number): string => {
  const [year, month] = partsOf(end)
  const index = year * 12 + month - 1 - months
  return monthEnd(Math.floor(index / 12), (index % 12) + 1)
}
const pad = (value: number) => String(value).padStart(2, '0')

export function writtenDate(end: string, style: DateStyle): string {
  const [year, month, day] = partsOf(end)
  const name = monthNames[month - 1]!
  return {
    long: `${name} ${day}, ${year}`,
    short: `${name.slice(0, 3)} ${day}, ${year}`,
    slashes: `${pad(month)}/${pad(day)}/${year}`,
    slashes2: `${month}/${day}/${String(year).slice(2)}`,
    day: `${day} ${name} ${year}`,
    dayShort: `${day} ${name.slice(0, 3)} ${year}`,
    dots: `${pad(day)}.${pad(month)}.${year}`,
    iso: end,
    compact: `${name.slice(0, 3)} ${day}, ${String(year).slice(2)}`,
  }[style]
}

export interface DocumentTime {
  /** End of the current period. */
  readonly end: string
  readonly years: number
  readonly ascending: boolean
  readonly style: DateStyle
  /** Headers give only the year. */
  readonly bareYears: boolean
}

export function timeOf(chance: Chance, company: Company): DocumentTime {
  const month = chance.is(0.6) ? 12 : chance.pick([3, 6, 9, 6, 1, 4, 10])
  const style = {
    books: () => chance.pick(['long', 'short', 'compact', 'slashes', 'long'] as const),
    cpa: () => chance.pick(['long', 'long', 'slashes', 'short'] as const),
    filing: () => chance.pick(['long', 'long', 'short'] as const),
    uk: () => chance.pick(['day', 'day', 'dots', 'dayShort'] as const),
    ifrs: () => chance.pick(['day', 'dots', 'day', 'long', 'iso'] as const),
    fund: () => chance.pick(['long', 'slashes'] as const),
  }[company.family]()
  return {
    end: monthEnd(chance.whole(2016, 2025), month),
    years: chance.weighted([[company.family === 'filing' ? 1 : 4, 1], [6, 2], [company.family === 'filing' ? 3 : 1, 3]]), // prettier-ignore
    ascending: chance.is(0.15),
    style,
    bareYears: chance.is(0.5),
  }
}

const ordered = <T>(columns: readonly T[], time: DocumentTime): readonly T[] =>
  time.ascending ? columns.toReversed() : columns
const joined = (years: readonly number[]) =>
  years.length < 2 ? `${years[0]}` : `${years.slice(0, -1).join(', ')} and ${years.at(-1)}`

export function balancePeriods(chance: Chance, company: Company, time: DocumentTime): DrawnPeriods {
  const ends = Array.from({ length: time.years }, (_, index) => back(time.end, 12 * index))
  const [year] = partsOf(time.end)
  const day = writtenDate(time.end, time.style).replace(/,? ?\b\d{4}$/, '')
  const shortened = !/\d\d?[/.]|-/.test(writtenDate(time.end, time.style)) && time.style !== 'compact'
  const bare = time.bareYears && shortened
  const lead =
    company.family === 'uk' || company.family === 'ifrs' ? 'As at ' : chance.pick(['As of ', '', 'As of ', 'At '])
  const title =
    ends.length > 1 && shortened
      ? chance.pick([`${lead}${day}, ${joined(ends.map((_, index) => year - index))}`, `${lead}${writtenDate(time.end, time.style)}`]) // prettier-ignore
      : `${lead}${writtenDate(time.end, time.style)}`
  const columns = ends.map((end, index): DrawnColumn => ({
    end,
    months: null,
    counts: true,
    weight: 0.93 ** index,
    header: headerOf(chance, end, bare, time, company),
  }))
  const noHeader = columns.length === 1 && chance.is(0.45)
  return {
    columns: ordered(columns, time).map(column => (noHeader ? { ...column, header: [] } : column)),
    title: noHeader || bare || chance.is(0.75) ? [title] : [],
  }
}

function headerOf(chance: Chance, end: string, bare: boolean, time: DocumentTime, company: Company): readonly string[] {
  const [year] = partsOf(end)
  if (bare)
    return company.family === 'uk' || company.family === 'ifrs' || !chance.is(0.1) ? [`${year}`] : [`FY ${year}`]
  const date = writtenDate(end, time.style)
  return time.style === 'long' && chance.is(0.5) ? [date.replace(/ \d{4}$/, ''), `${year}`] : [date]
}

/** Flows: years, a year to date, a month beside the year to date, quarters, months with their total. */
export function flowPeriods(chance: Chance, company: Company, time: DocumentTime, plain: boolean): DrawnPeriods {
  if (plain || company.family === 'uk' || company.family === 'ifrs' || company.family === 'fund')
    return yearlyFlows(chance, company, time)
  return chance.weighted([
    [12, yearlyFlows],
    [company.family === 'books' ? 6 : 2, singleFlow],
    [company.family === 'books' ? 3 : 1, monthAndYearToDate],
    [company.family === 'filing' ? 5 : 1, quarterAndYearToDate],
    [2, fourQuarters],
    [company.family === 'books' ? 3 : 0.3, twelveMonths],
  ] as const)(chance, company, time)
}

function yearlyFlows(chance: Chance, company: Company, time: DocumentTime): DrawnPeriods {
  const ends = Array.from({ length: time.years }, (_, index) => back(time.end, 12 * index))
  const [year] = partsOf(time.end)
  const [month] = partsOf(time.end).slice(1) as [number]
  const date = writtenDate(time.end, time.style)
  const shortened = !/\d\d?[/.]|-/.test(date) && time.style !== 'compact'
  const bare = shortened && (time.bareYears || ends.length > 1)
  const years = joined(ends.map((_, index) => year - index))
  const day = date.replace(/,? ?\b\d{4}$/, '')
  const first = monthNames[month % 12]!
  const books = company.family === 'books' && ends.length === 1
  const title = books
    ? month === 12
      ? chance.pick([`January through December ${year}`, `January - December ${year}`, `January 1 - December 31, ${year}`, `For the Year Ended December 31, ${year}`, `For the twelve months ended December 31, ${year}`]) // prettier-ignore
      : chance.pick([`${first} ${year - 1} through ${monthNames[month - 1]} ${year}`, `${first} ${year - 1} - ${monthNames[month - 1]} ${year}`, `For the year ended ${date}`]) // prettier-ignore
    : ends.length === 1 || !shortened
      ? `For the year ended ${date}`
      : chance.pick([`For the years ended ${day}, ${years}`, `Years ended ${day}, ${years}`, `For the Years Ended ${day}`, `Year ended ${day}`]) // prettier-ignore
  const over = chance.is(0.25) && !books
  const columns = ends.map((end, index): DrawnColumn => ({
    end,
    months: 12,
    counts: true,
    weight: 0.93 ** index,
    header: bare ? [`${year - index}`] : [...(over ? ['Year ended'] : []), writtenDate(end, time.style)],
  }))
  const noHeader = columns.length === 1 && chance.is(0.4)
  return {
    columns: ordered(columns, time).map(column => (noHeader ? { ...column, header: [] } : column)),
    title: noHeader || bare || !over ? [title] : [],
  }
}

function singleFlow(chance: Chance, _company: Company, time: DocumentTime): DrawnPeriods {
  const months = chance.whole(1, 11)
  const [year] = partsOf(time.end)
  const month = Math.max(months, chance.whole(1, 11))
  const end = monthEnd(year, month)
  const first = monthNames[month - months]!
  const last = monthNames[month - 1]!
  const day = partsOf(end)[2]
  const title =
    months === 1
      ? chance.pick([`${last} ${year}`, `For the month ended ${writtenDate(end, 'long')}`, `${last} 1 - ${day}, ${year}`])
      : chance.pick([`${first} through ${last} ${year}`, `${first} - ${last}, ${year}`, `${first} 1 - ${last} ${day}, ${year}`, `For the ${countWords[months]} Months Ended ${writtenDate(end, 'long')}`, `For the period ${first} 1, ${year} to ${last} ${day}, ${year}`]) // prettier-ignore
  const short = `${first.slice(0, 3)} - ${last.slice(0, 3)} ${String(year).slice(2)}`
  const header = months > 1 && chance.is(0.4) ? [short] : chance.pick([[], ['Total'], ['TOTAL'], ['Amount']])
  return {
    columns: [{ end, months, counts: true, weight: months / 12, header }],
    title: [title],
  }
}

function monthAndYearToDate(chance: Chance, _company: Company, time: DocumentTime): DrawnPeriods {
  const [year] = partsOf(time.end)
  const month = chance.whole(2, 12)
  const end = monthEnd(year, month)
  const headers = chance.pick([
    [['Current Month'], ['Year to Date']],
    [['This Month'], ['Year-to-Date']],
    [
      ['Month Ended', writtenDate(end, 'slashes')],
      ['Year to Date', writtenDate(end, 'slashes')],
    ],
    [
      ['Current', 'Period'],
      ['Year to', 'Date'],
    ],
    [
      ['1 Month Ended', writtenDate(end, 'short')],
      [`${month} Months Ended`, writtenDate(end, 'short')],
    ],
  ] as const)
  const columns: readonly DrawnColumn[] = [
    { end, months: 1, counts: false, weight: 1 / 12, header: headers[0] },
    { end, months: month, counts: true, weight: month / 12, header: headers[1] },
  ]
  const title = chance.pick([`For the ${countWords[month]} Months Ended ${writtenDate(end, 'long')}`, `For the period ended ${writtenDate(end, 'long')}`, `For the one month and ${countWords[month]!.toLowerCase()} months ended ${writtenDate(end, 'long')}`]) // prettier-ignore
  return { columns, title: [title] }
}

function quarterAndYearToDate(chance: Chance, _company: Company, time: DocumentTime): DrawnPeriods {
  const [year] = partsOf(time.end)
  const quarter = chance.whole(1, 3)
  const ends = [monthEnd(year, quarter * 3), monthEnd(year - 1, quarter * 3)]
  const day = writtenDate(ends[0]!, 'long').replace(/, \d{4}$/, '')
  const column = (end: string, index: number, months: number, header: readonly string[]): DrawnColumn => ({
    end,
    months,
    counts: months === quarter * 3,
    weight: (months / 12) * 0.93 ** index,
    header,
  })
  const spoken = (months: number) => `${countWords[months]} Months Ended`
  const lengths = quarter === 1 ? [3] : [3, quarter * 3]
  const repeated = chance.is(0.5)
  const columns = lengths.flatMap(months =>
    ends.map(
      (end, index) =>
      column(end, index, months, repeated ? [spoken(months), `${day},`, end.slice(0, 4)] : [`${countWords[months]} months`, `ended ${writtenDate(end, 'short')}`]), // prettier-ignore
    ),
  )
  return { columns, title: [] }
}

function fourQuarters(chance: Chance, _company: Company, time: DocumentTime): DrawnPeriods {
  const [year] = partsOf(time.end)
  const style = chance.whole(0, 3)
  const columns = [1, 2, 3, 4].map((quarter): DrawnColumn => {
    const end = monthEnd(year, quarter * 3)
    const name = monthNames[quarter * 3 - 1]!.slice(0, 3)
    const from = monthNames[quarter * 3 - 3]!.slice(0, 3)
    const header = [[`Q${quarter} ${year}`], [`${from} - ${name}`, `${year}`], [`Q${quarter}'${String(year).slice(2)}`], ['Quarter ended', writtenDate(end, 'slashes')]][style]! // prettier-ignore
    return { end, months: 3, counts: quarter < 4, weight: 0.22 + 0.02 * quarter, header }
  })
  const total: DrawnColumn = { end: monthEnd(year, 12), months: 12, counts: true, weight: 0, header: chance.pick([['Total'], ['Full Year'], [`FY ${year}`], ['TOTAL'], ['Year']]) } // prettier-ignore
  return { columns: [...columns, total], title: [chance.pick([`January - December ${year}`, `For the year ended December 31, ${year}`])] } // prettier-ignore
}

function twelveMonths(chance: Chance, _company: Company, time: DocumentTime): DrawnPeriods {
  const [year] = partsOf(time.end)
  const count = chance.pick([3, 6, 12])
  const style = chance.whole(0, 2)
  const columns = Array.from({ length: count }, (_, index): DrawnColumn => {
    const name = monthNames[index]!.slice(0, 3)
    const header = [[`${name} ${year}`], [`${name} ${String(year).slice(2)}`], [name]][style]!
    return { end: monthEnd(year, index + 1), months: 1, counts: index < count - 1, weight: 1 / 12, header }
  })
  const total: DrawnColumn = { end: monthEnd(year, count), months: count, counts: true, weight: 0, header: ['TOTAL'] }
  const last = monthNames[count - 1]
  return { columns: [...columns, total], title: [`January - ${last} ${year}`] } // prettier-ignore
}
