/** Every screen of the window: how it is reached, and what is there once it stands. */
import { expect, type Page } from 'playwright/test'
import { apiKey } from '../service.ts'
import type { ScreenData } from './screen-data.ts'
import { samples } from './screen-data.ts'

export interface Screen {
  readonly name: string
  readonly show: (page: Page) => Promise<void>
  /** Leaves the window as the next screen expects it. */
  readonly leave?: (page: Page) => Promise<void>
  /** Shows members of the API by their own names. */
  readonly isForPrograms?: boolean
}

/** Goes to an address of the window; a place behind a door or a list is loaded before. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(hash => (location.hash = hash), address)
}

/** A part of an analysis or application, once its values and its page are drawn. */
const part = (name: string, address: string, id: string, more: Partial<Screen> = {}): Screen => ({
  name,
  show: async page => {
    const tab = page.getByRole('tab', { selected: true })
    await go(page, `${address}?part=${id}`)
    await page.reload()
    await expect(tab).toBeVisible()
    await expect(page.getByRole('tabpanel').locator(':scope > *').first()).toBeAttached()
    await expect(page.getByText('Reading', { exact: true })).toHaveCount(0)
  },
  ...more,
})
const place = (name: string, address: string, heading: string): Screen => ({
  name,
  show: async page => {
    await go(page, address)
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.locator('.loading')).toHaveCount(0)
  },
})

/** Of a desk that has read nothing. */
export const firstScreens: readonly Screen[] = [
  {
    name: 'first run',
    show: async page => {
      await go(page, '/')
      await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible()
    },
  },
  {
    name: 'inbox queue',
    show: async page => {
      await go(page, '/')
      await page
        .getByLabel('Choose documents')
        .setInputFiles(
          samples.map(([name, bytes]) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
        )
      await expect(page.locator('.entries tbody tr').filter({ hasText: /\d+ pages?/ })).toHaveCount(samples.length)
    },
    leave: async page => page.getByRole('button', { name: 'Clear' }).click(),
  },
]

/** Of a window that nothing admits. */
export const bareAddress = (address: string): Screen => ({
  name: 'bare address',
  show: async page => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Connect this window' })).toBeVisible()
  },
})

export const screenGroups = ['places', 'statements', 'invoices', 'applications', 'overlays', 'failures'] as const

export const screensOf = (data: ScreenData): Readonly<Record<(typeof screenGroups)[number], readonly Screen[]>> => ({
  places,
  statements: statementScreens(data),
  invoices: [
    'invoice',
    'invoice_summary',
    'transaction_breakdown',
    'vendor_analysis',
    'payment_terms',
    'tax_and_fees',
    'checks',
    'integrity',
    'documents',
    'history',
  ].map(id => part(`invoice ${id}`, `/invoices/${data.invoice}`, id)),
  applications: applicationScreens(data),
  overlays: overlays(data),
  failures: failures(data),
})

const places: readonly Screen[] = [
  place('inbox', '/', 'Inbox'),
  place('statements', '/statements', 'Statements'),
  place('invoices', '/invoices', 'Invoices'),
  place('applications', '/applications', 'Applications'),
  place('documents', '/documents', 'Documents'),
  place('deliveries', '/deliveries', 'Deliveries'),
  place('settings', '/settings', 'Settings'),
  { ...place('api', '/api', 'API'), isForPrograms: true },
]

function statementScreens({ statement }: ScreenData): readonly Screen[] {
  const address = `/analyses/${statement}`
  const parts = [
    'balanceSheet',
    'incomeStatement',
    'cashFlowStatement',
    'ratios',
    'trends',
    'coverage',
    'checks',
    'integrity',
    'summary',
    'documents',
    'history',
  ].map(id => part(`statement ${id}`, address, id))
  const selected: Screen = {
    name: 'selected value',
    show: async page => {
      await part('', address, 'incomeStatement').show(page)
      await page.keyboard.press('j')
      await expect(page.locator('.value-bar')).toContainText(/\d+ \/ \d+/)
    },
  }
  const typed: Screen = {
    name: 'typed value',
    show: async page => {
      await selected.show(page)
      await page.keyboard.press('F2')
      await expect(page.locator('.value-field input')).toBeFocused()
    },
    leave: page => page.keyboard.press('Escape'),
  }
  return [...parts, selected, typed]
}

function applicationScreens({ application, group }: ScreenData): readonly Screen[] {
  const loan = `/applications/${encodeURIComponent(application)}`
  const alder = `/applications/${encodeURIComponent(group)}`
  return [
    ...[
      'overview',
      'loan',
      'statements',
      'accounts',
      'transactions',
      'invoices',
      'returns',
      'cash-flow',
      'integrity',
      'findings',
      'history',
    ].map(id => part(`application ${id}`, loan, id)),
    part('application delivery', loan, 'delivery', { isForPrograms: true }),
    part('group overview', alder, 'overview'),
    part('group cash flow', alder, 'cash-flow'),
  ]
}

const overlays = ({ group }: ScreenData): readonly Screen[] => [
  {
    name: 'report menu',
    show: async page => {
      await part('', `/applications/${encodeURIComponent(group)}`, 'overview').show(page)
      await page.getByRole('button', { name: 'Report' }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
    leave: page => page.keyboard.press('Escape'),
  },
  {
    name: 'search',
    show: async page => {
      await go(page, '/documents')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('Fernhollow')
      await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toBeVisible()
    },
    leave: page => page.keyboard.press('Escape'),
  },
  {
    name: 'keys',
    show: async page => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    },
    leave: page => page.keyboard.press('Escape'),
  },
]

const failures = ({ failed }: ScreenData): readonly Screen[] => [
  {
    name: 'failed application',
    show: async page => {
      await go(page, `/applications/${failed}`)
      await expect(page.getByRole('main')).toContainText('The PDF is damaged beyond repair')
    },
  },
  {
    name: 'no such analysis',
    show: async page => {
      await go(page, '/analyses/none')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'service away',
    show: async page => {
      await go(page, '/statements')
      await page.route(isRequest, route => route.abort())
      await go(page, '/documents')
      await expect(page.getByText('The service does not answer. It is asked again')).toBeVisible()
    },
    leave: page => page.unroute(isRequest),
  },
  {
    name: 'service started again',
    show: async page => {
      await page.route('**/app/**', route => route.fulfill({ status: 401, json: { message: 'Unknown key' } }))
      await go(page, '/deliveries')
      await expect(page.getByRole('heading', { name: 'Underwriter Desk was started again' })).toBeVisible()
    },
    leave: async page => {
      await page.unroute('**/app/**')
      await page.getByLabel('Address or API key').fill(apiKey)
      await page.getByLabel('Address or API key').press('Enter')
      await expect(page.getByRole('main').getByRole('heading', { name: 'Deliveries' })).toBeVisible()
    },
  },
]

const isRequest = (address: URL): boolean => !address.pathname.startsWith('/ui')
