/** Licenses, checks, insurance and titles. */
import type { Specimen } from './draw-specimen.ts'

export const personalSpecimens: readonly Specimen[] = [
  {
    name: 'California licence',
    docType: 'drivers_license',
    size: [243, 153],
    pages: [
      `
      ## California | USA DRIVER LICENSE
      DL Y4471902 | CLASS C
      EXP 08/14/2028 | END NONE
      LN SAMPLEMAN
      FN IRIS MAE
      - 2570 24TH STREET ANYTOWN, CA 95818
      DOB 08/14/1984 | RSTR NONE
      - SEX F HAIR BRN EYES BLU | HGT 5'-05" WGT 125 lb
      - DD 00/00/0000NNNAN/ANFD/YY | ISS 08/31/2023
      `,
    ],
  },
  {
    name: 'licence copied onto a sheet, both sides',
    docType: 'drivers_license',
    pages: [
      `
      ## TEXAS | DRIVER LICENSE
      - 4d. DL 20119331 | 9. Class C
      - 4a. Iss 03/02/2022 | 4b. Exp 04/19/2030
      - 3. DOB 04/19/1979
      - 1. OKONKWO
      - 2. DAMIEN REED
      - 8. 1911 CEDAR BEND DR AUSTIN TX 78758
      - 12. Restrictions NONE | 9a. End NONE
      - 16. Hgt 5'-11" | 15. Sex M | 18. Eyes BRO
      - 5. DD 12345678900123456789
      - DONOR | VETERAN

      - Class C: A vehicle or combination of vehicles with a GVWR under 26,001 lbs
      - For status and more information visit www.dps.texas.gov
      `,
    ],
  },
  {
    name: 'commercial licence',
    docType: 'drivers_license',
    size: [300, 200],
    pages: [
      `
      ## OHIO COMMERCIAL DRIVER LICENSE
      LICENSE NO. RX882014 | CLASS A CDL
      BIRTHDATE 11-30-1981 | EXPIRES 11-30-2027
      ISSUE DATE 11-12-2023 | ENDORS T N
      TROY LEE HABERKORN
      77 MILL RUN, MARION, OH 43302
      SEX M | HT 6-01 WT 210 | EYES GRN HAIR BRO
      ORGAN DONOR | RESTR B
      `,
    ],
  },
  {
    name: 'voided check',
    docType: 'voided_check',
    size: [432, 198],
    pages: [
      `
      ## PINE BLUFF DRYWALL LLC | 1044
      202 Harding Ave, Pine Bluff AR 71601 | DATE ____________
      PAY TO THE ORDER OF ______________________________ | $
      @ VOID
      ______________________________________ DOLLARS
      Delta Farmers Bank
      MEMO ____________ | ____________________
      A082900432A  0114422390C  1044
      `,
    ],
  },
  {
    name: 'voided check on a sheet of its own',
    docType: 'voided_check',
    pages: [
      `
      Rosalind Achterberg | 63-215/631 | 0221
      18 Lantern Way
      Sarasota FL 34236 | Date
      Pay to the | | $
      Order of
      | | Dollars
      # VOID
      Gulf Shore National Bank
      For
      |: 063102152 |: 2000118837712 || 0221
      `,
    ],
  },
  {
    name: 'starter check without the word void',
    docType: 'voided_check',
    size: [432, 198],
    pages: [
      `
      ## BRAMBLE AND STONE MASONRY | 2210
      Date | Security features. Details on back.
      PAY TO THE ORDER OF | $
      DOLLARS
      MEMO | AUTHORIZED SIGNATURE
      ⑆021000021⑆ 4471900233⑈ 2210
      `
        .replaceAll('⑆', ':')
        .replaceAll('⑈', '"'),
    ],
  },
  {
    name: 'ACORD 25',
    docType: 'insurance_certificate',
    pages: [
      `
      # CERTIFICATE OF LIABILITY INSURANCE
      - ACORD | DATE (MM/DD/YYYY) 02/11/2026
      - THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.
      PRODUCER | CONTACT NAME:
      Bellweather Insurance Agency | PHONE (A/C, No, Ext):
      INSURED | INSURER(S) AFFORDING COVERAGE | NAIC #
      Tallgrass Paving Inc | INSURER A : Midplains Mutual | 21415
      ## COVERAGES | CERTIFICATE NUMBER: | REVISION NUMBER:
      INSR LTR TYPE OF INSURANCE | POLICY NUMBER | POLICY EFF | POLICY EXP | LIMITS
      COMMERCIAL GENERAL LIABILITY | GL-4410 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE $ 1,000,000
      CLAIMS-MADE OCCUR | | | | GENERAL AGGREGATE $ 2,000,000
      AUTOMOBILE LIABILITY | BA-2204 | 01/01/2026 | 01/01/2027 | COMBINED SINGLE LIMIT $ 1,000,000
      UMBRELLA LIAB | | | | AGGREGATE $
      WORKERS COMPENSATION AND EMPLOYERS' LIABILITY | WC-11 | 01/01/2026 | 01/01/2027 | E.L. EACH ACCIDENT
      DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
      2022 Caterpillar AP1000F, loss payee: Prairie Equipment Leasing
      CERTIFICATE HOLDER | CANCELLATION
      Prairie Equipment Leasing | AUTHORIZED REPRESENTATIVE
      - ACORD 25 (2016/03) | The ACORD name and logo are registered marks of ACORD
      `,
    ],
  },
  {
    name: 'ACORD 28',
    docType: 'insurance_certificate',
    pages: [
      `
      # EVIDENCE OF COMMERCIAL PROPERTY INSURANCE
      - THIS EVIDENCE OF COMMERCIAL PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY
      PRODUCER NAME, CONTACT PERSON AND ADDRESS | COMPANY NAME AND ADDRESS | NAIC NO:
      NAMED INSURED AND ADDRESS | LOAN NUMBER | POLICY NUMBER CP 88-10
      EFFECTIVE DATE 03/01/2026 | EXPIRATION DATE 03/01/2027 | CONTINUED UNTIL TERMINATED IF CHECKED
      PROPERTY INFORMATION | BUILDING OR | BUSINESS PERSONAL PROPERTY
      COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 840,000 | DED: 5,000
      BUSINESS INCOME RENTAL VALUE | YES NO N/A | If YES, LIMIT:
      ADDITIONAL INTEREST | MORTGAGEE | LENDER'S LOSS PAYABLE
      - ACORD 28 (2016/03)
      `,
    ],
  },
  {
    name: 'binder',
    docType: 'insurance_certificate',
    pages: [
      `
      Cobblestone Risk Partners
      ## INSURANCE BINDER
      Binder number 2026-0417 | Effective 04/17/2026 12:01 AM | Expiration 06/17/2026
      Named insured: Fenwick Sawmill LLC | Insurance company: Harborside Casualty
      Coverage: Inland Marine, scheduled equipment | Limit of insurance $ 212,500 | Deductible $ 1,000
      2021 Wood-Mizer LX450, serial 4W2-119 | Loss payee: First Meridian Equipment Finance
      This binder is a temporary insurance contract, subject to the conditions of the policy to be issued.
      Total premium $ 3,104.00 | Authorized representative
      `,
    ],
  },
  {
    name: 'auto declarations',
    docType: 'insurance_certificate',
    pages: [
      `
      Silver Creek Mutual Insurance Company
      ## COMMERCIAL AUTO POLICY DECLARATIONS
      Policy number: 04471190-3 | Policy period: Jan 5, 2026 - Jan 5, 2027
      Named insured: Desert Moon Trucking | Agent: Valle Insurance Services
      Outline of coverage
      Description | Limits | Deductible | Premium
      Liability to others, bodily injury and property damage | $1,000,000 combined single limit | | $9,220
      Uninsured motorist | $50,000 each person | | 204
      Comprehensive | Limit of liability less deductible | $2,500 | 1,004
      Collision | Limit of liability less deductible | $2,500 | 2,890
      Total 12 month policy premium | | | $13,318
      Scheduled autos: 2020 Volvo VNL 760 VIN 4V4NC9EH7LN226418 | Stated amount $62,500
      Lienholder: Big Rig Funding Group | Additional insured
      `,
    ],
  },
  {
    name: 'title of a truck',
    docType: 'equipment_title',
    size: [504, 504],
    pages: [
      `
      ## TEXAS DEPARTMENT OF MOTOR VEHICLES
      # TEXAS CERTIFICATE OF TITLE
      VEHICLE IDENTIFICATION NUMBER | YEAR MODEL | MAKE OF VEHICLE | BODY STYLE
      1XPBDP9X7KD552019 | 2019 | PTRB | TR
      TITLE/DOCUMENT NUMBER | DATE TITLE ISSUED | MODEL | MFG. CAPACITY IN TONS
      22011040440190331 | 02/14/2024 | 579 |
      WEIGHT | LICENSE NUMBER | ODOMETER READING | REMARKS
      18400 | R22 0091 | EXEMPT
      PREVIOUS OWNER | LONE WILLOW TRUCK SALES
      OWNER | RAFAEL ZUBIRI TRUCKING LLC
      SIGNATURE OF OWNER OR AGENT MUST BE IN INK
      DATE OF LIEN 02/01/2024 | 1ST LIENHOLDER | FIRST MERIDIAN EQUIPMENT FINANCE
      DATE OF LIEN | 2ND LIENHOLDER
      IT IS HEREBY CERTIFIED THAT THE PERSON HEREIN NAMED IS THE OWNER OF THE VEHICLE
      `,
    ],
  },
  {
    name: 'title with a block for its transfer',
    docType: 'equipment_title',
    pages: [
      `
      ## STATE OF FLORIDA
      # CERTIFICATE OF TITLE
      Identification Number | Year | Make | Body | WT-L-BHP | Vessel Regis. No. | Title Number
      1FVACWDT9CHBF2210 | 2012 | FRHT | CV | 14200 | | 108811942
      Registered Owner: | Date of Issue 08/09/2023
      SUNCOAST ARBOR SERVICES INC | Lien Release
      Mail To: | Interest in the described vehicle is hereby released
      Odometer Status or Vessel Manufacturer | ACTUAL MILEAGE
      1st Lienholder NONE
      ## TRANSFER OF TITLE BY SELLER
      Federal and/or state law require that the seller state the mileage in connection with the transfer of ownership.
      Selling Price: | Date Sold: | Signature of Purchaser | Signature of Seller
      `,
    ],
  },
  {
    name: "manufacturer's certificate of origin",
    docType: 'equipment_title',
    pages: [
      `
      # CERTIFICATE OF ORIGIN FOR A VEHICLE
      DATE 05/19/2025 | INVOICE NO. 90-22114
      VEHICLE IDENTIFICATION NO. 1UYVS25388U441902 | YEAR 2025 | MAKE UTILITY
      BODY TYPE VAN TRAILER | SHIPPING WEIGHT 14,850 | GVWR 68,000
      H.P. (S.A.E.) | NO. CYLS. | SERIES OR MODEL 3000R
      I, the undersigned authorized representative of the company, firm or corporation named below, hereby certify that the new
      vehicle described above is the property of the said company and is transferred on the above date to the following distributor or dealer.
      It is further certified that this was the first transfer of such new vehicle in ordinary trade and commerce.
      `,
    ],
  },
  {
    name: 'NY licence',
    docType: 'drivers_license',
    size: [260, 170],
    pages: [
      `
  ## NEW YORK STATE USA
  ## DRIVER LICENSE
  - ID 881 220 441 | CLASS D
  - ALDERETE
  - JUNIPER, T
  - 19 STATE ST APT 4, ALBANY, NY 12207
  - Sex F | Height 5'-04" | Eyes BRO
  - DOB 07/07/1991
  - Expires 07/07/2029
  - E NONE | R B | Issued 06/11/2021
 `,
    ],
  },
  {
    name: 'Ontario licence',
    docType: 'drivers_license',
    size: [260, 170],
    pages: [
      `
  ## Ontario CANADA
  DRIVER'S LICENCE | PERMIS DE CONDUIRE
  1,2 NAME/NOM QUILLON, MARC
  8 44 BAY RD, GUELPH ON N1H 2X4
  4d NUMBER/NUMERO Q8812-44019-10224
  4a ISS/DEL 2022/03/01 | 4b EXP/EXP 2027/02/24
  16 HGT/HAUT 180 cm | 15 SEX/SEXE M
  9 CLASS/CATEG G | 12 REST/COND X
 `,
    ],
  },
  {
    name: 'check in a scan margin, cancelled',
    docType: 'voided_check',
    pages: [
      `
  HOLLY CREEK PLUMBING INC | | 3307
  9 Creekside Ct, Dayton OH 45402
  | | DATE
  PAY TO THE
  ORDER OF | V O I D | $
  | | DOLLARS
  FIFTH COUNTY BANK
  FOR
  A042000314A 7714402219C 3307
 `,
    ],
  },
  {
    name: 'property evidence',
    docType: 'insurance_certificate',
    pages: [
      `
  Great Lakes Farm Mutual | EVIDENCE OF PROPERTY INSURANCE
  Named insured: Vandalia Sugarbush LLC | Policy number FM-22019 | Loan number 88-1
  Policy period from 01/01/2026 to 01/01/2027 | 12:01 a.m. standard time
  Scheduled equipment: John Deere 6155R, 1RW6155RKLK990112 | Limit $148,000 | Deductible $1,000
  Loss payee: Prairie Equipment Leasing, ISAOA
 `,
    ],
  },
  {
    name: 'California title',
    docType: 'equipment_title',
    size: [560, 400],
    pages: [
      `
  ## STATE OF CALIFORNIA CERTIFICATE OF TITLE
  AUTOMOBILE | VEHICLE HISTORY
  VEHICLE ID NUMBER 3AKJGLDR8HSHX2201 | YR MODEL 2017 | MAKE FRHT | PLATE NUMBER 9E22014
  BODY TYPE MODEL TRACT | AX 3 | WEIGHT 18200 | FUEL D | TRANSFER DATE | FEES PAID $214
  YR 1ST SOLD 2017 | ISSUE DATE 10/11/2022
  REGISTERED OWNER(S) DESERT MOON TRUCKING
  I certify under penalty of perjury under the laws of the State of California, that THE SIGNATURE(S) BELOW releases interest in the vehicle.
  FEDERAL AND STATE LAW REQUIRES THAT YOU STATE THE MILEAGE UPON TRANSFER OF OWNERSHIP. ODOMETER READING
  LIENHOLDER(S)
  `,
    ],
  },
]
