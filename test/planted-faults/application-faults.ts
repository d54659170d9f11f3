/** Faults across the documents of an application: one of them is somebody else's. */
import type { Check } from '../../core/contract/evidence.ts'
import type { LoanAppData } from '../../core/contract/full-analysis.ts'
import type { Invoice } from '../../core/contract/invoice.ts'
import type { CheckedApplication } from '../../core/workflows/applications/checked-application.ts'
import { applicationChecks } from '../../core/workflows/applications/checks.ts'
import { chanceOf, type Chance } from '../drawing/chance.ts'
import { drawnCompanies } from './drawn-statement.ts'
import type { PlantedDocument, PlantedFault } from './fault.ts'

/** As different documents write one name. */
const spellings: readonly ((name: string) => string)[] = [
  name => name,
  name => name.toUpperCase(),
  name => name.replace(/,? (?:Inc\.|LLC|PLLC)$/, ''),
  name => name.replace(',', ''),
]
const parts = ['application', 'statement', 'account', 'invoice', 'lessee of an invoice'] as const
type Names = Readonly<Record<(typeof parts)[number], string>>

function checksOf(names: Names, hasApplication: boolean): readonly Check[] {
  const summary = {
    account_holder: names.account,
    bank_name: 'Lantern Valley Bank',
    account_number: '8027',
    start_date: null,
    end_date: null,
  }
  const periods = [{ id: 'a', fileName: 'bank.pdf', summary }]
  const invoice = (id: string, receiver: string, lessee: string | null) => ({
    id, file_name: `${id}.pdf`, invoice_number: id, doc_type: 'invoice',
    receiver: { name: receiver, validated_address_data: null }, lessee: lessee === null ? null : { name: lessee },
  }) // prettier-ignore
  return applicationChecks({
    loan: hasApplication
      ? ({
          businessLegalName: names.application,
          businessDbaName: null,
          owners: [],
          contactFirstName: null,
          signed_application: null,
        } as unknown as LoanAppData)
      : null,
    accounts: { accounts: [periods], shown: periods } as unknown as CheckedApplication['accounts'],
    invoices: [
      invoice('1001', names.invoice, null),
      invoice('1002', 'Lakeside Leasing Co.', names['lessee of an invoice']),
    ] as unknown as Invoice[],
    companies: [{ name: names.statement, fileName: 'statement.pdf' }],
    asOf: 0,
  })
}

/** An application in which each document in turn, and the application itself, names another business. */
export function applicationDocument(seed: number): PlantedDocument {
  const chance = chanceOf(seed + 300_000)
  const own = chance.pick(drawnCompanies)
  const other = chance.pick(drawnCompanies.filter(name => name !== own))
  const hasApplication = chance.is(0.7)
  const names = Object.fromEntries(parts.map(part => [part, chance.pick(spellings)(own)])) as Names
  return {
    name: `application ${seed}`,
    sound: () => checksOf(names, hasApplication),
    faults: parts
      .filter(part => hasApplication || part !== 'application')
      .map(part => renamed(chance, names, { part, other, hasApplication })),
  }
}

function renamed(
  chance: Chance,
  names: Names,
  { part, other, hasApplication }: { part: (typeof parts)[number]; other: string; hasApplication: boolean },
): PlantedFault {
  const name = chance.pick(spellings)(other)
  return {
    kind: 'another name',
    what: `${part}: ${name} instead of ${names[part]}`,
    places: [name.replace(/\.$/, '')],
    checks: () => checksOf({ ...names, [part]: name }, hasApplication),
  }
}
