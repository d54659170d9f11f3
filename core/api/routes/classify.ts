/** POST /app/classify: what a file is, before anything is submitted; nothing of it is kept. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ClassifiedFile, ClassificationEvent } from '../../contract/desk.ts'
import { applicationWording } from '../../contract/error.ts'
import { Refusal } from '../../errors.ts'
import type { TaskProgress } from '../../jobs/task.ts'
import type { Library } from '../../store/library.ts'
import type { IncomingFile } from '../../workflows/intake/intake.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import { defectCode, defectMessage, refusalBehind, worded } from '../error-reply.ts'
import type { EventStreams } from '../event-stream.ts'
import type { Intake } from '../multipart.ts'
import { isoTime } from '../times.ts'

export interface ClassifyParts {
  readonly intake: Intake
  readonly analyses: Pick<Analyses, 'classify'>
  readonly library: Pick<Library, 'withContent'>
  readonly streams: EventStreams
  readonly onDefect: (error: unknown) => void
}

const wording = {
  NOT_A_PDF: applicationWording.NOT_A_PDF,
  WRONG_MEDIA_TYPE: 'Only uploaded files are accepted',
} as const

/**
 * `metadata` may be `{"password": "…"}`. Whoever accepts `text/event-stream` hears of every page and of the outcome at last; a refusal
 * is then an event too. The reading ends when the caller hangs up.
 */
export function classifyRoute(
  app: FastifyInstance,
  { intake, analyses, library, streams, onDefect }: ClassifyParts,
): void {
  const config = { scope: 'admin', undocumented: true, wording } as const

  async function classify(
    file: IncomingFile,
    password: string | null,
    options: { readonly signal: AbortSignal; readonly onProgress?: (progress: TaskProgress) => void },
  ): Promise<ClassifiedFile> {
    const classification = await analyses.classify(file, password, options)
    const known = library.withContent(file.sha256).map(({ analysisId, fileName, receivedAt }) => ({
      analysisId,
      fileName,
      receivedAt: isoTime(receivedAt),
    }))
    return { ...classification, known }
  }

  app.post('/app/classify', { config }, async (request, reply): Promise<ClassifiedFile | FastifyReply> => {
    const { files, metadata } = await intake.read(request)
    const hungUp = new AbortController()
    const { signal } = hungUp
    const end = (): void => hungUp.abort(new Refusal('CANCELED', 'The file is not wanted any more.'))
    const discard = (): Promise<void> => intake.discard(files)
    let streaming = false
    request.raw.socket.once('close', end)
    try {
      const [file, ...more] = files
      if (file === undefined) throw new Refusal('MISSING_FIELDS', 'No file was uploaded')
      if (more.length > 0) throw new Refusal('TOO_MANY_FILES', 'One file at a time is classified')
      const password = passwordOf(metadata)
      if (request.headers.accept?.includes('text/event-stream') !== true)
        return await classify(file, password, { signal })

      streaming = true
      return streams.open(reply, sendEvent => {
        const send = (event: ClassificationEvent): void => sendEvent(event.state, event, event.state !== 'reading')
        const onProgress = ({ page, pages, step }: TaskProgress): void =>
          send({ state: 'reading', page, pages, ocr: step === 'ocr' })
        void classify(file, password, { signal, onProgress })
          .then(found => send({ state: 'classified', found }))
          .catch((error: unknown) => {
            const refusal = refusalBehind(error)
            if (refusal === null) onDefect(error)
            send({
              state: 'refused',
              message: refusal === null ? defectMessage : worded(refusal, wording),
              code: refusal?.code ?? defectCode,
            })
          })
          .finally(() => void discard().catch(onDefect))
        return end
      })
    } finally {
      // A stream hears by itself that the caller has gone.
      request.raw.socket.off('close', end)
      if (!streaming) await discard()
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
