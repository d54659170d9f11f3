/** Words of drawn invoice headers: invented firms with addresses, labels as vendors word them, and numbers that are somebody else's. */
import type { Chance } from '../../drawing/chance.ts'

export interface DrawnFirm {
  readonly name: string
  /** Street and, where there is one, suite. */
  readonly street: readonly string[]
  readonly town: string
  readonly contact: string
  readonly phone: string
  readonly mail: string
  readonly web: string
}

const firsts = ['Stonegate', 'Kettle Moraine', 'Ruiz', 'North Fork', 'Mesa Verde', 'Ostrander', 'Blue Heron', 'Ferrell & Sons', 'Tri-River', 'Garden City', 'St. Anne', 'Delmarva', 'Whitcomb', 'High Plains', 'J & M', 'Pay-Rite', 'Quist', 'Red Barn', 'Lakota', 'Iron Horse', 'Bitterroot', 'Sandhill', 'Okoye', 'Van Buren', 'Five Points', 'Salt Fork', 'Custer', 'Deerfield', 'A-Plus', 'Hollis', 'McAllister', '4 Corners', 'Sawtooth', 'Twin Lakes'] // prettier-ignore
const sellerTrades = ['Machine Tool', 'Equipment', 'Truck Center', 'Tractor & Implement', 'Dental Supply', 'Imaging', 'Restaurant Supply', 'Trailer Sales', 'Material Handling', 'Power Systems', 'Medical', 'Machinery', 'Office Systems', 'Kitchen Equipment', 'Crane & Rigging', 'Fabrication Technologies', 'Farm Supply', 'Marine', 'Automation', 'Print Solutions'] // prettier-ignore
const buyerTrades = ['Excavating', 'Family Dentistry', 'Logistics', 'Brewing', 'Bakery', 'Orchards', 'Concrete', 'Transport', 'Landscaping', 'Auto Body', 'Veterinary Clinic', 'Cabinet Works', 'Farms', 'Drilling', 'Printing', 'Physical Therapy', 'Foods', 'Roofing', 'Towing', 'Paving', 'Bistro', 'Welding', 'Fitness', 'Hauling', 'Dairy', ''] // prettier-ignore
const endings = ['LLC', 'Inc.', 'Co.', 'Corp.', ', Inc.', ', LLC', ', L.P.', ' Company', ' Group', ' Partners', '', '', ', PLLC', ' Ltd.', ' Corporation', ' Cooperative'] // prettier-ignore
const unusualBuyers = ['Thomas R. Reddick', 'Maria Okafor', 'Town of Ship Bottom', 'Holt County Road Department', 'Grace Lutheran Church', 'Unified School District 457', 'R. Dale Huff & Sons', 'Kiln + Crate', 'The Copper Spoon', 'Luis & Ana Herrera', 'Customer First Plumbing LLC', 'Bill’s Site Services', 'University of the Ozarks', 'Ostrander Farms JV', 'M. Quist DDS, PA', '7-Mile Ranch', 'HUFF INDUSTRIES'] // prettier-ignore
const streets = ['4410 Industrial Loop', '318 Quarry Road', '58-14 Myrtle Avenue', 'PO Box 4418', '2716 Old Rosebud Rd.', '700 Main Street', 'N6240 State Hwy 16', '1 Harbor Plaza', '1919 County Road 419', '22500 US Hwy 20 East', '815 FM 1960 W', 'Rural Route 2 Box 14', '9 Elm Ct', '1400 NW 23rd Ave', '77 Wharf St.', '10220 S. 84th Street', 'P.O. Box 118', '3301 Ridge Pike', '640 Commerce Parkway', '25 E. Broadway', '1801 Airline Blvd', '5 Mill Race Lane', 'One Commerce Square', '12 Landing', '4002 Avenue K', '2100 Camino del Rio', '1550 La Brea', '610 Peachtree'] // prettier-ignore
const suites = ['Suite 4', 'Ste. 200', 'Unit B', '4th Floor', 'Bldg 7', '#210', 'Suite 1100-A', 'Dock 3']
const towns = [['Garden City', 'KS', '67846'], ['St. Louis', 'MO', '63101'], ['Winston-Salem', 'NC', '27101'], ['Fond du Lac', 'WI', '54935'], ["Coeur d'Alene", 'ID', '83814'], ['Salina', 'KS', '67401'], ['Reno', 'NV', '89502'], ['Ship Bottom', 'NJ', '08008'], ['King of Prussia', 'PA', '19406'], ['Boise', 'ID', '83702'], ['Lexington', 'KY', '40509'], ['Street', 'MD', '21154'], ['Truth or Consequences', 'NM', '87901'], ['Lincoln', 'NE', '68508'], ['Ville Platte', 'LA', '70586'], ['Bay City', 'MI', '48706'], ['Portland', 'OR', '97209'], ['Oil City', 'PA', '16301'], ['New Braunfels', 'TX', '78130'], ['Mountain Home', 'AR', '72653']] as const // prettier-ignore
const people = [
  'Dana Reyes',
  'Marla Quist',
  'T. Reedy',
  'Lee Ostrom',
  'Gus Hagen',
  'Priya Natarajan',
  'Bill Tobin',
  'Renee LaFleur',
]

/** A firm nobody has heard of; `taken` names are not drawn again. */
export function drawFirm(chance: Chance, role: 'seller' | 'buyer', taken: readonly string[] = []): DrawnFirm {
  const first = chance.pick(firsts.filter(one => !taken.some(name => name.startsWith(one))))
  const trade = chance.pick(role === 'seller' ? sellerTrades : buyerTrades)
  const ending = chance.pick(endings)
  const composed = `${first}${trade === '' ? '' : ` ${trade}`}${/^[, ]/.test(ending) || ending === '' ? ending : ` ${ending}`}`
  const name = role === 'buyer' && chance.is(0.25) ? chance.pick(unusualBuyers) : composed
  const [city, state, zip] = chance.pick(towns)
  const code = chance.is(0.15) ? `${zip}-${chance.whole(1000, 9998)}` : zip
  const town = chance.weighted([
    [6, `${city}, ${state} ${code}`],
    [2, `${city} ${state} ${code}`],
    [1, `${city}, ${state}  ${code}`],
    [1, `${city.toUpperCase()}, ${state} ${code}`],
    [1, `${city}, ${state}. ${code}`],
  ])
  const word = first.toLowerCase().replace(/[^a-z\d]/g, '')
  return {
    name,
    street: [chance.pick(streets), ...(chance.is(0.25) ? [chance.pick(suites)] : [])],
    town,
    contact: chance.pick(people),
    phone: chance.pick(['555-014-2210', '(620) 555-0148', '402.555.0199', '+1 888 555 0117']),
    mail: `${chance.pick(['sales', 'info', 'billing'])}@${word}.example`,
    web: `www.${word}.example`,
  }
}

export const labels = {
  invoiceTitle: ['Invoice', 'INVOICE', 'Sales Invoice', 'Equipment Invoice', 'Final Invoice', 'Invoice / Bill of Sale', 'Customer Invoice'],
  quotationTitle: ['Quote', 'QUOTATION', 'Sales Quote', 'Proposal', 'Estimate', 'Price Quotation', 'Equipment Quote', 'Sales Proposal'],
  orderTitle: ['Sales Order', 'Order Confirmation', 'Order Acknowledgment', 'Purchase Agreement', 'Equipment Order', 'Sales Agreement', 'Retail Purchase Order', 'Sales Contract'],
  invoiceNumber: ['Invoice No.', 'Invoice Number', 'Invoice #', 'Inv. No.', 'INVOICE NO', 'Inv #', 'Document No.', 'Number', 'No.', 'Invoice', 'Invoice ID', 'Invoice Num'],
  quotationNumber: ['Quote No.', 'Quote #', 'Quotation No.', 'Quote Number', 'Estimate #', 'Proposal No.', 'Quote ID', 'Reference', 'Our Ref.', 'Number', 'Quote', 'Estimate No.'],
  orderNumber: ['Order No.', 'Order #', 'Sales Order No.', 'SO #', 'Order Number', 'Agreement No.', 'Contract No.', 'Confirmation #', 'Deal No.', 'Sales Order', 'Number', 'S.O. No.'],
  date: ['Date', 'DATE', 'Issue Date', 'Issued', 'Document Date', 'Date Issued'],
  invoiceDate: ['Invoice Date', 'Inv. Date', 'Date of Invoice', 'Billing Date', 'INVOICE DATE', 'Invoiced'],
  quotationDate: ['Quote Date', 'Quotation Date', 'Date Quoted', 'Estimate Date', 'Proposal Date', 'Date Prepared', 'Created'],
  orderDate: ['Order Date', 'Date Ordered', 'Agreement Date', 'Contract Date', 'Date of Order', 'Sale Date'],
  due: ['Due Date', 'Payment Due', 'Due', 'Pay By', 'Net Due Date', 'Due On', 'DUE DATE', 'Invoice Due Date'],
  terms: ['Terms', 'Payment Terms', 'TERMS', 'Pmt Terms', 'Terms of Payment', 'Net Terms', 'Pay Terms'],
  po: ['PO #', 'P.O. No.', 'PO Number', 'Customer PO', 'Purchase Order', 'Cust. PO', 'Your PO No.', 'P.O. Number', 'Customer P.O. #', 'Your Order No.', 'Customer Ref.', 'CUSTOMER PO NO.'],
  buyer: ['Bill To', 'BILL TO', 'Sold To', 'SOLD TO', 'Customer', 'Invoice To', 'Buyer', 'Purchaser', 'Billed To', 'Bill To Address', 'Customer Information', 'Billing Address', 'Client', 'Bill-To', 'Invoice Address', 'Sold-To Party', 'Customer Name & Address'],
  quotationBuyer: ['Prepared For', 'Quote For', 'Quote To', 'To', 'Customer', 'Submitted To', 'Proposal For', 'PREPARED FOR', 'Quotation To', 'Client', 'Estimate For'],
  shipTo: ['Ship To', 'SHIP TO', 'Deliver To', 'Delivery Address', 'Install At', 'Job Site', 'Shipping Address', 'Equipment Location'],
  seller: ['From', 'Seller', 'Vendor', 'Dealer', 'Sold By', 'Selling Dealer', 'Supplier', 'Bill From', 'Seller Information'],
} as const // prettier-ignore

/** Numbers and names of others, each with the labels they stand under. */
export const decoys: readonly (readonly [labels: readonly string[], values: readonly string[]])[] = [
  [['Customer No.', 'Customer ID', 'Account #', 'Cust #', 'Acct No.', 'Customer Number', 'ACCOUNT NO.'], ['C-1180', '0077310', '40118', 'HUFF01']],
  [['Sales Rep', 'Salesperson', 'Rep', 'SALESPERSON', 'Account Manager', 'Writer', 'Sales Contact'], ['Dana Reyes', 'T. Reedy', 'DR', 'House']],
  [['Ship Via', 'SHIP VIA', 'Carrier', 'Shipping Method', 'Via'], ['Best Way', 'Old Dominion Freight', 'Our Truck', 'UPS Ground', 'Customer Pickup']],
  [['FOB', 'F.O.B.', 'FOB Point', 'Freight Terms'], ['Origin', 'Destination', 'Salina, KS', 'Factory', 'Prepaid & Add']],
  [['Job', 'Job No.', 'Project', 'Job Name', 'Work Order #'], ['24-118', 'Annex', 'WO 77120', 'North Yard']],
  [['Phone', 'Customer Phone', 'Tel.', 'Telephone'], ['620-555-0171', '(208) 555-0102']],
  [['Page', 'PAGE', 'Page No.'], ['1 of 1', '1', '1/2']],
  [['Tax ID', 'Fed ID', 'EIN', 'Tax Exempt No.', 'Resale #'], ['48-1180221', '98-7654321']],
  [['Warehouse', 'Branch', 'Location', 'Store', 'Whse'], ['01', 'Main', 'SAL', '004 Salina']],
  [['Currency'], ['USD', 'US Dollar']],
  [['Tracking No.', 'Pro No.', 'BOL #', 'Packing Slip'], ['7730 1182 0091', 'PS-20811']],
] // prettier-ignore
/** Dates of other events. */
export const otherDates: readonly string[] = ['Ship Date', 'Order Date', 'Delivery Date', 'Printed', 'Requested Ship Date', 'Date Shipped', 'Print Date', 'Est. Delivery'] // prettier-ignore
export const validUntil: readonly string[] = ['Valid Until', 'Expires', 'Quote Expires', 'Good Through', 'Expiration Date', 'Valid Through'] // prettier-ignore
export const termsValues: readonly string[] = ['Net 30', 'Due on receipt', '2% 10, Net 30', 'COD', '50% deposit, balance on delivery', 'Net 15 Days', 'Prepaid', 'NET 30 DAYS', 'Due Upon Receipt', 'Cash'] // prettier-ignore
export const poValues: readonly string[] = ['4500117', 'PO-8812', 'NV-77', 'T-2209-B', '20417', 'JB 4471', '0311-HUFF'] // prettier-ignore
export const numberValues: readonly string[] = ['Q-20418', '88412', 'INV-004417', 'SO104418', '26-0417', '10077318-01', 'TX4417', '0004418', 'S-2026-118', '1047.2', 'EQ/2026/118'] // prettier-ignore
