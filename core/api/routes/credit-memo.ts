/** GET /application/data/{app_id}/memo: the credit memo of an application, as Word or PDF. */
import type { FastifyInstance } from 'fastify'
import { MemoQuery } from '../../contract/application.ts'
import type { CreditMemos } from '../../workflows/applications/credit-memo.ts'
import { readBody } from '../json-body.ts'
import { sendFile } from '../send-file.ts'

export function memoRoute(app: FastifyInstance, memos: CreditMemos): void {
  app.get<{ Params: { app_id: string } }>(
    '/application/data/:app_id/memo',
    { config: { scope: 'read' } },
    async (request, reply) => {
      const { format } = readBody(MemoQuery, request.query)
      return sendFile(request, reply, await memos.open(request.params.app_id, format))
    },
  )
}
