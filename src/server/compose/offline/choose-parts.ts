import { capabilities, capabilityIds, type Capability } from './capabilities.ts'
import type { NamedSystem } from './gazetteer/named.ts'
import { isAdvice, type Pattern } from './patterns/pattern.ts'
import type { Reading } from './read-brief.ts'
import type { NamedInBrief } from './read-named.ts'

export type Part = {
  capability: Capability
  name: string
  technology: string
  /** The statement of the brief that names the technology. */
  named?: NamedInBrief
  responsibility: string
  pattern: string
}

const most = 14
/** Structural patterns of which at least the first part stands in the picture. */
const surest = 4
const always: Capability[] = ['identity', 'secrets', 'observability']

/** Where each kind of outside system delivers, the preferred place first. */
const entries: Record<NamedSystem['delivers'], Capability[]> = {
  records: [
    'batch-ingestion',
    'migration-pipeline',
    'change-capture',
    'metadata-scanner',
    'erasure-orchestration',
    'tool-gateway',
    'document-ingestion',
    'index-feed',
    'api-gateway',
    'domain-services',
    'document-pipeline',
    'conversation-analysis',
    'identity-governance',
    'network-hub',
    'recovery-orchestration',
    'architecture-register',
    'learning-platform',
    'delivery-pipeline',
    'cost-records',
    'incident-alerting',
  ],
  readings: ['device-gateway', 'event-stream', 'batch-ingestion'],
  events: ['event-stream', 'event-broker', 'batch-ingestion', 'api-gateway', 'document-ingestion', 'decision-service'],
  documents: ['document-ingestion', 'document-pipeline', 'batch-ingestion', 'tool-gateway', 'index-feed'],
  calls: [
    'api-gateway',
    'tool-gateway',
    'conversation-analysis',
    'decision-service',
    'domain-services',
    'identity-governance',
    'incident-alerting',
    'delivery-pipeline',
    'provisioning',
    'recovery-orchestration',
    'architecture-register',
    'learning-platform',
    'erasure-orchestration',
  ],
  identity: ['identity'],
}

/** Every place to which one outside system can deliver, the preferred place first. */
export const entriesOf = ({ delivers, takenBy }: NamedSystem): Capability[] => [...(takenBy?.parts ?? []), ...entries[delivers]]

/** The parts of the design, in a fixed order: those of the patterns, those the brief names, and those that every system has. */
export function chooseParts(reading: Reading, patterns: Pattern[]): Part[] {
  const wanted = rank(reading, patterns)
  const outside = reading.systems
  for (const { named } of outside) {
    if (!entriesOf(named).some((capability) => wanted.includes(capability))) wanted.push(entries[named.delivers][0]!)
  }
  const common = patterns.every(isAdvice) ? always.filter((capability) => capability !== 'secrets') : always
  const needed = new Set([...common, ...wanted.slice(0, most - always.length)])
  // A log with a period of its own needs a place of its own, and takes no other part's.
  if (isMeasured(reading, 'log retention')) needed.add('log-archive')
  for (const { named } of outside) {
    if (!entriesOf(named).some((capability) => needed.has(capability))) {
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
  ['pseudonymisation', /\b(?:pseudonymi[sz]\w+|de-?identif\w+)\b/i],
  ['catalogue', /\b(?:lineage|traceability from|data catalogue)\b/i],
]

const demanded = ({ requirements }: Reading) =>
  demands
    .filter(([, words]) => requirements.some(({ requirement }) => words.test(requirement.text)))
    .map(([capability]) => capability)

const isMeasured = ({ requirements }: Reading, topic: string) =>
  requirements.some(({ requirement }) => requirement.measures.some(({ subject }) => subject === topic))

/**
 * Capabilities by how much the brief asks for them: the leading pattern's, what the brief names, the structural patterns',
 * those only wanted where a requirement asks for them, and last what practices add.
 */
function rank(reading: Reading, patterns: Pattern[]): Capability[] {
  const asked = (capability: Capability) =>
    reading.requirements.filter(({ requirement }) => capabilities[capability].answers.test(requirement.text)).length
  const brought = patterns.flatMap(({ elements }) => elements).filter(({ optional }) => !optional)
  const own = reading.technologies.map(({ named }) => placeOf(named.capability, reading, patterns))
  const requiredOf = (some: Pattern[]) =>
    some
      .flatMap(({ elements }) => elements.filter(({ optional }) => !optional))
      .filter(({ unless = [] }) => ![unless].flat().some((other) => own.includes(other) || brought.some(isOf(other))))
      .map(({ capability }) => capability)
  const optionalOf = (some: Pattern[]) =>
    some
      .flatMap(({ elements }) => elements.filter(({ optional }) => optional).map(({ capability }) => capability))
      .filter((capability) => asked(capability) > 0)
      .toSorted((one, other) => asked(other) - asked(one))
  const structural = patterns.filter(({ practice }) => !practice)
  const practices = patterns.filter(({ practice }) => practice)
  return [
    ...new Set([
      ...requiredOf(patterns.slice(0, 1)).slice(0, 4),
      ...own.filter((capability) => capabilities[capability].zone !== 'control'),
      ...demanded(reading),
      ...structural.slice(0, surest).flatMap((pattern) => requiredOf([pattern]).slice(0, 1)),
      ...own,
      ...requiredOf(structural),
      ...optionalOf(structural),
      ...requiredOf(practices),
      ...optionalOf(practices),
    ]),
  ].filter((capability) => !always.includes(capability))
}

/** Parts of which one does the other's work, so that a named product takes the place that a pattern has. */
const kin: Partial<Record<Capability, Capability>> = {
  'event-stream': 'event-broker',
  'event-broker': 'event-stream',
  'operational-store': 'warehouse',
}

/** Where a named product stands: in its own place, or in that of its kin where the patterns want only that and nothing else is named for it. */
function placeOf(capability: Capability, reading: Reading, patterns: Pattern[]): Capability {
  const brought = (wanted: Capability) =>
    patterns.some(({ elements }) => elements.some((element) => isOf(wanted)(element) && !element.optional))
  const other = kin[capability]
  const taken = reading.technologies.some(({ named }) => named.capability === other)
  return other && !taken && !brought(capability) && brought(other) ? other : capability
}

const isOf =
  (wanted: Capability) =>
  ({ capability }: { capability: Capability }) =>
    capability === wanted

function partOf(capability: Capability, reading: Reading, patterns: Pattern[]): Part {
  const fact = capabilities[capability]
  const pattern = patterns.find(({ elements }) => elements.some(isOf(capability)))
  const element = pattern?.elements.find(isOf(capability))
  const named = reading.technologies.find(({ named }) => placeOf(named.capability, reading, patterns) === capability)
  return {
    capability,
    name: element?.name ?? fact.name,
    technology: named?.named.name ?? element?.technology ?? fact.technology[reading.cloud.cloud],
    ...(named && { named }),
    responsibility: element?.responsibility ?? fact.responsibility,
    pattern: pattern?.id ?? 'every-system',
  }
}
