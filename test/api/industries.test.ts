/** The list of industries, by words and by codes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDesk, type ApiDesk } from '../support/api-desk.ts'

let desk: ApiDesk
beforeAll(async () => void (desk = await openApiDesk()))
afterAll(() => desk.close())

test('industries are found with what they are compared with', async () => {
  const { status, body } = await desk.call('/industries?q=machine%20shop&limit=2')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    industries: [{ naics_code: '332710', title: 'Machine Shops', benchmark: expect.stringMatching(/^minor: /) }, {}],
  })
  expect((await desk.call('/industries?q=zzzz')).body).toEqual({ industries: [] })
})

test.each(['/industries', '/industries?q=', '/industries?q=x&limit=500', '/industries?q=x&page=2'])(
  '%s is refused',
  async path => {
    expect(await desk.call(path)).toMatchObject({ status: 400 })
  },
)
