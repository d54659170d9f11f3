/** Forgeries that leave only arithmetic traces: how many of them the sums and balances give away. Of the held-out ones only the total is shown. */
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isHeldOut, type Judged } from './score-table.ts'
import { shared } from './shared-corpus.ts'

const arithmeticSignals = new Set(['running-balance', 'sum-mismatch'])

/** Prints the findings that are expected of forgeries without another trace, and how many were found at their place. */
export async function printArithmeticForgeries(judged: readonly Judged[]): Promise<void> {
  const names = await arithmeticOnly()
  const counted = (isOfPart: (name: string) => boolean): string => {
    const marks = judged
      .filter(({ kind, name }) => kind === 'integrity' && names.has(name) && isOfPart(name))
      .flatMap(({ marks }) => marks.filter(({ path }) => arithmeticSignals.has(path)))
    return `${marks.filter(({ verdict }) => verdict === 'right').length} of ${marks.length}`
  }
  console.log(
    `\nForgeries with only arithmetic traces: ${counted(() => true)} found; tuned ${counted(name => !isHeldOut(name))}, held out ${counted(isHeldOut)}.`,
  )
}

async function arithmeticOnly(): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  const folder = join(shared, 'corpus/integrity')
  for await (const path of glob('*.truth.json', { cwd: folder })) {
    const { evidence } = JSON.parse(await readFile(join(folder, path), 'utf8')) as { evidence?: readonly string[] }
    if (evidence?.length === 1 && evidence[0] === 'arithmetic') names.add(basename(path, '.truth.json'))
  }
  return names
}
