/**
 * Every screen in light and dark, at 1024, 1440 and 2560 CSS pixels and at 200 %: nothing wider than the window, no control cut off, covered or
 * out of reach, no fault that axe knows of, every control with
 * a name for screen readers, no raw ids. `SCREEN_PICTURES=FOLDER` names where pictures of all are kept.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { axeViolations } from './axe.ts'
import { prepareScreens, type ScreenData } from './screens/screen-data.ts'
import { bareAddress, firstScreens, screenGroups, screensOf, type Screen } from './screens/screens.ts'
import { layoutFaults, namelessControls, rawWords } from './screens/sound-screen.ts'
import { expect, openService, test } from './service.ts'

const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '2560', width: 2560, height: 1440 },
  // A window of 1440 × 900 at 200 %.
  { name: '200 %', width: 720, height: 450 },
] as const
const schemes = ['light', 'dark'] as const
const pictures = process.env['SCREEN_PICTURES']

/** Puts the window into a size and a color, and waits until what follows them has followed: a few frames. */
async function arrange(page: Page, size: (typeof sizes)[number], colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })
}

/** What is wrong with a screen, at every size and in both colors. */
async function faultsOf(page: Page, { name, isForPrograms = false }: Screen): Promise<readonly string[]> {
  const faults: string[] = []
  faults.push(...(await namelessControls(page)).map(role => `${name}: a screen reader has no name for ${role}`))
  if (!isForPrograms) faults.push(...(await rawWords(page)).map(words => `${name}: raw words "${words}"`))
  for (const size of sizes)
    for (const colorScheme of schemes) {
      // Colors move nothing, and contrast is the same at every size.
      if (colorScheme === 'dark' && size.width !== 1440 && pictures === undefined) continue
      await arrange(page, size, colorScheme)
      const where = `${name}, ${size.name}, ${colorScheme}`
      if (colorScheme === 'light') faults.push(...(await layoutFaults(page)).map(fault => `${where}: ${fault}`))
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${name}-${size.name.replace(' %', '')}-${colorScheme}.png` })
      if (size.width === 1440)
        faults.push(
          ...(await axeViolations(page)).flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id} ${html}`)),
        )
    }
  return faults
}

async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  for (const screen of screens) {
    await page.setViewportSize(sizes[0])
    await screen.show(page)
    expect.soft(await faultsOf(page, screen), screen.name).toEqual([])
    await screen.leave?.(page)
  }
}

test('every screen of a first run is sound', async ({ browser }) => {
  test.setTimeout(240_000)
  const service = await openService()
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await walk(page, [bareAddress(service.bareAddress)])
    await page.goto(service.address)
    await page.reload()
    await walk(page, firstScreens)
  } finally {
    await context.close()
    await service.close()
  }
})

test.describe('every screen is sound', () => {
  let service: Awaited<ReturnType<typeof openService>>
  let data: ScreenData
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    service = await openService()
    data = await prepareScreens(new URL(service.address).origin)
  })
  test.afterAll(() => service.close())

  for (const group of screenGroups)
    test(`of ${group}`, async ({ page }) => {
      test.setTimeout(480_000)
      await page.goto(service.address)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await walk(page, screensOf(data)[group])
    })
})
