/** Income statements as other countries and languages word them. */
import { wordedStatements } from '../worded-statement.ts'

export const abroadIncomeStatements = wordedStatements(
  'INCOME_STATEMENT',
  `
== india schedule iii | ifrs | Statement of Profit and Loss | STATEMENT OF PROFIT AND LOSS
> ; > Income ; Revenue from operations|412000|revenue ; Other income|3100|otherIncome ; < Total income
> Expenses ; Cost of materials consumed|181000|?cost ; Purchases of stock-in-trade|22000|?cost
Changes in inventories of finished goods, work-in-progress and stock-in-trade|-3100|?cost
Employee benefits expense|61000|salaries ; Finance costs|9100|interest
Depreciation and amortisation expense|14000|depreciation ; Other expenses|71000 ; <- Total expenses|?totalExpenses
= Profit before exceptional items and tax ; - Exceptional items|1200 ; = Profit before tax|beforeTax
> Tax expense: ; Current tax|13100 ; Deferred tax|900 ; <- Total tax expense|?tax ; = Profit for the year|net
# Earnings per equity share of ₹10 each ; ! Basic (₹)|4.12 ; ! Diluted (₹)|4.1

== australian | ifrs | Statement of profit or loss and other comprehensive income | Consolidated Income Statement
Revenue from continuing operations|212000|revenue ; Other income|1900|otherIncome
Changes in inventories of finished goods and work in progress|-1100|?cost
Raw materials and consumables used|-81000|?cost ; Employee benefits expense|-51000|-salaries
Depreciation and amortisation expense|-9100|-depreciation ; Impairment of receivables|-300
Occupancy expense|-8100|-rent ; Other expenses|-21000 ; Finance costs|-3100|-interest
= Profit before income tax|beforeTax ; Income tax expense|-11000|-tax ; = Profit for the year|net

== uk abridged exceptional | uk | Profit and Loss Account | Income Statement
Turnover|3120000|revenue ; - Cost of sales|1910000|cost ; = Gross profit|gross
- Distribution costs|210000|?marketing ; - Administrative expenses|712000|?general
Other operating income|12000|?otherIncome ; - Exceptional items|31000 ; = Operating profit|operating
Interest receivable and similar income|2100|?otherIncome ; - Interest payable and similar expenses|31000|interest
= Profit before taxation|beforeTax ; - Tax on profit|41000|tax ; = Profit for the financial year|net

== french compte | ifrs | Compte de résultat
> Produits d'exploitation ; Chiffre d'affaires|2120000|revenue ; Autres produits|31000
< Total des produits d'exploitation
> Charges d'exploitation ; Achats de marchandises|910000|?cost ; Autres achats et charges externes|312000
Impôts et taxes|31000 ; Salaires et traitements|412000|?salaries ; Charges sociales|151000|?salaries
Dotations aux amortissements|41000|depreciation ; <- Total des charges d'exploitation|totalExpenses
= Résultat d'exploitation|operating ; - Charges financières|21000|interest
= Résultat courant avant impôts|beforeTax ; - Impôt sur les bénéfices|41000|tax ; = Résultat net|net

== spanish | ifrs | Estado de resultados
Ingresos por ventas|2120000|revenue ; - Costo de ventas|1210000|cost ; = Utilidad bruta|gross
> Gastos de operación ; Gastos de venta|210000|?marketing ; Gastos de administración|251000|general
Depreciación|41000|depreciation ; <- Total gastos de operación|totalExpenses ; = Utilidad de operación|operating
- Gastos financieros|21000|interest ; = Utilidad antes de impuestos|beforeTax ; - Impuesto sobre la renta|91000|tax
= Utilidad neta|net
`,
)
