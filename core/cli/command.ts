/** What the commands on a data folder have in common: how their arguments are read, and how they say that they were used wrongly. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { dataDirOf, readSettings, type GivenSettings } from '../config.ts'
import { Refusal } from '../errors.ts'

/** A command of `npm run SCRIPT`. */
export interface Command {
  /** A usage error, reported with where help is. */
  readonly usageError: (message: string) => Refusal
  /** Options and words of the command line. Throws Refusal BAD_SETTING. */
  readonly read: <const Options extends ParseArgsOptionsConfig>(
    args: readonly string[],
    options: Options,
  ) => ReturnType<typeof parsed<Options>>
}

const parsed = <const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: true })

export function commandOf(script: string): Command {
  const usageError = (message: string): Refusal =>
    new Refusal('BAD_SETTING', `${message}\nSee: npm run ${script} -- --help`)
  return {
    usageError,
    read(args, options) {
      try {
        return parsed(args, options)
      } catch (error) {
        if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
        throw usageError((error as Error).message)
      }
    },
  }
}

/** The folder of `--data-dir`, else of the environment, else the user's own; with what the environment says besides. */
export function folderOf(
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly dataDir: string; readonly settings: GivenSettings } {
  const settings = readSettings(given === undefined ? [] : ['--data-dir', given], environment)
  return { dataDir: dataDirOf(settings), settings }
}
