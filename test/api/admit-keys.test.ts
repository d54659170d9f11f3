/** The API switched off and on in the window: stored keys are refused meanwhile, the window and the owner never. */
import { expect, test } from 'vitest'
import { openApiDesk } from '../support/api-desk.ts'

test('keys are refused at once, and admitted again at once; window and owner always are', async () => {
  const desk = await openApiDesk()
  try {
    const { key } = await desk.makeKey()
    const turn = (value: string | null) =>
      desk.json('/app/settings', { name: 'admitKeys', value }, { method: 'PATCH', key: desk.sessionToken })
    await turn('false')
    const refused = await desk.call('/usage', { key })
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([503, 'API_OFF'])
    expect((await desk.call('/usage', { key: 'dsk_live_unknown' })).status).toBe(401)
    for (const token of [desk.sessionToken, undefined])
      expect((await desk.call('/usage', token === undefined ? {} : { key: token })).status).toBe(200)
    await turn('true')
    expect((await desk.call('/usage', { key })).status).toBe(200)
    await turn('false')
    await turn(null)
    expect((await desk.call('/usage', { key })).status).toBe(200)
  } finally {
    await desk.close()
  }
})
