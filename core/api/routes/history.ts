/** The history of analyses and applications: read, exported as CSV, added to by notes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HistoryEntry, NoteRequest, type History } from '../../contract/history.ts'
import { Refusal } from '../../errors.ts'
import type { HistorySubject } from '../../store/history.ts'
import type { Store } from '../../store/store.ts'
import { historySubject } from '../../workflows/history-subject.ts'
import { csvReply, prefersCsv } from '../csv-reply.ts'
import { fingerprintOf, type IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { isoTime } from '../times.ts'

interface HistoryParts {
  readonly store: Pick<Store, 'analyses' | 'applications' | 'history' | 'transaction'>
  readonly answers: IdempotentAnswers
}

const columns = Object.keys(HistoryEntry.shape)
const read = { config: { scope: 'read' } } as const
const write = { config: { scope: 'write' } } as const

export function historyRoutes(app: FastifyInstance, { store, answers }: HistoryParts): void {
  /** Throws Refusal NOT_FOUND. */
  const ofAnalysis = (id: string): HistorySubject => {
    const analysis = store.analyses.find(id)
    if (analysis === null) throw new Refusal('NOT_FOUND', 'No such analysis')
    return historySubject(analysis)
  }
  const ofApplication = (appId: string): HistorySubject => {
    if (store.applications.find(appId) === null) throw new Refusal('NOT_FOUND', 'No such application')
    return { analysisId: null, appId }
  }
  const historyOf = (subject: HistorySubject): History => {
    const { entries, brokenAt } = store.history.of(subject)
    return {
      entries: entries.map(({ details, ...entry }) => ({
        ...entry,
        at: isoTime(entry.at),
        details: details as Record<string, unknown> | null,
      })),
      intact: brokenAt === null,
      brokenAt,
    }
  }
  const answer = (request: FastifyRequest, reply: FastifyReply, subject: HistorySubject): History | string => {
    const history = historyOf(subject)
    return prefersCsv(request) ? csvReply(reply, history.entries, { columns, next: null }) : history
  }
  const addNote = (request: FastifyRequest, reply: FastifyReply, subjectOf: () => HistorySubject) => {
    const { text } = readBody(NoteRequest, request.body)
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ text }),
      work: () => {
        const subject = subjectOf()
        store.transaction(() =>
          store.history.add({ subject, action: 'note', author: request.caller!.name, details: { text } }),
        )
        return { status: 201, body: historyOf(subject).entries.at(-1)! }
      },
    })
  }

  app.get<{ Params: { id: string } }>('/analyses/:id/history', read, (request, reply) =>
    answer(request, reply, ofAnalysis(request.params.id)),
  )
  app.post<{ Params: { id: string } }>('/analyses/:id/notes', write, (request, reply) =>
    addNote(request, reply, () => ofAnalysis(request.params.id)),
  )
  app.get<{ Params: { app_id: string } }>('/application/data/:app_id/history', read, (request, reply) =>
    answer(request, reply, ofApplication(request.params.app_id)),
  )
  app.post<{ Params: { app_id: string } }>('/application/data/:app_id/notes', write, (request, reply) =>
    addNote(request, reply, () => ofApplication(request.params.app_id)),
  )
}
