import type { Capability } from './capabilities.ts'
import { entriesOf } from './choose-parts.ts'
import type { Ground, Link } from './connect-elements.ts'
import { carriedData } from './carried-data.ts'
import { elementOf } from './draft.ts'
import type { NamedSystem } from './gazetteer/named.ts'
import type { OutsideSystem } from './sort-named.ts'
import { sourceOf, type Statement } from './statement.ts'

/** What leaves the design for a system outside, by the part that sends it, the most particular first. */
const departures: [Capability, string, RegExp][] = [
  ['recommendation-service', 'Returns recommendations in order', /\b(?:recommend\w*|personali[sz]\w+|suggest\w*)\b/i],
  [
    'decision-service',
    'Returns decisions with their reasons',
    /\b(?:scor\w+|decisions?|reasons|declin\w+|block\w*|hold|held|offers?)\b/i,
  ],
  ['forecasting', 'Delivers released forecasts', /\b(?:forecast\w*|predicted (?:demand|load)|replenish\w*|purchase proposals?)\b/i],
  ['conversation-analysis', 'Delivers the note of each call', /\b(?:summar\w+|transcripts?|call notes?|call reasons?)\b/i],
  [
    'document-pipeline',
    'Delivers checked fields with a link to the original',
    /\b(?:invoices?|documents?|fields?|extract\w*|forms?|claims?)\b/i,
  ],
  ['image-inference', 'Reports findings with their images', /\b(?:defects?|inspect\w*|images?|rejects?)\b/i],
  ['scoring', 'Returns scores with their reasons', /\b(?:scor\w+|recommend\w*|reasons)\b/i],
  ['model-lifecycle', 'Delivers predicted cases', /\b(?:predict\w*|likely to)\b/i],
  ['answer-service', 'Hands over conversations with their transcript', /\b(?:take over|hand-?over|transcript)\b/i],
  ['warehouse', 'Delivers agreed lists and segments', /\b(?:segments?|lists?|figures)\b/i],
  ['tool-gateway', 'Carries out approved actions', /./],
  ['api-gateway', 'Delivers results and raises requests', /./],
  ['domain-services', 'Delivers results and raises requests', /./],
  ['warehouse', 'Delivers agreed extracts', /./],
]
const sends =
  /\b(?:send|sends|sent|give|gives|write|writes|writ(?:e|ten) back|publish|push|return|export|post|posts|posted|deliver|delivered|stands?|creates?|create|see|show|shown|displayed|list)\b[^.]*\b(?:to|in|into|back to)\b|\b(?:(?:must|should|shall) (?:also )?reach|reach(?:es)? (?:the )?(?:\S+ ){0,2}\S$)/i
/** “Back to its record in” tells where a figure came from. */
const traced = /\b(?:lineage|trac(?:e|es|ed|ing|eab\w+))\b/i
const soon = /\bevents?\b|\bwithin \d+ (?:seconds|ms)\b|\breal[- ]time\b/i

/** Parts that do something else with a system outside than take its data or call it. */
const dealings: Partial<Record<Capability, Pick<Link, 'label' | 'technology' | 'synchronous'> & { outwards: boolean }>> = {
  'metadata-scanner': {
    label: 'Reads schemas, usage and lineage, no rows',
    technology: 'Vendor interface over HTTPS',
    synchronous: true,
    outwards: true,
  },
  'erasure-orchestration': {
    label: 'Asks for a person’s data to be found, restricted or erased',
    technology: 'Vendor interface over HTTPS',
    synchronous: true,
    outwards: true,
  },
  'identity-governance': {
    label: 'Tells who joins, moves and leaves, and takes accounts',
    technology: 'SCIM over HTTPS',
    synchronous: false,
    outwards: false,
  },
  'network-hub': { label: 'Reaches workloads over a private line', technology: 'Private line', synchronous: true, outwards: false },
  'recovery-orchestration': {
    label: 'Is rebuilt and checked in the agreed order',
    technology: 'HTTPS',
    synchronous: true,
    outwards: false,
  },
  'architecture-register': {
    label: 'Supplies evidence of its configuration, owners and use',
    technology: 'Export of its configuration',
    synchronous: false,
    outwards: false,
  },
  'learning-platform': { label: 'Is taught on made-up data', technology: 'Browser, HTTPS', synchronous: true, outwards: true },
  'delivery-pipeline': {
    label: 'Receives each release with its record',
    technology: 'HTTPS, JSON',
    synchronous: true,
    outwards: true,
  },
  'incident-alerting': { label: 'Raises and closes incidents', technology: 'HTTPS, JSON', synchronous: true, outwards: true },
  provisioning: {
    label: 'Takes requests and reports what was built',
    technology: 'HTTPS, JSON',
    synchronous: true,
    outwards: true,
  },
  'cost-records': {
    label: 'Supplies cost centres and owners',
    technology: 'Scheduled export',
    synchronous: false,
    outwards: false,
  },
}

const technologyOf: Record<NamedSystem['delivers'], string> = {
  records: 'Extract over a private connection',
  events: 'Events over HTTPS',
  readings: 'MQTT over TLS',
  documents: 'Vendor interface over HTTPS',
  calls: 'HTTPS, JSON',
  identity: 'OpenID Connect',
}

const captured = /\b(?:change[- ]data[- ]capture|CDC|(?:transaction|redo|archive) logs?|replicat\w+|log-based)\b/i

const clauseEnd = /;|\. | while |, (?=(?:and )?(?:load|the rest|all else|others?)\b)/

const readsWhenAsked = (capability?: Capability) => capability === 'api-gateway' || capability === 'domain-services'

type Join = Omit<Link, 'from' | 'to' | 'source'> & { capability: Capability | undefined; statement: Statement; outwards: boolean }

/** Each system outside, joined to the part that reads from it, writes to it or calls it. */
export function connectOutside(ground: Ground): Link[] {
  return ground.reading.systems.flatMap((found) => {
    const outside = ground.elements.find(({ kind, name }) => kind === 'external-system' && name === found.named.name)?.id
    if (!outside) return []
    return joinsOf(ground, found).flatMap(({ capability, statement, outwards, ...link }): Link[] => {
      const part = capability && elementOf(ground, capability)
      if (!part) return []
      const ends = outwards ? { from: part, to: outside } : { from: outside, to: part }
      return [{ ...link, source: sourceOf(statement), ...ends }]
    })
  })
}

function joinsOf(ground: Ground, found: OutsideSystem): Join[] {
  const has = (capability: Capability) => ground.parts.some((part) => part.capability === capability)
  const { named, statement, mentions } = found
  const entry = entryOf(ground, found)
  const calls = isCalled(found, entry)
  const departing = calls ? undefined : mentions.find(({ text }) => sends.test(upTo(text, named.name)) && !traced.test(text))
  const urgent = mentions.find(({ text }) => soon.test(text) && text !== departing?.text)
  const onlyReceives = named.delivers === 'records' && departing !== undefined && mentions.length === 1
  const joins: Join[] = onlyReceives ? [] : [entryJoin(found, entry)]
  if (isAskedForPeople(ground, found)) joins.push(askFor(statement))
  if (urgent && named.delivers === 'records' && entry !== 'change-capture') {
    joins.push({
      capability: 'event-stream',
      statement: urgent,
      label: 'Publishes its events as they happen',
      technology: technologyOf.events,
      synchronous: false,
      outwards: false,
    })
  }
  if (named.asks && has('scoring')) {
    joins.push({
      capability: has('api-gateway') ? 'api-gateway' : 'scoring',
      statement,
      label: named.asks,
      technology: technologyOf.calls,
      synchronous: true,
      outwards: false,
    })
  }
  return [...joins, ...departuresOf(ground, departing)]
}

/** True where a part calls the system, false where the system hands over its data. */
const isCalled = ({ named }: OutsideSystem, entry: Capability | undefined) =>
  entry === 'tool-gateway' || (!isTaken(named, entry) && (named.delivers === 'calls' || named.delivers === 'identity'))

const isTaken = ({ takenBy }: NamedSystem, entry: Capability | undefined) => entry !== undefined && takenBy?.parts.includes(entry)

function entryJoin(found: OutsideSystem, capability: Capability | undefined): Join {
  const { named, statement } = found
  const dealing = capability && dealings[capability]
  if (dealing) return { capability, statement, ...dealing }
  if (readsWhenAsked(capability) && named.delivers === 'records') {
    const label = `Reads ${carriedData(found)} when asked`
    return { capability, statement, label, technology: technologyOf.calls, synchronous: true, outwards: true }
  }
  const outwards = isCalled(found, capability)
  const usual = technologyOf[capability === 'tool-gateway' ? 'calls' : named.delivers]
  const technology = isTaken(named, capability) ? named.takenBy!.over : usual
  return { capability, statement, label: entryLabel(found, outwards), technology, synchronous: outwards, outwards }
}

/** A system that hands over its data elsewhere, and still has to answer what people ask about themselves. */
const isAskedForPeople = (ground: Ground, found: OutsideSystem) =>
  ground.parts.some(({ capability }) => capability === 'erasure-orchestration') &&
  /^(?:records|calls)$/.test(found.named.delivers) &&
  entryOf(ground, found) !== 'erasure-orchestration'

const askFor = (statement: Statement): Join => ({
  ...dealings['erasure-orchestration']!,
  capability: 'erasure-orchestration',
  statement,
  technology: technologyOf.calls,
})

/** Where a system's data comes in: over its log where the brief says so, of it or of no system in particular. */
function entryOf({ reading, parts }: Ground, found: OutsideSystem): Capability | undefined {
  const { named } = found
  const has = (capability: Capability) => parts.some((part) => part.capability === capability)
  if (named.delivers === 'readings' && has('edge-gateway')) return 'edge-gateway'
  if (named.delivers === 'records' && has('change-capture')) {
    const said = reading.statements.flatMap(({ text }) => text.split(clauseEnd)).filter((clause) => captured.test(clause))
    const names = (clause: string, { named }: OutsideSystem) => clause.includes(named.name)
    const isNamed = said.some((clause) => reading.systems.some((system) => names(clause, system)))
    if (isNamed ? said.some((clause) => names(clause, found)) : said.length > 0) return 'change-capture'
  }
  return entriesOf(named).find(has)
}

function departuresOf({ parts }: Ground, departing: Statement | undefined): Join[] {
  const departure =
    departing &&
    departures.find(
      ([capability, , subject]) => parts.some((part) => part.capability === capability) && subject.test(departing.text),
    )
  if (!departing || !departure) return []
  return [
    {
      capability: departure[0],
      statement: departing,
      label: departure[1],
      technology: technologyOf.calls,
      synchronous: true,
      outwards: true,
    },
  ]
}

function entryLabel(found: OutsideSystem, calls: boolean) {
  if (found.named.delivers === 'identity') return 'Has identities verified'
  return `${calls ? 'Reads and writes' : 'Delivers'} ${carriedData(found)}`
}

/** The text up to the last word of a name. */
const upTo = (text: string, name: string) => text.slice(0, text.indexOf(name.split(' ').at(-1)!) + 1)
