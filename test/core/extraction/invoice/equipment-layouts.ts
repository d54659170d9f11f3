/** Invented invoices of dealers in many trades: the picture of a page, and the units it sells. */

export interface Layout {
  readonly name: string
  readonly picture: string
  /** Members that must be so; members not named are not judged; `null` must be null. */
  readonly units: readonly Readonly<Record<string, string | number | boolean | null>>[]
}

export const layouts: readonly Layout[] = [
  {
    name: 'a control behind the machine it belongs to',
    picture: `
      Description                                                                 Amount
      CNC TURNING CENTER MODEL DST-260Y, SERIAL NO. DT26Y-0418, FANUC 0i-TF   139,800.00
      Total                                                                   139,800.00
    `,
    units: [{ serial_number: 'DT26Y-0418', make: null, model: 'DST-260Y', equipment_type: 'CNC TURNING CENTER' }],
  },
  {
    name: 'a form in the text of a line, its headings over their values',
    picture: `
      Description                                                   Amount
      2016 Biesse Rover A 1632 CNC Router                       46,500.00
      Year    Make       Model           Serial no.        Hours
      2016    Biesse     Rover A 1632    1000041877        9,214
      Total                                                     46,500.00
    `,
    units: [{ make: 'Biesse', serial_number: '1000041877', year: '2016', equipment_miles_hours: 9214 }],
  },
  {
    name: 'persons who are called like makers',
    picture: `
      Associate          Position           Hours      Rate      Amount
      Brock, Dwayne      Press operator     40.00     24.85      994.00
      Eby, Lucas         Material handler   31.50     22.40      705.60
      Total                                                    1,699.60
    `,
    units: [],
  },
  {
    name: 'labels beside values, two to a row',
    picture: `
      PRAIRIE TRUCK SALES                                   INVOICE 10442
      900 Industrial Dr, Omaha, NE 68110                    Date 04/02/2026

      YEAR: 2015            MAKE: KENWORTH          MODEL: T680
      VIN #: 1XKYD49X3FJ123457                      ODOMETER: 512,880 MI
      BODY: SLEEPER TRACTOR                         TITLE #: NE4471203
      COLOR: WHITE                                  STOCK NO: U2217

      Description                                   Amount
      Sale price of unit                            38,500.00
      Documentation fee                                250.00
      Total                                         38,750.00
    `,
    units: [
      {
        vin: '1XKYD49X3FJ123457',
        make: 'KENWORTH',
        model: 'T680',
        year: '2015',
        equipment_miles_hours: 512880,
        equipment_type: 'SLEEPER TRACTOR',
        titled: true,
      },
    ],
  },
  {
    name: 'one table row per unit with headings',
    picture: `
      MIDWAY TRAILER LEASING & SALES           INVOICE  TR-889
      Bill To: Coyote Run Logistics LLC        Date: 5/11/2026

      Unit   Year   Make          Model        VIN                    Price
      501    2019   Great Dane    Everest      1GRAA0620KW112233      31,500.00
      502    2020   Wabash        DuraPlate    1JJV532DXLL109875      27,900.00
      503    2018   Utility       3000R        1UYVS2534J2402917      24,000.00

      Subtotal                                                        83,400.00
      Total                                                           83,400.00
    `,
    units: [
      { vin: '1GRAA0620KW112233', make: 'Great Dane', model: 'Everest', year: '2019' },
      { vin: '1JJV532DXLL109875', make: 'Wabash', model: 'DuraPlate', year: '2020' },
      { vin: '1UYVS2534J2402917', make: 'Utility', model: '3000R', year: '2018' },
    ],
  },
  {
    name: 'prose of a bill of sale, the VIN across a line end',
    picture: `
      BILL OF SALE

      For the sum of $42,000.00 Ridgeline Haulers LLC sells to Badger Freight Inc. one
      (1) 2018 Freightliner Cascadia truck tractor, Vehicle Identification Number 3AKJHHDR8J
      SJV1122, odometer 498,220 miles, together with its certificate of title, free of liens.

      Total purchase price                                $42,000.00
    `,
    units: [
      {
        vin: '3AKJHHDR8JSJV1122',
        make: 'Freightliner',
        model: 'Cascadia',
        year: '2018',
        equipment_type: 'truck tractor',
        equipment_miles_hours: 498220,
        titled: true,
      },
    ],
  },
  {
    name: 'machine with serial number and hours in the description',
    picture: `
      IRON RANGE EQUIPMENT CO            Invoice No. 55120
      Duluth, MN 55802                   Invoice Date 03/09/2026

      Qty   Description                                             Unit Price      Amount
      1     2020 Caterpillar 299D3 Compact Track Loader             61,750.00    61,750.00
            S/N: DY900877   Hours: 1,842
      1     Bucket 80 in.                                            1,250.00     1,250.00
      1     Freight                                                    900.00       900.00

      Total                                                                      63,900.00
    `,
    units: [
      {
        vin: null,
        serial_number: 'DY900877',
        make: 'Caterpillar',
        model: '299D3',
        year: '2020',
        equipment_type: 'Compact Track Loader',
        equipment_miles_hours: 1842,
        amount: 61750,
      },
    ],
  },
  {
    name: 'two different machines, each with its own numbers',
    picture: `
      NORTHERN PLAINS IMPLEMENT               INVOICE 7781        06/20/2026

      ITEM  DESCRIPTION                                              AMOUNT
      1     2022 John Deere 8R 340 row crop tractor                278,500.00
            SN 1RW8340RKNP151208, 1,105 hrs
      2     2019 Case IH 8250 combine                              239,000.00
            SN YKG239811, 1,640 engine hours

            TOTAL                                                  517,500.00
    `,
    units: [
      {
        serial_number: '1RW8340RKNP151208',
        vin: null,
        make: 'John Deere',
        year: '2022',
        equipment_type: 'row crop tractor',
        equipment_miles_hours: 1105,
        amount: 278500,
      },
      {
        serial_number: 'YKG239811',
        make: 'Case IH',
        model: '8250',
        year: '2019',
        equipment_type: 'combine',
        equipment_miles_hours: 1640,
        amount: 239000,
      },
    ],
  },
  {
    name: 'the kind of a machine before a maker that makes others too',
    picture: `
      RHÔNE MATÉRIELS TP                                   FACTURE N° FA2026-0217

      Désignation                                          Qté        Montant HT
      Chargeuse sur pneus VOLVO L90H, 2018, 6 120 h          1         92 000,00
      Godet 2,3 m3                                           1          6 400,00
                                              Total HT                 98 400,00
    `,
    units: [{ make: 'VOLVO', model: 'L90H', year: '2018', equipment_miles_hours: 6120 }],
  },
  {
    name: 'sold and traded side by side',
    picture: `
      HILLSIDE FORD TRUCKS                     RETAIL PURCHASE ORDER        02/14/2026

      VEHICLE SOLD                                  TRADE-IN
      YEAR: 2019                                    YEAR: 2013
      MAKE: FORD                                    MAKE: STERLING
      MODEL: F-550                                  MODEL: ACTERRA
      VIN: 1FDUF5HT4KDA03311                        VIN: 2FZACGDC93AK12345
      MILEAGE: 61,204                               MILEAGE: 240,118

      Cash price of vehicle                                     48,900.00
      Less trade-in allowance                                   (6,500.00)
      Balance due                                               42,400.00
    `,
    units: [{ vin: '1FDUF5HT4KDA03311', make: 'FORD', model: 'F-550', year: '2019', equipment_miles_hours: 61204 }],
  },
  {
    name: 'German: Baujahr, Fahrgestellnummer, Betriebsstunden',
    picture: `
      Baumaschinen Hartl GmbH                        Rechnung Nr. 2026-311
      Landshuter Str. 12, 84030 Ergolding            Datum: 14.04.2026

      Pos  Bezeichnung                               Menge     Einzelpreis      Gesamt
      1    Minibagger Takeuchi TB 216                    1       18.900,00   18.900,00
           Baujahr 2019, Seriennummer 216103442
           Betriebsstunden: 1.870
      2    Transport                                     1          350,00      350,00

      Summe netto                                                           19.250,00
      MwSt 19 %                                                              3.657,50
      Gesamtbetrag                                                          22.907,50
    `,
    units: [
      {
        make: 'Takeuchi',
        model: 'TB 216',
        year: '2019',
        serial_number: '216103442',
        equipment_type: 'Minibagger',
        equipment_miles_hours: 1870,
        amount: 18900,
      },
    ],
  },
  {
    name: 'French: marque, modèle, numéro de série',
    picture: `
      MATERIELS DU RHONE SARL                        FACTURE F-2026-118
      Marque : MANITOU           Modele : MT 625          Annee : 2021
      N° de serie : 877412                                Heures : 2 140

      Designation                                    Qte          PU HT       Total HT
      Chariot telescopique MANITOU MT 625              1      38 500,00      38 500,00

      Total HT                                                               38 500,00
      TVA 20 %                                                                7 700,00
      Total TTC                                                              46 200,00
    `,
    units: [{ make: 'MANITOU', model: 'MT 625', year: '2021', serial_number: '877412', equipment_miles_hours: 2140 }],
  },
  {
    name: 'medical: maker and model, serial in a column',
    picture: `
      SUMMIT IMAGING PARTNERS               Invoice: SI-2041
      Bill to: Lakeview Women's Clinic      Date: Jan 12, 2026

      Description                                  Serial No.      Qty       Price       Total
      GE Healthcare LOGIQ E10 Ultrasound System    E10-220418        1   64,000.00   64,000.00
      Probe C1-6                                   PR-99120          1    4,200.00    4,200.00
      Applications training                                          1    1,500.00    1,500.00

      Total                                                                           69,700.00
    `,
    units: [
      {
        make: 'GE Healthcare',
        model: 'LOGIQ E10',
        equipment_type: 'Ultrasound System',
        serial_number: 'E10-220418',
        vin: null,
        amount: 64000,
      },
    ],
  },
  {
    name: 'machine tool with control and options',
    picture: `
      CAROLINA MACHINE TOOL SALES            INVOICE 30117

      1   Used 2017 Okuma GENOS L300-M CNC Lathe, OSP-P300LA control,
          serial number 204417, 9,120 cutting hours                         74,500.00
      1   Chip conveyor                                                      3,200.00
      1   Rigging and freight                                                5,100.00
          TOTAL DUE                                                         82,800.00
    `,
    units: [
      { make: 'Okuma', model: 'GENOS L300-M', year: '2017', equipment_type: 'CNC Lathe', serial_number: '204417' },
    ],
  },
  {
    name: 'forklifts: three serial numbers under one line',
    picture: `
      GULF LIFT TRUCK INC                     INVOICE #40118

      QTY  DESCRIPTION                                        PRICE         TOTAL
      3    Hyster H50XT forklift, LPG, 5000 lb              28,400.00     85,200.00
           Serial Nos. A380V04411, A380V04412 and A380V04419

           TOTAL                                                          85,200.00
    `,
    units: [
      { make: 'Hyster', model: 'H50XT', serial_number: 'A380V04411', amount: 28400 },
      { make: 'Hyster', model: 'H50XT', serial_number: 'A380V04412', amount: 28400 },
      { make: 'Hyster', model: 'H50XT', serial_number: 'A380V04419', amount: 28400 },
    ],
  },
  {
    name: 'seventeen characters that are no VINs',
    picture: `
      COMPLETE OFFICE SUPPLY                  INVOICE 99127         03/03/2026
      UPS tracking: 1Z999AA1012345678         Order ref 4JGDA5HB7JB158144

      Qty   Item                     Description                       Amount
      2     AB12CD34EF56GH789        Desk chair                        400.00
      1     1M8GDM9AXKP042799        Filing cabinet                    199.00
      IBAN DE89370400440532013       Total                             599.00
    `,
    units: [],
  },
  {
    name: 'a service invoice with no machine',
    picture: `
      BRIGHT LINE CONSULTING LLC              INVOICE 2026-04
      For professional services, April 2026

      Hours   Description                          Rate        Amount
      42.5    Process review                     150.00      6,375.00
      12      Travel                              75.00        900.00

      Total                                                  7,275.00
    `,
    units: [],
  },
  {
    name: 'makers in names of firms and people are none',
    picture: `
      PETERBILT OF NASHVILLE LLC              PARTS INVOICE 4471
      Bill to: John Deere Financial           Salesperson: Mack Ford
      c/o Case Logistics, 2019 Utility Road

      Qty   Part             Description                       Amount
      2     P/N 23-14478     Brake drum for Kenworth T680      410.00
      1     P/N 88-10021     Oil filter, fits CAT C15           38.50

      Total                                                    448.50
    `,
    units: [],
  },
  {
    name: 'odometer exempt',
    picture: `
      Vehicle: 2006 Mack CV713 Dump Truck
      VIN: 1M2AX07C6EM021544
      Odometer: EXEMPT
      Sale price                                               29,000.00
      Total                                                    29,000.00
    `,
    units: [
      {
        vin: '1M2AX07C6EM021544',
        make: 'Mack',
        model: 'CV713',
        equipment_type: 'Dump Truck',
        equipment_miles_hours: null,
      },
    ],
  },
  {
    name: 'year, make and model in one cell',
    picture: `
      LONE STAR AUTO AUCTION                  BUYER INVOICE 55120

      Year/Make/Model            VIN                    Mileage      Amount
      2020 Hino 268A             5PVNJ8JV9H4S57321      88,120       41,250.00

      Buyer fee                                                         650.00
      Total due                                                      41,900.00
    `,
    units: [{ vin: '5PVNJ8JV9H4S57321', make: 'Hino', model: '268A', year: '2020', equipment_miles_hours: 88120 }],
  },
  {
    name: 'no title, sold on a bill of sale',
    picture: `
      HARVEST EQUIPMENT AUCTION               INVOICE 311

      Lot 18   2011 Bobcat S185 skid steer loader, PIN A3L938812, 3,410 hrs      17,250.00
               Sold on bill of sale only
               Total                                                             17,250.00
    `,
    units: [
      {
        make: 'Bobcat',
        model: 'S185',
        year: '2011',
        serial_number: 'A3L938812',
        titled: false,
        vin: null,
        equipment_miles_hours: 3410,
      },
    ],
  },
  {
    name: 'restaurant oven with labels under headings',
    picture: `
      CITY RESTAURANT EQUIPMENT               Invoice 8812      07/01/2026

      MANUFACTURER        MODEL            SERIAL            CONDITION
      Rational            iCombi Pro       LM100BE3X21       New

      Description                                             Amount
      Combi oven, gas, 10 pan                              18,900.00
      Installation                                          1,150.00
      Total                                                20,050.00
    `,
    units: [{ make: 'Rational', model: 'iCombi Pro', serial_number: 'LM100BE3X21' }],
  },
  {
    name: 'Spanish: marca, modelo, número de serie',
    picture: `
      MAQUINARIA DEL SUR S.A.                        FACTURA 2026/118
      Marca: KOMATSU          Modelo: PC210LC-11          Año: 2020
      Número de serie: K71224                             Horas: 4.310

      Concepto                                               Importe
      Excavadora KOMATSU PC210LC-11                       118.000,00
      Total                                               118.000,00
    `,
    units: [
      { make: 'KOMATSU', model: 'PC210LC-11', year: '2020', serial_number: 'K71224', equipment_miles_hours: 4310 },
    ],
  },
  {
    name: 'Dutch: merk, type, bouwjaar',
    picture: `
      HEFTRUCK CENTRUM TWENTE BV                     FACTUUR 20260388
      Merk: LINDE             Model: H30D                Bouwjaar: 2018
      Serienummer: H2X393J01234                          Draaiuren: 5.120

      Omschrijving                                           Bedrag
      Heftruck LINDE H30D                                 14.750,00
      Totaal                                              14.750,00
    `,
    units: [{ make: 'LINDE', model: 'H30D', year: '2018', serial_number: 'H2X393J01234', equipment_miles_hours: 5120 }],
  },
  {
    name: 'two VINs in a list under one line',
    picture: `
      RIVER CITY TRUCK CENTER                 INVOICE 61107          Date: 06/02/2026

      QTY  DESCRIPTION                                         UNIT PRICE        AMOUNT
      2    2021 Mack Granite GR64F dump truck                  118,000.00    236,000.00
           VINs: 2NP2HM6X7MM712309, 1FVACWDT1GHGY2201
      1    Delivery                                              1,200.00      1,200.00

           TOTAL                                                           237,200.00
    `,
    units: [
      { vin: '2NP2HM6X7MM712309', make: 'Mack', year: '2021', equipment_type: 'dump truck', amount: 118000 },
      { vin: '1FVACWDT1GHGY2201', make: 'Mack', year: '2021', equipment_type: 'dump truck', amount: 118000 },
    ],
  },
  {
    name: 'equipment after its label in a sentence, year behind',
    picture: `
      PACIFIC RIM MACHINERY                   Invoice PR-7712        Date: 09/15/2025

      Equipment: Komatsu PC210LC-11 hydraulic excavator (2018), Serial No. C70412, Hours: 4,310

      Sale price                                                    121,500.00
      Total due                                                     121,500.00
    `,
    units: [
      {
        make: 'Komatsu',
        model: 'PC210LC-11',
        year: '2018',
        serial_number: 'C70412',
        equipment_type: 'hydraulic excavator',
        equipment_miles_hours: 4310,
        vin: null,
      },
    ],
  },
  {
    name: 'a server and its service tag, no vehicle',
    picture: `
      NORTHWIND TECHNOLOGY RESELLERS          INVOICE 70021          Date: 02/02/2026

      Part          Description                               Qty      Unit         Ext
      R760-BASE     Dell PowerEdge R760 rack server             1  14,200.00  14,200.00
                    Serial Number: 4XK2P13
      PS-3Y         ProSupport 3 years                          1   1,900.00   1,900.00

      Total                                                                   16,100.00
    `,
    units: [
      {
        make: 'Dell',
        model: 'PowerEdge R760',
        serial_number: '4XK2P13',
        equipment_type: 'rack server',
        vin: null,
        amount: 14200,
      },
    ],
  },
  {
    name: 'United Kingdom: chassis number without check digit, registration',
    picture: `
      THORNBURY COMMERCIALS LTD               SALES INVOICE 4471     12/03/2025

      Make: SCANIA            Model: R450              Year: 2019
      Reg No: WX19 KLM        Chassis No: YS2R4X20005412345
      Mileage: 402,118 km     Engine No: DC13-8844112

      Vehicle sale                                             41,500.00
      VAT 20%                                                   8,300.00
      Total                                                    49,800.00
    `,
    units: [
      {
        vin: 'YS2R4X20005412345',
        make: 'SCANIA',
        model: 'R450',
        year: '2019',
        serial_number: null,
        equipment_miles_hours: 402118,
      },
    ],
  },
  {
    name: 'India: tractor with chassis and engine numbers that are no VIN',
    picture: `
      SHREE GANESH TRACTORS                   TAX INVOICE  SG/118    Date 11/08/2025

      Sr  Description of Goods                 HSN       Qty        Rate        Amount
      1   MAHINDRA 575 DI XP PLUS Tractor      8701        1   7,15,000.00   7,15,000.00
          Chassis No. RKJT01234  Engine No. RKJ1T5678
          Total                                                             7,15,000.00
    `,
    units: [
      { vin: null, make: 'MAHINDRA', model: '575 DI XP PLUS', equipment_type: 'Tractor', serial_number: 'RKJT01234' },
    ],
  },
  {
    name: 'prose lease schedule of one machine',
    picture: `
      EQUIPMENT SCHEDULE AND INVOICE 2218                      April 4, 2026

      Lessor buys from Cedar Valley Equipment one 2021 Bobcat T770 compact track loader with
      serial number AT6322114 and 1,020 hours on the meter, for $52,400.00.

      Total                                                    $52,400.00
    `,
    units: [
      {
        make: 'Bobcat',
        model: 'T770',
        year: '2021',
        serial_number: 'AT6322114',
        equipment_type: 'compact track loader',
        equipment_miles_hours: 1020,
      },
    ],
  },
  {
    name: 'headings over two lines',
    picture: `
      BLUE RIDGE TRAILERS                     INVOICE 1188            10/10/2025

      MODEL                                VEHICLE
      YEAR        MAKE          MODEL      IDENTIFICATION NUMBER         PRICE
      2020        Big Tex       14LP       16VDX1422L5012345          9,850.00

      Total                                                           9,850.00
    `,
    units: [{ make: 'Big Tex', model: '14LP', year: '2020' }],
  },
  {
    name: 'a press brake in a quotation turned invoice',
    picture: `
      FABTECH MACHINERY LLC                   INVOICE FM-3302         08/21/2025

      Line  Description                                                        Amount
      1     NEW Amada HRB 1003 CNC press brake, 110 ton x 10 ft            142,800.00
            Serial: HRB-20341    Year: 2025
      2     Tooling package                                                 11,400.00
      3     Extended warranty 24 months / 4,000 hours                        6,100.00
            Total                                                          160,300.00
    `,
    units: [
      {
        make: 'Amada',
        model: 'HRB 1003',
        year: '2025',
        serial_number: 'HRB-20341',
        equipment_type: 'CNC press brake',
        equipment_miles_hours: null,
        amount: 142800,
      },
    ],
  },
  {
    name: 'dental and optical: chair and laser without numbers',
    picture: `
      APEX DENTAL SUPPLY                      INVOICE 20445           05/05/2026

      Item                                                Qty     Price     Total
      A-dec 500 dental chair package                        2  8,900.00 17,800.00
      Planmeca ProMax 3D cone beam CT                       1 68,000.00 68,000.00
      Site preparation and installation                     1  4,500.00  4,500.00
      Total                                                             90,300.00
    `,
    units: [
      { make: 'A-dec', model: '500', equipment_type: 'dental chair package', amount: 8900 },
      { make: 'Planmeca', model: 'ProMax 3D', equipment_type: 'cone beam CT', amount: 68000 },
    ],
  },
  {
    name: 'trade-in as a negative line',
    picture: `
      SUNBELT AG & TURF                       INVOICE 90121           03/30/2026

      Description                                                   Amount
      2026 Kubota M7-152 tractor, S/N KBUMHDEP8S1122              98,400.00
      Trade-in: 2014 Kubota M135GX, S/N 54412, 3,880 hrs         (31,000.00)
      Balance due                                                 67,400.00
    `,
    units: [
      {
        make: 'Kubota',
        model: 'M7-152',
        year: '2026',
        serial_number: 'KBUMHDEP8S1122',
        equipment_type: 'tractor',
        amount: 98400,
        equipment_miles_hours: null,
      },
    ],
  },
  {
    name: 'maker and model under one label, kind by tariff number',
    picture: `
      BHARAT MOTORS                           PROFORMA INVOICE 77     Date 01/07/2025

      Make & Model : Sonalika DI 745 III

      Sr  Particulars              HSN         Qty            Amount
      1   Sonalika DI 745 III      87019300      1       7,10,000.00
          Total                                          7,10,000.00
    `,
    units: [{ make: 'Sonalika', model: 'DI 745 III', equipment_type: 'Tractor', amount: 710000 }],
  },
  {
    name: 'kinds before makers, models behind kinds, the wheel of a wheel loader',
    picture: `
      HALVORSEN IRON                          QUOTATION 5512     Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      1      2024 Wheel loader, Komatsu WA320-8                176,400.00      176,400.00
      1      Bobcat compact track loader, model T66            161,200.00      161,200.00
      1      Mini excavator, Caterpillar 305 CR                172,400.00      172,400.00
                                              Total                            510,000.00
    `,
    units: [
      { make: 'Komatsu', model: 'WA320-8', year: '2024', equipment_type: 'Wheel loader' },
      { make: 'Bobcat', model: 'T66', year: null, equipment_type: 'compact track loader' },
      { make: 'Caterpillar', model: '305 CR', year: null, equipment_type: 'Mini excavator' },
    ],
  },
  {
    name: 'the first of two machines of like price, though only the second states its year; software is none',
    picture: `
      HALVORSEN RENTAL                        INVOICE 5513       Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      4      Generac MLT6SM light tower                         11,480.00       45,920.00
      2      2026 Doosan P185WDO air compressor                 23,650.00       47,300.00
      4      Windows Server 2025 Standard, 16 Core               1,069.00        4,276.00
                                              Total                             97,496.00
    `,
    units: [
      { make: 'Generac', model: 'MLT6SM', year: null },
      { make: 'Doosan', model: 'P185WDO', year: '2026' },
    ],
  },
  {
    name: 'a model ends at the mark behind its number',
    picture: `
      HALVORSEN IRON                          INVOICE 5514       Date 02/03/2026

      Description                                                              Amount
      Press brake Make: Tollmann Model: TK 3015, 2020                      121,300.00
      Total                                                                121,300.00
    `,
    units: [{ make: 'Tollmann', model: 'TK 3015' }],
  },
  {
    name: 'the machine of the dearest line before the option that names its maker',
    picture: `
      ORCHARD STEEL                           INVOICE 5515       Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      3      30 BBL fermenter, jacketed, dished top             21,480.00       64,440.00
      1      Glycol chiller, 10 HP, Kohler 20REOZK              16,800.00       16,800.00
                                              Total                             81,240.00
    `,
    units: [
      { equipment_type: 'fermenter', make: null },
      { make: 'Kohler', model: '20REOZK' },
    ],
  },
  {
    name: 'a maker nobody lists, with a model without digits',
    picture: `
      ORCHARD IMAGING                         INVOICE 5516       Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      1      Quillmark NovaDR digital X-ray system, 2022        29,850.00       29,850.00
                                              Total                             29,850.00
    `,
    units: [{ make: 'Quillmark', model: 'NovaDR', equipment_type: 'digital X-ray system', year: '2022' }],
  },
  {
    name: 'the kind in the column of products, and measures that are no model',
    picture: `
      ORCHARD COLD                            INVOICE 5517       Date 02/03/2026

      Product           Description                            Qty    Unit Price      Amount
      Walk-in cooler    Kolpak 10 x 14 ft, indoor              1       18,640.00      18,640.00
                                              Total                                   18,640.00
    `,
    units: [{ make: 'Kolpak', model: null, equipment_type: 'Walk-in cooler' }],
  },
  {
    name: 'the model before its maker, with the tier of the engine',
    picture: `
      ORCHARD TRACKS                          INVOICE 5518       Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      1      T76 T4 Bobcat Compact Track Loader                 76,892.00       76,892.00
                                              Total                             76,892.00
    `,
    units: [{ make: 'Bobcat', model: 'T76', equipment_type: 'Compact Track Loader' }],
  },
  {
    name: 'a street named for a machine beside a serial number is no kind',
    picture: `
      ORCHARD LIFTS                           INVOICE 5520       Date 02/03/2026

      Qty    Description                                       Unit Price      Amount
      1      Kubota U55 delivered to 12 Mill Road,             48,640.00       48,640.00
             S/N 40188-77
                                              Total                            48,640.00
    `,
    units: [{ make: 'Kubota', model: 'U55', equipment_type: null, serial_number: '40188-77' }],
  },
]
