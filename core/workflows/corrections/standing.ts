/** Which corrections still hold: one that leads back to what stood there before the first of its value takes them all back. */
import type { Correction } from '../../store/analyses.ts'

/** Where a correction waits whose document is in no analysis any more, under its lasting name: it is in force again with the document. */
export const setAsidePart = '/set-aside/'

/** `old`: what stood at the path before; undefined where it is not known. */
export type RecordedCorrection = Pick<Correction, 'path' | 'value' | 'old'>

/**
 * The corrections that are to be applied, in their order. A value that was corrected and set back stands as it was read, with the confidence and the
 * doubts it had: whoever undoes a correction has not confirmed what the document says. Corrections are taken back only along an unbroken
 * chain: where something else changed the value in between, such as a state that implies its code, all of them are applied.
 */
export function standingCorrections<Recorded extends RecordedCorrection>(
  corrections: readonly Recorded[],
): readonly Recorded[] {
  const chains = new Map<string, Recorded[]>()
  const withdrawn = new Set<Recorded>()
  const applied = corrections.filter(({ path }) => !path.startsWith(setAsidePart))
  for (const correction of applied) {
    const { path, value, old } = correction
    const chain = chains.get(path) ?? []
    const [first] = chain
    const isUnbroken = first !== undefined && old !== undefined && chain.at(-1)!.value === old
    if (isUnbroken && first.old === value) {
      for (const taken of [...chain, correction]) withdrawn.add(taken)
      chains.delete(path)
    } else chains.set(path, isUnbroken ? [...chain, correction] : [correction])
  }
  return applied.filter(correction => !withdrawn.has(correction))
}
