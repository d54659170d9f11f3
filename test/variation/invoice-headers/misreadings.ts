/** A page of text as recognition might have read it: letters confused, spaces lost and put in, colons lost. Digits stay as printed. */
import type { Document, Page, Word } from '../../../core/document/model.ts'
import { linesOf } from '../../../core/document/lines.ts'
import { chanceOf, type Chance } from '../../drawing/chance.ts'

/** Letter → what recognition reads instead. */
const confused: Readonly<Record<string, string>> = { l: '1', i: 'l', o: '0', e: 'c', m: 'rn', S: '5', B: '8', I: 'l', O: '0', c: 'e', n: 'r', t: 'f', h: 'b', u: 'v' } // prettier-ignore
/** Shares of words. */
const damage = { letter: 0.05, colon: 0.3, merged: 0.03, split: 0.015 } as const

/** Words with digits are what values are made of: they are left as they are. */
const isSpared = (text: string): boolean => /\d/.test(text) || text.length < 4

function misread(word: Word, chance: Chance): Word {
  let { text } = word
  if (chance.is(damage.colon)) text = text.replace(/:$/, '')
  if (!isSpared(text) && chance.is(damage.letter)) {
    const places = [...text].flatMap((letter, at) => (confused[letter] === undefined ? [] : [at]))
    if (places.length > 0) {
      const at = chance.pick(places)
      text = text.slice(0, at) + confused[text[at]!]! + text.slice(at + 1)
    }
  }
  return { ...word, text, confidence: 0.9 }
}

function respaced(words: readonly Word[], chance: Chance): readonly Word[] {
  const changed: Word[] = []
  for (const word of words) {
    const before = changed.at(-1)
    const near =
      before !== undefined && word.box.left - before.box.right < 0.4 * word.size && word.box.left > before.box.left
    if (near && !isSpared(before.text) && !isSpared(word.text) && chance.is(damage.merged))
      changed[changed.length - 1] = {
        ...before,
        text: before.text + word.text,
        box: { ...before.box, right: word.box.right },
      }
    else if (!isSpared(word.text) && word.text.length > 6 && chance.is(damage.split)) {
      const at = chance.whole(2, word.text.length - 3)
      const x = word.box.left + (at / word.text.length) * (word.box.right - word.box.left)
      changed.push({ ...word, text: word.text.slice(0, at), box: { ...word.box, right: x - 1 } }, { ...word, text: word.text.slice(at), box: { ...word.box, left: x + 1 } }) // prettier-ignore
    } else changed.push(word)
  }
  return changed
}

/** The document as a recognized one. */
export function withMisreadings(document: Document, seed: number): Document {
  const chance = chanceOf(seed + 7_000)
  const pages = document.pages.map((page): Page => {
    const words = page.lines.flatMap(line =>
      respaced(
        line.words.map(word => misread(word, chance)),
        chance,
      ),
    )
    return { ...page, source: 'ocr', lines: linesOf(words.filter(({ text }) => text !== '')) }
  })
  return { ...document, pages }
}
