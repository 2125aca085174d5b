import type { Measure, Requirement } from '#server/solution/solution.ts'
import { measureTopics } from './measure-topics.ts'
import { qualityWords, type Characteristic } from './quality-words.ts'
import type { Statement } from './statement.ts'
import { asksToDo, verbPattern } from './verbs.ts'

export type Kind = Pick<Requirement, 'kind' | 'characteristic' | 'furtherCharacteristics'>

const constraintWords = [
  /\b(?:must|shall|should|has to|may|needs to)(?: only)? (?:run|be hosted|be built|be deployed|be kept|be stored|be processed|stay|remain) (?:only )?(?:on|in|within|with)\b/i,
  /\b(?:stay|remain|kept|held|stored|processed) (?:only )?(?:with)?in (?:the )?(?:UK|United Kingdom|EU|EEA|European Union|US|USA|country|Ireland|Germany|France)\b/i,
  /\bcompl(?:y|ies|iance|iant) with\b/i,
  /\b(?:UK )?GDPR\b|\bData Protection Act\b|\bISO(?:\/IEC)? ?27001\b|\bPCI[- ]DSS\b|\bFCA\b|\bDORA\b|\bHIPAA\b|\bCyber Essentials\b/i,
  /\b(?:existing|current) [\w ]{0,80}(?:agreements?|licen[cs]es?|contracts?|tenancy|platform)[\w ]{0,40} must be (?:re-?)?used\b/i,
  /\bbudget\b|\bmust not (?:leave|exceed|use)\b|\bno (?:public )?cloud\b|\bon[- ]premises?\b/i,
  /\b(?:no later than|deadline|go[- ]live by|before the end of)\b/i,
]

const modal = String.raw`must|shall|should|can|could|needs? to|wants? to|will|may`
const action = new RegExp(
  String.raw`\b(?:${modal})(?: also| not| only)?(?: be able)?(?: to)? (?:${verbPattern}|be (?:looked up|loaded(?! (?:fast|in|within))|migrated|ingested|imported|notified|shown|told|sent))\b`,
  'i',
)
/** "Load within 4 hours" and "keep within the UK" ask for a quality, not for an action. */
const qualityOfAction = new RegExp(
  String.raw`\b(?:${modal})(?: be able)?(?: to)? (?:load (?:fast|in|within)|support \d|encrypt|mask|log\b|monitor|perform|handle \d|protect)`,
  'i',
)

/** Functional, a quality with its characteristics, the strongest first, or a constraint. */
export function readKind(statement: Statement, measures: Measure[]): Kind {
  const { text, field, heading } = statement
  const asksForAction = (action.test(text) && !qualityOfAction.test(text)) || asksToDo.test(text)
  const scores = scoresOf(text, { measures, asksForAction, heading })
  const [best, ...more] = scores
  const score = best?.score ?? 0
  const isConstraint = constraintWords.some((words) => words.test(text)) || /^constraints?\b/.test(heading)
  const quality = (): Kind => ({
    kind: 'quality',
    ...(best && { characteristic: best.name }),
    furtherCharacteristics: more.map(({ name }) => name),
  })
  const constraint = (): Kind => ({ kind: 'constraint', furtherCharacteristics: scores.map(({ name }) => name) })
  if (field === 'budget') return constraint()
  if (field === 'constraints') return score >= 2 && !isConstraint ? quality() : constraint()
  if ((isConstraint && score < 2) || /^CON\b/.test(statement.given ?? '')) return constraint()
  if (score >= 2 || (score === 1 && !asksForAction)) return quality()
  if (asksForAction) return { kind: 'functional', furtherCharacteristics: [] }
  if (/\bnon-?functional|^quality(?: (?:requirements|attributes|goals))?$/.test(heading) || /^NFR\b/.test(statement.given ?? ''))
    return quality()
  return { kind: 'functional', furtherCharacteristics: [] }
}

type Asked = { measures: Measure[]; asksForAction: boolean; heading: string }

/** A measured quality weighs two, so that "answers within 3 seconds" is a quality even where somebody acts in it. */
function scoresOf(text: string, { measures, asksForAction, heading }: Asked): { name: Characteristic; score: number }[] {
  const scores = new Map<Characteristic, number>()
  for (const [name, patterns] of qualityWords) {
    const hits = patterns.filter((pattern) => pattern.test(text)).length
    const named = !asksForAction && heading.startsWith(name.toLowerCase().split(' ')[0]!) ? 1 : 0
    scores.set(name, hits + named)
  }
  for (const { subject } of measures) {
    const characteristic = measureTopics.find(({ topic }) => topic === subject)?.characteristic
    if (characteristic) scores.set(characteristic, (scores.get(characteristic) ?? 0) + weightOf(subject, asksForAction))
  }
  return [...scores]
    .filter(([, score]) => score > 0)
    .map(([name, score]) => ({ name, score }))
    .toSorted((one, other) => other.score - one.score)
}

/** A volume beside an action ("ingest 5 TB a day") sizes a function; a time or a level is a quality of its own. */
const weightOf = (subject: string, asksForAction: boolean) =>
  asksForAction && /volume|throughput|freshness|batch/.test(subject) ? 0 : 2
