import type { Measure, Requirement } from '#server/solution/solution.ts'
import { measureTopics } from './measure-topics.ts'
import type { Statement } from './statement.ts'

type Characteristic = NonNullable<Requirement['characteristic']>
export type Kind = Pick<Requirement, 'kind' | 'characteristic'>

/** Words that say which quality of ISO/IEC 25010:2023 a sentence is about; each hit counts once. */
const qualityWords: [Characteristic, RegExp[]][] = [
  [
    'Reliability',
    [
      /\bavailab(?:le|ility) \d|\bavailability\b|\buptime\b/i,
      /\bhigh(?:ly)? availab\w+/i,
      /\b(?:RPO|RTO|recovery (?:point|time))\b/i,
      /\b(?:failover|disaster|back-?ups?|resilien\w+|fault[- ]toleran\w+|no single point of failure)\b/i,
      /\bno (?:message|record|event|data)s? (?:may|must|can) be lost\b/i,
    ],
  ],
  [
    'Security',
    [
      /\bencrypt\w*\b/i,
      /\b(?:single sign-on|SSO|MFA|multi-factor|authenticat\w+|authori[sz]ation)\b/i,
      /\b(?:role[- ]based|least privilege|access control|access must be)\b/i,
      /\b(?:mask(?:ed|ing)?|pseudonymi\w+|anonymi[sz]ed)\b/i,
      /\b(?:audit (?:trail|log)|logged|tamper)\b/i,
      /\b(?:penetration|vulnerabilit\w+|TLS|intrusion)\b/i,
    ],
  ],
  [
    'Performance efficiency',
    [
      /\b(?:p\d\d|percentile|latency|throughput|response times?)\b/i,
      /\b(?:concurrent|simultaneous)\b/i,
      /\b(?:fast|quick(?:ly)?|performan(?:ce|t))\b/i,
      /\b(?:scalab\w+|scale to)\b/i,
    ],
  ],
  [
    'Interaction capability',
    [
      /\b(?:WCAG|accessib(?:le|ility)|screen reader)\b/i,
      /\b(?:user-friendly|easy to use|intuitive|usab\w+)\b/i,
      /\bavailable in (?:English|Welsh|French|German|Polish|\w+ languages)\b/i,
    ],
  ],
  [
    'Maintainability',
    [
      /\b(?:infrastructure as code|CI\/CD|maintainab\w+|modular|test coverage|automated tests?)\b/i,
      /\b(?:reproducib\w+|documented|versioned)\b/i,
    ],
  ],
  [
    'Compatibility',
    [/\b(?:interoperab\w+|open (?:standards?|formats?)|backwards? compatib\w+|FHIR|HL7)\b/i, /\b(?:agree with|reconcile with)\b/i],
  ],
  [
    'Flexibility',
    [
      /\b(?:portab\w+|exit plan|vendor lock-in|configurable|extensib\w+|new (?:sources?|titles?|regions?) (?:must|should|can) be added)\b/i,
      /\bgrow(?:th)? (?:to|by|of)\b/i,
    ],
  ],
  ['Safety', [/\b(?:safety|harm|hazard|fail[- ]safe|clinical risk)\b/i]],
]

const constraintWords = [
  /\b(?:must|shall|should|has to|may|needs to)(?: only)? (?:run|be hosted|be built|be deployed|be kept|be stored|be processed|stay|remain) (?:only )?(?:on|in|within|with)\b/i,
  /\bcompl(?:y|ies|iance|iant) with\b/i,
  /\b(?:UK )?GDPR\b|\bData Protection Act\b|\bISO(?:\/IEC)? ?27001\b|\bPCI[- ]DSS\b|\bFCA\b|\bDORA\b|\bHIPAA\b|\bCyber Essentials\b/i,
  /\b(?:existing|current) [\w ]*(?:agreements?|licen[cs]es?|contracts?|tenancy|platform)[\w ]* must be (?:re-?)?used\b/i,
  /\bbudget\b|\bmust not (?:leave|exceed|use)\b|\bno (?:public )?cloud\b|\bon[- ]premises?\b/i,
  /\b(?:no later than|deadline|go[- ]live by|before the end of)\b/i,
]

const action =
  /\b(?:must|shall|should|can|could|needs? to|wants? to|will|may)(?: be able)?(?: to)? (?:see|ask|build|open|query|search|export|retrain|compare|submit|upload|report|create|send|receive|take over|approve|edit|view|answer|recommend|predict|ingest|load(?! (?:fast|in|within))|join|collect|show|offer|find|look up|be looked up|be loaded|be migrated|be ingested|publish)\b/i
const imperative =
  /^(?:collect|join|recommend|predict|load|ingest|send|show|provide|build|create|publish|extract|import|export|search|report|score|detect|notify|replace|migrate|classify|summari[sz]e)\b/i

/** Functional, a quality with its characteristic, or a constraint. */
export function readKind(statement: Statement, measures: Measure[]): Kind {
  const { text, field } = statement
  const quality = strongestQuality(text, measures)
  const hasAction = action.test(text) || imperative.test(text)
  const isConstraint = constraintWords.some((words) => words.test(text))
  if (field === 'constraints')
    return quality.score >= 2 && !isConstraint ? { kind: 'quality', characteristic: quality.name } : { kind: 'constraint' }
  if (isConstraint && quality.score < 2) return { kind: 'constraint' }
  if (quality.score >= 2 || (quality.score === 1 && !hasAction)) return { kind: 'quality', characteristic: quality.name }
  return { kind: 'functional' }
}

/** A measured quality weighs two, so that "answers within 3 seconds" is a quality even where somebody acts in it. */
function strongestQuality(text: string, measures: Measure[]): { name: Characteristic; score: number } {
  const scores = new Map<Characteristic, number>()
  for (const [name, patterns] of qualityWords) {
    scores.set(name, patterns.filter((pattern) => pattern.test(text)).length)
  }
  const asksForAction = action.test(text) || imperative.test(text)
  for (const { subject } of measures) {
    const characteristic = measureTopics.find(({ topic }) => topic === subject)?.characteristic
    if (characteristic) scores.set(characteristic, (scores.get(characteristic) ?? 0) + weightOf(subject, asksForAction))
  }
  const best = [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))
  return { name: best[0], score: best[1] }
}

/** A volume beside an action ("ingest 5 TB a day") sizes a function; a time or a level is a quality of its own. */
const weightOf = (subject: string, asksForAction: boolean) =>
  asksForAction && /volume|throughput|freshness|batch/.test(subject) ? 0 : 2
