/** What may be written down of an error: its class, its code, and where in the program it was thrown. Messages quote whatever was at hand. */
import type { DefectFacts } from '../events.ts'
import { framePattern } from './allowed-members.ts'

/** Of an error and all its causes. */
const MAX_FRAMES = 24
/** Causes of causes: more is a circle. */
const MAX_CAUSES = 5

/** Paths are shorter. */
const MAX_LINE = 500
const frame = /^\s+at (?:async )?(?:(?<caller>[\w$.<> ]+?) (?:\[as [^\]]*\] )?\()?(?<place>.+:\d+:\d+)\)?$/
/** The place within the program: what stands before names the folder of whoever installed it. */
const placeInProgram = /^(?:node:|.*(?=\bnode_modules\/)|.*(?=\b(?:core|electron)\/))(?<place>.*)$/

/** `about`: the job it happened in. An error may carry the id of its request as `requestId`. */
export function defectFacts(error: unknown, about: { readonly id: string } | null = null): DefectFacts {
  const errors = causesOf(error)
  const requestId = errors.flatMap(one => ('requestId' in one ? one.requestId : []))[0]
  // The innermost error says what went wrong; the others, on whose behalf.
  const innermost = errors.at(-1)
  const codes = errors.flatMap(one => ('code' in one && typeof one.code === 'string' ? one.code : []))
  return {
    name: innermost?.name ?? 'Error',
    code: codes.at(-1) ?? null,
    frames: errors.toReversed().flatMap(framesOf).slice(0, MAX_FRAMES),
    requestId: typeof requestId === 'string' ? requestId : null,
    jobId: about?.id ?? null,
  }
}

function causesOf(error: unknown): readonly Error[] {
  const found: Error[] = []
  for (let one = error; one instanceof Error && found.length < MAX_CAUSES; one = one.cause) found.push(one)
  return found
}

/** The lines of the stack that are places in the program; a message of several lines stands before them and may look like one. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const from = stack.indexOf(message)
  const lines = (from < 0 ? stack : stack.slice(from + message.length)).split('\n')
  // A message that was changed later stands in the stack as it was.
  const last = lines.findLastIndex(line => line !== '' && !line.startsWith('    at '))
  return lines.slice(last + 1).flatMap(line => {
    const { caller, place } = frame.exec(line.slice(0, MAX_LINE))?.groups ?? {}
    const url = place?.replaceAll('\\', '/')
    const within = url?.startsWith('node:') ? url : placeInProgram.exec(url ?? '')?.groups?.['place']
    const text = [caller, within].filter(part => part !== undefined).join(' ')
    return within !== undefined && framePattern.test(text) ? [text] : []
  })
}
