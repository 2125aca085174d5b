import { capabilities, capabilityIds, type Capability } from './capabilities.ts'
import type { NamedSystem, NamedTechnology } from './gazetteer/named.ts'
import type { Pattern } from './patterns/pattern.ts'
import { isLeaning, type Reading } from './read-brief.ts'
import type { NamedInBrief } from './read-named.ts'

export type Part = {
  capability: Capability
  technology: string
  /** The statement of the brief that names the technology. */
  named?: NamedInBrief
  responsibility: string
  pattern: string
}

const most = 14
const always: Capability[] = ['identity', 'secrets', 'observability']

/** Where each kind of outside system delivers, the preferred place first. */
export const entries: Record<NamedSystem['delivers'], Capability[]> = {
  records: ['batch-ingestion', 'migration-pipeline', 'change-capture', 'document-ingestion', 'api-gateway', 'domain-services'],
  events: ['event-stream', 'event-broker', 'batch-ingestion', 'api-gateway', 'document-ingestion'],
  documents: ['document-ingestion', 'batch-ingestion'],
  calls: ['api-gateway'],
  identity: ['identity'],
}

/** The parts of the design, in a fixed order: those of the patterns, those the brief names, and those that every system has. */
export function chooseParts(reading: Reading, patterns: Pattern[]): Part[] {
  const wanted = rank(reading, patterns)
  const outside = outsideSystems(reading)
  for (const { named } of outside) {
    const preferred = entries[named.delivers]
    if (!preferred.some((capability) => wanted.includes(capability))) wanted.push(preferred[0]!)
  }
  const needed = new Set([...always, ...wanted.slice(0, most - always.length)])
  for (const { named } of outside) {
    if (!entries[named.delivers].some((capability) => needed.has(capability))) {
      needed.delete([...needed].at(-1)!)
      needed.add(entries[named.delivers][0]!)
    }
  }
  return capabilityIds.filter((capability) => needed.has(capability)).map((capability) => partOf(capability, reading, patterns))
}

/** Parts that a brief asks for by name, whatever its pattern. */
const demands: [Capability, RegExp][] = [
  ['dashboards', /\bdashboards?\b|\breports\b|\breporting\b/i],
  ['api-gateway', /\bAPIs?\b/],
  ['web-application', /\b(?:web chat|portal|web application)\b/i],
  ['catalogue', /\b(?:lineage|traceability from|data catalogue)\b/i],
]

const demanded = ({ requirements }: Reading) =>
  demands
    .filter(([, words]) => requirements.some(({ requirement }) => words.test(requirement.text)))
    .map(([capability]) => capability)

/** Capabilities by how much the brief asks for them; a pattern's optional ones only where a requirement does. */
function rank(reading: Reading, patterns: Pattern[]): Capability[] {
  const asked = (capability: Capability) =>
    reading.requirements.filter(({ requirement }) => capabilities[capability].answers.test(requirement.text)).length
  const own = namedTechnologies(reading).map(({ named }) => named.capability)
  const required = patterns.flatMap(({ elements }) =>
    elements.filter(({ optional }) => !optional).map(({ capability }) => capability),
  )
  const optional = patterns
    .flatMap(({ elements }) => elements.filter((element) => element.optional).map(({ capability }) => capability))
    .filter((capability) => asked(capability) > 0)
    .toSorted((one, other) => asked(other) - asked(one))
  return [...new Set([...required.slice(0, 3), ...own, ...demanded(reading), ...required, ...optional])].filter(
    (capability) => !always.includes(capability),
  )
}

function partOf(capability: Capability, reading: Reading, patterns: Pattern[]): Part {
  const fact = capabilities[capability]
  const pattern = patterns.find(({ elements }) => elements.some((element) => element.capability === capability))
  const element = pattern?.elements.find((element) => element.capability === capability)
  const named = namedTechnologies(reading).find(({ named }) => named.capability === capability)
  return {
    capability,
    technology: named ? named.named.name : fact.technology[reading.cloud.cloud],
    ...(named && { named }),
    responsibility: element?.responsibility ?? fact.responsibility,
    pattern: pattern?.id ?? 'every-system',
  }
}

type Technology = NamedInBrief & { named: NamedTechnology }
type System = NamedInBrief & { named: NamedSystem }

const isSource = ({ mentions }: NamedInBrief) =>
  mentions.every(({ text }) =>
    /\b(?:in-house|legacy|current tools|current systems|old|existing)\b[^.]{0,60}\b(?:database|warehouse|tools|reports)\b/i.test(
      text,
    ),
  )

/** Products the brief has chosen for a part of the design. */
export const namedTechnologies = (reading: Reading): Technology[] =>
  reading.named.filter(
    (found): found is Technology => found.named.kind === 'technology' && !found.refused && !isLeaning(found) && !isSource(found),
  )

/** Systems that stay outside the design, among them databases in use today. */
export function outsideSystems(reading: Reading): System[] {
  const longer = (name: string) => reading.named.some(({ named }) => named.name.startsWith(`${name} `))
  return reading.named.flatMap((found): System[] => {
    if (longer(found.named.name)) return []
    if (found.refused && found.mentions.length === 1 && found.statement.field !== 'scope') return []
    if (found.named.kind === 'system') return [{ ...found, named: found.named }]
    if (found.named.kind !== 'technology' || found.refused || isLeaning(found) || !isSource(found)) return []
    const named: NamedSystem = {
      name: found.named.name,
      words: found.named.words,
      kind: 'system',
      delivers: 'records',
      brings: 'records of the database in use today',
    }
    return [{ ...found, named }]
  })
}
