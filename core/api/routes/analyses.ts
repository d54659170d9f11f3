/** Stored analyses: their list, their state and result, their progress as a stream, their corrections. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applicationWording, financialStatementWording, invoiceWording, type Wording } from '../../contract/error.ts'
import { CashFlowChoices } from '../../contract/cash-flow.ts'
import { AnalysisListQuery } from '../../contract/lists.ts'
import { AnalysisSummary as SummarySchema, CorrectionRequest } from '../../contract/service.ts'
import type {
  Analysis,
  AnalysisKindName,
  AnalysisList,
  AnalysisProgress,
  AnalysisSummary,
  Correction,
  CorrectionList,
} from '../../contract/service.ts'
import { Refusal, refusalCodes } from '../../errors.ts'
import type { Analysis as StoredAnalysis, Correction as StoredCorrection } from '../../store/analyses.ts'
import type { Store } from '../../store/store.ts'
import { setAsidePart } from '../../workflows/corrections/standing.ts'
import type { Analyses } from '../../workflows/analyses.ts'
import { csvReply, prefersCsv } from '../csv-reply.ts'
import { worded } from '../error-reply.ts'
import type { EventStreams } from '../event-stream.ts'
import { fingerprintOf } from '../idempotency.ts'
import type { IdempotentAnswers } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { nextOf, pageQuery } from '../list-page.ts'
import { withZeros } from '../missing-zero.ts'
import { isoTime } from '../times.ts'

const columns = Object.keys(SummarySchema.shape).filter(member => member !== 'code')
/** What an analysis is to the outside, and to its job. */
const jobStateOf = {
  started: 'waiting',
  processing: 'running',
  complete: 'done',
  failed: 'failed',
  canceled: 'canceled',
} as const
const ResultQuery = z.object({
  missing: z.enum(['null', 'zero']).default('null'),
  revision: z.coerce.number().int().min(1).optional(),
})

const noSuchAnalysis = () => new Refusal('NOT_FOUND', 'No such analysis')

/** What is left to say of an analysis whose job is gone. */
const over: AnalysisProgress = { status: 'complete', progress: 1, message: null }

const wordings: Readonly<Record<AnalysisKindName, Wording>> = {
  'financial-statements': financialStatementWording,
  invoices: invoiceWording,
  application: applicationWording,
}

/** A failure in the words its caller would have been answered with. */
function wordedProgress(progress: AnalysisProgress, kind: AnalysisKindName): AnalysisProgress {
  const code = refusalCodes.find(known => known === progress.code)
  if (code === undefined) return progress
  return { ...progress, message: worded(new Refusal(code, progress.message ?? ''), wordings[kind]) }
}

interface ById {
  Params: { id: string }
}

/** As the outside sees it. */
export const correctionOf = (correction: StoredCorrection): Correction => ({
  ...correction,
  createdAt: isoTime(correction.createdAt),
})

export interface AnalysisParts {
  readonly store: Store
  readonly analyses: Analyses
  readonly answers: IdempotentAnswers
  readonly streams: EventStreams
}

const read = { config: { scope: 'read' } } as const
const write = { config: { scope: 'write' } } as const
const isOpen = ({ status }: Pick<AnalysisSummary, 'status'>): boolean => status === 'started' || status === 'processing'

export function analysisRoutes(app: FastifyInstance, parts: AnalysisParts): void {
  const { store, analyses, answers, streams } = parts
  const find = (id: string): StoredAnalysis => {
    const analysis = store.analyses.find(id)
    if (analysis === null) throw noSuchAnalysis()
    return analysis
  }
  const summaryOf = (analysis: StoredAnalysis): AnalysisSummary => {
    const progress = wordedProgress(analyses.progress(analysis.id) ?? over, analysis.kind)
    return {
      analysisId: analysis.id,
      kind: analysis.kind,
      appId: analysis.appId,
      ...progress,
      companyName: analysis.companyName,
      periodEnd: analysis.periodEnd,
      revision: analysis.revision,
      createdAt: isoTime(analysis.createdAt),
      finishedAt: isoTime(analysis.finishedAt),
    }
  }

  app.get('/analyses', read, (request, reply): AnalysisList | string => {
    const { appId, kind, status, q, ...paging } = readBody(AnalysisListQuery, request.query)
    const page = store.analyses.list({
      ...pageQuery(paging),
      ...(appId !== undefined && { appId }),
      ...(kind !== undefined && { kind }),
      ...(status !== undefined && { state: jobStateOf[status] }),
      ...(q !== undefined && { text: q }),
    })
    const listed = page.entries.map(summaryOf)
    const next = nextOf(page)
    return prefersCsv(request) ? csvReply(reply, listed, { columns, next }) : { analyses: listed, next }
  })

  app.get<ById>('/analyses/:id', read, (request, reply): Analysis => {
    const { missing, revision } = readBody(ResultQuery, request.query)
    const summary = summaryOf(find(request.params.id))
    request.notes.analysisId = request.params.id
    if (isOpen(summary)) reply.header('retry-after', 1)
    const result =
      revision === undefined ? analyses.result(request.params.id) : analyses.resultAt(request.params.id, revision)
    if (revision !== undefined && result === null) throw new Refusal('NOT_FOUND', 'No such revision')
    return { ...summary, result: result && missing === 'zero' ? withZeros(result) : result }
  })

  app.get<ById>('/analyses/:id/events', { ...read, exposeHeadRoute: false }, (request, reply) => {
    const { id } = request.params
    const { kind } = find(id)
    return streams.open(reply, send =>
      analyses.watch(id, progress => send('progress', wordedProgress(progress, kind), !isOpen(progress))),
    )
  })

  app.delete<ById>('/analyses/:id', write, async (request, reply) => {
    if (!(await analyses.remove(request.params.id))) throw noSuchAnalysis()
    return reply.code(204).send()
  })

  app.post<ById>('/analyses/:id/cancel', write, (request, reply) => {
    const { id } = request.params
    find(id)
    request.notes.analysisId = id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => {
        if (!analyses.cancel(id)) throw new Refusal('CONFLICT', 'The analysis is over')
        return { status: 202, body: summaryOf(find(id)) }
      },
    })
  })

  correctionRoutes(app, parts, find)
}

function correctionRoutes(
  app: FastifyInstance,
  { store, analyses, answers }: AnalysisParts,
  find: (id: string) => StoredAnalysis,
): void {
  app.get<ById>('/analyses/:id/corrections', read, (request): CorrectionList => {
    find(request.params.id)
    const inForce = store.analyses.corrections(request.params.id).filter(({ path }) => !path.startsWith(setAsidePart))
    return { corrections: inForce.map(correctionOf) }
  })

  app.post<ById>('/analyses/:id/corrections', write, (request, reply) => {
    const { path, value, note } = readBody(CorrectionRequest, request.body)
    find(request.params.id)
    request.notes.analysisId = request.params.id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ path, value, note }),
      work: async () => {
        const correction = await analyses.correct(request.params.id, {
          path,
          value,
          note: note ?? null,
          author: request.caller!.name,
        })
        return { status: 201, body: correctionOf(correction) }
      },
    })
  })

  app.post<ById>('/analyses/:id/cash-flow', write, (request, reply) => {
    const choices = readBody(CashFlowChoices, request.body)
    const { id } = request.params
    find(id)
    request.notes.analysisId = id
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf(choices),
      work: async () => ({ status: 200, body: await analyses.chooseCashFlow(id, choices, request.caller!.name) }),
    })
  })
}
