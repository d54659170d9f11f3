/** Passphrases asked for on the terminal, where what is typed is not seen; without one they are lines of the input. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Refusal } from '../errors.ts'
import type { Command } from './command.ts'

export interface PassphraseInput {
  ask(question: string): Promise<string>
  /** On a terminal twice: what is typed is not seen. */
  askForNew(): Promise<string>
  close(): void
}

/** `usageError`: of the command that asks. */
export function openInput(usageError: Command['usageError']): PassphraseInput {
  const { isTTY } = process.stdin
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTTY })
  const next = lines[Symbol.asyncIterator]()
  async function ask(question: string): Promise<string> {
    if (isTTY) process.stderr.write(question)
    const line = await next.next()
    if (isTTY) process.stderr.write('\n')
    if (line.done === true) throw usageError(`${question.replace(/: $/, '')}: it was not given.`)
    return line.value
  }
  return {
    ask,
    async askForNew() {
      const first = await ask('New passphrase: ')
      if (isTTY && (await ask('Confirm passphrase: ')) !== first)
        throw new Refusal('BAD_VALUE', 'The two are not the same; nothing was changed.')
      return first
    },
    close: () => lines.close(),
  }
}
