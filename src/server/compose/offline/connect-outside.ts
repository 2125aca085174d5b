import type { Capability } from './capabilities.ts'
import { entries } from './choose-parts.ts'
import type { Ground, Link } from './connect-elements.ts'
import { carriedData } from './carried-data.ts'
import { elementOf } from './draft.ts'
import type { NamedSystem } from './gazetteer/named.ts'
import type { OutsideSystem } from './sort-named.ts'
import { sourceOf, type Statement } from './statement.ts'

/** What leaves the design for a system outside, by the part that sends it, the most particular first. */
const departures: [Capability, string, RegExp][] = [
  ['scoring', 'Returns scores with their reasons', /\b(?:scor\w+|recommend\w*|reasons)\b/i],
  ['model-lifecycle', 'Delivers predicted cases', /\b(?:predict\w*|likely to)\b/i],
  ['answer-service', 'Hands over conversations with their transcript', /\b(?:take over|hand-?over|transcript)\b/i],
  ['warehouse', 'Delivers agreed lists and segments', /\b(?:segments?|lists?|figures)\b/i],
  ['api-gateway', 'Delivers results and raises requests', /./],
  ['domain-services', 'Delivers results and raises requests', /./],
  ['warehouse', 'Delivers agreed extracts', /./],
]
const sends =
  /\b(?:send|sends|sent|give|gives|write|writes|writ(?:e|ten) back|publish|push|return|export|creates?|create|see|show|shown|displayed|list)\b[^.]*\b(?:to|in|into|back to)\b|\b(?:must|should|shall) (?:also )?reach\b/i
const soon = /\bevents?\b|\bwithin \d+ (?:seconds|ms)\b|\breal[- ]time\b/i

/** Parts that do something else with a system outside than take its data or call it. */
const dealings: Partial<Record<Capability, Pick<Link, 'label' | 'technology' | 'synchronous'> & { outwards: boolean }>> = {
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
  documents: 'Vendor interface over HTTPS',
  calls: 'HTTPS, JSON',
  identity: 'OpenID Connect',
}

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
  const calls = named.delivers === 'calls' || named.delivers === 'identity'
  const departing = calls ? undefined : mentions.find(({ text }) => sends.test(upTo(text, named.name)))
  const urgent = mentions.find(({ text }) => soon.test(text) && text !== departing?.text)
  const onlyReceives = named.delivers === 'records' && departing !== undefined && mentions.length === 1
  const joins: Join[] = []
  if (!onlyReceives) {
    const capability = entries[named.delivers].find(has)
    const usual = { label: entryLabel(found), technology: technologyOf[named.delivers], synchronous: calls, outwards: calls }
    const asked = readsWhenAsked(capability) &&
      named.delivers === 'records' && {
        label: `Reads ${carriedData(found)} when asked`,
        technology: technologyOf.calls,
        synchronous: true,
        outwards: true,
      }
    joins.push({ capability, statement, ...((capability && dealings[capability]) ?? (asked || usual)) })
  }
  if (urgent && named.delivers === 'records') {
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

function entryLabel(found: OutsideSystem) {
  if (found.named.delivers === 'identity') return 'Has identities verified'
  return `${found.named.delivers === 'calls' ? 'Reads and writes' : 'Delivers'} ${carriedData(found)}`
}

/** The text up to the last word of a name. */
const upTo = (text: string, name: string) => text.slice(0, text.indexOf(name.split(' ').at(-1)!) + 1)
