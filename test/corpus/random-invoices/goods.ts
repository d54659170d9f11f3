/** What is sold on drawn invoices: machines with makes and models, parts, services and fees in five languages. */
import type { Chance } from '../../drawing/chance.ts'
import type { Language } from './wording.ts'

export interface Good {
  readonly text: string
  readonly hard: boolean
  readonly low: number
  readonly high: number
  /** Sold in numbers above one. */
  readonly many?: boolean
  readonly hours?: boolean
}

export interface Machine {
  readonly make: string
  readonly model: string
  readonly type: string
  /** Other names of the type that are as right. */
  readonly alsoTypes: readonly string[]
  readonly vehicle: boolean
  readonly low: number
  readonly high: number
}

const machine = (make: string, model: string, types: string, low: number, high: number, vehicle = false): Machine => {
  const [type, ...alsoTypes] = types.split('|') as [string, ...string[]]
  return { make, model, type, alsoTypes, vehicle, low, high }
}

export const machines: readonly Machine[] = [
  machine(
    'Freightliner',
    'Cascadia 126',
    'Sleeper Tractor|Tractor|Truck|Semi Truck|Truck Tractor',
    60000,
    170000,
    true,
  ),
  machine('Kenworth', 'T680', 'Truck Tractor|Truck|Tractor|Semi Truck|Sleeper Tractor', 60000, 180000, true),
  machine('Peterbilt', '579', 'Day Cab Tractor|Truck|Tractor|Day Cab', 60000, 180000, true),
  machine('International', 'MV607', 'Box Truck|Truck', 50000, 120000, true),
  machine('Ford', 'F-550', 'Service Truck|Truck|Pickup', 40000, 90000, true),
  machine('Great Dane', 'Everest', 'Reefer Trailer|Trailer|Refrigerated Trailer', 30000, 90000, true),
  machine('Utility', '4000D-X', 'Dry Van Trailer|Trailer|Dry Van|Van Trailer', 25000, 60000, true),
  machine('Mack', 'Granite', 'Dump Truck|Truck', 90000, 200000, true),
  machine('Isuzu', 'NPR-HD', 'Box Truck|Truck', 40000, 80000, true),
  machine('Caterpillar', '320', 'Excavator|Hydraulic Excavator', 90000, 260000),
  machine('Komatsu', 'PC210LC-11', 'Hydraulic Excavator|Excavator', 90000, 240000),
  machine('Bobcat', 'S650', 'Skid Steer Loader|Skid Steer|Loader', 25000, 70000),
  machine('John Deere', '5075E', 'Utility Tractor|Tractor', 25000, 70000),
  machine('Kubota', 'M7060', 'Tractor|Utility Tractor', 25000, 60000),
  machine('Case IH', 'Magnum 310', 'Row Crop Tractor|Tractor', 120000, 320000),
  machine('New Holland', 'CR8.90', 'Combine Harvester|Combine', 200000, 480000),
  machine('Toyota', '8FGCU25', 'Forklift|Lift Truck', 18000, 45000),
  machine('Hyster', 'H50XT', 'Forklift|Lift Truck', 20000, 48000),
  machine('JLG', '1930ES', 'Scissor Lift|Lift', 9000, 22000),
  machine('Haas', 'VF-2SS', 'Vertical Machining Center|Machining Center|CNC Mill|CNC Machining Center', 45000, 95000),
  machine('Mazak', 'QT-250', 'CNC Turning Center|Turning Center|CNC Lathe|Lathe', 60000, 160000),
  machine('Hobart', 'HL200', 'Planetary Mixer|Mixer', 4000, 14000),
  machine('True', 'T-49', 'Reach-In Refrigerator|Refrigerator', 2500, 6000),
  machine('GE', 'LOGIQ E10', 'Ultrasound System|Ultrasound', 30000, 120000),
  machine('Midmark', 'M11', 'Steam Sterilizer|Sterilizer|Autoclave', 4000, 9000),
  machine('Heidelberg', 'SM 52-4', 'Offset Press|Printing Press|Press', 30000, 160000),
  machine('Atlas Copco', 'GA 30', 'Air Compressor|Compressor|Screw Compressor', 9000, 30000),
]
const goods = (list: string): readonly Good[] =>
  list.split('\n').filter(line => line.trim() !== '').map(line => {
    const [text, kind, low, high] = line.trim().split('|')
    return { text: text!, hard: kind!.includes('h'), many: kind!.includes('m'), hours: kind!.includes('t'), low: Number(low), high: Number(high) }
  }) // prettier-ignore

export const catalogs: Readonly<Record<Language, Readonly<Record<string, readonly Good[]>>>> = {
  en: {
    parts: goods(
      `Hydraulic filter element|hm|18|90\nBrake chamber type 30/30|hm|40|120\nAlternator 160 amp|h|180|420\nLED work light 2000 lumen|hm|25|110\nMud flap kit, black|hm|20|75\nTrack roller assembly|hm|160|400\nCutting edge 84 in. bolt-on|h|180|420\nDiesel exhaust fluid 2.5 gal|hm|11|22\nSeal kit, boom cylinder|hm|45|160\nTire 11R22.5 drive|hm|280|520\nFuel injector, remanufactured|hm|240|480\nV-belt B-62|hm|12|40\nGrease cartridge 14 oz|hm|4|9\nRadiator hose, upper|hm|22|75`,
    ),
    shop: goods(
      `Shop labor - brake overhaul|st|95|165\nDiagnostic labor|st|110|180\nField service call|s|120|350\nTravel time|st|60|110\nOil and filter change|s|90|380\nEnvironmental fee|s|5|40\nPump rebuild kit|h|150|700\nHydraulic hose 1/2 in x 36 in|hm|40|95`,
    ),
    office: goods(
      `24" LED monitor|hm|140|320\nLaptop 14 inch, 16 GB RAM, 512 GB SSD|hm|750|1600\nDocking station USB-C|hm|110|240\nNetwork switch 48 port PoE|h|600|2400\nWireless access point|hm|120|420\nAnnual support subscription|s|300|2500\nOn-site installation and configuration|s|250|1800\nCat6 patch cable 2 m|hm|4|15\nServer rack 42U|h|700|1900\nStandard warranty extension, 3 years|s|90|400\nA4 copy paper, box of 5 reams|hm|18|38\nErgonomic office chair|hm|150|520`,
    ),
    consulting: goods(
      `Consulting services|st|80|250\nProject management|st|90|190\nWeb design - landing page|s|600|3500\nMonthly bookkeeping|s|250|900\nLegal review of lease agreement|st|180|420\nSite inspection and report|s|300|1500\nTraining workshop, half day|s|400|1600\nHosting services|s|20|200\nTranslation of user manual|s|200|900\nSocial media campaign|s|500|2500`,
    ),
    kitchen: goods(
      `Stainless prep table 72 in|hm|280|640\nFull-size sheet pan|hm|7|18\nConvection oven, gas, double deck|h|5200|11500\nUndercounter ice maker 250 lb|h|1800|3600\nFryer basket|hm|18|45\nDish rack 20 x 20|hm|14|38\nLiftgate delivery|s|75|220\nInstallation of gas line|s|250|900\nHand sink with faucet|hm|90|260`,
    ),
    medical: goods(
      `Nitrile exam gloves, box of 100|hm|8|19\nInfusion pump|hm|900|2600\nExam table, power|h|2400|6200\nCalibration service|s|200|800\nUltrasound gel 5 l|hm|14|40\nPatient monitor 12 in|hm|1100|3200\nDelivery and in-service training|s|300|1500\nAutoclave tape, roll|hm|3|9`,
    ),
    farm: goods(
      `Round bale feeder|hm|220|480\nFront loader w/ 72 in bucket|h|4200|8800\nRotary cutter 6 ft|h|2400|5600\nWheel weights, set|h|300|900\nSeed corn, 80M kernel bag|hm|220|340\nQuick hitch category 2|hm|180|360\nSetup and delivery|s|200|700\nHydraulic remote kit|h|450|1200`,
    ),
    build: goods(
      `Ready mix concrete 4000 psi|hm|120|190\nRebar #5 20 ft|hm|14|32\nExcavator rental, per week|s|1800|3600\nMobilization|s|400|2500\nCrushed stone 3/4 in|hm|18|45\nFuel surcharge|s|25|180\nSafety fence, 50 ft roll|hm|35|90\nConcrete pump truck, per hour|st|160|240`,
    ),
  },
  de: {
    teile: goods(
      `Hydraulikfilter HF-204|hm|18|90\nKeilriemen 13x1000|hm|9|40\nKugellager 6205-2RS|hm|6|28\nArbeitsstunden Monteur|st|65|120\nAnfahrtspauschale|s|35|95\nSchmieröl 5 Liter|hm|28|75\nDichtungssatz Zylinder|hm|45|160\nBremsbelag Satz|hm|60|180`,
    ),
    buero: goods(
      `Notebook 14 Zoll, 16 GB RAM|hm|650|1600\nMonitor 27 Zoll|hm|180|420\nWartungsvertrag monatlich|s|80|600\nEinrichtung Arbeitsplatz|s|90|400\nNetzwerkkabel Cat6 5 m|hm|5|18\nBürostuhl ergonomisch|hm|180|560\nSoftwarelizenz, 1 Jahr|s|120|900\nBeratungsleistung|st|90|180`,
    ),
    bau: goods(
      `Bagger inkl. Tieflöffel|h|30000|120000\nTransport zur Baustelle|s|150|900\nMontage vor Ort|s|200|1600\nSchalungsplatte 3-S|hm|25|60\nWerkstattregal verzinkt|hm|120|420\nGabelstapler Batterie 48 V|h|1800|5200`,
    ),
  },
  fr: {
    pieces: goods(
      `Filtre hydraulique|hm|18|90\nCourroie trapézoïdale|hm|9|40\nMain d'œuvre atelier|st|55|110\nFrais de déplacement|s|30|120\nBatterie 12 V 180 Ah|hm|140|320\nPneu arrière 480/70 R34|hm|600|1400\nHuile moteur bidon 20 l|hm|70|160`,
    ),
    bureau: goods(
      `Ordinateur portable 15 pouces|hm|600|1500\nÉcran 24 pouces|hm|130|320\nAbonnement maintenance annuel|s|200|1500\nPrestation de conseil|st|80|180\nFauteuil de bureau|hm|120|460\nLicence logicielle|s|90|900\nFormation sur site|s|300|1400\nImprimante laser|hm|180|600`,
    ),
  },
  es: {
    piezas: goods(
      `Filtro de aceite|hm|12|60\nMano de obra taller|st|35|80\nBatería 12 V|hm|90|240\nNeumático 315/80 R22.5|hm|280|520\nBomba hidráulica|h|350|1400\nDesplazamiento técnico|s|30|120\nCorrea de distribución|hm|30|110`,
    ),
    oficina: goods(
      `Ordenador portátil 14 pulgadas|hm|550|1400\nMonitor 24 pulgadas|hm|120|300\nServicio de mantenimiento mensual|s|80|600\nConsultoría técnica|st|60|140\nSilla de oficina|hm|90|380\nLicencia de software anual|s|90|900\nInstalación y puesta en marcha|s|150|1200`,
    ),
  },
  nl: {
    delen: goods(
      `Hydrauliekfilter|hm|18|90\nArbeidsloon monteur|st|55|95\nVoorrijkosten|s|35|80\nAccu 12 V 100 Ah|hm|110|260\nV-snaar 13x1000|hm|9|35\nBanden 385/65 R22.5|hm|320|560\nSmeerolie 20 liter|hm|70|150`,
    ),
    kantoor: goods(
      `Laptop 14 inch 16 GB|hm|600|1500\nMonitor 27 inch|hm|160|380\nOnderhoudscontract per maand|s|75|500\nAdvieswerkzaamheden|st|75|150\nBureaustoel|hm|150|520\nSoftwarelicentie 1 jaar|s|90|900\nInstallatie op locatie|s|150|1100`,
    ),
  },
}

export const features: readonly string[] = ['Cab with A/C and heat', 'Less than 2% wear on undercarriage', '3rd valve auxiliary hydraulics', 'Color: White', 'Standard manufacturer warranty 24 months', 'Includes manuals and certificates', 'Sold as is, where is', 'Engine: Cummins X15 450 HP', 'Lead time 4-6 weeks'] // prettier-ignore

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const checkValueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9][character.charCodeAt(0) - 65]! // prettier-ignore

/** A North American VIN of this model year (2010–2039) whose check digit holds (49 CFR 565.15). */
export function vinOf(chance: Chance, year: number): string {
  const any = (): string => chance.pick([...letters, ...'0123456789'])
  const years = 'ABCDEFGHJKLMNPRSTVWXY123456789'
  const body = [chance.pick(['1', '3', '5']), any(), any(), any(), any(), any(), any(), any(), '0', years[year - 2010]!, any(), ...Array.from({ length: 6 }, () => `${chance.whole(0, 9)}`)] // prettier-ignore
  const sum = body.reduce((total, character, at) => total + checkValueOf(character) * weights[at]!, 0) % 11
  body[8] = sum === 10 ? 'X' : `${sum}`
  return body.join('')
}
