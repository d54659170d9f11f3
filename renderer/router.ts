/** The places of the window and their addresses. */
import { createRouter, createWebHashHistory } from 'vue-router'
// Takes the token out of the address before anything else reads it.
import { admit } from './api/connection.ts'
import { rememberPlaces, reopenAddress } from './features/library/left-off.ts'

const reopened = reopenAddress()

/** What a link carries in its fragment; null: it is an address of the window. */
const linkIn = (fragment: string): string | null =>
  /^\/?(?:token|code)=/.test(fragment) ? `#${fragment.replace(/^\//, '')}` : null

export const router = createRouter({
  history: createWebHashHistory('/ui/'),
  scrollBehavior: (to, from, saved) => saved ?? (to.path === from.path ? false : { top: 0 }),
  routes: [
    { path: '/', name: 'inbox', component: () => import('./features/inbox/InboxView.vue'), meta: { title: 'Inbox' } },
    {
      path: '/documents',
      name: 'documents',
      component: () => import('./features/library/LibraryView.vue'),
      meta: { title: 'Documents' },
    },
    {
      path: '/statements',
      name: 'statements',
      component: () => import('./features/library/AnalysesView.vue'),
      props: { kind: 'financial-statements', heading: 'Statements', who: 'Company', when: 'Period end' },
      meta: { title: 'Statements' },
    },
    {
      path: '/invoices',
      name: 'invoices',
      component: () => import('./features/library/AnalysesView.vue'),
      props: { kind: 'invoices', heading: 'Invoices', who: 'Vendor', when: 'Invoice date' },
      meta: { title: 'Invoices' },
    },
    {
      path: '/analyses/:id',
      name: 'analysis',
      component: () => import('./features/review/AnalysisView.vue'),
      meta: { title: 'Analysis', place: '/statements' },
    },
    {
      path: '/invoices/:id',
      name: 'invoice',
      component: () => import('./features/invoices/InvoiceView.vue'),
      meta: { title: 'Invoice', place: '/invoices' },
    },
    {
      path: '/applications',
      name: 'applications',
      component: () => import('./features/applications/ApplicationsView.vue'),
      meta: { title: 'Applications' },
    },
    {
      path: '/applications/:id',
      name: 'application',
      component: () => import('./features/applications/ApplicationView.vue'),
      meta: { title: 'Application', place: '/applications' },
    },
    {
      path: '/deliveries',
      name: 'deliveries',
      component: () => import('./features/applications/DeliveriesView.vue'),
      meta: { title: 'Deliveries' },
    },
    {
      path: '/settings',
      name: 'settings',
      component: () => import('./features/settings/SettingsView.vue'),
      meta: { title: 'Settings' },
    },
    {
      path: '/api',
      name: 'api',
      component: () => import('./features/settings/ApiView.vue'),
      meta: { title: 'API' },
    },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
})

/** What admits the window does not stay in its address. */
const restoreAddress = (path: string): void => history.replaceState(history.state, '', `${location.pathname}#${path}`)

/** A link pasted into the address of an open window changes its fragment only. */
router.beforeEach(async (to, from) => {
  const link = linkIn(to.redirectedFrom?.fullPath ?? '')
  if (link === null) return true
  restoreAddress(from.fullPath)
  await admit(link)
  return false
})
/** Until its first view is there the router does not listen. */
function takeEarly(): void {
  const link = linkIn(location.hash.slice(1))
  if (link === null) return
  restoreAddress(router.currentRoute.value.fullPath)
  void admit(link)
}
window.addEventListener('hashchange', takeEarly)
void router.isReady().then(() => window.removeEventListener('hashchange', takeEarly))
rememberPlaces(router, reopened)
router.afterEach(({ meta, path }, from) => {
  // A view that turns to another of its parts keeps the title it has given itself.
  if (path === from.path && from.matched.length > 0) return
  document.title = typeof meta['title'] === 'string' ? `${meta['title']} – Underwriter Desk` : 'Underwriter Desk'
})
