/** The applicant of the samples, and what the other parties of its deal are called; all invented. */

export const applicant = {
  name: 'Fernhollow Millwork, Inc.',
  street: '18 Kiln Road',
  city: 'Brattleboro',
  state: 'VT',
  zip: '05301',
  taxId: '03-4417206',
} as const

export const bank = 'Stonebridge Community Bank'
export const dealer = 'Juniper Gap Machinery LLC'

/** The machine that is bought, and what is borrowed for it. */
export const machine = { price: 118_400, freight: 2_350, installation: 3_900, down: 24_650 } as const
export const invoiceTotal = machine.price + machine.freight + machine.installation
export const borrowed = invoiceTotal - machine.down
