/** Cities and regions of clouds in which data centres stand, by country. */
const cities: Record<string, string> = {
  'United Kingdom':
    'UK U.K. Britain Great-Britain England Scotland Wales Northern-Ireland London Belfast Manchester Cardiff Edinburgh UK-South UK-West eu-west-2 europe-west2',
  Ireland: 'Republic-of-Ireland Dublin Cork North-Europe eu-west-1',
  Germany: 'Frankfurt Berlin Munich Hamburg Germany-West-Central eu-central-1 europe-west3',
  France: 'Paris Marseille eu-west-3',
  Netherlands: 'Amsterdam Groningen West-Europe',
  Switzerland: 'CH Zurich Zürich Geneva Basel Bern eu-central-2',
  Sweden: 'Stockholm Gothenburg Sweden-Central eu-north-1',
  Norway: 'Oslo Bergen',
  Finland: 'Helsinki',
  Denmark: 'Copenhagen',
  Austria: 'Vienna',
  Spain: 'Madrid Barcelona',
  Italy: 'Milan Rome',
  Belgium: 'Brussels',
  Poland: 'Warsaw',
  Czechia: 'Prague Czech-Republic',
  Hungary: 'Budapest',
  Romania: 'Bucharest',
  Bulgaria: 'Sofia',
  Greece: 'Athens',
  Portugal: 'Lisbon',
  Croatia: 'Zagreb',
  Slovenia: 'Ljubljana',
  'United States': 'US USA U.S. East-US us-east-1 us-west-2 California Texas',
  India: 'Mumbai Hyderabad Pune Chennai Delhi',
  Canada: 'Toronto Montreal Quebec Ontario',
  Australia: 'Sydney Melbourne',
  Japan: 'Tokyo',
}
const union = new Set(
  'Ireland Germany France Netherlands Sweden Finland Denmark Austria Spain Italy Belgium Poland Czechia Hungary Romania Bulgaria Greece Portugal Croatia Slovenia Luxembourg Estonia Latvia Lithuania Slovakia Cyprus Malta'.split(
    ' ',
  ),
)
const area = /^(?:EU|E\.U\.|European Union|Europe)$/
const economicArea = /^(?:EEA|European Economic Area)$/
const byName = new Map(
  Object.entries(cities).flatMap(([country, names]) =>
    [country, ...names.split(' ').map((name) => name.replaceAll('-', ' ')), ...names.split(' ')].map((name) => [name, country]),
  ),
)

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** What the regions of ISO 3166 are called in English. */
const countries = new Set(letters.flatMap((one) => letters.flatMap((other) => countryNames.of(`${one}${other}`) ?? [])))
export const isCountry = (name: string): boolean => countries.has(name)

/** The country that a place is or stands in; the place itself where it is no city that is listed. */
export const countryOf = (place: string): string => byName.get(place.trim()) ?? place.trim()

/** Whether whatever is in the one country is in the other area as well. */
export function isWithin(country: string, other: string): boolean {
  if (country === other) return true
  const isEconomic = economicArea.test(other)
  if (area.test(other) || isEconomic)
    return (
      union.has(country) || area.test(country) || (isEconomic && /^(?:EEA|European Economic Area|Norway|Iceland)$/.test(country))
    )
  return false
}
