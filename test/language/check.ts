/**
 * Checks the language of the project against banned-words.json; a step of `npm run check`. With paths as arguments it checks
 * only those.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import bannedWords from './banned-words.json' with { type: 'json' }
import exceptions from './exceptions.json' with { type: 'json' }
import { textsOfFile, type OwnStrings } from './file-texts.ts'
import { bannedWordFinder, type BannedWords } from './find-banned.ts'

const project = resolve(import.meta.dirname, '../..')

const CHECKED = [
  '*.{md,ts,js,cjs}',
  'docs/**/*.md',
  '{core,electron,renderer,test}/**/*.{ts,vue,html,css,sql,js,cjs,md}',
  'core/checks/*.json',
]

/** Migrations are compared by their hash with those that were applied: their comments stay as they were. */
const UNCHANGEABLE = ['core/store/migrations/']

const startsWithAny = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some(prefix => path.startsWith(prefix))

function ownStrings(path: string): OwnStrings {
  if (path.startsWith('test/')) return 'test titles'
  return startsWithAny(path, exceptions.documentLanguage) ? 'none' : 'all'
}

const allowedNames = (path: string): ReadonlySet<string> =>
  new Set(Object.entries(exceptions.allowedNames).flatMap(([name, at]) => (startsWithAny(path, at) ? name : [])))

function findAll(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const find = bannedWordFinder(bannedWords as readonly BannedWords[])
  const perPath = paths.map(path => {
    const content = readFileSync(join(project, path), 'utf8')
    const findings = find(textsOfFile(path, content, ownStrings(path)), allowedNames(path))
    return [path, findings.map(({ line, found, use }) => `${path}:${line}: ${found} → ${use}`)] as const
  })
  return new Map(perPath.filter(([, lines]) => lines.length > 0))
}

function main(asked: readonly string[]): void {
  const all = globSync(CHECKED, { cwd: project })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !startsWithAny(path, UNCHANGEABLE))
    .toSorted()
  const found = findAll(asked.length === 0 ? all : all.filter(path => startsWithAny(path, asked)))
  const faults = [...found]
  for (const [, lines] of faults) console.log(lines.join('\n'))
  const [files, count] = [faults.length, faults.flatMap(([, lines]) => lines).length]
  if (count > 0) console.log(`${count} banned words in ${files} files.`)
  process.exitCode = count > 0 ? 1 : 0
}

main(process.argv.slice(2))
