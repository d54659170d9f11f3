/** Layouts of letterheads and address blocks as dealers, vendors and lessors print them; all names are invented. */
import type { Document, Rule, Word } from '../../../../core/document/model.ts'
import { block, drawnDocument, drawnPage, frame, rows } from './drawn-page.ts'

export interface PartyLayout {
  readonly what: string
  readonly kind?: 'purchase_order'
  readonly document: Document
  readonly sender: readonly [string | null, string | null]
  readonly receiver: readonly [string | null, string | null]
  readonly lessee?: readonly [string | null, string | null]
}

const page = (words: readonly Word[][], rules: readonly Rule[] = [], ocr = false): Document =>
  drawnDocument(drawnPage(words.flat(), rules, ocr ? 'ocr' : 'text-layer'))

/** An item table that holds figures and words as any does. */
const items = (y = 330): Word[] => [
  ...rows([40, 90, 380, 450, 530], y, [
    ['Qty', 'Description', 'Unit price', 'Tax', 'Amount'],
    ['1', '2023 Hinton 53 ft dry van trailer', '48,500.00', '0.00', '48,500.00'],
    ['2', 'Landing gear crank handle', '85.00', '6.80', '176.80'],
  ]),
  ...rows([450, 530], y + 90, [
    ['Subtotal', '48,676.80'],
    ['Total due', '48,676.80'],
  ]),
]

export const layouts: readonly PartyLayout[] = [
  {
    what: 'a lessor that heads the page beside a strip of numbers and is paid at the foot, its lessee in the window',
    document: page([
      block(40, 40, 'Summit Rental Finance, LLC', { size: 15, bold: true }),
      rows([330, 420, 510], 42, [
        ['Invoice Number', 'Invoice Date', 'Due Date'],
        ['LS-71844', '07/15/2026', '08/01/2026'],
      ]),
      block(40, 120, ['REDWOOD CABINET WORKS', '14400 FOOTHILL BLVD', 'SYLMAR CA 91342']),
      items(),
      block(380, 640, ['Remit to:', 'Summit Rental Finance, LLC', 'PO Box 31001', 'Pasadena, CA 91110']),
    ]),
    sender: ['Summit Rental Finance, LLC', 'PO Box 31001, Pasadena, CA 91110'],
    receiver: ['REDWOOD CABINET WORKS', '14400 FOOTHILL BLVD, SYLMAR CA 91342'],
  },
  {
    what: 'a logo over the whole name of the firm; the title with its number over the address at the right',
    document: page([
      block(40, 40, ['corebridge', 'Corebridge Systems', '1 Summit Drive', 'Burlington, MA 01803']),
      block(420, 40, ['Sales - Invoice SI-103882', 'Page 1 / 1']),
      block(40, 150, ['Bill To', 'Harbor Forwarders Inc', '55 Terminal Street', 'Charlestown, MA 02129']),
      items(),
    ]),
    sender: ['Corebridge Systems', '1 Summit Drive, Burlington, MA 01803'],
    receiver: ['Harbor Forwarders Inc', '55 Terminal Street, Charlestown, MA 02129'],
  },
  {
    what: 'a return line over the window of an envelope, and a firm that begins its own block',
    document: page([
      block(40, 120, 'Kasbouw Machines B.V. - Havenkade 12 - 2676 LT Maasdijk', { size: 7 }),
      block(40, 132, ['Lakeside Growers Inc.', '4480 Harbor Road', 'Dunkirk, NY 14048']),
      block(400, 40, ['Kasbouw Machines B.V.', 'Havenkade 12', '2676 LT Maasdijk', 'The Netherlands']),
      items(),
    ]),
    sender: ['Kasbouw Machines B.V.', 'Havenkade 12, 2676 LT Maasdijk, The Netherlands'],
    receiver: ['Lakeside Growers Inc.', '4480 Harbor Road, Dunkirk, NY 14048'],
  },
  {
    what: 'letterhead at the left, three headed columns',
    document: page([
      block(40, 40, 'Prairie Gate Trailer Sales, Inc.', { size: 15, bold: true }),
      block(40, 60, ['4410 Grain Belt Road', 'Fargo, ND 58102', '(701) 555-0119']),
      block(480, 40, 'INVOICE', { size: 18 }),
      rows([40, 230, 420], 130, [['Bill To', 'Ship To', 'Sold By']], { bold: true }),
      block(40, 145, ['Dakota Ridge Hauling LLC', '212 4th Ave N', 'Suite 300', 'Moorhead, MN 56560']),
      block(230, 145, ['Dakota Ridge Yard 2', '9900 Industrial Pkwy', 'West Fargo, ND 58078']),
      block(420, 145, ['T. Nordstrom']),
      items(),
    ]),
    sender: ['Prairie Gate Trailer Sales, Inc.', '4410 Grain Belt Road, Fargo, ND 58102'],
    receiver: ['Dakota Ridge Hauling LLC', '212 4th Ave N, Suite 300, Moorhead, MN 56560'],
  },
  {
    what: 'centred letterhead, sold to with a colon beside it',
    document: page([
      block(306, 30, 'BLUE MESA TRACTOR & IMPLEMENT CO.', { size: 16, align: 'centre' }),
      block(306, 52, '1801 Highway 50 West', { align: 'centre' }),
      block(306, 64, 'Gunnison, Colorado 81230', { align: 'centre' }),
      block(306, 76, 'Phone 970-555-0162   Fax 970-555-0163', { align: 'centre' }),
      block(40, 120, 'Sold To:'),
      block(95, 120, ['Tomichi Creek Ranch', 'P.O. Box 418', 'Parlin, CO 81239']),
      rows([400, 480], 120, [
        ['Invoice No.', '7741'],
        ['Date', '04/02/2026'],
        ['Terms', 'Due on delivery'],
      ]),
      items(),
    ]),
    sender: ['BLUE MESA TRACTOR & IMPLEMENT CO.', '1801 Highway 50 West, Gunnison, Colorado 81230'],
    receiver: ['Tomichi Creek Ranch', 'P.O. Box 418, Parlin, CO 81239'],
  },
  {
    what: 'right-aligned letterhead, customer block in a ruled box with a centred heading',
    document: page(
      [
        block(572, 40, 'Harbor Point Marine Lifts LLC', { size: 13, align: 'right' }),
        block(572, 58, ['77 Wharf Street', 'Portland, ME 04101', 'billing@harborpointlifts.example'], {
          align: 'right',
        }),
        block(40, 40, 'Invoice 20417', { size: 14 }),
        block(140, 120, 'Customer', { align: 'centre' }),
        block(45, 138, ['Casco Boat Works', '5 Mill Lane', 'Yarmouth, ME 04096']),
        items(),
      ],
      [...frame(40, 115, 260, 132), ...frame(40, 132, 260, 190)],
    ),
    sender: ['Harbor Point Marine Lifts LLC', '77 Wharf Street, Portland, ME 04101'],
    receiver: ['Casco Boat Works', '5 Mill Lane, Yarmouth, ME 04096'],
  },
  {
    what: 'picture letterhead: the name stands in the footer only',
    document: page([
      block(480, 40, 'Invoice', { size: 18 }),
      block(40, 120, ['Invoice to'], { bold: true }),
      block(40, 133, [
        'Sagebrush Dental Group, PLLC',
        'Attn: Accounts Payable',
        '640 W Idaho St, Ste 210',
        'Boise, ID 83702',
      ]),
      items(),
      block(306, 740, 'Caldera Imaging Systems, Inc. | 2900 Orchard Park Drive | Bend, OR 97701 | 541-555-0102', {
        size: 7,
        align: 'centre',
      }),
    ]),
    sender: ['Caldera Imaging Systems, Inc.', '2900 Orchard Park Drive, Bend, OR 97701'],
    receiver: ['Sagebrush Dental Group, PLLC', '640 W Idaho St, Ste 210, Boise, ID 83702'],
  },
  {
    what: 'picture letterhead: only the payee is named',
    document: page([
      block(480, 40, 'INVOICE', { size: 18 }),
      block(40, 120, ['BILL TO:', 'Whitfield Paving Company', '1500 Quarry Road', 'Macon, GA 31204']),
      items(),
      block(40, 600, 'Make checks payable to Ocmulgee Crane Service, Inc.'),
    ]),
    sender: ['Ocmulgee Crane Service, Inc.', null],
    receiver: ['Whitfield Paving Company', '1500 Quarry Road, Macon, GA 31204'],
  },
  {
    what: 'purchase order: the letterhead buys, the vendor block sells',
    kind: 'purchase_order',
    document: page([
      block(40, 40, 'Tri-Rivers School District', { size: 15 }),
      block(40, 60, ['880 Education Way', 'Pasco, WA 99301']),
      block(440, 40, 'PURCHASE ORDER', { size: 14 }),
      rows([40, 330], 130, [['VENDOR', 'DELIVER TO']], { bold: true }),
      block(40, 145, ['Columbia Bus Sales LLC', '14 Depot Street', 'Yakima, WA 98901']),
      block(330, 145, ['Transportation Yard', '1200 Bus Barn Road', 'Pasco, WA 99301']),
      items(),
    ]),
    sender: ['Columbia Bus Sales LLC', '14 Depot Street, Yakima, WA 98901'],
    receiver: ['Tri-Rivers School District', '880 Education Way, Pasco, WA 99301'],
  },
  {
    what: 'bank is billed, the lessee takes delivery',
    document: page([
      block(40, 40, 'Redstone Forklift Company', { size: 15 }),
      block(40, 60, ['61 Dock Road', 'Duluth, MN 55802']),
      rows([40, 330], 130, [['Bill To', 'Ship To']], { bold: true }),
      block(40, 145, ['North Shore Bank Equipment Finance', '300 Superior Ave', 'Milwaukee, WI 53202']),
      block(330, 145, ['Arrowhead Cold Storage Inc', '18 Harbor Drive', 'Two Harbors, MN 55616']),
      items(),
    ]),
    sender: ['Redstone Forklift Company', '61 Dock Road, Duluth, MN 55802'],
    receiver: ['North Shore Bank Equipment Finance', '300 Superior Ave, Milwaukee, WI 53202'],
    lessee: ['Arrowhead Cold Storage Inc', '18 Harbor Drive, Two Harbors, MN 55616'],
  },
  {
    what: 'lessor and lessee are named, a lienholder is neither',
    document: page([
      block(40, 40, 'KENDALL TRUCK EQUIPMENT, LLC', { size: 14 }),
      block(40, 58, '3300 Interchange Blvd, Joliet, IL 60431'),
      rows([40, 220, 400], 120, [['LESSOR', 'LESSEE', 'LIENHOLDER']], { size: 8 }),
      block(40, 133, ['Meridian Lease Partners', '1 Tower Plaza', 'Chicago, IL 60606'], { size: 8 }),
      block(220, 133, ['Dobson & Sons Refuse', '44 Landfill Rd', 'Morris, IL 60450'], { size: 8 }),
      block(400, 133, ['First Prairie Trust', '9 Court Square', 'Ottawa, IL 61350'], { size: 8 }),
      items(),
    ]),
    sender: ['KENDALL TRUCK EQUIPMENT, LLC', '3300 Interchange Blvd, Joliet, IL 60431'],
    receiver: ['Meridian Lease Partners', '1 Tower Plaza, Chicago, IL 60606'],
    lessee: ['Dobson & Sons Refuse', '44 Landfill Rd, Morris, IL 60450'],
  },
  {
    what: 'ship-to equal to the customer is nobody else',
    document: page([
      block(40, 40, 'Elkhorn Welding Supply', { size: 14 }),
      block(40, 58, ['700 Forge Ave', 'Casper, WY 82601']),
      rows([40, 330], 120, [['Sold To', 'Ship To']]),
      block(40, 134, ['Bighorn Fabricators', '15 Steel St', 'Sheridan, WY 82801']),
      block(330, 134, ['Bighorn Fabricators', '15 Steel St', 'Sheridan, WY 82801']),
      items(),
    ]),
    sender: ['Elkhorn Welding Supply', '700 Forge Ave, Casper, WY 82601'],
    receiver: ['Bighorn Fabricators', '15 Steel St, Sheridan, WY 82801'],
  },
  {
    what: 'a form of label and value pairs',
    document: page([
      block(306, 40, 'VEHICLE BILL OF SALE', { size: 14, align: 'centre' }),
      rows([40, 130], 90, [
        ['Seller:', 'Lone Butte Auto Center, Inc.'],
        ['Address:', '2020 Route 66'],
        ['City/State/ZIP:', 'Winslow, AZ 86047'],
        ['Phone:', '(928) 555-0190'],
      ]),
      rows([40, 130], 170, [
        ['Buyer:', 'Clara M. Whitehorse'],
        ['Address:', '18 Mesa View Dr'],
        ['City/State/ZIP:', 'Holbrook, AZ 86025'],
      ]),
      items(),
    ]),
    sender: ['Lone Butte Auto Center, Inc.', '2020 Route 66, Winslow, AZ 86047'],
    receiver: ['Clara M. Whitehorse', '18 Mesa View Dr, Holbrook, AZ 86025'],
  },
  {
    what: 'form sections with fields for city, state and ZIP',
    document: page([
      block(40, 40, 'SELLER INFORMATION', { bold: true }),
      rows(
        [40, 140],
        58,
        [
          ['Company Name:', 'Gulfwind Boats & Motors LLC'],
          ['Street Address:', '900 Bayfront Pkwy'],
          ['City:', 'Pensacola'],
          ['State:', 'FL'],
          ['Zip:', '32502'],
        ],
        { leading: 1.5 },
      ),
      block(330, 40, 'PURCHASER INFORMATION', { bold: true }),
      rows(
        [330, 430],
        58,
        [
          ['Name:', 'Emerald Coast Charters Inc.'],
          ['Street Address:', '31 Marina Way'],
          ['City:', 'Destin'],
          ['State:', 'FL'],
          ['Zip:', '32541'],
        ],
        { leading: 1.5 },
      ),
      items(),
    ]),
    sender: ['Gulfwind Boats & Motors LLC', '900 Bayfront Pkwy, Pensacola, FL 32502'],
    receiver: ['Emerald Coast Charters Inc.', '31 Marina Way, Destin, FL 32541'],
  },
  {
    what: 'German letter: return line over the window, no labels',
    document: page([
      block(65, 125, 'Hallertauer Landtechnik GmbH · Hopfenstraße 14 · 85283 Wolnzach', { size: 6 }),
      block(65, 145, ['Firma', 'Gut Lindenhof KG', 'Frau Anna Berger', 'Am Anger 3', '84048 Mainburg'], { size: 10 }),
      rows([400, 480], 145, [
        ['Rechnungsnr.', 'RE-2026-118'],
        ['Datum', '12.03.2026'],
        ['Kundennr.', '10442'],
      ]),
      block(65, 240, 'Rechnung', { size: 14, bold: true }),
      items(),
      rows(
        [65, 250, 430],
        740,
        [
          ['Hallertauer Landtechnik GmbH', 'Amtsgericht Ingolstadt HRB 4711', 'Sparkasse Pfaffenhofen'],
          ['Hopfenstraße 14', 'Geschäftsführer: Josef Huber', 'IBAN DE02 7215 1650 0000 1234 56'],
          ['85283 Wolnzach', 'USt-IdNr. DE812345678', 'BIC BYLADEM1PAF'],
        ],
        { size: 7 },
      ),
    ]),
    sender: ['Hallertauer Landtechnik GmbH', 'Hopfenstraße 14, 85283 Wolnzach'],
    receiver: ['Gut Lindenhof KG', 'Am Anger 3, 84048 Mainburg'],
  },
  {
    what: 'German letter with a letterhead at the right and Rechnungsempfänger',
    document: page([
      block(400, 40, [
        'Nordwind Baumaschinen AG',
        'Hafenstr. 120',
        '24114 Kiel',
        'Tel. 0431 55501-0',
        'www.nordwind-baumaschinen.example',
      ]),
      block(60, 130, ['Rechnungsempfänger:', 'Deichbau Petersen GmbH & Co. KG', 'Süderstraße 7a', '25813 Husum']),
      items(),
    ]),
    sender: ['Nordwind Baumaschinen AG', 'Hafenstr. 120, 24114 Kiel'],
    receiver: ['Deichbau Petersen GmbH & Co. KG', 'Süderstraße 7a, 25813 Husum'],
  },
  {
    what: 'Swiss letter with four-digit codes',
    document: page([
      block(60, 40, ['Alpstein Melktechnik AG', 'Dorfstrasse 22', '9050 Appenzell'], { size: 9 }),
      block(340, 130, ['Bergkäserei Säntis', 'Herr Urs Manser', 'Hauptstrasse 5', '9108 Gonten'], { size: 10 }),
      block(60, 220, 'Rechnung 5521', { size: 13 }),
      items(),
    ]),
    sender: ['Alpstein Melktechnik AG', 'Dorfstrasse 22, 9050 Appenzell'],
    receiver: ['Bergkäserei Säntis', 'Hauptstrasse 5, 9108 Gonten'],
  },
  {
    what: 'French: sender top left, receiver unlabelled at the right',
    document: page([
      block(40, 40, 'ÉTABLISSEMENTS MOREAU SARL', { size: 13 }),
      block(40, 58, ['12 bis, rue des Ateliers', '69007 LYON', 'SIRET 512 345 678 00021', 'Tél. 04 78 55 01 02']),
      block(340, 120, ['Boulangerie du Vieux Port', '8, quai des Belges', '13001 MARSEILLE'], { size: 10 }),
      block(40, 210, 'FACTURE N° 2026-0312', { size: 13 }),
      items(),
    ]),
    sender: ['ÉTABLISSEMENTS MOREAU SARL', '12 bis, rue des Ateliers, 69007 LYON'],
    receiver: ['Boulangerie du Vieux Port', '8, quai des Belges, 13001 MARSEILLE'],
  },
  {
    what: 'French: facturé à and adresse de livraison beside each other',
    document: page([
      block(40, 40, 'Matériel Agricole du Rhône SAS', { size: 13 }),
      block(40, 58, ['ZA Les Peupliers', '45 route de Vienne', '38200 Vienne']),
      rows([40, 330], 130, [['Facturé à :', 'Adresse de livraison :']], { bold: true }),
      block(40, 145, ['GAEC des Trois Chênes', 'Lieu-dit Le Bourg', '38440 Meyrieu']),
      block(330, 145, ['GAEC des Trois Chênes', 'Hangar 2, chemin du Moulin', '38440 Meyrieu']),
      items(),
      block(
        306,
        745,
        'Matériel Agricole du Rhône SAS au capital de 80 000 € - RCS Vienne B 412 345 678 - TVA FR 12 412345678',
        { size: 6, align: 'centre' },
      ),
    ]),
    sender: ['Matériel Agricole du Rhône SAS', 'ZA Les Peupliers, 45 route de Vienne, 38200 Vienne'],
    receiver: ['GAEC des Trois Chênes', 'Lieu-dit Le Bourg, 38440 Meyrieu'],
  },
  {
    what: 'Spanish: emisor and cliente with fields',
    document: page([
      block(40, 40, 'FACTURA', { size: 16 }),
      block(40, 80, [
        'EMISOR',
        'Maquinaria Vega Baja, S.L.',
        'CIF: B-12345678',
        'Polígono Industrial Norte, nave 14',
        '03300 Orihuela (Alicante)',
      ]),
      block(330, 80, [
        'CLIENTE',
        'Construcciones Segura, S.A.',
        'CIF: A-87654321',
        'Avda. de la Constitución, 45, 3º B',
        '30008 Murcia',
      ]),
      items(),
    ]),
    sender: ['Maquinaria Vega Baja, S.L.', 'Polígono Industrial Norte, nave 14, 03300 Orihuela (Alicante)'],
    receiver: ['Construcciones Segura, S.A.', 'Avda. de la Constitución, 45, 3º B, 30008 Murcia'],
  },
  {
    what: 'Dutch: factuuradres and afleveradres, letterhead with KvK',
    document: page([
      block(400, 40, [
        'Van Dijk Grondverzet B.V.',
        'Industrieweg 8',
        '3846 BD Harderwijk',
        'KvK 08123456',
        'BTW NL801234567B01',
      ]),
      rows([40, 230], 140, [['Factuuradres', 'Afleveradres']], { bold: true }),
      block(40, 154, ['Melkveebedrijf De Hoeve', 't.a.v. K. Jansen', 'Zandpad 21', '8076 PM Vierhouten']),
      block(230, 154, ['Melkveebedrijf De Hoeve', 'Zandpad 23', '8076 PM Vierhouten']),
      block(40, 230, 'Factuurnummer: 2026.0412'),
      items(),
    ]),
    sender: ['Van Dijk Grondverzet B.V.', 'Industrieweg 8, 3846 BD Harderwijk'],
    receiver: ['Melkveebedrijf De Hoeve', 'Zandpad 21, 8076 PM Vierhouten'],
  },
  {
    what: 'Indian tax invoice: consignee and buyer in boxes, GSTIN lines',
    document: page(
      [
        block(306, 30, 'TAX INVOICE', { align: 'centre' }),
        block(42, 50, [
          'Shakti Earthmovers Pvt. Ltd.',
          'Plot No. 27, MIDC Bhosari',
          'Pune - 411026',
          'GSTIN/UIN: 27AABCS1429B1Z5',
          'State Name : Maharashtra, Code : 27',
        ]),
        block(42, 120, [
          'Consignee (Ship to)',
          'Godavari Infra Projects',
          'Site Office, NH-61',
          'Nanded - 431601',
          'GSTIN/UIN : 27AAECG1122K1ZP',
        ]),
        block(42, 190, [
          'Buyer (Bill to)',
          'Godavari Infra Projects LLP',
          '4th Floor, Amrut Chambers, Station Road',
          'Aurangabad - 431005',
          'GSTIN/UIN : 27AAECG1122K1ZP',
        ]),
        rows([310, 440], 52, [
          ['Invoice No.', 'Dated'],
          ['SE/25-26/881', '14-Nov-2025'],
          ['Delivery Note', 'Mode/Terms of Payment'],
        ]),
        items(),
        block(420, 600, 'for Shakti Earthmovers Pvt. Ltd.'),
      ],
      [...frame(40, 45, 305, 115), ...frame(40, 115, 305, 185), ...frame(40, 185, 305, 255)],
    ),
    sender: ['Shakti Earthmovers Pvt. Ltd.', 'Plot No. 27, MIDC Bhosari, Pune - 411026'],
    receiver: ['Godavari Infra Projects LLP', '4th Floor, Amrut Chambers, Station Road, Aurangabad - 431005'],
  },
  {
    what: 'UK: invoice address and delivery address, postcode on its own line',
    document: page([
      block(40, 40, 'Pennine Plant Hire Ltd', { size: 14 }),
      block(40, 58, 'Unit 6 Calder Business Park, Elland Road, Brighouse, HD6 2RN'),
      rows([40, 300], 110, [['Invoice Address', 'Delivery Address']], { bold: true }),
      block(40, 124, ['Holt Groundworks Limited', '19 Chapel Lane', 'Todmorden', 'West Yorkshire', 'OL14 7LD']),
      block(300, 124, ['Site: Mill Bank', 'Burnley Road', 'Todmorden', 'OL14 5QX']),
      items(),
    ]),
    sender: ['Pennine Plant Hire Ltd', 'Unit 6 Calder Business Park, Elland Road, Brighouse, HD6 2RN'],
    receiver: ['Holt Groundworks Limited', '19 Chapel Lane, Todmorden, West Yorkshire, OL14 7LD'],
  },
  {
    what: 'Canadian and Australian formats',
    document: page([
      block(40, 40, 'Saint-Laurent Foodservice Inc.', { size: 14 }),
      block(40, 58, ['2210 boul. Industriel', 'Laval, QC H7S 1P9', 'Canada']),
      block(40, 130, [
        'Billed To',
        'Wattle Creek Kitchens Pty Ltd',
        'Level 3, 18 Flinders Lane',
        'Melbourne VIC 3000',
        'Australia',
      ]),
      items(),
    ]),
    sender: ['Saint-Laurent Foodservice Inc.', '2210 boul. Industriel, Laval, QC H7S 1P9, Canada'],
    receiver: ['Wattle Creek Kitchens Pty Ltd', 'Level 3, 18 Flinders Lane, Melbourne VIC 3000, Australia'],
  },
  {
    what: 'remit-to is the only address of the sender',
    document: page([
      block(40, 40, 'ORBITAL MEDICAL', { size: 18 }),
      block(480, 40, 'INVOICE', { size: 14 }),
      block(40, 120, ['Bill To:', 'Lakeview Surgical Center LLC', '55 Hospital Drive', 'Traverse City, MI 49684']),
      items(),
      block(40, 620, ['Please remit to:', 'Orbital Medical Corporation', 'PO Box 7730', 'Carol Stream, IL 60197-7730']),
    ]),
    sender: ['Orbital Medical Corporation', 'PO Box 7730, Carol Stream, IL 60197-7730'],
    receiver: ['Lakeview Surgical Center LLC', '55 Hospital Drive, Traverse City, MI 49684'],
  },
  {
    what: 'own address and a remit-to: the own one counts',
    document: page([
      block(40, 40, 'Cascade Machine Tools, Inc.', { size: 14 }),
      block(40, 58, ['8100 SE Spindle Way', 'Clackamas, OR 97015']),
      block(330, 40, ['Remit To:', 'Cascade Machine Tools, Inc.', 'P.O. Box 3310', 'Seattle, WA 98124']),
      block(40, 130, ['Sold to:', 'Umpqua Precision', '77 Lathe Ct', 'Roseburg, OR 97470']),
      items(),
    ]),
    sender: ['Cascade Machine Tools, Inc.', '8100 SE Spindle Way, Clackamas, OR 97015'],
    receiver: ['Umpqua Precision', '77 Lathe Ct, Roseburg, OR 97470'],
  },
  {
    what: 'From and To blocks',
    document: page([
      block(40, 40, 'Invoice', { size: 20 }),
      rows([40, 320], 90, [['From', 'To']], { bold: true }),
      block(40, 105, ['Jordan Blake Welding', '402 Cedar St', 'Salida, CO 81201']),
      block(320, 105, ['Monarch Gravel Co.', '9 Pit Road', 'Buena Vista, CO 81211']),
      items(),
    ]),
    sender: ['Jordan Blake Welding', '402 Cedar St, Salida, CO 81201'],
    receiver: ['Monarch Gravel Co.', '9 Pit Road, Buena Vista, CO 81211'],
  },
  {
    what: 'heads of form columns do not become names: customer number, salesperson, terms',
    document: page([
      block(40, 40, 'Ironbridge Tire & Retread', { size: 14 }),
      block(40, 58, ['12 Foundry St', 'Bethlehem, PA 18015']),
      block(40, 120, ['Bill to', 'Lehigh Concrete Pumping', '606 Race St', 'Catasauqua, PA 18032']),
      rows([40, 140, 240, 330, 430, 520], 210, [
        ['Customer No.', 'Salesperson', 'Ship Via', 'Terms', 'Vendor ID', 'Page'],
        ['20451', 'R. Amato', 'Our truck', 'Net 30', 'V-118', '1'],
      ]),
      items(),
    ]),
    sender: ['Ironbridge Tire & Retread', '12 Foundry St, Bethlehem, PA 18015'],
    receiver: ['Lehigh Concrete Pumping', '606 Race St, Catasauqua, PA 18032'],
  },
  {
    what: 'a person above the company; dba line; department',
    document: page([
      block(40, 40, 'Sunbelt Ice Machines, LLC', { size: 14 }),
      block(40, 58, ['dba Sunbelt Refrigeration', '3400 E Van Buren St', 'Phoenix, AZ 85008']),
      block(40, 130, [
        'BILL TO',
        'Robert Delgado',
        'Delgado Hospitality Group, LLC',
        'Accounts Payable',
        '27 Plaza Vieja',
        'Tucson, AZ 85701',
      ]),
      items(),
    ]),
    sender: ['Sunbelt Ice Machines, LLC', '3400 E Van Buren St, Phoenix, AZ 85008'],
    receiver: ['Delgado Hospitality Group, LLC', '27 Plaza Vieja, Tucson, AZ 85701'],
  },
  {
    what: 'a slogan under the logo; the contacts stand between name and address',
    document: page([
      block(40, 36, 'Timberline Equipment', { size: 20 }),
      block(40, 62, 'Rugged since 1974', { size: 8 }),
      block(
        572,
        36,
        ['(406) 555-0177', 'sales@timberlineequipment.example', '5500 Grant Creek Rd', 'Missoula, MT 59808'],
        { align: 'right' },
      ),
      block(40, 130, ['Customer:', 'Lolo Pass Logging', '14 Spur Rd', 'Lolo, MT 59847', 'Phone: 406-555-0144']),
      items(),
    ]),
    sender: ['Timberline Equipment', '5500 Grant Creek Rd, Missoula, MT 59808'],
    receiver: ['Lolo Pass Logging', '14 Spur Rd, Lolo, MT 59847'],
  },
  {
    what: 'a scan whose logo reads as garbage',
    document: page(
      [
        block(40, 30, '4k} Wi=', { size: 30, confidence: 0.35 }),
        block(200, 40, ['Copper Basin Trucks, Inc.', '118 Smelter Rd', 'Globe, AZ 85501'], { confidence: 0.92 }),
        block(40, 130, ['Sold To', 'Pinal Aggregates LLC', '70 Quarry Loop', 'Florence, AZ 85132'], {
          confidence: 0.93,
        }),
        items(),
      ],
      [],
      true,
    ),
    sender: ['Copper Basin Trucks, Inc.', '118 Smelter Rd, Globe, AZ 85501'],
    receiver: ['Pinal Aggregates LLC', '70 Quarry Loop, Florence, AZ 85132'],
  },
  {
    what: 'one-line letterhead, invoice number beside the customer block',
    document: page([
      block(40, 36, 'Kestrel IT Supply', { size: 16 }),
      block(40, 56, '19 Circuit Ave, Nashua, NH 03060 • Tel 603.555.0121 • www.kestrelit.example'),
      block(40, 100, ['Invoice to:', 'Town of Amherst', '2 Main Street', 'Amherst, NH 03031']),
      rows([380, 470], 100, [
        ['Invoice number', 'K-88213'],
        ['Invoice date', '2026-05-04'],
        ['PO number', '4471'],
      ]),
      items(),
    ]),
    sender: ['Kestrel IT Supply', '19 Circuit Ave, Nashua, NH 03060'],
    receiver: ['Town of Amherst', '2 Main Street, Amherst, NH 03031'],
  },
  {
    what: 'window envelope without any label, letterhead above',
    document: page([
      block(306, 36, 'GRANITE STATE PROPANE', { size: 16, align: 'centre' }),
      block(306, 56, '81 Depot Road, Concord, New Hampshire 03301', { align: 'centre' }),
      block(60, 150, ['MAPLE RUN SUGARHOUSE', '440 SUGAR HILL RD', 'LISBON NH 03585']),
      rows([400, 490], 150, [
        ['Account', '0091'],
        ['Invoice', '55120'],
        ['Date', '01/05/26'],
      ]),
      items(),
    ]),
    sender: ['GRANITE STATE PROPANE', '81 Depot Road, Concord, New Hampshire 03301'],
    receiver: ['MAPLE RUN SUGARHOUSE', '440 SUGAR HILL RD, LISBON NH 03585'],
  },
  {
    what: 'unlabelled window, and only the foot tells the sender',
    document: page([
      block(60, 110, ['Quail Hollow Golf Club', '1 Fairway Drive', 'Pinehurst, NC 28374'], { size: 10 }),
      block(400, 110, 'Invoice 99120', { size: 12 }),
      items(),
      block(306, 750, 'Sandhills Turf Equipment, LLC, 215 Airport Road, Southern Pines, NC 28387 - 910-555-0140', {
        size: 7,
        align: 'centre',
      }),
      block(40, 640, 'Thank you for choosing Sandhills Turf Equipment!'),
    ]),
    sender: ['Sandhills Turf Equipment, LLC', '215 Airport Road, Southern Pines, NC 28387'],
    receiver: ['Quail Hollow Golf Club', '1 Fairway Drive, Pinehurst, NC 28374'],
  },
  {
    what: 'Italian: spettabile, partita IVA',
    document: page([
      block(40, 40, ['Officine Brenta S.r.l.', 'Via dell’Artigianato 12', '35010 Vigonza (PD)', 'P. IVA 01234567890']),
      block(340, 110, ['Spett.le', 'Caseificio Valsugana S.p.A.', 'Via Roma 88', '38051 Borgo Valsugana (TN)']),
      block(40, 200, 'Fattura n. 118', { size: 13 }),
      items(),
    ]),
    sender: ['Officine Brenta S.r.l.', 'Via dell’Artigianato 12, 35010 Vigonza (PD)'],
    receiver: ['Caseificio Valsugana S.p.A.', 'Via Roma 88, 38051 Borgo Valsugana (TN)'],
  },
  {
    what: 'an empty form names nobody',
    document: page([
      block(306, 40, 'BILL OF SALE', { size: 14, align: 'centre' }),
      rows(
        [40, 120],
        90,
        [
          ['Seller:', '______________'],
          ['Address:', '______________'],
        ],
        { leading: 2.5 },
      ),
      rows(
        [40, 120],
        160,
        [
          ['Buyer:', '______________'],
          ['Address:', '______________'],
        ],
        { leading: 2.5 },
      ),
      rows([40, 120], 240, [
        ['Make:', 'Hinton'],
        ['Year:', '2019'],
        ['VIN:', '1H9TA53289K000123'],
      ]),
    ]),
    sender: [null, null],
    receiver: [null, null],
  },
  {
    what: 'two-line company name over a wrapped form',
    document: page([
      block(40, 36, ['UPPER VALLEY', 'CRANE & RIGGING, INC.'], { size: 14 }),
      block(40, 75, ['PO Box 1188', 'White River Junction, VT 05001']),
      block(40, 140, ['SOLD TO (BUYER)', 'Killington Lift Company LLC', '4763 Access Rd', 'Killington, VT 05751']),
      items(),
    ]),
    sender: ['UPPER VALLEY CRANE & RIGGING, INC.', 'PO Box 1188, White River Junction, VT 05001'],
    receiver: ['Killington Lift Company LLC', '4763 Access Rd, Killington, VT 05751'],
  },
  {
    what: 'prose bill of sale',
    document: page([
      block(306, 40, 'BILL OF SALE', { size: 14, align: 'centre' }),
      block(
        40,
        90,
        [
          'Seller: Wind River Livestock LLC, 88 Ditch Road, Riverton, WY 82501',
          '',
          'Buyer: Popo Agie Feeders Inc., 12 Canal St, Lander, WY 82520',
        ],
        { leading: 1.5 },
      ),
      block(40, 150, 'For the sum of $18,500.00 the Seller sells to the Buyer the following trailer:'),
      items(),
    ]),
    sender: ['Wind River Livestock LLC', '88 Ditch Road, Riverton, WY 82501'],
    receiver: ['Popo Agie Feeders Inc.', '12 Canal St, Lander, WY 82520'],
  },
  {
    what: 'proposal for a practice, prepared by a person of the firm',
    document: page([
      block(40, 40, 'Proposal', { size: 16 }),
      block(40, 110, [
        'Equipment proposal for',
        'Dr. Anita Prather',
        'Hamburg Family Dentistry, PSC',
        '2716 Old Rosebud Road',
        'Lexington, KY 40509',
      ]),
      block(320, 110, [
        'Prepared by',
        'Owen Baptiste, Account Executive',
        'Quillstone Robotics, Inc.',
        '2101 Smallman Street',
        'Pittsburgh, PA 15222',
      ]),
      items(),
    ]),
    sender: ['Quillstone Robotics, Inc.', '2101 Smallman Street, Pittsburgh, PA 15222'],
    receiver: ['Hamburg Family Dentistry, PSC', '2716 Old Rosebud Road, Lexington, KY 40509'],
  },
  {
    what: 'numbered boxes, and a form whose label and name are one word',
    document: page([
      block(306, 40, 'PROFORMA INVOICE', { size: 14, align: 'centre' }),
      block(40, 90, ['1. Shipper Exporter', 'Tailfin Precision Co., Ltd.', '45 Harbor Road', 'Portland, OR 97209']),
      block(40, 150, [
        '2. For account & risk of Messrs.',
        'Merrimack Toolworks, Inc.',
        '31 Perimeter Road',
        'Manchester, NH 03103',
      ]),
      block(320, 90, 'Company:NH-31'),
      items(),
    ]),
    sender: ['Tailfin Precision Co., Ltd.', '45 Harbor Road, Portland, OR 97209'],
    receiver: ['Merrimack Toolworks, Inc.', '31 Perimeter Road, Manchester, NH 03103'],
  },
  {
    what: 'the dealer of a maker as the heading between two others',
    document: page([
      block(40, 100, ['Ship to', 'Linkous Yard', '41 Mill Creek Lane', 'New Castle, VA 24127']),
      block(230, 100, [
        'Bobcat Dealer',
        'Ridge & Valley Sales of Roanoke',
        '2915 Salem Turnpike NW',
        'Roanoke, VA 24017',
      ]),
      block(430, 100, ['Bill To', 'Craig County Grading', '18220 Paint Bank Road', 'New Castle, VA 24127']),
      items(),
    ]),
    sender: ['Ridge & Valley Sales of Roanoke', '2915 Salem Turnpike NW, Roanoke, VA 24017'],
    receiver: ['Craig County Grading', '18220 Paint Bank Road, New Castle, VA 24127'],
  },
]
