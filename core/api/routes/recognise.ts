/** POST /app/recognise: what a file is taken for, before anything is submitted; nothing of it is kept. */
import type { FastifyInstance } from 'fastify'
import type { Recognised } from '../../contract/desk.ts'
import { Refusal } from '../../errors.ts'
import type { Library } from '../../store/library.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import type { Intake } from '../multipart.ts'
import { isoTime } from '../times.ts'

export interface RecogniseParts {
  readonly intake: Intake
  readonly analyses: Pick<Analyses, 'recognise'>
  readonly library: Pick<Library, 'withContent'>
}

const wording = { NOT_A_PDF: 'Only PDF files are accepted', WRONG_MEDIA_TYPE: 'Only PDF files are accepted' } as const

/** `metadata` may be `{"password": "…"}`. The reading ends when the caller hangs up. */
export function recogniseRoute(app: FastifyInstance, { intake, analyses, library }: RecogniseParts): void {
  const config = { scope: 'admin', undocumented: true, wording } as const
  app.post('/app/recognise', { config }, async (request): Promise<Recognised> => {
    const { files, metadata } = await intake.read(request)
    const hungUp = new AbortController()
    const end = (): void => hungUp.abort(new Refusal('CANCELED', 'The file is not wanted any more.'))
    request.raw.socket.once('close', end)
    try {
      const [file, ...more] = files
      if (file === undefined) throw new Refusal('MISSING_FIELDS', 'No file was uploaded')
      if (more.length > 0) throw new Refusal('TOO_MANY_FILES', 'One file at a time is looked at')
      const recognition = await analyses.recognise(file, passwordOf(metadata), hungUp.signal)
      const known = library.withContent(file.sha256).map(({ analysisId, fileName, receivedAt }) => ({
        analysisId,
        fileName,
        receivedAt: isoTime(receivedAt),
      }))
      return { ...recognition, known }
    } finally {
      request.raw.socket.off('close', end)
      await intake.discard(files)
    }
  })
}

function passwordOf([field]: readonly unknown[]): string | null {
  if (field === undefined) return null
  const value = typeof field === 'string' ? parsed(field) : field
  const password = typeof value === 'object' && value !== null && 'password' in value ? value.password : null
  return typeof password === 'string' && password !== '' ? password : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal('BAD_VALUE', 'metadata is not valid JSON', { cause: error })
  }
}
