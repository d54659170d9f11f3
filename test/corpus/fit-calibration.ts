/** Fits a calibration curve to judged values: isotonic regression by pooling adjacent violators, with a rule for reliable values. */
import type { Curve } from '../../core/extraction/solve/calibration.ts'

/** A judged value: the score its extractor gave it, and whether it was right. */
export interface Judgment {
  /** 0 to 1. */
  readonly score: number
  readonly right: boolean
}

/** Values a block has at least, so that its share means something: at 40 values the standard error of 95 % is 3.4 points. */
const MIN_BLOCK = 40
/**
 * Values with a probability from 0.9 on count as reliable (contract of the API): in every block of them at least this share has to be right. The
 * promise is 99 % of all of them together; blocks of less than this were right in 86 % of the cases on documents that were held out.
 */
const RELIABLE = 0.985
/**
 * Lower bound (Wilson, 95 %) of the share of all reliable values together, below which a source promises nothing: all of 117 values of scanned
 * invoices were right (bound 96.8 %), but 95 % of the held-out ones; 99.3 % of 293 of loan applications (bound 97.6 %), and 98.6 % of theirs.
 */
const MIN_PROVEN = 0.97
/** The highest probability of a block that is not reliable. */
const DOUBTFUL = 0.89

interface Block {
  /** The lowest and the highest score. */
  readonly from: number
  readonly to: number
  /** Sum of the scores. */
  readonly scores: number
  readonly right: number
  readonly count: number
}

const merged = (a: Block, b: Block): Block => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
  scores: a.scores + b.scores,
  right: a.right + b.right,
  count: a.count + b.count,
})
/** Shrunk toward one half by a single value: no block of right values is certain. */
const shareOf = ({ right, count }: Block): number => (right + 0.5) / (count + 1)

/** The curve of these judgments; empty when there are too few to say anything. */
export function fitCurve(judgments: readonly Judgment[]): Curve {
  if (judgments.length < 2 * MIN_BLOCK) return []
  const blocks = monotone(blocksOf(judgments))
  const reliable = reliableFrom(blocks)
  return blocks.flatMap((block, index): Curve => {
    const share = rounded(index >= reliable ? shareOf(block) : Math.min(shareOf(block), DOUBTFUL))
    const knot = [rounded(block.scores / block.count), share] as const
    // A step between the last doubtful and the first reliable block: no score between their means is served as reliable.
    if (index === reliable - 1 && index < blocks.length - 1) return withoutRepeats([knot, [rounded(block.to), share]])
    if (index === reliable && index > 0) return withoutRepeats([[rounded(block.from), share], knot])
    return [knot]
  })
}

const withoutRepeats = ([first, second]: readonly [Curve[number], Curve[number]]): Curve =>
  first[0] === second[0] ? [first] : [first, second]

/** Blocks of at least MIN_BLOCK values by ascending score; equal scores are never divided. */
function blocksOf(judgments: readonly Judgment[]): readonly Block[] {
  const levels = [...Map.groupBy(judgments, ({ score }) => score)]
    .toSorted(([a], [b]) => a - b)
    .map(([score, same]): Block => ({
      from: score,
      to: score,
      scores: score * same.length,
      right: same.filter(({ right }) => right).length,
      count: same.length,
    }))
  const blocks: Block[] = []
  for (const level of levels) {
    const last = blocks.at(-1)
    if (last !== undefined && last.count < MIN_BLOCK) blocks[blocks.length - 1] = merged(last, level)
    else blocks.push(level)
  }
  const [last, before] = [blocks.at(-1), blocks.at(-2)]
  return last !== undefined && before !== undefined && last.count < MIN_BLOCK
    ? [...blocks.slice(0, -2), merged(before, last)]
    : blocks
}

/** Adjacent blocks whose shares fall are pooled until none does. */
function monotone(blocks: readonly Block[]): readonly Block[] {
  const pooled: Block[] = []
  for (const block of blocks) {
    let next = block
    while (pooled.length > 0 && shareOf(pooled.at(-1)!) >= shareOf(next)) next = merged(pooled.pop()!, next)
    pooled.push(next)
  }
  return pooled
}

/** Index of the first reliable block, the number of blocks where none is; shares rise, so those above it are reliable too. */
function reliableFrom(blocks: readonly Block[]): number {
  const first = blocks.findIndex(block => shareOf(block) >= RELIABLE)
  return first === -1 || lowerBound(blocks.slice(first).reduce(merged)) < MIN_PROVEN ? blocks.length : first
}

/** Lower end of the Wilson score interval of 95 % of a block's share. */
function lowerBound({ right, count }: Block): number {
  const [z, share] = [1.96, right / count]
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2)
  return (share + z ** 2 / (2 * count) - spread) / (1 + z ** 2 / count)
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
