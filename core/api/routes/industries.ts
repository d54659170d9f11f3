/** Industries are found by words or by the beginning of a NAICS code. */
import type { FastifyInstance } from 'fastify'
import { findIndustries } from '../../analysis/industry/find-industries.ts'
import { IndustryListQuery, type IndustryList } from '../../contract/industries.ts'
import { readBody } from '../json-body.ts'

export function industryRoutes(app: FastifyInstance): void {
  app.get('/industries', { config: { scope: 'read' } }, (request): IndustryList => {
    const { q, limit } = readBody(IndustryListQuery, request.query)
    return {
      industries: findIndustries(q, limit).map(({ naics, title, benchmark }) => ({
        naics_code: naics,
        title,
        benchmark,
      })),
    }
  })
}
