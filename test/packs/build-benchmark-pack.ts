/**
 * Makes resources/benchmarks/irs-soi-2013.json from ratios computed out of the IRS Corporation Source Book's published aggregates:
 *   node test/packs/build-benchmark-pack.ts BENCHMARKS.json
 * The input holds `soi` (all sizes) and `soiByAssetSize` records `{naics, level, title, assetSize, returns, metrics}`; the pack keeps the
 * ratios that have a counterpart in the result, as rows of numbers in one fixed order.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { benchmarkMetrics } from '../../core/analysis/industry/benchmark-pack.ts'

interface SourceRecord {
  readonly naics: string
  readonly level: string
  readonly title: string
  readonly assetSize: string
  readonly returns: number
  readonly metrics: Readonly<Record<string, number>>
}

/** NAICS beginnings of the sectors that are ranges, and of minors the IRS combined from several groups (their codes end in 5 or 05). */
const combined: Readonly<Record<string, readonly string[]>> = {
  '31-33': ['31', '32', '33', '31-33'],
  '44-45': ['44', '45', '44-45'],
  '48-49': ['48', '49', '48-49'],
  '42+44-45': [],
  '111': ['111', '112'],
  '114': ['114', '115'],
  '212315': ['2123'],
  '237105': ['2371', '2373', '2379'],
  '238905': ['2381', '2383', '2389'],
  '311115': ['3111', '3112'],
  '311615': ['3116', '3117'],
  '312135': ['31213', '31214'],
  '313': ['313', '314'],
  '315215': ['3152'],
  '324125': ['32412', '32419'],
  '325905': ['3253', '3259'],
  '327105': ['3271', '3279'],
  '327305': ['3273', '3274'],
  '331115': ['3311', '3312'],
  '331315': ['3313', '3314'],
  '332215': ['3322', '3325', '3326', '3327'],
  '334315': ['3343', '3346'],
  '335105': ['3351', '3352'],
  '336105': ['3361', '3362', '3363'],
  '336995': ['3365', '3369'],
  '423905': ['4232', '4239'],
  '424915': ['4249'],
  '441115': ['4411'],
  '441215': ['4412', '4413'],
  '444115': ['44411', '44412'],
  '445115': ['4451', '4452'],
  '481': ['481', '482', '483'],
  '487': ['487', '488', '491', '492'],
  '511145': ['51114', '51119'],
  '531115': ['53111', '53112'],
  '531135': ['53113', '53119'],
  '531315': ['5313'],
  '532215': ['5322', '5323'],
  '541115': ['5411'],
  '541215': ['5412'],
  '541315': ['5413'],
  '541515': ['5415'],
  '541915': ['5419'],
  '561905': ['5611', '5612', '5614', '5616', '5617', '5619'],
  '621115': ['6211'],
  '621315': ['6213'],
  '621415': ['6214'],
  '625': ['6215', '6216', '6219', '624'],
  '626': ['622', '623'],
  '711': ['711', '712'],
  '811115': ['8111'],
  '811215': ['8112', '8113', '8114'],
}

/** 238220 stands for 23822, 423800 for 4238, 481000 for 481; finance (52) is grouped too differently for a rule and has no operating ratios. */
const covers = (naics: string): readonly string[] =>
  combined[naics] ?? (naics.startsWith('52') && naics.length > 2 ? [] : [naics.replace(/0+$/, '')])

const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  soi: SourceRecord[]
  soiByAssetSize: SourceRecord[]
}
const industries = input.soi.map(all => ({
  naics: all.naics,
  covers: covers(all.naics),
  level: all.level,
  title: all.title,
  sizes: Object.fromEntries(
    [all, ...input.soiByAssetSize.filter(record => record.naics === all.naics)].map(record => [
      record.assetSize,
      [record.returns, ...benchmarkMetrics.map(({ source }) => record.metrics[source] ?? null)],
    ]),
  ),
}))
const pack = {
  source: 'IRS Statistics of Income, Corporation Source Book',
  year: 2013,
  note:
    'Ratios of the aggregates of all active corporation returns of an industry and asset class, hence weighted means, not medians; ' +
    'year-end balances, tax-return basis. Industries follow NAICS 2012.',
  columns: ['returns', ...benchmarkMetrics.map(({ source }) => source)],
  industries,
}
writeFileSync(new URL('../../resources/benchmarks/irs-soi-2013.json', import.meta.url), `${JSON.stringify(pack)}\n`)
