/** Words with which forms speak to those who fill them in: instructions and hints, never answers. Pure. */
import phrases from '../../vocabulary/loan-phrases.json' with { type: 'json' }
import { phrasePattern, phraseSource } from '../../vocabulary/phrase-pattern.ts'

/** Printed by forms only. */
const INSTRUCTION = phrasePattern(phrases.instructions)
/** Printed by forms too, but firms are called "Signature Homes" and "Your Pie": they count among words in small letters. */
const PERHAPS = phrasePattern(phrases.perhapsInstructions)
const SMALL_WORD = new RegExp(`(?:^|\\s)(?!${phraseSource(phrases.nameParticles)})\\p{Ll}{3}`, 'u')
const PART_START = new RegExp(`^${phraseSource(phrases.partStarts)}`, 'u')
/** In so few words a name may hold any of them. */
const SHORT = 2

/** Whether a text found where an answer is expected is the form's own print. */
export function isPrintedText(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/^\([^)]*[a-z]{3}/.test(plain) || /^[•◦·▪]/.test(plain)) return true
  if (isPartOfSentence(plain) && plain.includes(' ')) return true
  if (plain.split(' ').length <= SHORT) return false
  return INSTRUCTION.test(plain) || (PERHAPS.test(plain) && SMALL_WORD.test(plain))
}

/** Whether a text begins within a sentence: with a small word that begins no name. */
export const isPartOfSentence = (text: string): boolean => PART_START.test(text)
