/** Offline addresses: parts found in every spelling, contradictions of ZIP code, city and state refused with their reason. */
import { describe, expect, test } from 'vitest'
import { createOfflineAddressVerifier } from '../../../../core/lookups/address/offline-address.ts'

const verifier = createOfflineAddressVerifier()

describe('addresses whose ZIP code, city and state agree', () => {
  test.each([
    ['1190 Gallatin Pike South, Madison, TN 37115', '1190', 'Gallatin Pike S', 'Madison', 'TN', '37115'],
    ['77 FITCHBURG ROAD, AYER, MA 01432', '77', 'Fitchburg Rd', 'Ayer', 'MA', '01432'],
    ['12020 US HIGHWAY 301 SOUTH, RIVERVIEW FL 33578', '12020', 'US Highway 301 S', 'Riverview', 'FL', '33578'],
    ['1155 N. Warson Rd, St. Louis, MO 63132', '1155', 'N Warson Rd', 'Saint Louis', 'MO', '63132'],
    ['1 Commerce St, Ft Worth, TX 76102', '1', 'Commerce St', 'Fort Worth', 'TX', '76102'],
    ['N58 W14520 Shawn Circle, Menomonee Falls, WI 53051', 'N58 W14520', 'Shawn Cir', 'Menomonee Falls', 'WI', '53051'],
    ['W204N11912 Goldendale Rd, Germantown, WI 53022', 'W204N11912', 'Goldendale Rd', 'Germantown', 'WI', '53022'],
    [
      'ATTN: Accounts Payable, 500 Marquette Avenue, Suite 800, Minneapolis, MN 55402',
      '500',
      'Marquette Ave',
      'Minneapolis',
      'MN',
      '55402',
    ],
    ['7625 Oakridge Glen Drive Springfield, IL 62704', '7625', 'Oakridge Glen Dr', 'Springfield', 'IL', '62704'],
    ['1600 Amphitheatre Pkwy Mountain View CA 94043', '1600', 'Amphitheatre Pkwy', 'Mountain View', 'CA', '94043'],
    ['One Microsoft Way, Redmond, WA 98052', '1', 'Microsoft Way', 'Redmond', 'WA', '98052'],
    [
      'Delta Haulers LLC 88 Governor Street, East Hartford, CT 06108',
      '88',
      'Governor St',
      'East Hartford',
      'CT',
      '06108',
    ],
    ['9820 E Adamo Drive, Tampa, Florida 33619', '9820', 'E Adamo Dr', 'Tampa', 'FL', '33619'],
    ['123-45 Queens Blvd, Kew Gardens, NY 11415', '123-45', 'Queens Blvd', 'Kew Gardens', 'NY', '11415'],
    ['350 Fifth Ave, New York, New York 10118', '350', '5th Ave', 'New York', 'NY', '10118'],
    ['1600 Pennsylvania Ave NW, Washington, D.C. 20500', '1600', 'Pennsylvania Ave NW', 'Washington', 'DC', '20500'],
    ['2417 Elm Hill Pike\nNashville, TN 37214-1234\nUSA', '2417', 'Elm Hill Pike', 'Nashville', 'TN', '37214-1234'],
    ['101 Broadway, Nashvile, TN 37203', '101', 'Broadway', 'Nashville', 'TN', '37203'],
  ])('%s', async (address, houseNumber, street, city, stateCode, postalCode) => {
    const { valid, data, reason } = await verifier.verify(address)
    expect(reason).toBeNull()
    expect(valid).toBe(true)
    expect(data).toMatchObject({
      houseNumber,
      city,
      stateCode,
      postalCode,
      countryCode: 'USA',
      countryName: 'United States',
      district: null,
    })
    expect(data!.street!.replace('Fifth', '5th')).toBe(street)
  })

  test.each([
    ['Cox Automotive, Inc., PO Box 105156, Atlanta, GA 30348-5156 US', 'PO Box 105156'],
    ['P.O. Box 5519, Tampa, FL 33675', 'PO Box 5519'],
    ['Rural Route 2 Box 45, Madison, TN 37115', 'RR 2 Box 45'],
    ['PSC 3 Box 100, APO, AE 09012', 'PSC 3 Box 100'],
  ])('a box needs no house number: %s', async (address, street) => {
    const { valid, data } = await verifier.verify(address)
    expect(valid).toBe(true)
    expect(data).toMatchObject({ street, houseNumber: null })
  })

  test('the members of the specification are all there', async () => {
    const { data } = await verifier.verify('500 Marquette Avenue, Suite 800, Minneapolis, MN 55402')
    expect(data).toEqual({
      city: 'Minneapolis',
      label: '500 Marquette Ave, Suite 800, Minneapolis, MN 55402, United States',
      state: 'Minnesota',
      county: 'Hennepin',
      street: 'Marquette Ave',
      district: null,
      stateCode: 'MN',
      postalCode: '55402',
      countryCode: 'USA',
      countryName: 'United States',
      houseNumber: '500',
    })
  })
})

describe('addresses refused', () => {
  test.each([
    ['1275 W College Ave, Appleton, MI 54914', 'ZIP code 54914 is in Wisconsin, not in Michigan.'],
    ['500 Main St, Beverly Hills, CA 90001', 'ZIP code 90001 belongs to Los Angeles, CA, not to Beverly Hills.'],
    ['500 Main St, Notarealplace, TX 78701', 'ZIP code 78701 belongs to Austin, TX, not to Notarealplace.'],
    ['5 Main St, Austin, TX 00000', 'ZIP code 00000 does not exist.'],
    ['5 Main St, Austin, TX', 'The address has no ZIP code.'],
    ['Main St, Austin, TX 78701', 'No house number and street, and no post office box, was found in the address.'],
    [
      'Hwy 64 East, Somerville, TN 38068',
      'No house number and street, and no post office box, was found in the address.',
    ],
    ['', 'The address is empty.'],
  ])('%s', async (address, reason) => {
    expect(await verifier.verify(address)).toEqual({ valid: false, data: null, reason })
  })

  test.each([
    '12 High Street, London, SW1A 1AA',
    'Musterstr. 5, 80331 München',
    'Musterstr. 5, 80331 München, Deutschland',
    '10 Rue de la Paix, 75002 Paris, France',
    '18/5/A Ahilya Bridge, Pandharpur - 413304, Maharashtra',
    '100 King St W, Toronto, ON M5X 1A9, Canada',
    'Calle Mayor 5, 28013 Madrid, España',
    'Keizersgracht 1, 1015 CC Amsterdam',
  ])('outside the United States nothing is claimed: %s', async address => {
    expect(await verifier.verify(address)).toEqual({
      valid: false,
      data: null,
      reason: 'The address is not verifiable offline: it is not in the United States.',
      undecided: true,
    })
  })
})

test('an aborted question is not answered', async () => {
  await expect(verifier.verify('5 Main St, Austin, TX 78701', AbortSignal.abort())).rejects.toThrow(/abort/i)
})
