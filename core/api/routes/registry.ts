/** Business registries of states are imported, listed and removed here. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RegistryImport, RegistryList, RegistrySearch } from '../../contract/registry.ts'
import { Refusal } from '../../errors.ts'
import type { ImportRecord, KeptFile, RegistryImports } from '../../workflows/registry-imports.ts'
import { safeFileName } from '../file-names.ts'
import { fingerprintOf, type IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { chunksOf, drain, partsOf } from '../multipart.ts'
import { isoTime } from '../times.ts'

/** The largest state publishes some 2 GB. */
const largestRegistry = 8 * 1024 * 1024 * 1024

interface RegistryUpload {
  readonly file: KeptFile
  readonly fileName: string
  readonly state: string
}

const SearchQuery = z.object({ name: z.string().trim().min(1).max(200), state: z.string().optional() })

const shown = (record: ImportRecord): RegistryImport => ({
  ...record,
  refused: [...record.refused],
  columns: [...record.columns],
  startedAt: isoTime(record.startedAt),
  finishedAt: isoTime(record.finishedAt),
})

export function registryRoutes(app: FastifyInstance, registries: RegistryImports, answers: IdempotentAnswers): void {
  const config = { scope: 'admin' } as const

  app.get('/registry', { config }, (): RegistryList => ({
    registries: registries.states().map(state => ({ ...state, importedAt: isoTime(state.importedAt) })),
    imports: registries.imports().map(shown),
    states: [...registries.known()],
  }))

  app.post('/registry', { config }, async (request, reply) => {
    const { file, fileName, state } = await received(request, registries)
    const fingerprint = createHash('sha256').update(`${state}\0${fileName}\0${file.sha256}`).digest('hex')
    const unused = (): Promise<void> => Promise.resolve(registries.discard(file))
    const begin = () => {
      try {
        return { status: 202, headers: { location: '/registry' }, body: shown(registries.start(file, state, fileName)) }
      } catch (error) {
        registries.discard(file)
        throw error
      }
    }
    return answers.answer(request, reply, { fingerprint, work: begin, unused })
  })

  app.get('/registry/entries', { config }, async (request): Promise<RegistrySearch> => {
    const { name, state } = readBody(SearchQuery, request.query)
    return { entries: [...(await registries.find(name, state ?? null))] }
  })

  app.post<{ Params: { id: string } }>('/registry/imports/:id/cancel', { config }, (request, reply) => {
    const { id } = request.params
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => {
        registries.cancel(id)
        return { status: 204, body: undefined }
      },
    })
  })

  app.delete<{ Params: { state: string } }>('/registry/:state', { config }, (request, reply) => {
    registries.remove(request.params.state)
    return reply.code(204).send()
  })
}

/** One file and the field `state`, in any order. Nothing is left behind when it is refused. */
async function received(request: FastifyRequest, registries: RegistryImports): Promise<RegistryUpload> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined)
      throw new Refusal('MISSING_FIELDS', 'A file and the field state (two letters) are required')
    throw new Refusal('WRONG_MEDIA_TYPE', 'Send the file and the field state as multipart/form-data')
  }
  let file: KeptFile | null = null
  let [fileName, state] = ['', '']
  try {
    for await (const part of partsOf(request, { fileSize: largestRegistry, files: 1, fields: 10 })) {
      if (part.type === 'file') {
        fileName = safeFileName(part.filename)
        file = await registries.keep(chunksOf(part), largestRegistry - 1)
      } else if (part.fieldname === 'state' && typeof part.value === 'string') state = part.value.trim()
    }
    if (file === null || state === '')
      throw new Refusal('MISSING_FIELDS', 'A file and the field state (two letters) are required')
    return { file, fileName, state }
  } catch (error) {
    if (file !== null) registries.discard(file)
    drain(request)
    throw error
  }
}
