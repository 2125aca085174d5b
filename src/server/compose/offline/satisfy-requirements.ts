import type { Element, Requirement } from '#server/solution/solution.ts'
import { capabilities, capabilityIds, type Capability } from './capabilities.ts'
import type { Part } from './choose-parts.ts'
import type { Ground } from './connect-elements.ts'

const most = 4
/** From this weight on a word calls for a whole pattern, which no single part is. */
const telling = 3

const byTopic: [RegExp, Capability[]][] = [
  [
    /availability|recovery time|recovery point/,
    ['scoring', 'answer-service', 'web-application', 'api-gateway', 'warehouse', 'observability'],
  ],
  [/response time|concurrent users|throughput/, ['scoring', 'answer-service', 'dashboards', 'api-gateway', 'event-stream']],
  [/freshness/, ['stream-processing', 'event-stream', 'document-ingestion']],
  [/accuracy/, ['model-lifecycle', 'answer-service']],
  [/retention/, ['lake', 'operational-store']],
]
const byCharacteristic: Partial<Record<NonNullable<Requirement['characteristic']>, Capability[]>> = {
  Security: ['identity', 'secrets'],
  Reliability: ['observability'],
  'Interaction capability': ['web-application', 'dashboards'],
  Maintainability: ['model-lifecycle', 'observability'],
  'Performance efficiency': ['observability'],
}
/** What binds the whole is met by the system, not by one part. */
const wholeSystem =
  /\b(?:run on|hosted|region|cloud|on[- ]premises?|compl(?:y|ies|iance)|GDPR|data cent(?:re|er)|processed in|leave the|agreements? must|tenancy|infrastructure as code|Equality Act)\b/i

const everyAnswer = Object.fromEntries(
  capabilityIds.map((id) => [id, new RegExp(capabilities[id].answers.source, 'gi')]),
) as Record<Capability, RegExp>

/** The elements with the ids of the requirements that each satisfies. */
export function satisfyRequirements(ground: Ground): Element[] {
  const satisfied = new Map<string, string[]>()
  for (const { requirement } of ground.reading.requirements) {
    for (const id of satisfiersOf(ground, requirement)) satisfied.set(id, [...(satisfied.get(id) ?? []), requirement.id])
  }
  return ground.elements.map((element) => ({ ...element, satisfies: satisfied.get(element.id) ?? [] }))
}

function satisfiersOf({ parts, elements, patterns }: Ground, requirement: Requirement): string[] {
  if (requirement.priority === 'wont') return []
  const system = elements.find(({ kind }) => kind === 'system')!.id
  const whole = requirement.kind === 'constraint' && wholeSystem.test(requirement.text) ? [system] : []
  const best = parts
    .map((part, index) => ({ id: elements[index + 1]!.id, score: scoreOf(part, requirement) }))
    .filter(({ score }) => score > (requirement.kind === 'constraint' ? 1 : 0))
    .toSorted((one, other) => other.score - one.score)
  const top = best[0]?.score ?? 0
  const chosen = best.filter(({ score }) => score >= top / 2).slice(0, most)
  if (chosen.length > 0 || whole.length > 0) return [...whole, ...chosen.map(({ id }) => id)]
  const askedAsWhole = patterns.some(({ calledBy }) =>
    calledBy.some(({ words, weight }) => weight >= telling && words.test(requirement.text)),
  )
  return askedAsWhole || (requirement.kind === 'quality' && wholeSystem.test(requirement.text)) ? [system] : []
}

function scoreOf(part: Part, requirement: Requirement) {
  const { text, measures, characteristic } = requirement
  const fact = capabilities[part.capability]
  const hits = text.match(everyAnswer[part.capability]) ?? []
  const distinct = new Set(hits.map((hit) => hit.toLowerCase())).size
  const named = text.includes(part.technology) || text.toLowerCase().includes(fact.name.toLowerCase())
  const topic = measures.some(({ subject }) =>
    byTopic.some(([topic, capabilities]) => topic.test(subject) && capabilities.includes(part.capability)),
  )
  const quality = characteristic !== undefined && (byCharacteristic[characteristic]?.includes(part.capability) ?? false)
  const fit = distinct + (named ? 3 : 0)
  // A level of service is kept by the whole chain, other measures by the part that the words are about.
  const chain = measures.some(({ subject }) => /^(?:availability|recovery)/.test(subject))
  return fit + (topic ? (chain || fit > 0 ? 1.5 : 0.5) : 0) + (quality ? 0.5 : 0)
}
