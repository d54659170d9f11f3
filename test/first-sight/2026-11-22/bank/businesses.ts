/** What small businesses pay and are paid in a month; parties are fictitious. */
import type { Flow } from './books.ts'

const payroll = (mean: number): Flow[] => [
  { kind: 'ach-out', parties: ['GUSTA PAYROLL'], count: 2, mean, days: [10, 24] },
  { kind: 'ach-out', parties: ['IRS USATAXPYMT'], count: 2, mean: mean * 0.28, days: [14, 28] },
]

/** Few, large customer payments; checks to subcontractors; fuel and yards by card. */
export const concretePumping: readonly Flow[] = [
  { kind: 'deposit', parties: [''], count: 5, mean: 8200 },
  { kind: 'ach-in', parties: ['HALVORSEN BUILDERS AP', 'TRI COUNTY PAVING VENDOR PMT', 'CITY OF MARLOW ACCTSPAY'], count: 4, mean: 11650 },
  { kind: 'wire-in', parties: ['KESTREL DEVELOPMENT PARTNERS'], count: 1, mean: 22800 },
  { kind: 'card', parties: ['LOVEGATE TRAVEL STOP 0412', 'NORTH FORK READY MIX SUPPLY', 'TRACTOR & BARN 1183', 'QUIKSTOP FUEL 77', 'PUMP PARTS WAREHOUSE', 'AUTOHUB PARTS 2216'], count: 15, mean: 340 },
  { kind: 'ach-out', parties: ['SUMMIT EQUIPMENT FIN', 'ROCKY BEND INSURANCE PREM', 'VERITEL WIRELESS'], count: 3, mean: 2240, days: [5, 12, 18] },
  ...payroll(11850),
  { kind: 'check', parties: [''], count: 13, mean: 3380 },
  { kind: 'fee', parties: ['MONTHLY SERVICE CHARGE'], count: 1, mean: 35, fixed: true, days: [30] },
] // prettier-ignore

/** Daily card settlements and cash deposits; suppliers by transfer and check. */
export const seafoodMarket: readonly Flow[] = [
  { kind: 'ach-in', parties: ['MERCHANT BANKCARD DEP'], count: 19, mean: 1840 },
  { kind: 'deposit', parties: [''], count: 8, mean: 2150 },
  { kind: 'refund', parties: ['BAYLINE REFRIGERATION RETURN'], count: 1, mean: 186 },
  { kind: 'card', parties: ['COASTAL ICE & PACKAGING', 'GULFSTATE RESTAURANT DEPOT', 'OFFICE BARN 331', 'FUEL CENTER 1922', 'PARISH HARDWARE'], count: 12, mean: 215 },
  { kind: 'ach-out', parties: ['DELTA POWER UTILITY BILL', 'BANKCARD PROCESSING FEE', 'STATE DEPT REVENUE SALESTAX', 'BLUEWAKE SEAFOOD DIST'], count: 6, mean: 1950 },
  ...payroll(6420),
  { kind: 'check', parties: [''], count: 16, mean: 1120 },
  { kind: 'nsf', parties: ['OVERDRAFT ITEM FEE'], count: 2, mean: 36, fixed: true, days: [13, 27] },
  { kind: 'fee', parties: ['TREASURY SERVICES FEE'], count: 1, mean: 22.5, fixed: true, days: [15] },
] // prettier-ignore

/** Factoring advances and brokers in; diesel, insurance, truck notes out. */
export const hauler: readonly Flow[] = [
  { kind: 'ach-in', parties: ['LOADLINK FACTORING FUNDING', 'CRESTVIEW BROKERAGE SETTLEMENT', 'PATRIOT GRAIN COOP'], count: 13, mean: 5480 },
  { kind: 'deposit', parties: [''], count: 2, mean: 3150 },
  { kind: 'card', parties: ['BIG RIG TRAVEL PLAZA 118', 'FLYWAY TRAVEL CTR 640', 'ROADKING DIESEL 22', 'TIRE TERMINAL AMARILLO', 'TOLLPASS REPLENISH'], count: 24, mean: 520 },
  { kind: 'ach-out', parties: ['COMMERCIAL TRUCK CREDIT', 'GREAT LAKES CASUALTY INS', 'ELDTRAK SUBSCRIPTION', 'IFTA QTR TAX PMT'], count: 4, mean: 2460, days: [3, 9, 16, 21] },
  ...payroll(8350),
  { kind: 'wire-out', parties: ['PETERSEN TRUCK SALES'], count: 1, mean: 9500 },
  { kind: 'atm', parties: ['ATM CASH WITHDRAWAL'], count: 3, mean: 240 },
  { kind: 'check', parties: [''], count: 7, mean: 1380 },
  { kind: 'fee', parties: ['WIRE TRANSFER FEE OUTGOING'], count: 1, mean: 30, fixed: true, days: [17] },
] // prettier-ignore

/** Insurers pay by ACH, patients by card; supplies and a lab out. */
export const dentist: readonly Flow[] = [
  { kind: 'ach-in', parties: ['DELTACARE DENTAL HCCLAIMPMT', 'METRO HEALTH PLAN HCCLAIMPMT', 'GUARDWELL LIFE HCCLAIMPMT', 'PATIENT CARD SETTLEMENT'], count: 17, mean: 3320 },
  { kind: 'deposit', parties: [''], count: 5, mean: 1980 },
  { kind: 'interest', parties: ['INTEREST PAYMENT'], count: 1, mean: 4.12, days: [30] },
  { kind: 'card', parties: ['HENLEY DENTAL SUPPLY', 'SPARKLE LAUNDRY SVC', 'CLOUDCHART SOFTWARE', 'OFFICE BARN 118', 'CITY PARKING AUTH'], count: 9, mean: 410 },
  { kind: 'ach-out', parties: ['ORAL ARTS LABORATORY', 'MEDPRO LIABILITY INS', 'COMMONWEALTH GAS & ELEC', 'STUDENT LOAN SVC PMT'], count: 5, mean: 1710 },
  { kind: 'ach-out', parties: ['OAKBRIDGE REALTY RENT'], count: 1, mean: 6200, fixed: true, days: [1] },
  ...payroll(12900),
  { kind: 'check', parties: [''], count: 6, mean: 1490 },
] // prettier-ignore

/** Home services abroad or at home: transfers in, card purchases out. */
export const builderOverseas: readonly Flow[] = [
  { kind: 'ach-in', parties: ['HARTWELL LETTINGS', 'D OKAFOR INVOICE 318', 'MEADOWS PROPERTY MGMT', 'S PRITCHARD'], count: 9, mean: 2650 },
  { kind: 'deposit', parties: ['CASH PAID IN'], count: 2, mean: 620 },
  { kind: 'card', parties: ['JEWELL BUILDERS MERCHANTS', 'TRADEPOINT TOOLS', 'MOTORWAY FUELS', 'TIMBER & PLY CO', 'SANDWICH STOP'], count: 17, mean: 168 },
  { kind: 'ach-out', parties: ['VANLEASE DIRECT', 'TOWER INSURANCE', 'COUNCIL RATES', 'TELCOM MOBILE'], count: 4, mean: 310, days: [3, 8, 15, 22] },
  { kind: 'transfer-out', parties: ['R MASON WAGES', 'T ADEYEMI WAGES', 'K LISTER WAGES'], count: 9, mean: 690 },
  { kind: 'check', parties: [''], count: 3, mean: 540 },
] // prettier-ignore

/** Charges of a business card. */
export const cardCharges: readonly Flow[] = [
  { kind: 'ach-in', parties: ['AUTOPAY PAYMENT - THANK YOU'], count: 1, mean: 6214.55, fixed: true, days: [14] },
  { kind: 'refund', parties: ['TOOL CRIB OUTLET BOISE ID'], count: 1, mean: 148.2 },
  { kind: 'card', parties: ['SAWTOOTH LUMBER BOISE ID', 'CIRCLE FUEL 2208 MERIDIAN ID', 'SKYREACH LIFT RENTAL NAMPA ID', 'GREENLEAF NURSERY EAGLE ID', 'PRINTWORKS ONLINE 888-555-0142', 'DINER ON MAIN CALDWELL ID', 'CLOUDBOOKS SUBSCRIPTION', 'IRRIGATION SUPPLY HOUSE KUNA ID'], count: 31, mean: 212 },
  { kind: 'fee', parties: ['ANNUAL MEMBERSHIP FEE'], count: 1, mean: 95, fixed: true, days: [20] },
] // prettier-ignore
