import type { Capability, Catalogue } from '../catalogue/capability.ts'
import { knownName } from '../reading/names/known-names.ts'
import type { Mandate, Reading } from '../reading/reading.ts'
import { carrierOf, isCloud, isOfTheWhole, isPlatform } from './choose-technology.ts'
import { type Outside, type Part, sourceOf } from './design.ts'
import { partOfCapability } from './name-parts.ts'
import { asSentence, listed, stemsIn } from './phrases.ts'
import { banOn, mayUse } from './respect-bans.ts'
import type { BroughtReason, Trace } from './trace.ts'

/** Capabilities that follow from what stands around a design rather than from a sentence that asks for them. */
export const derivedCapabilities = {
  store: 'record-store',
  signIn: 'single-sign-on',
  channel: 'web-application',
  api: 'service-api',
  fieldApp: 'mobile-offline',
} as const

type DesignSoFar = { reading: Reading; catalogue: Catalogue; parts: Part[]; outside: Outside[]; trace?: Trace | undefined }

/** A place for records, a face for users, and sign-in where the brief names who says who somebody is. */
export function addDerivedParts({ reading, catalogue, parts, outside, trace }: DesignSoFar): Part[] {
  const added: Part[] = []
  const has = (side: Capability['side']) => [...parts, ...added].some((part) => part.side === side && part.role !== 'control')
  const add = (id: string, reason: BroughtReason, { by, statements }: { by: string; statements: string[] }) => {
    const capability = catalogue.capabilities.find((candidate) => candidate.id === id)
    if (!capability || !mayUse(capability, reading) || [...parts, ...added].some(({ key }) => key === id)) return
    added.push(partOfCapability(capability, []))
    trace?.({ of: 'brought', part: id, reason, by, statements })
  }
  const works = parts.some(({ role }) => role === 'function' || role === 'work' || role === 'entry' || role === 'exit')
  if (works && !has('store')) add(derivedCapabilities.store, 'store', { by: '', statements: [] })
  const hasChannel = outside.some((one) => one.kind === 'external-system' && one.system.role === 'channel')
  const people = outside.flatMap((one) => (one.kind === 'person' ? [one.people] : []))
  if (works && people.length > 0 && !has('people') && !hasChannel) add(derivedCapabilities.channel, 'channel', namesOf(people))
  const whoIs = outside.flatMap((one) => (one.kind === 'external-system' && one.system.role === 'identity' ? [one.system] : []))
  if (whoIs.length > 0) add(derivedCapabilities.signIn, 'sign-in', namesOf(whoIs))
  for (const mandate of works ? reading.mandates.filter(({ of }) => of !== 'standard') : []) {
    const carrier = carrierOf(mandate, [...parts, ...added])
    if (carrier || isOfTheWhole(mandate.name)) continue
    const wanted = capabilityOf(mandate, { reading, catalogue })
    if (wanted) add(wanted.id, 'mandate', { by: mandate.name, statements: [mandate.statement] })
  }
  return [...parts, ...added, ...(works ? platformParts(reading, [...parts, ...added]) : [])]
}

const namesOf = (named: { name: string; statements: string[] }[]) => ({
  by: listed(named.map(({ name }) => name)),
  statements: [...new Set(named.flatMap(({ statements }) => statements))],
})

/** What of the catalogue is made of a prescribed product, the nearest to what it is prescribed for. */
function capabilityOf(
  { name, does }: Mandate,
  { reading, catalogue }: Pick<DesignSoFar, 'reading' | 'catalogue'>,
): Capability | undefined {
  const words = new Set(stemsIn(does))
  const ranked = catalogue.capabilities
    .filter((capability) => lists(capability, name) && capability.side !== 'advice' && mayUse(capability, reading))
    .map((capability) => ({
      capability,
      rank: stemsIn([capability.name, ...capability.made, ...capability.needs].join(' ')).filter((word) => words.has(word)).length,
    }))
    .toSorted((one, other) => other.rank - one.rank)
  return ranked[0]?.capability ?? catalogue.capabilities.find(({ id }) => id === byKind(name))
}

/** What a product of a kind is prescribed for where the catalogue does not list it. */
const byKind = (name: string): string | undefined =>
  /^(?:iPads?|iOS|Android)$/i.test(name) ? derivedCapabilities.fieldApp : ofKind[knownName(name)?.kind ?? '']
const lists = ({ technology }: Capability, name: string) =>
  Object.values(technology).some((products) => products.some((product) => product.toLowerCase().includes(name.toLowerCase())))

const ofKind: Record<string, string> = { database: derivedCapabilities.store, reports: 'dashboards' }

/** The cloud that the whole runs in: the one that the reading found, or one of which the catalogue lists no products. */
function isHost(name: string, reading: Reading): boolean {
  if (!isCloud(name) || banOn(name, reading)) return false
  const cloud = knownName(name)?.hosting
  return cloud === undefined
    ? (reading.hosting?.hosting ?? 'any') === 'any' &&
        !reading.bans.some(({ of, name: banned }) => of === 'hosting' && /cloud/i.test(banned))
    : cloud === reading.hosting?.hosting
}

/** A platform that is prescribed carries every part that runs: it stands in the design as what they are deployed on. */
function platformParts(reading: Reading, parts: Part[]): Part[] {
  const { mandates, statements } = reading
  const running = parts
    .filter(({ kind, role }) => kind === 'container' && role !== 'advice')
    .map(({ name }) => name.split(': ')[0]!)
  if (running.length === 0) return []
  const seen = new Set<string>()
  return mandates.flatMap(({ name, statement }): Part[] => {
    const said = statements.find(({ id }) => id === statement)
    const one = knownName(name)?.name ?? name
    if (!said || !(isPlatform(name) || isHost(name, reading)) || seen.has(one)) return []
    seen.add(one)
    return [
      {
        key: `platform:${name}`,
        name: `${name} platform`,
        kind: 'container',
        role: 'operation',
        side: 'control',
        source: sourceOf(said),
        technology: name,
        technologyStated: true,
        sentences: [asSentence(`Runs the containers of the server side: ${listed([...new Set(running)].slice(0, 6))}`)],
        meets: new Map(),
        statements: [said],
        takes: [],
        gives: [],
      },
    ]
  })
}
