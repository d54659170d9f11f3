/** The one test run: checks, unit and service tests, the interface in a browser, the corpus; ends with the count of all. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { browserAdvice, findBrowser } from './support/browser.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
interface Step {
  readonly name: string
  readonly run: () => Promise<Count>
}

/** A tool that hangs must not hang the whole run; the longest step takes 12 minutes on two cores, and a machine may be a third as fast. */
const stepLimitMs = 45 * 60_000

const project = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'desk-test-run-'))
const bin = (name: string) => join(project, 'node_modules', name)

/** Runs a script under this very Node, its output passed through; resolves to the exit code. */
function runNode(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise(done => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: project,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: stepLimitMs,
    })
    child.on('close', code => done(code ?? 1))
    child.on('error', () => done(1))
  })
}

const oneOutcome = (code: number): Count => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: async () => oneOutcome(await runNode(bin(script), args)),
})

/** Words this project does not use, and what to write instead: test/language/banned-words.json. */
const language: Step = {
  name: 'language',
  run: async () => oneOutcome(await runNode('test/language/check.ts', [])),
}

/** The OpenAPI document, as two public linters judge it. */
const openApi: Step = {
  name: 'OpenAPI document',
  run: async () => oneOutcome(await runNode('test/openapi/lint.ts', [])),
}

/** Packages of the product: versions, hashes, licenses. */
const packages: Step = {
  name: 'packages of the product',
  run: async () => oneOutcome(await runNode('test/dependencies/check.ts', [])),
}

const checks: readonly Step[] = [
  tool('types', 'vue-tsc/bin/vue-tsc.js', '--noEmit', '-p', '.'),
  tool('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  tool('unused code and packages', 'knip/bin/knip.js', '--no-progress'),
  tool(
    'layers',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'core',
    'electron',
    'renderer',
    'test',
    '--config',
    '.dependency-cruiser.js',
  ),
  language,
  packages,
  openApi,
]

const vitest = (name: string, ...projects: readonly string[]): Step => ({
  name,
  run: async () => {
    const report = join(scratch, 'vitest.json')
    const code = await runNode(bin('vitest/vitest.mjs'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.flatMap(project => ['--project', project]),
    ])
    if (!existsSync(report)) return oneOutcome(1)
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    // A file that does not even load has no tests to count, yet it failed.
    const unloadable = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    const failed = numFailedTests + unloadable
    return {
      passed: numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: numPendingTests + numTodoTests,
    }
  },
})

/** Before the tests, some of which start and package what is built. */
const builds: readonly Step[] = [
  tool('build of the interface', 'vite/bin/vite.js', 'build', '--logLevel', 'warn'),
  tool('build of the desktop', 'vite/bin/vite.js', 'build', '--mode', 'shell', '--logLevel', 'warn'),
]

/** The tests of a project of test/ui/playwright.config.ts. */
const interfaceTests = (name: string, project: string): Step => ({
  name,
  run: async () => {
    const browser = findBrowser()
    if (browser === null) {
      console.log(browserAdvice)
      return oneOutcome(1)
    }
    const report = join(scratch, `${project}.json`)
    // One retry: a browser on a busy machine can miss a moment. What passes only then is named in the log and printed below.
    const args = ['test', '--config', 'test/ui/playwright.config.ts', '--project', project, '--retries', '1']
    const code = await runNode(bin('playwright/cli.js'), args, {
      TEST_BROWSER: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (!existsSync(report)) return oneOutcome(1)
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only when run again (flaky): see above.`)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
      skipped: stats.skipped,
    }
  },
})

const corpus: Step = {
  name: 'corpus ratchet',
  run: async () => {
    const report = join(scratch, 'corpus.json')
    const code = await runNode('test/corpus/score.ts', ['--ratchet', report])
    if (!existsSync(report)) return oneOutcome(code === 0 ? 1 : code)
    return JSON.parse(readFileSync(report, 'utf8')) as Count
  },
}

const plans: Readonly<Record<string, readonly Step[]>> = {
  all: [
    ...checks,
    ...builds,
    vitest('unit and service tests'),
    interfaceTests('interface in a browser', 'window'),
    interfaceTests('times of the interface', 'times'),
    corpus,
  ],
  check: checks,
  unit: [vitest('unit tests', 'modules', 'window')],
}

async function main(): Promise<void> {
  const name = process.argv[2] ?? 'all'
  const plan = plans[name]
  if (plan === undefined) throw new Error(`Unknown plan "${name}": one of ${Object.keys(plans).join(', ')}.`)
  const counts: Count[] = []
  const summary: string[] = []
  for (const step of plan) {
    const started = performance.now()
    console.log(`\n── ${step.name}`)
    const count = await step.run()
    counts.push(count)
    const seconds = Math.round((performance.now() - started) / 1000)
    const outcome = count.failed > 0 ? `${count.failed} failed` : count.passed > 0 ? 'passed' : 'skipped'
    summary.push(`${step.name.padEnd(28)}${outcome} (${seconds} s)`)
  }
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  console.log(`\n${summary.join('\n')}\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

try {
  await main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
