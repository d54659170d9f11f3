/** The places the window leads to, as the navigation and the palette name them. */

export interface WindowPlace {
  readonly to: string
  readonly name: string
}

export const placesOfWork: readonly WindowPlace[] = [
  { to: '/', name: 'Inbox' },
  { to: '/statements', name: 'Statements' },
  { to: '/invoices', name: 'Invoices' },
  { to: '/applications', name: 'Applications' },
  { to: '/documents', name: 'Documents' },
  { to: '/deliveries', name: 'Deliveries' },
]
export const placesOfService: readonly WindowPlace[] = [
  { to: '/settings', name: 'Settings' },
  { to: '/api', name: 'API' },
]
