/** The places of the window and their addresses. */
import { createRouter, createWebHashHistory } from 'vue-router'

export const router = createRouter({
  history: createWebHashHistory('/ui/'),
  routes: [
    { path: '/', name: 'inbox', component: () => import('./views/InboxView.vue'), meta: { title: 'Inbox' } },
    {
      path: '/documents',
      name: 'documents',
      component: () => import('./views/LibraryView.vue'),
      meta: { title: 'Documents' },
    },
    {
      path: '/analyses/:id',
      name: 'analysis',
      component: () => import('./views/AnalysisView.vue'),
      meta: { title: 'Analysis' },
    },
    {
      path: '/invoices/:id',
      name: 'invoice',
      component: () => import('./views/InvoiceView.vue'),
      meta: { title: 'Invoice' },
    },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
})

router.afterEach(({ meta }) => {
  document.title = typeof meta['title'] === 'string' ? `${meta['title']} – Underwriter Desk` : 'Underwriter Desk'
})
