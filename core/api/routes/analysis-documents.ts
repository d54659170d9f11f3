/** /analyses/{id}/documents: the documents of statements and invoices listed, split, joined, moved, separated and added. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ArrangementRequest, MoveRequest } from '../../contract/analysis-documents.ts'
import type { AnalysisFiles } from '../../contract/analysis-documents.ts'
import type { Store } from '../../store/store.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import { fingerprintOf, type IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import type { Intake } from '../multipart.ts'
import { financialStatementEndpoint } from './financial-statement-analysis.ts'
import { invoiceEndpoint } from './invoice-analysis.ts'
import { pairDocuments } from './upload.ts'

interface DocumentParts {
  readonly store: Pick<Store, 'analyses'>
  readonly analyses: Pick<Analyses, 'documents'>
  readonly intake: Intake
  readonly answers: IdempotentAnswers
}
interface ById {
  Params: { id: string }
}
interface ByDocument {
  Params: { id: string; document_id: string }
}

const read = { config: { scope: 'read' } } as const
const write = { config: { scope: 'write' } } as const

export function analysisDocumentRoutes(
  app: FastifyInstance,
  { store, analyses: { documents }, intake, answers }: DocumentParts,
): void {
  const authorOf = (request: FastifyRequest): string => request.caller!.name

  app.get<ById>('/analyses/:id/documents', read, (request): AnalysisFiles => documents.list(request.params.id))

  app.put<ByDocument>('/analyses/:id/documents/:document_id', write, (request, reply) => {
    const { documents: groups } = readBody(ArrangementRequest, request.body)
    const { id, document_id: documentId } = request.params
    request.notes.analysisId = id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ documentId, groups }),
      work: async () => ({
        status: 200,
        body: await documents.arrange(id, documentId, { documents: groups, author: authorOf(request) }),
      }),
    })
  })

  app.post<ByDocument>('/analyses/:id/documents/:document_id/move', write, (request, reply) => {
    const move = readBody(MoveRequest, request.body ?? {})
    const { id, document_id: documentId } = request.params
    request.notes.analysisId = id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ documentId, move }),
      work: async () => ({ status: 200, body: await documents.move(id, documentId, move, authorOf(request)) }),
    })
  })

  app.post<ById>('/analyses/:id/separate', write, (request, reply) => {
    const { id } = request.params
    request.notes.analysisId = id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: async () => ({ status: 200, body: await documents.separate(id, authorOf(request)) }),
    })
  })

  app.post<ById>('/analyses/:id/documents', write, async (request, reply) => {
    const { id } = request.params
    request.notes.analysisId = id
    const upload = await intake.read(request)
    const files = [...upload.files]
    request.notes.files = files.map(({ fileName, size, sha256 }) => ({ name: fileName, size, sha256, pages: null }))
    const discard = () => intake.discard(files)
    const { entry: schema } =
      store.analyses.find(id)?.kind === 'invoices' ? invoiceEndpoint : financialStatementEndpoint
    const add = async () => {
      try {
        // Of an analysis that is none, before its entries are looked at.
        documents.list(id)
        const added = await pairDocuments(upload, files, { schema, intake })
        return { status: 200, body: await documents.add(id, added, authorOf(request)) }
      } catch (error) {
        await discard()
        throw error
      }
    }
    return answers.answer(request, reply, { fingerprint: upload.fingerprint, work: add, unused: discard })
  })
}
