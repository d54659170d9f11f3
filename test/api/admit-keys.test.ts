/** The API switched off and on in the window: stored keys are refused meanwhile, the window and the owner never. */
import { expect, test } from 'vitest'
import { openApiHouse } from '../support/api-house.ts'

test('keys are refused at once, and admitted again at once; window and owner always are', async () => {
  const house = await openApiHouse()
  try {
    const { key } = await house.makeKey()
    const turn = (value: string | null) =>
      house.json('/app/settings', { name: 'admitKeys', value }, { method: 'PATCH', key: house.sessionToken })
    await turn('false')
    const refused = await house.call('/usage', { key })
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([503, 'API_OFF'])
    expect((await house.call('/usage', { key: 'dsk_live_unknown' })).status).toBe(401)
    for (const token of [house.sessionToken, undefined])
      expect((await house.call('/usage', token === undefined ? {} : { key: token })).status).toBe(200)
    await turn('true')
    expect((await house.call('/usage', { key })).status).toBe(200)
    await turn('false')
    await turn(null)
    expect((await house.call('/usage', { key })).status).toBe(200)
  } finally {
    await house.close()
  }
})
