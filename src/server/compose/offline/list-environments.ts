import type { Solution } from '#server/solution/solution.ts'
import type { Cloud, CapabilityFact } from './capabilities/capability-fact.ts'
import { capabilities, type Capability } from './capabilities.ts'
import { elementOf, fromPattern, number, type Draft } from './draft.ts'
import { isAdvice } from './patterns/pattern.ts'
import { sourceOf } from './statement.ts'

const zones: Record<CapabilityFact['zone'], string> = {
  data: 'Data zone',
  intelligence: 'Model and answer zone',
  application: 'Application zone',
  control: 'Control zone',
  site: 'At the place of work',
}
const hosts: Record<Cloud, string> = {
  azure: 'Azure resource group in a private virtual network',
  aws: 'AWS account with private subnets',
  google: 'Google Cloud project with a private network',
  neutral: 'Kubernetes cluster and virtual machines in a private network',
}

const siteHost = 'Industrial computers at the client’s own sites'
/** What runs on another part where the design has that part. */
const carriers: Partial<Record<Capability, Capability>> = { 'image-inference': 'edge-node' }

const building = 'Building and automated tests, on made-up data only.'
const proving = 'Acceptance, load and recovery tests, on masked data, sized like production for the time of a load test.'

/** What is done where: an environment that is left out leaves its work to the one before production. */
function purposeOf(name: string, names: string[]): string {
  if (name === 'Production') return 'Live use; changes arrive only through the release pipeline.'
  if (name === 'Test' && names.includes('Acceptance')) return 'Tests of the parts together, on made-up data.'
  const builds = name === 'Development' || (name === 'Test' && !names.includes('Development'))
  const proves = name !== 'Development' || names.length < 3
  return [builds ? building : '', proves ? proving : ''].filter((words) => words !== '').join(' ')
}

/** Those that the brief counts or else three, one more where the brief names a place for recovery, or one for advice, of which nothing goes live. */
export function listEnvironments(draft: Draft): Solution['environments'] {
  const { regions } = draft.reading
  const home = regions.find(({ recovery, region }) => !recovery && region.cloud) ?? regions.find(({ recovery }) => !recovery)
  const away = regions.find(({ recovery }) => recovery)
  const source = home ? sourceOf(home.statement) : fromPattern({ id: 'every-system' })
  const region = home && { region: home.region.name }
  const working = {
    name: 'Working environment',
    purpose: 'Keeps the results of the work for those who take part in it and decide.',
  }
  if (draft.patterns.every(isAdvice)) return number('ENV', [{ source, ...working, ...region, nodes: nodesOf(draft, () => true) }])
  const { names, statement } = draft.reading.environments
  const all = names.map((name) => ({
    source: statement ? sourceOf(statement) : source,
    name,
    purpose: purposeOf(name, names),
    ...region,
    nodes: nodesOf(draft, () => true),
  }))
  if (!away) return number('ENV', all)
  const kept = (zone: CapabilityFact['zone'], kind: CapabilityFact['kind']) =>
    zone !== 'site' && (zone !== 'data' || kind === 'store' || kind === 'queue')
  const recovery = {
    source: sourceOf(away.statement),
    name: 'Recovery',
    region: away.region.name,
    purpose: 'Takes over from production when its region fails: stores are copied there, the rest is built from code.',
    nodes: nodesOf(draft, kept),
  }
  return number('ENV', [...all, recovery])
}

function nodesOf(draft: Draft, keep: (zone: CapabilityFact['zone'], kind: CapabilityFact['kind']) => boolean) {
  const zoneOf = (capability: Capability) => {
    const carrier = carriers[capability]
    return capabilities[carrier && elementOf(draft, carrier) ? carrier : capability].zone
  }
  return (Object.keys(zones) as CapabilityFact['zone'][]).flatMap((zone) => {
    const elements = draft.parts
      .filter(({ capability }) => zoneOf(capability) === zone && keep(zone, capabilities[capability].kind))
      .map(({ capability }) => elementOf(draft, capability)!)
    return elements.length > 0
      ? [{ name: zones[zone], technology: zone === 'site' ? siteHost : hosts[draft.reading.cloud.cloud], elements }]
      : []
  })
}
