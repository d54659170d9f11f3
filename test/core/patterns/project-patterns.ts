/** Every regular expression of the program: those written in its code, and those it makes of its vocabulary. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import typescript from 'typescript'
import { phrasePattern } from '../../../core/vocabulary/phrase-pattern.ts'

export interface ProjectPattern {
  readonly pattern: RegExp
  /** "core/settings.ts:38"; of a pattern that is made, the folder or file it is made from. */
  readonly place: string
}

const project = resolve(import.meta.dirname, '../../..')
/** Written between slashes. */
export function writtenPatterns(): readonly ProjectPattern[] {
  return globSync('{core,electron,renderer}/**/*.{ts,vue}', { cwd: project }).flatMap(file => {
    const whole = readFileSync(join(project, file), 'utf8')
    const text = file.endsWith('.vue') ? (/<script[^>]*>([^]*?)<\/script>/.exec(whole)?.[1] ?? '') : whole
    const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest)
    const found: ProjectPattern[] = []
    const visit = (node: typescript.Node): void => {
      if (typescript.isRegularExpressionLiteral(node)) {
        const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
        found.push({ pattern: new RegExp(pattern, flags), place: `${file}:${line}` })
      }
      typescript.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** Made when the modules of the core are loaded; by a process of its own, whose `RegExp` notes what is made. */
export function builtPatterns(): readonly ProjectPattern[] {
  const listed = execFileSync(process.execPath, [join(import.meta.dirname, 'list-built.ts')], { encoding: 'utf8' })
  const built = JSON.parse(listed) as { source: string; flags: string; place: string }[]
  return built.map(({ source, flags, place }) => ({ pattern: new RegExp(source, flags), place }))
}

/** Each phrase of the vocabulary that is more than words and spaces: a list takes no longer than its phrases together. */
export function vocabularyPatterns(): readonly ProjectPattern[] {
  const found: ProjectPattern[] = []
  const seen = new Set<string>()
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value) && value.length > 0 && value.every(entry => typeof entry === 'string')) {
      for (const phrase of new Set(value).difference(seen)) {
        seen.add(phrase)
        const pattern = patternOf(phrase)
        if (pattern !== null) found.push({ pattern, place })
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) visit(member, `${place}/${name}`)
    }
  }
  for (const file of globSync('core/vocabulary/*.json', { cwd: project }))
    visit(JSON.parse(readFileSync(join(project, file), 'utf8')), file)
  return found
}

/** null: no phrase for a pattern, or one of words and single spaces, or plain letters. */
function patternOf(phrase: string): RegExp | null {
  if (!/[*?)\]\\{]/.test(phrase)) return null
  try {
    return phrasePattern([phrase])
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
