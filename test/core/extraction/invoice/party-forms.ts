/** More layouts: forms of dealers, auctions, web shops, letters of several countries; all names are invented. */
import type { Document, Rule, Word } from '../../../../core/document/model.ts'
import { block, drawnDocument, drawnPage, frame, rows } from './drawn-page.ts'
import type { PartyLayout } from './party-layouts.ts'

const page = (words: readonly Word[][], rules: readonly Rule[] = [], ocr = false): Document =>
  drawnDocument(drawnPage(words.flat(), rules, ocr ? 'ocr' : 'text-layer'))

const items = (y = 330): Word[] => [
  ...rows([40, 90, 380, 450, 530], y, [
    ['Qty', 'Description', 'Unit price', 'Tax', 'Amount'],
    ['1', '2023 Hinton 53 ft dry van trailer', '48,500.00', '0.00', '48,500.00'],
  ]),
  ...rows([450, 530], y + 90, [['Total due', '48,500.00']]),
]

export const forms: readonly PartyLayout[] = [
  {
    what: 'a number under "Customer" in the head, over the block of another heading',
    document: page([
      block(40, 40, ['KOOTENAI CHIPPER WORKS INC', '3900 W INDUSTRIAL LOOP', 'COEUR D ALENE ID 83815']),
      rows([400, 470], 60, [
        ['DATE:', '05/18/26'],
        ['CUSTOMER:', '00318'],
      ]),
      block(40, 110, ['SOLD TO:', 'CLEARWATER FIBER PRODUCTS LLC', '1500 SNAKE RIVER AVENUE', 'LEWISTON ID 83501']),
      block(330, 110, ['SHIP TO: 0001', 'CLEARWATER FIBER PRODUCTS LLC', '22 RAILROAD STREET', 'OROFINO ID 83544']),
      items(),
    ]),
    sender: ['KOOTENAI CHIPPER WORKS INC', '3900 W INDUSTRIAL LOOP, COEUR D ALENE ID 83815'],
    receiver: ['CLEARWATER FIBER PRODUCTS LLC', '1500 SNAKE RIVER AVENUE, LEWISTON ID 83501'],
  },
  {
    what: 'seller and buyer in one column of a form, each with its address behind a label',
    document: page([
      block(306, 30, 'Jinan Huilong CNC Equipment Co., Ltd.', { size: 14, align: 'centre' }),
      rows([40, 100], 100, [
        ['The Seller:', 'Jinan Huilong CNC Equipment Co., Ltd.'],
        ['Add.:', 'No. 88, Chuangxin Road, Jinan, Shandong, China'],
        ['The Buyer:', 'Altamaha Steel & Gate, Inc.'],
        ['Add.:', '2077 Savannah Highway, Jesup, GA 31545'],
      ]),
      items(),
    ]),
    sender: ['Jinan Huilong CNC Equipment Co., Ltd.', 'No. 88, Chuangxin Road, Jinan, Shandong, China'],
    receiver: ['Altamaha Steel & Gate, Inc.', '2077 Savannah Highway, Jesup, GA 31545'],
  },
  {
    what: 'letter of a maker that names its dealer, dated over the address',
    document: page([
      block(40, 40, 'NORDLIFT', { size: 20 }),
      block(60, 120, [
        'March 26, 2026',
        'Sandusky Bay Cold Storage, LLC',
        '1115 West Perkins Avenue',
        'Sandusky, OH 44870',
      ]),
      items(),
      block(40, 600, [
        'Your Nordlift dealer',
        'Firelands Lift Truck Sales, Inc.',
        '2606 Tiffin Avenue',
        'Sandusky, OH 44870',
      ]),
    ]),
    sender: ['Firelands Lift Truck Sales, Inc.', '2606 Tiffin Avenue, Sandusky, OH 44870'],
    receiver: ['Sandusky Bay Cold Storage, LLC', '1115 West Perkins Avenue, Sandusky, OH 44870'],
  },
  {
    what: 'spreadsheet template, a person above the ranch',
    document: page([
      block(40, 40, 'Juniper Flats Feed', { size: 18 }),
      block(40, 62, ['118 Elevator Rd', 'Madras, OR 97741', 'Phone: 541-555-0110']),
      block(440, 40, 'INVOICE', { size: 20 }),
      rows([400, 480], 70, [
        ['DATE', '6/1/2026'],
        ['INVOICE #', '1044'],
        ['CUSTOMER ID', 'RR-22'],
      ]),
      block(40, 130, 'BILL TO', { bold: true }),
      block(40, 143, ['Dana Reyes', 'Rimrock Ranch', '2200 Rim Road', 'Culver, OR 97734', '541-555-0118']),
      items(),
    ]),
    sender: ['Juniper Flats Feed', '118 Elevator Rd, Madras, OR 97741'],
    receiver: ['Rimrock Ranch', '2200 Rim Road, Culver, OR 97734'],
  },
  {
    what: 'auction: buyer number above the buyer',
    document: page([
      block(306, 40, 'HIGH PLAINS AUCTION CO.', { size: 14, align: 'centre' }),
      block(306, 58, 'Box 77, Limon, CO 80828', { align: 'centre' }),
      rows([40, 120, 300, 380], 100, [
        ['BUYER NO:', '3318', 'INVOICE:', '88122'],
        ['BUYER:', 'ARIKAREE FARMS', 'DATE:', '5/5/2026'],
        ['', '41207 CO RD 12', 'SALE:', 'SPRING'],
        ['', 'COPE, CO 80812', 'REP:', 'M. OTT'],
      ]),
      items(),
    ]),
    sender: ['HIGH PLAINS AUCTION CO.', 'Box 77, Limon, CO 80828'],
    receiver: ['ARIKAREE FARMS', '41207 CO RD 12, COPE, CO 80812'],
  },
  {
    what: 'small heading in a box: customer name and address',
    document: page(
      [
        block(40, 40, 'Delta Crane Works Inc.', { size: 14 }),
        block(40, 58, '900 Levee St, Vicksburg, MS 39180'),
        block(42, 110, 'CUSTOMER NAME & ADDRESS', { size: 7 }),
        block(42, 122, ['Yazoo Gin Company', '71 Cotton Row', 'Yazoo City, MS 39194']),
        rows(
          [330, 450],
          110,
          [
            ['INVOICE NUMBER', 'DATE'],
            ['D-5512', '02/02/2026'],
          ],
          { size: 8 },
        ),
        items(),
      ],
      frame(40, 105, 300, 170),
    ),
    sender: ['Delta Crane Works Inc.', '900 Levee St, Vicksburg, MS 39180'],
    receiver: ['Yazoo Gin Company', '71 Cotton Row, Yazoo City, MS 39194'],
  },
  {
    what: 'fields of city, state and ZIP in one row',
    document: page([
      block(306, 30, 'MOTOR VEHICLE PURCHASE AGREEMENT', { align: 'centre', size: 12 }),
      rows([40, 300], 60, [
        ['DEALER: Cypress Bend Trucks LLC', 'DEALER NO: 4471'],
        ['ADDRESS: 1700 Bayou Hwy, Lafayette, LA 70501', ''],
      ]),
      rows(
        [40, 300],
        110,
        [
          ["PURCHASER'S NAME: Teche Cane Haulers Inc", 'CO-PURCHASER: N/A'],
          ['STREET ADDRESS: 52 Sugar Mill Rd', 'PHONE: 337-555-0140'],
        ],
        { leading: 2 },
      ),
      rows([40, 220, 330], 146, [['CITY: New Iberia', 'STATE: LA', 'ZIP: 70560']]),
      items(),
    ]),
    sender: ['Cypress Bend Trucks LLC', '1700 Bayou Hwy, Lafayette, LA 70501'],
    receiver: ['Teche Cane Haulers Inc', '52 Sugar Mill Rd, New Iberia, LA 70560'],
  },
  {
    what: 'customer number behind the heading',
    document: page([
      block(40, 40, 'Northgate Ag Parts', { size: 14 }),
      block(40, 58, ['55 Combine Ave', 'Minot, ND 58701']),
      block(40, 120, ['SOLD TO: 104466', 'SOURIS VALLEY GRAIN', '8 ELEVATOR ST', 'VELVA ND 58790']),
      items(),
    ]),
    sender: ['Northgate Ag Parts', '55 Combine Ave, Minot, ND 58701'],
    receiver: ['SOURIS VALLEY GRAIN', '8 ELEVATOR ST, VELVA ND 58790'],
  },
  {
    what: 'recognised heading with a wrong letter',
    document: page(
      [
        block(40, 40, 'Keweenaw Diesel Repair', { size: 14, confidence: 0.94 }),
        block(40, 58, ['410 Shelden Ave', 'Houghton, MI 49931'], { confidence: 0.93 }),
        block(40, 120, ['BilI To:', 'Torch Lake Timber', '29 Mill St', 'Lake Linden, MI 49945'], { confidence: 0.9 }),
        items(),
      ],
      [],
      true,
    ),
    sender: ['Keweenaw Diesel Repair', '410 Shelden Ave, Houghton, MI 49931'],
    receiver: ['Torch Lake Timber', '29 Mill St, Lake Linden, MI 49945'],
  },
  {
    what: 'Indian letter with To, in lines',
    document: page([
      block(306, 30, 'SHREE GANESH TRACTORS', { size: 16, align: 'centre' }),
      block(306, 50, 'Authorised Dealer : Vahan Tractors', { align: 'centre' }),
      block(306, 62, 'Near Bus Stand, Satara Road, Wai - 412803, Dist. Satara', { align: 'centre' }),
      block(306, 74, 'Mob. 98220 55511  GSTIN : 27ABCDE1234F1Z5', { align: 'centre' }),
      block(40, 110, ['To,', 'Mr. Ramesh Baburao Patil,', 'At Post Bavdhan, Tal. Wai,', 'Dist. Satara - 412803']),
      block(440, 110, 'Date : 08/07/2025'),
      block(306, 180, 'QUOTATION', { size: 12, align: 'centre' }),
      items(),
    ]),
    sender: ['SHREE GANESH TRACTORS', 'Near Bus Stand, Satara Road, Wai - 412803, Dist. Satara'],
    receiver: ['Ramesh Baburao Patil', 'At Post Bavdhan, Tal. Wai, Dist. Satara - 412803'],
  },
  {
    what: 'two branches under one letterhead',
    document: page([
      block(306, 30, 'Ozark Mountain Equipment, Inc.', { size: 16, align: 'centre' }),
      rows([120, 360], 52, [
        ['1200 N Business 65', '4500 E Division St'],
        ['Harrison, AR 72601', 'Springfield, MO 65802'],
        ['870-555-0101', '417-555-0102'],
      ]),
      block(40, 120, ['Bill To:', 'Buffalo River Outfitters', '1 Canoe Ln', 'Ponca, AR 72670']),
      items(),
    ]),
    sender: ['Ozark Mountain Equipment, Inc.', '1200 N Business 65, Harrison, AR 72601'],
    receiver: ['Buffalo River Outfitters', '1 Canoe Ln, Ponca, AR 72670'],
  },
  {
    what: 'German letter whose sender stands in the foot only',
    document: page([
      block(65, 140, ['Weingut Steinbach', 'Kellergasse 9', '67146 Deidesheim'], { size: 10 }),
      block(65, 240, 'Rechnung Nr. 77', { size: 14 }),
      items(),
      rows(
        [65, 220, 400],
        740,
        [
          ['Pfalz Kellereitechnik GmbH', 'Telefon 06321 5550', 'Volksbank Neustadt'],
          ['Am Speyerbach 31', 'info@pfalz-kellerei.example', 'IBAN DE11 5469 1200 0000 7788 99'],
          ['67433 Neustadt', 'USt-IdNr. DE811111111', ''],
        ],
        { size: 7 },
      ),
    ]),
    sender: ['Pfalz Kellereitechnik GmbH', 'Am Speyerbach 31, 67433 Neustadt'],
    receiver: ['Weingut Steinbach', 'Kellergasse 9, 67146 Deidesheim'],
  },
  {
    what: 'slogan above the name',
    document: page([
      block(40, 30, 'The right machine, right away', { size: 8 }),
      block(40, 42, 'Piedmont Lift Rentals', { size: 16 }),
      block(40, 62, ['88 Mill Village Rd', 'Greer, SC 29651']),
      block(40, 130, ['Bill To', 'Enoree Textiles', '4 Loom St', 'Enoree, SC 29335']),
      items(),
    ]),
    sender: ['Piedmont Lift Rentals', '88 Mill Village Rd, Greer, SC 29651'],
    receiver: ['Enoree Textiles', '4 Loom St, Enoree, SC 29335'],
  },
  {
    what: 'receipt without a customer',
    document: page([
      block(306, 30, 'SHORELINE HARDWARE', { size: 12, align: 'centre' }),
      block(306, 46, ['12 Beach Rd', 'Lewes, DE 19958', '302-555-0166'], { align: 'centre' }),
      items(150),
    ]),
    sender: ['SHORELINE HARDWARE', '12 Beach Rd, Lewes, DE 19958'],
    receiver: [null, null],
  },
  {
    what: 'quotation: prepared for, prepared by',
    document: page([
      block(40, 40, 'Sierra Packaging Machines LLC', { size: 14 }),
      block(40, 58, ['2 Bottling Way', 'Sparks, NV 89431']),
      rows([40, 330], 120, [['Prepared for:', 'Prepared by:']]),
      block(40, 134, ['Truckee Kombucha Co.', '31 Rail St', 'Truckee, CA 96161']),
      block(330, 134, ['Mel Ortega', 'Regional Sales', 'mel@sierrapack.example']),
      items(),
    ]),
    sender: ['Sierra Packaging Machines LLC', '2 Bottling Way, Sparks, NV 89431'],
    receiver: ['Truckee Kombucha Co.', '31 Rail St, Truckee, CA 96161'],
  },
  {
    what: 'supplier, lessor billed, lessee',
    document: page([
      block(40, 30, 'EQUIPMENT INVOICE', { size: 14 }),
      rows([40, 220, 400], 80, [['SUPPLIER', 'LESSOR (BILL TO)', 'LESSEE']], { bold: true }),
      block(40, 94, ['Wabash Label Press Co', '17 Print St', 'Peru, IN 46970'], { size: 8 }),
      block(220, 94, ['Keystone Capital Leasing Corp', '500 Market St Fl 9', 'Philadelphia, PA 19106'], { size: 8 }),
      block(400, 94, ['Miami County Gazette', '2 Broadway', 'Peru, IN 46970'], { size: 8 }),
      items(),
    ]),
    sender: ['Wabash Label Press Co', '17 Print St, Peru, IN 46970'],
    receiver: ['Keystone Capital Leasing Corp', '500 Market St Fl 9, Philadelphia, PA 19106'],
    lessee: ['Miami County Gazette', '2 Broadway, Peru, IN 46970'],
  },
  {
    what: 'French utility: window at the right',
    document: page([
      block(40, 40, ['Énergie du Littoral'], { size: 14 }),
      block(40, 60, ['Service Clients', 'TSA 20012', '59076 ROUBAIX CEDEX']),
      block(330, 130, ['M. PAUL DURAND', '14 RUE DES LILAS', 'BATIMENT C', '59000 LILLE'], { size: 10 }),
      block(40, 220, 'Votre facture du 12 mars 2026', { size: 12 }),
      items(),
    ]),
    sender: ['Énergie du Littoral', 'TSA 20012, 59076 ROUBAIX CEDEX'],
    receiver: ['PAUL DURAND', '14 RUE DES LILAS, BATIMENT C, 59000 LILLE'],
  },
  {
    what: 'Dutch web shop: receiver left, sender right',
    document: page([
      block(40, 40, 'Factuur', { size: 18 }),
      block(40, 80, ['Jan de Vries', 'Lindelaan 45', '3571 AB Utrecht', 'Nederland']),
      block(400, 80, [
        'Keukenreus B.V.',
        'Weena 505',
        '3013 AL Rotterdam',
        'Nederland',
        'KvK 24111222',
        'klantenservice@keukenreus.example',
      ]),
      rows([40, 160], 180, [
        ['Factuurnummer', '9001221'],
        ['Factuurdatum', '12-01-2026'],
      ]),
      items(),
    ]),
    sender: ['Keukenreus B.V.', 'Weena 505, 3013 AL Rotterdam, Nederland'],
    receiver: ['Jan de Vries', 'Lindelaan 45, 3571 AB Utrecht, Nederland'],
  },
  {
    what: 'names without addresses',
    document: page([
      block(572, 30, 'INVOICE', { size: 20, align: 'right' }),
      block(40, 40, 'Mara Ellison Design', { size: 10, bold: true }),
      block(40, 54, ['mara@ellisondesign.example']),
      block(40, 110, 'Bill To:'),
      block(40, 122, 'Ponderosa Outdoor Co.', { bold: true }),
      items(),
    ]),
    sender: ['Mara Ellison Design', null],
    receiver: ['Ponderosa Outdoor Co.', null],
  },
  {
    what: 'attention, care of',
    document: page([
      block(40, 40, 'Bayou Compressor Inc', { size: 14 }),
      block(40, 58, 'P. O. Drawer 90, Houma, LA 70361'),
      block(40, 120, [
        'BILL TO:',
        'ATTN: Accounts Payable',
        'Pelican Offshore Services',
        'c/o Gulf Management',
        'PO Box 1',
        'Morgan City, LA 70381',
      ]),
      items(),
    ]),
    sender: ['Bayou Compressor Inc', 'P. O. Drawer 90, Houma, LA 70361'],
    receiver: ['Pelican Offshore Services', 'PO Box 1, Morgan City, LA 70381'],
  },
  {
    what: 'ship-to is SAME',
    document: page([
      block(40, 40, 'Tundra Generators Ltd.', { size: 14 }),
      block(40, 58, ['88 Airport Way', 'Fairbanks, AK 99701']),
      rows([40, 330], 120, [['SOLD TO:', 'SHIP TO:']]),
      block(40, 134, ['Denali Roadhouse LLC', 'Mile 228 Parks Hwy', 'Denali Park, AK 99755']),
      block(330, 134, 'SAME'),
      items(),
    ]),
    sender: ['Tundra Generators Ltd.', '88 Airport Way, Fairbanks, AK 99701'],
    receiver: ['Denali Roadhouse LLC', 'Mile 228 Parks Hwy, Denali Park, AK 99755'],
  },
  {
    what: 'only a ship-to',
    document: page([
      block(40, 40, 'Coulee Pump & Irrigation', { size: 14 }),
      block(40, 58, ['300 Canal Rd', 'Quincy, WA 98848']),
      block(40, 120, ['Ship To:', 'Royal Slope Orchards', '77 Rd 12 SW', 'Royal City, WA 99357']),
      items(),
    ]),
    sender: ['Coulee Pump & Irrigation', '300 Canal Rd, Quincy, WA 98848'],
    receiver: ['Royal Slope Orchards', '77 Rd 12 SW, Royal City, WA 99357'],
  },
  {
    what: 'the whole address in one line behind the heading',
    document: page([
      block(40, 40, 'Bluegrass Stall Co.', { size: 14 }),
      block(40, 58, '9 Paddock Ln, Paris, KY 40361'),
      block(40, 120, 'Bill To: Old Frankfort Stud, 2101 Pike Rd, Midway, KY 40347'),
      items(),
    ]),
    sender: ['Bluegrass Stall Co.', '9 Paddock Ln, Paris, KY 40361'],
    receiver: ['Old Frankfort Stud', '2101 Pike Rd, Midway, KY 40347'],
  },
  {
    what: 'Spanish fields in two columns',
    document: page([
      block(40, 40, [
        'Suministros Ebro, S.L.U.',
        'C/ San Miguel 12, 50001 Zaragoza',
        'NIF B50111222',
        'Tel. 976 555 010',
      ]),
      rows([330, 400], 40, [
        ['Cliente:', 'Bodegas Moncayo, S.C.'],
        ['NIF:', 'J50333444'],
        ['Dirección:', 'Camino de Borja, 3'],
        ['C.P.:', '50520 Magallón'],
      ]),
      block(40, 150, 'FACTURA Nº F26/0098', { size: 13 }),
      items(),
    ]),
    sender: ['Suministros Ebro, S.L.U.', 'C/ San Miguel 12, 50001 Zaragoza'],
    receiver: ['Bodegas Moncayo, S.C.', 'Camino de Borja, 3, 50520 Magallón'],
  },
  {
    what: 'labels in small type above their values',
    document: page([
      block(40, 36, 'MESQUITE VALLEY FORD NEW HOLLAND', { size: 13 }),
      block(40, 52, '3900 W Front St Midland TX 79701 432-555-0121'),
      block(42, 90, 'Sold to', { size: 6 }),
      block(42, 99, ['PERMIAN PIPE & SUPPLY', 'PO BOX 6620', 'ODESSA TX 79767-6620'], { size: 9 }),
      block(320, 90, 'Invoice no.', { size: 6 }),
      block(320, 99, 'PSI-2208'),
      block(450, 90, 'Invoice date', { size: 6 }),
      block(450, 99, '03/03/26'),
      items(),
    ]),
    sender: ['MESQUITE VALLEY FORD NEW HOLLAND', '3900 W Front St Midland TX 79701'],
    receiver: ['PERMIAN PIPE & SUPPLY', 'PO BOX 6620, ODESSA TX 79767-6620'],
  },
  {
    what: 'two persons buy',
    document: page([
      block(40, 36, 'Ridgeline RV & Marine', { size: 14 }),
      block(40, 54, '77 Lakefront Blvd, Branson, MO 65616'),
      block(40, 110, ['Purchaser(s):', 'Henry T. and Lucille Farrow', '612 Dogwood Ct', 'Rogers, AR 72756']),
      items(),
    ]),
    sender: ['Ridgeline RV & Marine', '77 Lakefront Blvd, Branson, MO 65616'],
    receiver: ['Henry T. and Lucille Farrow', '612 Dogwood Ct, Rogers, AR 72756'],
  },
  {
    what: 'logo in two words, the payee tells the whole name',
    document: page([
      block(40, 40, 'PALMETTO', { size: 24, bold: true }),
      block(40, 66, 'KITCHEN SUPPLY', { size: 9 }),
      block(430, 40, ['1 King Street', 'Charleston, SC 29401', '843-555-0188', 'palmettokitchensupply.example'], {
        size: 8,
      }),
      block(40, 120, ['CUSTOMER', 'Lowcountry Oyster House', '22 Dock Rd', 'Beaufort, SC 29902']),
      items(),
      block(40, 650, 'Make checks payable to: Palmetto Kitchen Supply LLC'),
    ]),
    sender: ['Palmetto Kitchen Supply LLC', '1 King Street, Charleston, SC 29401'],
    receiver: ['Lowcountry Oyster House', '22 Dock Rd, Beaufort, SC 29902'],
  },
]
