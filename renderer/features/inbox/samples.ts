/** The sample documents the window carries: the stack of one invented applicant. */
import { call } from '../../api/request.ts'

const addresses = import.meta.glob<string>('../../../resources/samples/*.pdf', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** The documents as files, as if they had been chosen. Throws ServiceError. */
export const sampleFiles = (): Promise<File[]> =>
  Promise.all(
    Object.entries(addresses).map(async ([path, address]) => {
      const bytes = await (await call(address)).blob()
      return new File([bytes], path.split('/').at(-1)!, { type: 'application/pdf' })
    }),
  )
