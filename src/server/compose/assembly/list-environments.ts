import type { Solution } from '#server/solution/solution.ts'
import { countryOf } from '../reading/names/countries.ts'
import { placeName } from '../reading/names/places.ts'
import type { DataRule, Hosting } from '../reading/reading.ts'
import { isCloud } from './choose-technology.ts'
import { type Design, number, sourceOf } from './design.ts'
import type { Placed } from './list-elements.ts'

type Environment = Omit<Solution['environments'][number], 'id'>

const hostingNames: Record<Hosting, string> = {
  aws: 'AWS account',
  azure: 'Azure subscription',
  google: 'Google Cloud project',
  sap: 'SAP BTP subaccount',
  oracle: 'Oracle Cloud tenancy',
  'on-premises': 'Own data centre',
  edge: 'On site',
  saas: 'Provider’s service',
  any: 'Hosting to be agreed',
}

/** Where the parts run: the places that the brief fixes for its data, else the hosting that it names. */
export function listEnvironments(design: Design, { elements, systemId }: Placed): Solution['environments'] {
  const running = elements.filter(({ kind, parent }) => parent === systemId && kind !== 'person' && kind !== 'external-system')
  if (running.length === 0) return []
  const places = placesOf(design.reading.data)
  const platforms = design.parts.flatMap(({ role, technology }) => (role === 'operation' && technology ? [technology] : []))
  const platform = platforms.find((name) => !isCloud(name)) ?? (design.hosting ? undefined : platforms[0])
  const technology = platform ?? hostingNames[design.hosting ?? 'any']
  const whole = places.find(({ data }) => /^everything$/i.test(data)) ?? (places.length === 1 ? places[0] : undefined)
  const said = (id: string | undefined) => design.reading.statements.find((statement) => statement.id === id)
  const origin = said(whole?.statement ?? design.reading.hosting?.statement)
  const further = environmentsBeside(
    design,
    places.filter((rule) => rule !== whole),
  )
  const main: Environment = {
    source: origin ? sourceOf(origin) : { from: 'assumption', reason: 'The brief does not say where it is to run.' },
    name: 'Production',
    ...(whole?.place && { region: regionOf(whole) }),
    purpose: further.length === 0 ? 'Daily use.' : 'Daily use; holds all that no other place is told for.',
    nodes: [{ name: technology, technology, elements: running.map(({ id }) => id) }],
  }
  return number('ENV', [main, ...further])
}

/** The places of single sets of data, where they differ from that of the whole. */
const environmentsBeside = ({ reading }: Design, rules: DataRule[]) =>
  rules.map((rule): Environment => ({
    source: sourceOf(reading.statements.find(({ id }) => id === rule.statement)!),
    name: `Production: ${rule.data}`,
    region: regionOf(rule),
    purpose: `Holds ${rule.data}; ${rule.place}.`,
    nodes: [],
  }))

const ofBuilding =
  /\b(?:buildings?|house|sites?|plants?|mill|factory|works|yard|hospital|clinic|school|university|college|office|headquarters|laboratory|lab|practice|surgery|museum|archive|vault|cellar|basement|hall|depot|branch|brewery|studio|theatre|parish|institut(?:e|ion)|establishment|servers?|server room|machine room|hardware|machines)\b/i

/** “the building” → “the building (on premises)”: a place of the client's own is told as what it is. */
const regionOf = ({ place, hosting }: DataRule) =>
  hosting === 'on-premises' &&
  ofBuilding.test(place!) &&
  !/\bpremises\b/i.test(place!) &&
  countryOf(place!) === place &&
  !placeName.test(place)
    ? `${place} (on premises)`
    : withCountry(place!)

/** “Montreal” → “Montreal, Canada”, so that a reader sees that it keeps to a rule about the country. */
function withCountry(place: string): string {
  const country = countryOf(place)
  return country === place || countryNames.test(place) ? place : `${place}, ${country}`
}
const countryNames =
  /^(?:\p{Lu}{2,3}|U\.[KS]\.|England|Scotland|Wales|Northern Ireland|(?:Great )?Britain|Republic of .*|.*Republic|UK .*)$/u

const placesOf = (rules: DataRule[]) => {
  const seen = new Set<string>()
  return rules.filter(({ place, data }) => {
    const key = `${data} ${place}`.toLowerCase()
    return place && !seen.has(key) && seen.add(key)
  })
}
