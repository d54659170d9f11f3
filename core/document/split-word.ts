/** One word that holds several → its parts. */
import type { Word } from './model.ts'

/** A word in parts, each as wide as its share of characters; fewer than two parts: the word as it is. Pure. */
export function cutWord(word: Word, parts: readonly string[]): readonly Word[] {
  if (parts.length < 2) return [word]
  const width = (word.box.right - word.box.left) / word.text.length
  let left = word.box.left
  return parts.map(text => {
    const right = left + text.length * width
    const box = { ...word.box, left, right }
    left = right
    return { ...word, text, box }
  })
}
