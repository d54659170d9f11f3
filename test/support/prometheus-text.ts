/** The text format of Prometheus, read strictly: whatever its description does not allow is an error. */

export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}
export interface Family {
  readonly name: string
  readonly type: string
  readonly help: string
  readonly samples: readonly Sample[]
}

const metricName = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const helpLine = new RegExp(`^# HELP (${metricName}) ((?:[^\\\\]|\\\\\\\\|\\\\n)*)$`)
const typeLine = new RegExp(`^# TYPE (${metricName}) (counter|gauge|histogram|summary|untyped)$`)
const sampleLine = new RegExp(`^(${metricName})(?:\\{(.*)\\})? (\\S+)(?: -?\\d+)?$`)
const label = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)/
const numberText = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[+-]?Inf|NaN)$/i

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  for (let rest = text; rest !== '';) {
    const [whole, name, value] = label.exec(rest) ?? []
    if (whole === undefined || name! in labels) throw new Error(`malformed labels: ${text}`)
    labels[name!] = value!
    rest = rest.slice(whole.length)
  }
  return labels
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = sampleLine.exec(line) ?? []
  if (name === undefined || !numberText.test(value!)) throw new Error(`malformed sample: ${line}`)
  const parsed = /inf/i.test(value!) ? (value!.startsWith('-') ? -Infinity : Infinity) : Number(value)
  return { name, labels: labelsOf(labels), value: parsed }
}

/** Names of samples that a family of a type may have. */
const suffixes: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

const without = (labels: Readonly<Record<string, string>>, name: string): string =>
  JSON.stringify(
    Object.entries(labels)
      .filter(([key]) => key !== name)
      .toSorted(),
  )

/** Buckets rise, end in +Inf, and the last is the count. */
function checkHistogram({ name, samples }: Family): void {
  const of = (suffix: string) => samples.filter(sample => sample.name === name + suffix)
  for (const [key, buckets] of Map.groupBy(of('_bucket'), ({ labels }) => without(labels, 'le'))) {
    const bounds = buckets.map(({ labels }) => Number(labels['le']!.replace('+Inf', 'Infinity')))
    const rises = (values: readonly number[], strictly: boolean): boolean =>
      values.every(
        (value, index) => index === 0 || value > values[index - 1]! || (!strictly && value === values[index - 1]),
      )
    const count = of('_count').find(({ labels }) => without(labels, 'le') === key)?.value
    if (!rises(bounds, true) || bounds.at(-1) !== Infinity) throw new Error(`${name}: bounds ${bounds.join()}`)
    if (
      !rises(
        buckets.map(({ value }) => value),
        false,
      )
    )
      throw new Error(`${name}: buckets fall`)
    if (buckets.at(-1)!.value !== count) throw new Error(`${name}: count ${count}`)
  }
}

/** Throws an Error that names what is wrong. */
export function parsePrometheusText(text: string): readonly Family[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families: { name: string; type: string; help: string; samples: Sample[] }[] = []
  for (const line of text.split('\n')) {
    const help = helpLine.exec(line)
    const type = typeLine.exec(line)
    const family = families.at(-1)
    if (line === '') continue
    if (help !== null) {
      if (families.some(({ name }) => name === help[1])) throw new Error(`${help[1]!}: stands apart`)
      families.push({ name: help[1]!, type: '', help: help[2]!, samples: [] })
    } else if (type !== null) {
      if (family?.name !== type[1] || family!.type !== '') throw new Error(`${type[1]!}: no help before its type`)
      family!.type = type[2]!
    } else {
      const sample = sampleOf(line)
      const allowed = (suffixes[family?.type ?? ''] ?? ['']).map(suffix => family!.name + suffix)
      if (family === undefined || family.type === '' || !allowed.includes(sample.name))
        throw new Error(`${line}: belongs to no family`)
      const isSame = (other: Sample): boolean =>
        other.name === sample.name && without(other.labels, '') === without(sample.labels, '')
      if (family.samples.some(isSame)) throw new Error(`${line}: twice`)
      if (family.type === 'counter' && sample.value < 0) throw new Error(`${line}: a counter below 0`)
      family.samples.push(sample)
    }
  }
  for (const family of families) if (family.type === 'histogram') checkHistogram(family)
  return families
}
