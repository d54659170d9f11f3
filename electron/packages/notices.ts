/** The notices of third parties: every package that is shipped, with the texts of its license. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, type LockedPackages } from './locked.ts'

const isLicenseFile = (name: string): boolean =>
  /^(?:licen[cs]e|copying|notice)(?:[-_.][\w.-]*)?$/i.test(name) && !/\.(?:[cm]?[jt]s|json)$/i.test(name)

/** License texts of a package lie at its top, beside parts that others made (pdf.js: fonts, decoders), or in a folder of their own. */
const textsIn = (folder: string): readonly string[] => {
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && entry.name !== 'node_modules',
  )
  return ['', ...below.map(({ name }) => name)].flatMap(part =>
    readdirSync(join(folder, part), { withFileTypes: true })
      .filter(entry => entry.isFile() && isLicenseFile(entry.name))
      .map(({ name }) => readFileSync(join(folder, part, name), 'utf8').trim()),
  )
}

interface Author {
  readonly name?: string
}

/** Some packages only name their license: they get its standard text with their author. Throws where there is none here either. */
function standardText(folder: string, license: string): string {
  const path = join(import.meta.dirname, 'license-texts', `${license}.txt`)
  if (!existsSync(path))
    throw new Error(`${folder} carries no text of its license, and ${license} is not in license-texts/.`)
  const { author, name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | Author
    name: string
  }
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`
  return readFileSync(path, 'utf8').trim().replace('<holder>', holder)
}

const rule = '='.repeat(80)

/** `folders` of packages and of data below `project`; what is not installed on this system is not shipped from it, and omitted. */
export function noticesOf(project: string, folders: readonly string[], packages: LockedPackages): string {
  const parts = folders
    .filter(folder => existsSync(join(project, folder, 'package.json')))
    .map(folder => {
      const locked = packages[folder]!
      const { license = '' } = locked
      const found = textsIn(join(project, folder))
      const texts = found.length > 0 ? found : [standardText(join(project, folder), license)]
      return { title: `${nameOf(folder, locked)} ${locked.version} (${license})`, texts: [...new Set(texts)] }
    })
  const data = globSync('resources/*/LICENSE', { cwd: project }).map(path => {
    const folder = join(project, path, '..')
    return { title: path.replaceAll('\\', '/').replace('/LICENSE', ''), texts: textsIn(folder) }
  })
  return [
    'Underwriter Desk contains or comes with the work of others, listed here with their licenses.',
    "Electron's own notices and Chromium's lie beside the program.",
    '',
    ...[...parts, ...data]
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, texts }) => [rule, title, rule, '', texts.join('\n\n'), ''].join('\n')),
  ].join('\n')
}
