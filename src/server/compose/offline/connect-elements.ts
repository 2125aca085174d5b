import type { Element, Relation } from '#server/solution/solution.ts'
import type { Capability } from './capabilities.ts'
import type { Part } from './choose-parts.ts'
import { connectOutside } from './connect-outside.ts'
import { connectPeople } from './connect-people.ts'
import { elementOf, fromPattern } from './draft.ts'
import type { Pattern } from './patterns/pattern.ts'
import type { Reading } from './read-brief.ts'
import { usualRelations } from './usual-relations.ts'

export type Link = Omit<Relation, 'id'>
export type Ground = { reading: Reading; patterns: Pattern[]; parts: Part[]; elements: Element[] }

const everySystem = { id: 'every-system' }

/** Every relation of the design, each pair and direction once, none left without one. */
export function connectElements(ground: Ground): Relation[] {
  const links = new Map<string, Link>()
  const add = (link: Link) => {
    const key = `${link.from} ${link.to}`
    if (link.from !== link.to && !links.has(key)) links.set(key, link)
  }
  for (const link of [...betweenParts(ground), ...connectOutside(ground), ...connectPeople(ground)]) add(link)
  for (const link of controlLinks(ground)) add(link)
  for (const link of strayLinks(ground, [...links.values()])) add(link)
  return [...links.values()].map((link, index) => ({ id: `REL-${index + 1}`, ...link }))
}

function betweenParts(ground: Ground): Link[] {
  const has = (capability: Capability) => ground.parts.some((part) => part.capability === capability)
  const own = ground.patterns.flatMap((pattern) =>
    pattern.relations.map((relation) => ({ relation, source: fromPattern(pattern) })),
  )
  const usual = usualRelations.map((relation) => ({ relation, source: fromPattern(everySystem) }))
  return [...own, ...usual].flatMap(({ relation, source }) => {
    const [from, to] = [elementOf(ground, relation.from), elementOf(ground, relation.to)]
    if (!from || !to || (relation.unless && has(relation.unless))) return []
    return [{ source, from, to, label: relation.label, technology: relation.technology, synchronous: relation.synchronous }]
  })
}

type ControlLink = { from: Capability; to: Capability; label: string; technology: string; synchronous: boolean }

const signIn: Capability[] = [
  'web-application',
  'mobile-application',
  'dashboards',
  'api-gateway',
  'model-lifecycle',
  'domain-services',
  'search-service',
  'warehouse',
  'provisioning',
  'delivery-pipeline',
  'architecture-register',
  'learning-platform',
]
const keyUsers: Capability[] = [
  'batch-ingestion',
  'document-ingestion',
  'migration-pipeline',
  'domain-services',
  'answer-service',
  'lake',
  'operational-store',
  'delivery-pipeline',
  'provisioning',
  'backup-vault',
  'index-feed',
  'identity-governance',
  'cost-records',
  'telemetry-store',
]
const watched: Capability[] = [
  'batch-ingestion',
  'stream-processing',
  'transformation',
  'scoring',
  'answer-service',
  'domain-services',
  'api-gateway',
  'event-broker',
  'search-service',
  'network-hub',
  'architecture-register',
  'learning-platform',
  'identity',
]

/** Identity, keys and observability serve all; the diagram shows the ends that matter most. */
function controlLinks(ground: Ground): Link[] {
  const present = (wanted: Capability[], most: number) =>
    wanted.filter((capability) => ground.parts.some((part) => part.capability === capability)).slice(0, most)
  const links: ControlLink[] = [
    ...present(signIn, 2).map((from) => ({
      from,
      to: 'identity' as const,
      label: 'Signs people and services in',
      technology: 'OpenID Connect',
      synchronous: true,
    })),
    ...present(keyUsers, 2).map((from) => ({
      from,
      to: 'secrets' as const,
      label: 'Obtains keys and credentials',
      technology: 'HTTPS',
      synchronous: true,
    })),
    ...present(watched, 3).map((from) => ({
      from,
      to: 'observability' as const,
      label: 'Sends logs, measures and traces',
      technology: 'OpenTelemetry',
      synchronous: false,
    })),
  ]
  return links.flatMap(({ from, to, ...rest }) => {
    const ends = [elementOf(ground, from), elementOf(ground, to)]
    return ends[0] && ends[1] ? [{ ...rest, source: fromPattern(everySystem), from: ends[0], to: ends[1] }] : []
  })
}

/** A part that no rule has connected is at least watched; identity and keys then serve the first part. */
function strayLinks(ground: Ground, links: Link[]): Link[] {
  const connected = new Set(links.flatMap(({ from, to }) => [from, to]))
  const watcher = elementOf(ground, 'observability')!
  const identity = elementOf(ground, 'identity')!
  const strays = ground.elements.filter(({ id, kind }) => kind !== 'system' && id !== watcher && !connected.has(id))
  const source = fromPattern(everySystem)
  return strays.map(({ id, kind }) => {
    if (kind === 'person')
      return { source, from: id, to: identity, label: 'Signs in', technology: 'OpenID Connect', synchronous: true }
    if (kind === 'external-system')
      return { source, from: watcher, to: id, label: 'Checks that it can be reached', technology: 'HTTPS', synchronous: true }
    return {
      source,
      from: id,
      to: watcher,
      label: 'Sends logs, measures and traces',
      technology: 'OpenTelemetry',
      synchronous: false,
    }
  })
}
