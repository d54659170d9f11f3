/** Finds trades by the phrases they are known by, in a company's name and in the names of its revenue and cost lines. */
import { readFileSync } from 'node:fs'
import { resourcePath } from '../../reading/resource-path.ts'
import { plainPhraseWords, tradeWords } from './words.ts'

export interface Trade {
  /** Six digits, or a sector where the phrase tells no more. */
  readonly naics: string
  readonly title: string
  readonly sic: string | null
  readonly mcc: string | null
  readonly phrases?: readonly string[]
  /** Phrases that are also ordinary expense lines of any company. */
  readonly overhead?: readonly string[]
  /** Phrases that tell something only in a company name. */
  readonly nameOnly?: readonly string[]
}

type PhraseKind = 'phrases' | 'overhead' | 'nameOnly'

export interface TradeMatch {
  readonly trade: Trade
  /** As written in the table. */
  readonly phrase: string
  readonly words: number
  readonly kind: PhraseKind
}

interface Entry extends TradeMatch {
  readonly sequence: readonly string[]
}

interface TradeTable {
  readonly trades: readonly Trade[]
  /** Phrases by their first word, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Entry[]>
}

let loaded: TradeTable | null = null

function tradeTable(): TradeTable {
  return (loaded ??= indexed(
    (JSON.parse(readFileSync(resourcePath('industry', 'trades.json'), 'utf8')) as { trades: Trade[] }).trades,
  ))
}

function indexed(trades: readonly Trade[]): TradeTable {
  const byFirstWord = new Map<string, Entry[]>()
  for (const trade of trades)
    for (const kind of ['phrases', 'overhead', 'nameOnly'] as const)
      for (const phrase of trade[kind] ?? []) {
        const sequence = plainPhraseWords(phrase)
        const entry = { trade, phrase, kind, words: sequence.length, sequence }
        const entries = byFirstWord.get(sequence[0]!)
        if (entries) entries.push(entry)
        else byFirstWord.set(sequence[0]!, [entry])
      }
  for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words - a.words)
  return { trades, byFirstWord }
}

/** The phrases found in a text, the longest at each place; nothing inside a longer phrase counts again. */
export function tradesIn(text: string): TradeMatch[] {
  const { byFirstWord } = tradeTable()
  const words = tradeWords(text)
  const found: TradeMatch[] = []
  for (let at = 0; at < words.length;) {
    const here = (byFirstWord.get(words[at]!) ?? []).filter(e => e.sequence.every((word, i) => words[at + i] === word))
    const length = here[0]?.words ?? 0
    found.push(...here.filter(e => e.words === length))
    at += Math.max(1, length)
  }
  return found
}

/** The trade of a code; null when the table has none. */
export const tradeOf = (naics: string): Trade | null => tradeTable().trades.find(trade => trade.naics === naics) ?? null
