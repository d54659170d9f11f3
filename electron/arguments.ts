/** What the arguments of the program mean: settings of the service, documents to open, and switches that are neither. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface SortedArguments {
  /** Flags of the service with their values, for `readSettings`. */
  readonly settings: readonly string[]
  /** Absolute paths of the documents, as they were named; whether they exist is seen when they are read. */
  readonly files: readonly string[]
  /** All that are no documents, as they were given: what starts the program again in the same way. */
  readonly others: readonly string[]
}

/**
 * `args` without the program itself; relative paths are meant from `folder`. `settingFlags` are the service's own (`--port`); other
 * switches are Chromium's or the system's (`--no-sandbox`, `-psn_0_1`), and what is neither switch nor PDF is the program's folder.
 */
export function sortArguments(
  args: readonly string[],
  settingFlags: ReadonlySet<string>,
  folder: string,
): SortedArguments {
  const settings: string[] = []
  const files: string[] = []
  const others: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]!
    if (settingFlags.has(arg.split('=', 1)[0]!)) {
      const written = arg.includes('=') || index + 1 === args.length ? [arg] : [arg, args[++index]!]
      settings.push(...written)
      others.push(...written)
    } else if (!arg.startsWith('-') && isPdf(arg)) files.push(absolute(arg, folder))
    else others.push(arg)
  }
  return { settings, files, others }
}

export const isPdf = (path: string): boolean => /\.pdf$/i.test(path)

/** Desktops of Linux name files by address (`%U`). */
const absolute = (arg: string, folder: string): string =>
  arg.startsWith('file:') ? fileURLToPath(arg) : resolve(folder, arg)

/** The documents a second start handed over; empty for anything else, since any program of the user may send it. */
export function handedOver(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('files' in data) || !Array.isArray(data.files)) return []
  return data.files.filter((path): path is string => typeof path === 'string' && isPdf(path))
}

/**
 * The command that restarts the program. An AppImage is mounted at a new path at every start, so its own file,
 * `appImage`, is started.
 */
export const relaunching = (
  others: readonly string[],
  files: readonly string[],
  appImage: string | undefined,
): { args: string[]; execPath?: string } => ({
  args: [...others, ...files],
  ...(appImage !== undefined && { execPath: appImage }),
})
