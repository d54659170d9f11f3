/** The diagnostics file: a masked document as JSON, and back. */
import { z } from 'zod'
import type { Document } from '../../document/model.ts'
import { Refusal } from '../../errors.ts'

/** Increased when a program of before would misunderstand the file. */
const VERSION = 1
const FORMAT = 'underwriter-desk-diagnostics'
/** Places have hundredths of a point. */
const DECIMALS = 100

const coordinate = z.number().min(-1e6).max(1e6)
const Box = z.strictObject({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate })
const pageNumber = z.number().int().min(1).max(100_000)
const Word = z.strictObject({
  text: z.string().max(10_000),
  box: Box,
  confidence: z.number().min(0).max(1),
  bold: z.boolean(),
  size: z.number().min(0).max(10_000),
  superscript: z.boolean().optional(),
})
const Page = z.strictObject({
  number: pageNumber,
  width: coordinate,
  height: coordinate,
  rotation: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
  skew: z.number().optional(),
  source: z.enum(['text-layer', 'ocr', 'skipped']),
  lines: z.array(z.strictObject({ box: Box, words: z.array(Word) })),
  rules: z.array(z.strictObject({ box: Box, direction: z.enum(['horizontal', 'vertical']) })),
  marks: z.array(z.strictObject({ box: Box, kind: z.enum(['ink', 'stamp', 'image', 'drawing']) })).optional(),
})
const DiagnosticsFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  pages: z.array(Page).min(1),
  problems: z.array(
    z.strictObject({
      code: z.string().max(100),
      page: pageNumber.nullable(),
      severity: z.enum(['info', 'warning', 'high']),
    }),
  ),
  fields: z
    .array(
      z.strictObject({
        page: pageNumber,
        box: Box,
        name: z.string(),
        hint: z.string().nullable(),
        kind: z.enum(['text', 'choice', 'checkbox', 'radio', 'signature', 'note']),
        value: z.string().nullable(),
        checked: z.boolean().nullable(),
      }),
    )
    .optional(),
})

/** `document`: masked (mask-document.ts). Texts of lines follow from their words and are not written. */
export function diagnosticsText({ pages, problems, fields }: Document): string {
  const file: z.input<typeof DiagnosticsFile> = {
    format: FORMAT,
    version: VERSION,
    pages: pages.map(page => ({
      ...page,
      lines: page.lines.map(({ box, words }) => ({ box, words: [...words] })),
      rules: [...page.rules],
      marks: page.marks && [...page.marks],
    })),
    problems: problems.map(({ code, page, severity }) => ({ code, page, severity })),
    ...(fields && { fields: [...fields] }),
  }
  const short = (_name: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * DECIMALS) / DECIMALS : value
  return `${JSON.stringify(file, short)}\n`
}

/** A PDF never begins like this. */
export const isDiagnosticsFile = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 100)).toString('latin1').includes(`"${FORMAT}"`)

/** The document in a diagnostics file. Throws Refusal BAD_VALUE. */
export function parseDiagnostics(bytes: Uint8Array, fileName: string): Document {
  const { pages, problems, fields } = parsedFile(bytes, fileName)
  return {
    fileName,
    pages: pages.map(({ lines, rotation, skew, marks, ...page }) => ({
      ...page,
      ...(rotation !== undefined && { rotation }),
      ...(skew !== undefined && { skew }),
      ...(marks !== undefined && { marks }),
      lines: lines.map(({ box, words }) => ({
        box,
        words: words.map(({ superscript, ...word }) => ({ ...word, ...(superscript === true && { superscript }) })),
        text: words.map(({ text }) => text).join(' '),
      })),
    })),
    problems: problems.map(problem => ({ ...problem, message: problem.code })),
    ...(fields && { fields }),
  }
}

function parsedFile(bytes: Uint8Array, fileName: string): z.output<typeof DiagnosticsFile> {
  const refuse = (reason: string): Refusal =>
    new Refusal(
      'BAD_VALUE',
      `${fileName} is no diagnostics file of this version: ${reason}. Make it again with npm run diagnostics.`,
      { fileName },
    )
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw refuse('it is not valid JSON')
  }
  const { data, error } = DiagnosticsFile.safeParse(content)
  if (data !== undefined) return data
  const { path, message } = error.issues[0]!
  throw refuse(`${path.join('.')}: ${message}`)
}
