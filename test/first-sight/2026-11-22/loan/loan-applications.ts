/** All first-sight loan applications, family by family. */
import type { Drawn } from '../press/document.ts'
import { abroadForms } from './abroad-forms.ts'
import { bankGrids } from './bank-grid.ts'
import { tradeForms } from './trade-forms.ts'
import { typedLeaders } from './typed-leaders.ts'
import { webForms } from './web-forms.ts'

export const loanApplications: readonly Drawn[] = [
  ...bankGrids,
  ...webForms,
  ...typedLeaders,
  ...abroadForms,
  ...tradeForms,
]
