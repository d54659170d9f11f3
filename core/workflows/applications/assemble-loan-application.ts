/** A loan application as read → the documented loan_app_data. */
import type { LoanAppData, LoanOwner } from '../../contract/full-analysis.ts'
import type { LoanApplicationReading, OwnerReading } from '../../extraction/loan/loan-application.ts'

/** Every documented member is there, null where the form does not say. */
export function assembleLoanApplication(reading: LoanApplicationReading): LoanAppData {
  const { texts, numbers, signature, equipment } = reading
  const text = (name: keyof typeof texts): string | null => texts[name]?.value ?? null
  const number = (name: keyof typeof numbers): number | null => numbers[name]?.value ?? null
  return {
    businessLegalName: text('businessLegalName'),
    businessDbaName: text('businessDbaName'),
    ein: text('ein'),
    entityType: text('entityType'),
    businessAddressLine1: text('businessAddressLine1'),
    businessAddressLine2: text('businessAddressLine2'),
    businessCity: text('businessCity'),
    businessState: text('businessState'),
    businessStateCode: text('businessStateCode'),
    businessPostalCode: text('businessPostalCode'),
    loanAmount: number('loanAmount'),
    yearsInBusiness: number('yearsInBusiness'),
    businessStartDate: text('businessStartDate'),
    signed_application: signature.signed?.value ?? null,
    signed_application_on_date: signature.date?.value ?? null,
    contactFirstName: text('contactFirstName'),
    contactLastName: text('contactLastName'),
    contactEmail: text('contactEmail'),
    businessPhone: text('businessPhone'),
    contactOwnershipPercentage: number('contactOwnershipPercentage'),
    incorporationState: text('incorporationState'),
    website: text('website'),
    industry: text('industry'),
    annualRevenue: number('annualRevenue'),
    useOfFunds: text('useOfFunds'),
    owners: reading.owners.map(ownerOf),
    equipment:
      equipment === null
        ? null
        : { vendor: equipment.vendor?.value ?? null, description: equipment.description?.value ?? null },
    other_fields: Object.fromEntries(Object.entries(reading.others).map(([name, field]) => [name, field.value])),
  }
}

function ownerOf({ texts, ownershipPercentage }: OwnerReading): LoanOwner {
  const text = (name: keyof typeof texts): string | null => texts[name]?.value ?? null
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    email: text('email'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    ssn: text('ssn'),
    ownershipPercentage: ownershipPercentage?.value ?? null,
    dob: text('dob'),
  }
}
