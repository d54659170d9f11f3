/** Payment, balloon and debt service of the proposed loan as spreadsheet formulas over its input cells. */

/** Cells of the inputs. */
export interface LoanCells {
  readonly amount: string
  readonly rate: string
  readonly term: string
  /** Empty: the term. */
  readonly amortization: string
  /** Empty: what the amortization leaves. */
  readonly residual: string
  readonly fees: string
  /** "yes" or "no". */
  readonly financeFees: string
}

export const financedText = ({ amount, fees, financeFees }: LoanCells): string =>
  `ROUND(${amount}+IF(${financeFees}="yes",N(${fees}),0),2)`

/** Months over which the payment is leveled. */
export const leveledText = ({ term, amortization, residual }: LoanCells): string =>
  `IF(ISNUMBER(${residual}),${term},IF(ISNUMBER(${amortization}),${amortization},${term}))`

/** `rate`: percent a year, as a formula. */
export function paymentText(cells: LoanCells, financed: string, rate: string): string {
  const [months, left] = [leveledText(cells), `N(${cells.residual})`]
  return `ROUND(IF((${rate})=0,(${financed}-${left})/${months},-PMT((${rate})/1200,${months},${financed},-${left})),2)`
}

export function balloonText(cells: LoanCells, financed: string, rate: string, payment: string): string {
  const { term, residual } = cells
  const owed = `IF((${rate})=0,${financed}-${payment}*${term},-FV((${rate})/1200,${term},-${payment},${financed}))`
  return `IF(ISNUMBER(${residual}),${residual},IF(${leveledText(cells)}<=${term},0,MAX(0,ROUND(${owed},2))))`
}

/** Payments of the first twelve months, with the balloon when it is due in them. */
export function annualText(cells: LoanCells, payment: string, balloon: string): string {
  const payments = `MIN(${cells.term},${leveledText(cells)})`
  return `ROUND(${payment}*MIN(12,${payments})+IF(${cells.term}<=12,${balloon},0),2)`
}
