/** `npm run screenshots`: pictures of the window for the README, light and dark, of the real service and the sample documents. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { buildInterface } from '../../electron/build.ts'
import { browserAdvice, findBrowser } from '../support/browser.ts'
import { firstScenes, prepare, samplesIn, scenes } from './scenes.ts'

const project = resolve(import.meta.dirname, '../..')
const size = { width: 1440, height: 900 } as const
const key = 'screenshots-of-the-window'

const executablePath = findBrowser()
if (executablePath === null) throw new Error(browserAdvice)
buildInterface(project)
const folder = mkdtempSync(join(tmpdir(), 'desk-screenshots-'))
const { service, baseUrl } = await startService()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  mkdirSync(join(project, 'resources/screenshots'), { recursive: true })
  const samples = samplesIn(join(project, 'resources/samples'))
  await takeAll(browser, firstScenes, samples)
  await takeAll(browser, scenes, await prepare(baseUrl, key, samples))
} finally {
  await browser.close()
  const ended = new Promise(done => service.once('exit', done))
  service.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

/** Each scene of a window of its own, light and dark; `shown` is what the scenes are about. */
async function takeAll<Shown>(
  browser: Browser,
  scenes: Readonly<Record<string, (page: Page, shown: Shown) => Promise<void>>>,
  shown: Shown,
): Promise<void> {
  for (const [name, scene] of Object.entries(scenes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: size,
        colorScheme,
        locale: 'en-US',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(`${baseUrl}/ui/#token=${key}`)
      await scene(page, shown)
      await page.evaluate(() => document.fonts.ready)
      // A palette of 256 colors is enough for a window of a dozen, at a third of the size.
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer()
      const file = `resources/screenshots/${name}-${colorScheme}.png`
      writeFileSync(join(project, file), picture)
      console.log(`${file} ${Math.round(picture.length / 1024)} KB`)
      await context.close()
    }
  }
}

/** At the port of a first start, so that the pictures show it; at any other where that one is taken. */
async function startService(): Promise<{ service: ChildProcess; baseUrl: string }> {
  for (const port of ['4780', '0']) {
    const args = ['core/serve.js', '--port', port, '--data-dir', join(folder, `data-${port}`), '--api-key', key]
    const service = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const line of createInterface({ input: service.stdout })) {
      const baseUrl = /^Listening on (\S+)/.exec(line)?.[1]
      if (baseUrl !== undefined) return { service, baseUrl }
    }
  }
  throw new Error('The service ended before it listened.')
}
