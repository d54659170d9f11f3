/** Small companies' accounts abroad. */
import type { Drawn } from '../press/document.ts'
import { australian } from './australian-report.ts'
import { british } from './british-accounts.ts'

export const smallAccounts: readonly Drawn[] = [
  british({
    name: 'thackray-fabrications-section-1a',
    company: 'Thackray Fabrications Limited',
    seed: 561,
    sales: 1_640_000,
    number: '05518207',
  }),
  british({
    name: 'garside-haulage-section-1a-scan',
    company: 'Garside Haulage (Yorkshire) Limited',
    seed: 569,
    sales: 2_310_000,
    number: '07740932',
    scan: { dpi: 160, skewDegrees: -0.3, noise: 18, blur: 0.4, jpegQuality: 70 },
  }),
  australian({
    name: 'mallee-agri-spares-special-purpose',
    company: 'Mallee Agri Spares Pty Ltd',
    seed: 575,
    sales: 3_050_000,
    number: '61 118 204 775',
  }),
]
