/** Machines, what is sold with them, and the words around their prices, to be combined by chance. */

export interface Machine {
  readonly make: string
  readonly model: string
  readonly kind: string
  readonly price: number
  /** Runs by the hour; the others are never printed with a meter. */
  readonly metered?: boolean
}

const machine = (make: string, model: string, kind: string, price: number, metered = false): Machine => ({
  make,
  model,
  kind,
  price,
  metered,
})

/** Makers of the vocabulary, and about as many that nobody has heard of. */
export const machines: readonly Machine[] = [
  machine('Bobcat', 'T66', 'compact track loader', 61_200, true),
  machine('Caterpillar', '305 CR', 'mini excavator', 72_400, true),
  machine('John Deere', '6120M', 'tractor', 98_750, true),
  machine('Haas', 'VF-2SS', 'vertical machining center', 84_900),
  machine('Komatsu', 'WA320-8', 'wheel loader', 176_400, true),
  machine('Kubota', 'M7-172', 'tractor', 101_200, true),
  machine('Hobart', 'HL600', 'mixer', 18_650),
  machine('Freightliner', 'Cascadia 126', 'sleeper tractor', 148_200),
  machine('Toyota', '8FGU25', 'forklift', 31_900, true),
  machine('Vermeer', 'BC1500', 'brush chipper', 58_300, true),
  machine('Granholm', 'GX25', 'forklift', 31_900, true),
  machine('Vortano', 'LX-450', 'fiber laser cutter', 188_500),
  machine('Ridgeway', 'RB40', 'brush chipper', 44_250, true),
  machine('Tollmann', 'TK 3015', 'press brake', 121_300),
  machine('Ultrawave', 'SonoMax 8', 'ultrasound system', 67_900),
  machine('Brewtek', '15BBL', 'brewhouse', 92_300),
  machine('Meridiem', 'MX-900', 'dental chair', 14_850),
  machine('Lumeska', 'Axis 3', 'aesthetic laser', 129_000),
  machine('Castorwood', 'S1832', 'planer', 22_480),
  machine('Pellinger', 'HP-200E', 'hydraulic press', 38_900),
  machine('Norvald', 'FW-612', 'flatwork ironer', 54_700),
  machine('Arctrane', 'WC-40', 'water-cooled chiller', 86_250),
  machine('Quillmark', 'QM1300', 'flatbed printer', 143_500),
  machine('Stonefield', 'SF220', 'air compressor', 27_600, true),
  machine('Tamarack', 'RT-80', 'rough terrain crane', 412_000, true),
  machine('Ostrava', 'D-75', 'deck oven', 19_800),
]

export const accessories: readonly (readonly [string, number])[] = [
  ['68 in. heavy duty bucket', 2_150],
  ['Quick coupler, hydraulic', 3_475],
  ['Pallet forks 48 in.', 1_290],
  ['Chip conveyor', 4_860],
  ['Third valve kit', 1_875.5],
  ['LED light package', 960],
  ['Tool holder set, 12 pcs', 1_640],
]

export const services: readonly (readonly [string, number])[] = [
  ['Installation and training, 2 days', 2_400],
  ['Extended warranty 36 months / 3,000 hours', 3_100],
  ['Pre-delivery inspection', 650],
  ['Software license, one year', 2_950],
  ['Onsite start-up support', 1_200],
  ['Service plan, every 500 hours', 1_780],
]

export const labels = {
  subtotal: ['Subtotal', 'Sub-Total', 'Net Amount', 'Merchandise Total', 'Equipment Total', 'Total Before Tax', 'Order Subtotal', 'Net Sale', 'Amount Before Tax'],
  discount: ['Discount', 'Less Discount', 'Dealer Discount', 'Show Special', 'Volume Discount', 'Promotional Discount', 'Coupon', 'Loyalty Savings'],
  freight: ['Freight', 'Shipping', 'Shipping & Handling', 'Delivery', 'Freight Charge', 'Inbound Freight', 'Freight & Delivery', 'Hauling'],
  fee: ['Documentation Fee', 'Doc Fee', 'Environmental Fee', 'UCC Filing Fee', 'Processing Fee', 'Dealer Prep', 'Fuel Surcharge'],
  tax: ['Sales Tax', 'Tax', 'Sales Tax 7%', 'Tax (7.00%)', 'Estimated Tax', 'State Sales Tax 7%', 'Sales Tax @ 7%', 'State & Local Tax'],
  total: ['Total', 'Invoice Total', 'Grand Total', 'TOTAL', 'Total Amount', 'Quote Total', 'Total Price', 'Total Purchase Price', 'Order Total', 'Total Delivered Price', 'Contract Total', 'Total Investment', 'Your Price'],
  trade: ['Trade-In', 'Less Trade-In', 'Trade-In Allowance', 'Less: Trade-in 2014 JD 8285R, 7,920 hrs', 'Trade: 2016 Case 580N S/N JJGN58SN41'],
  down: ['Deposit', 'Less Deposit', 'Down Payment', 'Cash Down', 'Deposit Received', 'Customer Deposit', 'Deposit (check 20417)'],
  due: ['Balance Due', 'Amount Due', 'Total Due', 'Balance', 'Net Due', 'Amount to Finance', 'Unpaid Balance', 'Balance Due on Delivery', 'Remaining Balance'],
} as const // prettier-ignore

/** Amounts and counts that are none of the invoice's: offers to finance, prices by list, service intervals. */
export const decoys = [
  'Est. payment $1,186.40 per month for 60 months with $4,500.00 down.',
  'Finance it: 48 payments of $1,420.00, total of payments $68,160.00.',
  'List price $214,900.00. You save $18,500.00.',
  'MSRP: $129,995.00',
  'A deposit of 20% is required with order.',
  'Past due balances are charged 1.5% per month; minimum charge $25.00.',
  'Insurance required: replacement value $150,000.00 until paid in full.',
  'Warranty 24 months or 2,000 hours, whichever comes first.',
  'Restocking fee of 15% on returned goods, minimum $350.00.',
  'Section 179 deduction may save up to $21,400 in tax.',
  'Prices in effect through 2026; model year 2027 pricing to follow.',
] as const
