/** Finds a Chromium for the interface tests: installed, Playwright's own, or from Debian's packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export const browserAdvice =
  'No Chromium, Chrome or Edge was found: install one of them, or run "npx playwright install chromium".'

/** Path of an executable browser; null when there is none and none could be installed (say `browserAdvice`). */
export function findBrowser(): string | null {
  return installedBrowser() ?? (installFromDebian() ? installedBrowser() : null)
}

function installedBrowser(): string | null {
  const suffixes = process.platform === 'win32' ? ['.exe'] : ['']
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap(folder => commandNames.flatMap(name => suffixes.map(suffix => join(folder, name + suffix))))
  return [...onPath, ...knownPaths, chromium.executablePath()].find(path => existsSync(path)) ?? null
}

/** On Debian and its relatives, as root, the package is one command away. */
function installFromDebian(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
}
