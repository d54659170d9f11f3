/** /application/data/{app_id} (decisions.md section 2): how an application stands, and what can be done with it. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApplicationSummary, Confirmation } from '../../contract/application.ts'
import type { ApplicationList, ApplicationStatus, TransactionList } from '../../contract/application.ts'
import { BankTransaction } from '../../contract/full-analysis.ts'
import { ApplicationListQuery, TransactionListQuery } from '../../contract/lists.ts'
import { CorrectionRequest, type CorrectionList } from '../../contract/service.ts'
import type { Applications } from '../../workflows/applications/applications.ts'
import { findTransactions, listTransactions } from '../../workflows/applications/transaction-list.ts'
import { csvReply, prefersCsv } from '../csv-reply.ts'
import { fingerprintOf } from '../idempotency.ts'
import { readBody } from '../json-body.ts'
import { nextOf, pageQuery, sliceOf } from '../list-page.ts'
import { payloadWithZeros } from '../missing-zero.ts'
import { correctionOf } from './analyses.ts'
import type { UploadParts } from './upload.ts'

export interface ApplicationParts extends Pick<UploadParts, 'analyses' | 'answers'> {
  readonly applications: Applications
}

interface ById {
  Params: { app_id: string }
}

const ResultQuery = z.object({ missing: z.enum(['null', 'zero']).default('null') })
const columns = Object.keys(ApplicationSummary.shape)
const transactionColumns = Object.keys(BankTransaction.shape)

export function applicationDataRoutes(app: FastifyInstance, parts: ApplicationParts): void {
  readingRoutes(app, parts)
  changingRoutes(app, parts)
}

function readingRoutes(app: FastifyInstance, { applications }: ApplicationParts): void {
  const read = { config: { scope: 'read' } } as const

  app.get('/application/data', read, (request, reply): ApplicationList | string => {
    const { status, q, ...paging } = readBody(ApplicationListQuery, request.query)
    const page = applications.list({
      ...pageQuery(paging),
      ...(status !== undefined && { status }),
      ...(q !== undefined && { text: q }),
    })
    const next = nextOf(page)
    if (prefersCsv(request)) return csvReply(reply, page.entries, { columns, next })
    return { applications: [...page.entries], next }
  })

  app.get<ById>('/application/data/:app_id', read, (request, reply): ApplicationStatus => {
    const { missing } = readBody(ResultQuery, request.query)
    const status = applications.status(request.params.app_id)
    if (status.status === 'started' || status.status === 'processing') reply.header('retry-after', 1)
    return missing === 'zero' && status.data ? { ...status, data: payloadWithZeros(status.data) } : status
  })

  app.get<ById>('/application/data/:app_id/transactions', read, (request, reply): TransactionList | string => {
    const { limit, cursor, ...filter } = readBody(TransactionListQuery, request.query)
    const all = applications.transactions(request.params.app_id)
    const { entries, next } = sliceOf(findTransactions(all, filter), { limit, cursor })
    const listed = listTransactions(all, entries)
    if (prefersCsv(request)) return csvReply(reply, listed.transactions, { columns: transactionColumns, next })
    return { ...listed, next }
  })

  app.get<ById>('/application/data/:app_id/corrections', read, (request): CorrectionList => ({
    corrections: applications.corrections(request.params.app_id).map(correctionOf),
  }))
}

function changingRoutes(app: FastifyInstance, { analyses, applications, answers }: ApplicationParts): void {
  const write = { config: { scope: 'write' } } as const

  app.post<ById>('/application/data/:app_id/corrections', write, (request, reply) => {
    const { path, value, note } = readBody(CorrectionRequest, request.body)
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ path, value, note }),
      work: async () => {
        const given = { path, value, note: note ?? null, author: request.caller!.name }
        const correction = await analyses.correctApplication(request.params.app_id, given)
        return { status: 201, body: correctionOf(correction) }
      },
    })
  })

  app.post<ById>('/application/data/:app_id/deliver', write, (request, reply) =>
    answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => ({
        status: 202,
        body: { webhookId: applications.deliver(request.params.app_id, request.caller!.name) },
      }),
    }),
  )

  app.post<ById>('/application/data/:app_id/confirm', write, (request, reply) => {
    const { app_id: appId } = request.params
    const { note } = readBody(Confirmation, request.body ?? {})
    return answers.answer(request, reply, {
      fingerprint: fingerprintOf({ note }),
      work: () => {
        applications.confirm(appId, request.caller!.name, note ?? null)
        return { status: 200, body: applications.status(appId) }
      },
    })
  })

  app.post<ById>('/application/data/:app_id/cancel', write, (request, reply) =>
    answers.answer(request, reply, {
      fingerprint: fingerprintOf({}),
      work: () => {
        applications.cancel(request.params.app_id)
        return { status: 202, body: applications.status(request.params.app_id) }
      },
    }),
  )

  app.delete<ById>('/application/data/:app_id', write, async (request, reply) => {
    await applications.remove(request.params.app_id)
    return reply.code(204).send()
  })
}
