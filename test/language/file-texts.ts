/** What a reader of a file reads: its names (identifiers, word-like strings, the file's own name) and its prose (comments, sentences, text of pages). */
import { parse as parseVue } from 'vue/compiler-sfc'
import ts from 'typescript'

/** `line` counts from 1; `start` is an offset in the file, by which a line is found. */
export interface FileText {
  readonly kind: 'name' | 'prose'
  readonly text: string
  readonly line: number
}

/** Which string literals of a TypeScript file are this project's own words; the others are quoted documents. */
export type OwnStrings = 'all' | 'test titles' | 'none'

const NAME_STRING = /^[A-Za-z][\w-]*$/
const TEST_FUNCTION = /^(describe|it|test)$/

export function textsOfFile(path: string, content: string, ownStrings: OwnStrings): readonly FileText[] {
  const fileName: FileText = { kind: 'name', text: path.replace(/^.*\//, '').replace(/\.[a-z.]+$/, ''), line: 1 }
  return [fileName, ...contentTexts(path, content, ownStrings)]
}

function contentTexts(path: string, content: string, ownStrings: OwnStrings): readonly FileText[] {
  if (/\.(ts|js|cjs|mjs)$/.test(path)) return textsOfScript(content, ownStrings)
  if (path.endsWith('.vue')) return textsOfComponent(content, ownStrings)
  if (path.endsWith('.json')) return textsOfJson(content)
  if (path.endsWith('.md')) return [prose(withoutMatches(content, /```[\s\S]*?```|\]\([^)]*\)/g), 1)]
  if (path.endsWith('.html')) return [prose(withoutMatches(content, /<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g), 1)]
  if (path.endsWith('.css')) return matchedProse(content, /\/\*[\s\S]*?\*\//g)
  if (path.endsWith('.sql')) return matchedProse(content, /--.*/g)
  return []
}

const prose = (text: string, line: number): FileText => ({ kind: 'prose', text, line })
const name = (text: string, line: number): FileText => ({ kind: 'name', text, line })

/** Blanks out what is not prose; offsets and lines stay. */
const withoutMatches = (text: string, pattern: RegExp): string =>
  text.replace(pattern, match => match.replace(/[^\n]/g, ' '))

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const matchedProse = (content: string, pattern: RegExp): readonly FileText[] =>
  [...content.matchAll(pattern)].map(match => prose(match[0], lineAt(content, match.index)))

const textsOfJson = (content: string): readonly FileText[] =>
  [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(match => prose(match[1]!, lineAt(content, match.index)))

function textsOfScript(content: string, ownStrings: OwnStrings, firstLine = 1): readonly FileText[] {
  const source = ts.createSourceFile('file.ts', content, ts.ScriptTarget.Latest, true)
  const lineOf = (offset: number): number => source.getLineAndCharacterOfPosition(offset).line + firstLine
  return [...commentsOf(source, lineOf), ...namesAndStrings(source, ownStrings, lineOf)]
}

function commentsOf(source: ts.SourceFile, lineOf: (offset: number) => number): readonly FileText[] {
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    const around = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ]
    for (const range of around) ranges.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const perComment = [...ranges.values()].sort((a, b) => a.pos - b.pos)
  return joinLineComments(perComment, source.text).map(({ pos, end }) =>
    prose(source.text.slice(pos, end), lineOf(pos)),
  )
}

/** Consecutive `//` lines are one text, so that a phrase wrapped between them is found. */
function joinLineComments(ranges: readonly ts.CommentRange[], text: string): readonly ts.TextRange[] {
  const joined: { pos: number; end: number }[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last !== undefined && text.slice(last.end, range.pos).trim() === '' && text.startsWith('//', range.pos))
      last.end = range.end
    else joined.push({ pos: range.pos, end: range.end })
  }
  return joined
}

function namesAndStrings(
  source: ts.SourceFile,
  ownStrings: OwnStrings,
  lineOf: (offset: number) => number,
): readonly FileText[] {
  const texts: FileText[] = []
  const visit = (node: ts.Node): void => {
    const line = lineOf(node.getStart(source))
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) texts.push(name(node.text, line))
    else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (isOwnString(node, ownStrings)) texts.push(stringText(wordsOfString(node), line))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const wordsOfString = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(' … ')
    : node.text

const stringText = (text: string, line: number): FileText =>
  NAME_STRING.test(text) ? name(text, line) : prose(text, line)

function isOwnString(node: ts.Node, ownStrings: OwnStrings): boolean {
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return false
  if (ownStrings !== 'test titles') return ownStrings === 'all'
  if (!ts.isCallExpression(node.parent) || node.parent.arguments[0] !== node) return false
  const called = node.parent.expression
  const root = ts.isPropertyAccessExpression(called) ? called.expression : called
  return ts.isIdentifier(root) && TEST_FUNCTION.test(root.text)
}

interface TemplateNode {
  readonly type: number
  readonly content?: string | TemplateNode
  readonly value?: { readonly content: string }
  readonly exp?: TemplateNode
  readonly props?: readonly TemplateNode[]
  readonly children?: readonly TemplateNode[]
  readonly loc: { readonly start: { readonly line: number } }
}

/** The kinds of nodes of a parsed template, as Vue's compiler numbers them. */
const TEXT_NODE = 2
const EXPRESSION_NODE = 4
const ATTRIBUTE_NODE = 6

function textsOfComponent(content: string, ownStrings: OwnStrings): readonly FileText[] {
  const { descriptor } = parseVue(content)
  const scripts = [descriptor.script, descriptor.scriptSetup].flatMap(block =>
    block ? textsOfScript(block.content, ownStrings, block.loc.start.line) : [],
  )
  const root = descriptor.template?.ast as unknown as TemplateNode | undefined
  const comments = matchedProse(content, /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g)
  return [...scripts, ...(root === undefined ? [] : templateTexts(root)), ...comments]
}

function templateTexts(node: TemplateNode): readonly FileText[] {
  const inner = [...(node.props ?? []), ...(node.children ?? [])].flatMap(templateTexts)
  const { line } = node.loc.start
  if (typeof node.content === 'object') return templateTexts(node.content)
  if (node.exp !== undefined) return templateTexts(node.exp)
  if (node.type === EXPRESSION_NODE) return textsOfScript(`(${node.content ?? ''})`, 'all', line)
  if (node.type === TEXT_NODE) return [prose(node.content ?? '', line)]
  if (node.type === ATTRIBUTE_NODE) return [stringText(node.value?.content ?? '', line)]
  return inner
}
