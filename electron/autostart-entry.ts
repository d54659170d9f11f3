/** The desktop entry that opens the program at login on Linux (freedesktop.org, Desktop Entry Specification 1.5). */

/** `program` is an absolute path. */
export const autostartEntry = (program: string): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Underwriter Desk',
    `Exec=${quoted(program)}`,
    'Terminal=false',
    '',
  ].join('\n')

/** Quoted as an argument of Exec, then escaped as a string of the file; `%` begins a field code. */
const quoted = (argument: string): string =>
  `"${argument.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%')
