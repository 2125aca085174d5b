import type { Element, Requirement } from '#server/solution/solution.ts'
import { capabilities, capabilityIds, type Capability } from './capabilities.ts'
import { entriesOf, type Part } from './choose-parts.ts'
import type { Ground } from './connect-elements.ts'
import { withEnglish } from './foreign-words.ts'
import { matchNouns, type Nouns, nounsOf } from './match-nouns.ts'
import { splitObligations } from './split-obligations.ts'
import { demandWords } from './verbs.ts'
import { isWork } from './work-kinds.ts'

const most = 4
/** From this weight on a word calls for a whole pattern, which no single part is. */
const telling = 3

const byTopic: [RegExp, Capability[]][] = [
  [
    /availability|recovery time|recovery point|hours of service/,
    [
      'scoring',
      'answer-service',
      'recommendation-service',
      'decision-service',
      'image-inference',
      'agent-runtime',
      'web-application',
      'api-gateway',
      'warehouse',
      'observability',
    ],
  ],
  [
    /response time|concurrent users|throughput/,
    [
      'scoring',
      'answer-service',
      'recommendation-service',
      'decision-service',
      'edge-node',
      'agent-runtime',
      'dashboards',
      'api-gateway',
      'event-stream',
    ],
  ],
  [/freshness/, ['stream-processing', 'event-stream', 'document-ingestion']],
  [
    /accuracy/,
    [
      'model-lifecycle',
      'answer-service',
      'document-extraction',
      'forecasting',
      'image-inference',
      'speech-to-text',
      'evaluation-service',
    ],
  ],
  [/^log retention/, ['log-archive', 'observability']],
  [/^retention/, ['lake', 'operational-store']],
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
  /\b(?:run on|sits? on|hosted|AWS|Microsoft Azure|Azure \(|Google Cloud|GCP|in the UK only|leaves the|sized for|must be scaled|licen[cs]e (?:only )?for|regions|stay on|ready for use|no new servers|one DNS name|region|cloud|on[- ]premises?|compl(?:y|ies|iance)|GDPR|data cent(?:re|er)|processed in|leave the|agreements? must|tenancy|infrastructure as code|Equality Act|(?:stay|remain|kept|held|stored) (?:only )?(?:with)?in (?:the )?(?:UK|United Kingdom|EU|EEA|European Union|US|country))\b/i

const wholeTopic = /^(?:availability|recovery|response time|users|concurrent users|throughput|data volume|budget)/
/** What every page and screen has to do is met by the parts that people look at. */
const onEveryScreen =
  /\b(?:WCAG|VoiceOver|TalkBack|screen readers?|accessib\w+|browsers?|languages?|English|Welsh|Polish|German|French|bilingual|design system|iPads?|phones?|mobile|battery)\b/i
const looked: Capability[] = ['mobile-application', 'web-application', 'dashboards', 'search-service', 'answer-service']
/** What only an application on the phone can answer for, where there is one. */
const onPhones = /\b(?:VoiceOver|TalkBack|battery|phones?|app must)\b/i

const isNote = /^\(/

const everyAnswer = Object.fromEntries(
  capabilityIds.map((id) => [id, new RegExp(capabilities[id].answers.source, 'gi')]),
) as Record<Capability, RegExp>

type Asked = Pick<Requirement, 'text' | 'measures' | 'characteristic' | 'kind'>
type Place = Pick<Ground, 'parts' | 'elements' | 'reading' | 'patterns'> & { nouns: Nouns }

/** An obligation that no part meets, of a requirement that is met in its other ones. */
export type OpenObligation = { requirement: Requirement; obligation: string }

/** The elements with the ids of the requirements that each satisfies, and the obligations that none does. */
export function satisfyRequirements(ground: Ground): { elements: Element[]; openObligations: OpenObligation[] } {
  const place: Place = { ...ground, nouns: nounsOf(ground.parts, ground.patterns) }
  const satisfied = new Map<string, string[]>()
  const openObligations: OpenObligation[] = []
  for (const { requirement } of ground.reading.requirements) {
    const { ids, open } = satisfiersOf(place, requirement)
    for (const id of ids) {
      const known = satisfied.get(id)
      if (known) known.push(requirement.id)
      else satisfied.set(id, [requirement.id])
    }
    openObligations.push(...open.map((obligation) => ({ requirement, obligation })))
  }
  return {
    elements: ground.elements.map((element) => ({ ...element, satisfies: satisfied.get(element.id) ?? [] })),
    openObligations,
  }
}

/** Who meets a requirement; where it has several obligations, who meets each, and which of them nobody does. */
function satisfiersOf(place: Place, requirement: Requirement): { ids: string[]; open: string[] } {
  if (requirement.priority === 'wont') return { ids: [], open: [] }
  const ids = new Set(bestFor(place, requirement))
  const obligations = splitObligations(requirement.text)
  if (obligations.length < 2) return { ids: [...ids], open: [] }
  const open: string[] = []
  for (const text of obligations) {
    const measures = requirement.measures.filter(({ quote }) => text.includes(quote))
    const asked: Asked = { text, measures, characteristic: undefined, kind: 'functional' }
    // What is to be done tells more than what it is done to.
    const ranked = [{ ...asked, text: predicateOf(text) }, asked].map((words) => rank(place, words)).find((best) => best.length > 0)
    const able = [...systemFor(place, asked), ...(ranked ?? []).map(({ id }) => id)]
    if (able.length === 0) open.push(text)
    else if (!able.some((id) => ids.has(id))) ids.add(able[0]!)
  }
  return open.length === obligations.length ? { ids: [...ids], open: [] } : { ids: [...ids], open }
}

const predicateOf = (text: string) => text.replace(/^.{2,80}?\s(?=(?:must|shall|should|needs? to|has to|have to|be)\b)/i, '')

/** The parts that a requirement's words are about, and the system where they bind the whole. */
function bestFor(place: Place, requirement: Requirement): string[] {
  const asked: Asked = { ...requirement, text: withEnglish(requirement.text) }
  const whole = asked.kind === 'constraint' ? systemFor(place, asked) : []
  const best = rank(place, asked)
  const top = best[0]?.score ?? 0
  const chosen = best.filter(({ score }) => score >= top / 2).slice(0, most)
  if (chosen.length > 0 || whole.length > 0) return [...whole, ...chosen.map(({ id }) => id)]
  if (isWork(asked, place.patterns)) return []
  const ways = [screensFor, demandedOf, doorsFor, neighboursFor, wholeFor]
  return ways.reduce((found: string[], way) => (found.length > 0 ? found : way(place, asked)), [])
}

const screensFor = ({ parts, elements }: Place, { text }: Asked) =>
  onEveryScreen.test(text)
    ? placesOf(parts, onPhones.test(text) ? looked.slice(0, 1) : looked, looked).map((index) => elements[index + 1]!.id)
    : []

/** Where parts of the first kind stand, else those of the second. */
function placesOf(parts: Part[], first: Capability[], second: Capability[]): number[] {
  const [own, other] = [first, second].map((wanted) =>
    [...parts.keys()].filter((index) => wanted.includes(parts[index]!.capability)),
  )
  return own!.length > 0 ? own! : other!
}

/** A constraint that demands something of one part, and not only names it. */
const demandedOf = (place: Place, asked: Asked) =>
  asked.kind === 'constraint' && demandWords.test(asked.text)
    ? rank(place, { ...asked, kind: 'functional' })
        .filter(({ score }, _, all) => score === all[0]!.score)
        .slice(0, 2)
        .map(({ id }) => id)
    : []

/** Parts whose own records, interfaces and duties the words are about. */
const neighboursFor = ({ nouns, elements, patterns }: Place, asked: Asked) =>
  asked.kind === 'constraint' || isWork(asked, patterns)
    ? []
    : matchNouns(nouns, asked.text).map((index) => elements[index + 1]!.id)

/** The system, where the words bind the whole, measure it, or call for the pattern that it follows. */
const wholeFor = (place: Place, asked: Asked) =>
  (wholeSystem.test(asked.text) && !isNote.test(asked.text)) ||
  asked.measures.some(({ subject }) => wholeTopic.test(subject)) ||
  callsForPattern(place, asked)
    ? [systemOf(place)]
    : []

/** Where the words say no more than the name of an outside system, the part that deals with it. */
const doorsFor = ({ reading, parts, elements }: Place, { text }: Asked) =>
  reading.systems
    .filter(({ named }) => text.includes(named.name))
    .flatMap(({ named }) => {
      const door = parts.findIndex(({ capability }) => entriesOf(named).includes(capability))
      return door === -1 ? [] : [elements[door + 1]!.id]
    })
    .slice(0, 1)

const systemOf = ({ elements }: Place) => elements.find(({ kind }) => kind === 'system')!.id

const systemFor = (place: Place, { text }: Pick<Asked, 'text'>) => (wholeSystem.test(text) ? [systemOf(place)] : [])

const callsForPattern = ({ patterns }: Place, { text }: Asked) =>
  patterns.some(({ calledBy }) => calledBy.some(({ words, weight }) => weight >= telling && words.test(text)))

const rank = ({ parts, elements }: Place, asked: Asked) =>
  parts
    .map((part, index) => ({ id: elements[index + 1]!.id, score: scoreOf(part, asked) }))
    .filter(({ score }) => score > (asked.kind === 'constraint' ? 1 : 0))
    .toSorted((one, other) => other.score - one.score)

function scoreOf(part: Part, { text, measures, characteristic }: Asked) {
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
  const chain = measures.some(({ subject }) => /^(?:availability|recovery|log retention)/.test(subject))
  return fit + (topic ? (chain || fit > 0 ? 1.5 : 0.5) : 0) + (quality ? 0.5 : 0)
}
