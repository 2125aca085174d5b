import type { Capability } from './capabilities.ts'
import { entries, outsideSystems } from './choose-parts.ts'
import type { Ground, Link } from './connect-elements.ts'
import { carriedData } from './carried-data.ts'
import { elementOf } from './draft.ts'
import type { NamedSystem } from './gazetteer/named.ts'
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
  /\b(?:send|sends|sent|give|gives|write|writes|writ(?:e|ten) back|publish|push|return|export|creates?|create|see|show|shown|displayed|list)\b[^.]*\b(?:to|in|into|back to)\b/i
const soon = /\bevents?\b|\bwithin \d+ (?:seconds|ms)\b|\breal[- ]time\b/i

const technologyOf: Record<NamedSystem['delivers'], string> = {
  records: 'Extract over a private connection',
  events: 'Events over HTTPS',
  documents: 'Vendor interface over HTTPS',
  calls: 'HTTPS, JSON',
  identity: 'OpenID Connect',
}

/** Each system outside, joined to the part that reads from it, writes to it or calls it. */
export function connectOutside(ground: Ground): Link[] {
  const has = (capability: Capability) => ground.parts.some((part) => part.capability === capability)
  return outsideSystems(ground.reading).flatMap((found) => {
    const id = ground.elements.find(({ kind, name }) => kind === 'external-system' && name === found.named.name)?.id
    if (!id) return []
    const links: Link[] = []
    const join = (
      capability: Capability | undefined,
      link: Omit<Link, 'from' | 'to' | 'source'> & { statement: Statement; outwards: boolean },
    ) => {
      const element = capability && elementOf(ground, capability)
      if (!element) return
      const { statement, outwards, ...rest } = link
      links.push({ ...rest, source: sourceOf(statement), ...(outwards ? { from: element, to: id } : { from: id, to: element }) })
    }
    const { named, statement } = found
    const departing = found.mentions.find(({ text }) => sends.test(text.slice(0, text.indexOf(named.name.split(' ').at(-1)!) + 1)))
    const urgent = found.mentions.find(({ text }) => soon.test(text) && text !== departing?.text)
    const entry =
      named.delivers === 'records' && departing && found.mentions.length === 1 ? undefined : entries[named.delivers].find(has)
    const calls = named.delivers === 'calls' || named.delivers === 'identity'
    const label =
      named.delivers === 'identity'
        ? 'Has identities verified'
        : calls
          ? `Reads and writes ${named.brings}`
          : `Delivers ${named.brings}`
    join(entry, { statement, label, technology: technologyOf[named.delivers], synchronous: calls, outwards: calls })
    if (urgent && named.delivers === 'records' && has('event-stream')) {
      join('event-stream', {
        statement: urgent,
        label: 'Publishes its events as they happen',
        technology: technologyOf.events,
        synchronous: false,
        outwards: false,
      })
    }
    if (named.asks && has('scoring')) {
      join(has('api-gateway') ? 'api-gateway' : 'scoring', {
        statement,
        label: named.asks,
        technology: technologyOf.calls,
        synchronous: true,
        outwards: false,
      })
    }
    const [capability, words] =
      departures.find(([capability, , subject]) => has(capability) && departing && subject.test(departing.text)) ?? []
    if (departing && !calls)
      join(capability, {
        statement: departing,
        label: words ?? '',
        technology: technologyOf.calls,
        synchronous: true,
        outwards: true,
      })
    return links
  })
}
