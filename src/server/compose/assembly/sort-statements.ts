import type { Requirement, Solution } from '#server/solution/solution.ts'
import { requirementPrefix } from '#server/solution/list-facts.ts'
import type { Reading, Statement, StatementKind } from '../reading/reading.ts'
import { characteristicsOf } from './characteristics-of.ts'
import { type Asked, number, sourceOf } from './design.ts'
import { isHeading } from './heading-words.ts'
import { asSentence, capitalised } from './phrases.ts'
import { saysNothingAlone } from '../reading/says-nothing-alone.ts'
import { tellsState } from '../reading/tells-state.ts'
import { isTenderTerm } from './tender-terms.ts'

type Given = NonNullable<Solution['givens']>[number]

/** Each statement of the brief as the one fact that it is; none is lost. */
export type Sorted = {
  objectives: Solution['objectives']
  asked: Asked[]
  givens: Given[]
  scope: Solution['scope']
  deliverables: Solution['deliverables']
  assumptions: Statement[]
  questions: Statement[]
}

const asks = new Set<StatementKind>(['need', 'rule', 'ban', 'mandate', 'residency', 'quality'])
/** A date, a volume or a word on people may be a rule all the same. */
const telling = new Set<StatementKind>(['date', 'volume', 'people', 'given', 'background', 'residency'])
const givenKinds: Partial<Record<StatementKind, Given['kind']>> = {
  volume: 'volume',
  people: 'people',
  money: 'money',
  background: 'situation',
  given: 'situation',
  date: 'other',
}

/** `asksFor` says whether a sentence that only seems to tell something asks for it all the same. */
export function sortStatements(reading: Reading, asksFor: AsksFor): Sorted {
  const live = reading.statements.filter(({ kind, amendedBy, text }) => kind !== 'noise' && !amendedBy && text.trim() !== '')
  const outside = new Set(reading.scope.filter(({ within }) => !within).map(({ statement }) => statement))
  const roles = new Map(live.map((statement) => [statement, roleOf(statement, asksFor)]))
  const of = (role: ReturnType<typeof roleOf>) => live.filter((statement) => roles.get(statement) === role)
  return {
    objectives: number(
      'OBJ',
      of('objective').map((statement) => ({
        source: sourceOf(statement),
        text: asSentence(statement.text),
        measures: statement.measures,
      })),
    ),
    asked: listAsked(of('requirement')),
    givens: number(
      'GIV',
      of('given')
        .filter(({ id, measures }) => !outside.has(id) || measures.length > 0)
        .map((statement) => ({
          source: sourceOf(statement),
          text: tell(statement),
          kind: givenKinds[statement.kind] ?? ('other' as const),
          measures: statement.measures,
        })),
    ),
    scope: listScope(reading),
    deliverables: number(
      'DEL',
      of('deliverable').map((statement) => ({ source: sourceOf(statement), text: tell(statement) })),
    ),
    assumptions: of('assumption'),
    questions: of('question'),
  }
}

/** What only seems to be told: “nobody scores them”, “it has to come out identical”. */
const ruling =
  /\b(?:must|shall|has to|have to|needs? to|never|nobody|no one|nothing|may not|mustn['’]t|until|unless|always|at no time|under no circumstances|doesn['’]t bend|gets? (?:a|an|the)|do(?:es)? not (?:go|leave|come)|only (?:by|to|if|when|once|after|with|on|in|for|at|the|those|what)|may only|can only|is not to|are not to|not allowed|forbidden|no (?:longer|more|later|earlier|fewer|less) than|at (?:most|least|the latest)|without exception|before (?:it|they|he|she|we|anything|anyone|any))\b/i
const fewestRuleWords = 5
const isSentence = ({ text }: Statement) => text.split(/\s+/).length >= fewestRuleWords
/** “Phones that nobody counts”, “has been extended until it no longer answers”: the word that seems to rule only tells. */
const toldAside =
  /\b(?:that|which|who) (?:nobody|no one|nothing|never)\b[^,.;]*|\b(?:has|have) been [\p{L} ]{3,30} until\b[^.;:]*|\bno longer \p{L}+s\b[^.;:]*/giu
const isRuling = (statement: Statement) =>
  isSentence(statement) &&
  (ruling.test(statement.text.replace(toldAside, ' ')) || (!statement.affirms && statement.text.search(toldAside) < 0))
/** “No names of guests are kept” leaves nothing out of the work, it rules it; a list of things left out has commas. */
const isShortRefusal = ({ text }: Statement) => text.split(/\s+/).length <= 16 && text.split(',').length <= 2

/** A refusal that rules has a verb of its own: “no names are kept”; “quotations by hand, leave it” only leaves out. */
const rulesSomething =
  /\b(?:must|shall|may|can|cannot|never|nobody|nothing)\b|^(?:no|nor)\b.{3,60}\b(?:is|are|gets?|leaves?|goes|sees?)\b|\b(?:is|are) (?:not|never) \p{L}+(?:ed|n|t)\b/iu

/** What the catalogue sees in a sentence that only seems to tell something: a rule that a control keeps, or a part. */
export type AsksFor = (text: string) => 'rule' | 'part' | undefined

/** “In scope: both halls” says where the work ends; the scope tells it. */
const scopeLine = /^(?:(?:in|within|out of|outside) (?:of )?(?:the )?scope|(?:not )?included|excluded)\s?[:–-]/i
const demands = /\b(?:must|shall|should|has to|have to|needs? to|may not|is to|are to|never)\b/i

/** “Moves little of what was promised”, “shows when it was handed over”: only the clause beside tells what was. */
const whatWas =
  /\b(?:that|which|what|whom?|when|where|how|as (?:it|they)|minute|hour|day)\b[^.,;:]{0,40}?\b(?:was|were)\b(?! [\p{L}]+ing\b)/giu

function roleOf(statement: Statement, asksFor: AsksFor) {
  const { kind, alsoKinds, affirms, text, segment } = statement
  if (kind === 'exclusion')
    return isShortRefusal(statement) && rulesSomething.test(text) && asksFor(text) === 'rule' ? 'requirement' : 'given'
  if (kind === 'question') return 'question'
  if (isHeading(text) || (kind !== 'goal' && saysNothingAlone(statement))) return 'given'
  if (kind !== 'goal' && isTenderTerm(text)) return 'given'
  if (scopeLine.test(text) || (tellsState(text.replace(whatWas, ' ')) && !demands.test(text)))
    return kind === 'goal' ? 'objective' : 'given'
  const isRule = kind === 'rule' || (isRuling(statement) && asksFor(text) === 'rule')
  if (segment.field === 'deliverables' && affirms && !isRule && !['date', 'money', 'ban'].includes(kind)) return 'deliverable'
  if (segment.field === 'assumptions' && !isRule && !['ban', 'mandate', 'residency'].includes(kind)) return 'assumption'
  if (kind !== 'goal' && isGoal(statement)) return 'objective'
  if (isScopeItem(statement) || tellsWhoDoesNotUse(statement) || isToldOnTheSide(statement, asksFor)) return 'given'
  if (segment.field === 'budget' && !demands.test(text)) return 'given'
  if (kind === 'goal') return isRule && !affirms ? 'requirement' : 'objective'
  if (isToldOnly(statement) && asksFor(text) !== 'rule') return 'given'
  if (asks.has(kind) || alsoKinds.includes('rule')) return 'requirement'
  // “People: 9 dispatchers in three shifts” counts them and asks for nothing.
  if (kind === 'people' && !statement.verb && !isRuling(statement) && asksFor(text) !== 'rule') return 'given'
  if (telling.has(kind) && (isRuling(statement) || asksFor(text) !== undefined)) return 'requirement'
  return isDemandedByField(statement) || isRuleOnSums(statement, asksFor) ? 'requirement' : 'given'
}

/** “Above 20,000 CHF the board decides”: a sum that rules who acts, and no price. */
const isRuleOnSums = ({ kind, segment: { field }, text }: Statement, asksFor: AsksFor) =>
  kind === 'money' &&
  field !== 'budget' &&
  /\b(?:above|over|beyond|from|exceed\w*|up to|more than|at most|within|below|under)\b/i.test(text) &&
  !/\b(?:was|were|had|(?<!is )(?<!are )paid|decided|cost|spent)\b/i.test(text) &&
  asksFor(text) === 'rule'

/** “Inspectors read the plan but do not use the system”: nothing is to be built for it. */
const tellsWhoDoesNotUse = ({ people, force, text }: Statement) =>
  force === 'none' &&
  people.length > 0 &&
  /\b(?:do|does|will|would)(?: not|n['’]t) (?:use (?:it|this|them|the (?:system|portal|app|tool|platform|software))|(?:log (?:in|on)|sign in|(?:have|need|want|get) (?:access|an? (?:account|log-?in)))(?! (?:in)?to\b))\b/i.test(
    text,
  )

/** “Records are today in Sage”, “our IT is two people”, “we maintain 11,400 lifts” under the objective: how things are. */
function isToldOnTheSide(statement: Statement, asksFor: AsksFor): boolean {
  const { kind, text, segment } = statement
  if (demands.test(text) || isRuling(statement)) return false
  if (text.search(toldAside) >= 0) return true
  if (!telling.has(kind) || kind === 'residency') return false
  return heldAlready.test(text) || countsPeople.test(text) || (beside.has(segment.field) && asksFor(text) !== 'rule')
}
const beside = new Set<Statement['segment']['field']>(['businessObjective', 'additionalContext'])
const countsPeople =
  /^(?:users?|people|staff|team|who works with it\?)\s?:\s?|^(?:our|the|their) [\p{L} ]{2,30} (?:is|are|has|have|consists? of|counts?) (?:only |just |about )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:\p{Ll}+ )?(?:people|persons?|man|woman|staff|colleagues?|employees?|volunteers?)\b/iu

/** “Dispatch, job sheets, portal”: what the scope lists is told there. */
const isScopeItem = ({ segment: { field }, text, verb, force }: Statement) =>
  field === 'scope' && !demands.test(text) && (verb === undefined || force === 'none') && !/[a-z] (?:is|are|can|will)\b/.test(text)

/** What code holds to even where a model reads a mere fact. */
const strict = new Set<StatementKind>(['rule', 'ban', 'mandate', 'residency', 'quality'])
/** A model read it as a mere fact, and no word of it rules: “backup software today is NetBackup”. */
const isToldOnly = (statement: Statement) =>
  statement.by === 'model' &&
  (statement.kind === 'given' || statement.kind === 'background') &&
  !statement.alsoKinds.some((kind) => strict.has(kind)) &&
  !(isSentence(statement) && ruling.test(statement.text))

const acting = new Set<StatementKind>(['volume', 'people', 'given', 'background'])
/** Under the requirements “the rota proposes the next pilot” asks for it, though it tells it as if it were so. */
const isDemandedByField = (statement: Statement) =>
  statement.segment.field === 'technicalRequirements' &&
  acting.has(statement.kind) &&
  statement.verb !== undefined &&
  isSentence(statement) &&
  !heldAlready.test(statement.text)
const heldAlready = /^(?:we|there|our|today|currently|at present|the data)\b|\b(?:today|currently|at present|so far)\b/i

/** “Cut write-offs from 9 % to 3 %”: what is to be better afterwards. */
const aims =
  /^(?:cut|reduce|lower|halve|double|shorten|raise|increase|improve|save|speed up|grow|win|get rid|fewer|less|more|no more|shorter|faster|better)\b/i

/** “We want every call answered within 30 minutes”: wished for by whoever wrote it, under the objective. */
export const isGoal = ({ kind, segment: { field }, text }: Pick<Statement, 'kind' | 'segment' | 'text'>) =>
  kind === 'goal' ||
  (field === 'businessObjective' &&
    /^(?:we|it|they|(?:the |our )?[\p{L}'’&]+(?: [\p{L}'’&]+)?) (?:want|wish|seek|aim|intend|hope|would like)(?:s|es)?\b/iu.test(
      text,
    )) ||
  (field === 'businessObjective' && aims.test(text) && !demands.test(text))

/** The words of a table row need its head beside them. */
function tell({ text, segment: { heading } }: Statement): string {
  const isShort = text.split(' ').length < 4
  return asSentence(
    heading && isShort && !text.toLowerCase().startsWith(heading.toLowerCase()) ? `${capitalised(heading)}: ${text}` : text,
  )
}

function listAsked(statements: Statement[]): Asked[] {
  const counts = { functional: 0, quality: 0, constraint: 0 }
  const said = new Map<string, Asked>()
  return statements.flatMap((statement) => {
    const text = tell(statement)
    const earlier = said.get(text.toLowerCase())
    if (earlier) {
      earlier.requirement.alsoStated.push(sourceOf(statement))
      return []
    }
    const kind = kindOf(statement)
    const [characteristic, ...furtherCharacteristics] = characteristicsOf(statement)
    const requirement: Requirement = {
      id: `${requirementPrefix[kind]}-${++counts[kind]}`,
      source: sourceOf(statement),
      text,
      kind,
      ...(kind === 'quality' && characteristic && { characteristic }),
      furtherCharacteristics: kind === 'quality' ? furtherCharacteristics : [],
      measures: statement.measures,
      priority: statement.force === 'should' ? 'should' : statement.force === 'may' ? 'could' : 'must',
      priorityStated: statement.force !== 'none',
      alsoStated: [],
      ...(statement.segment.clause && { clause: statement.segment.clause }),
    }
    const asked = { statement, requirement }
    said.set(text.toLowerCase(), asked)
    return [asked]
  })
}

function kindOf(statement: Statement): Requirement['kind'] {
  if (statement.kind === 'ban' || statement.kind === 'mandate' || statement.kind === 'residency') return 'constraint'
  if (statement.kind === 'quality') return 'quality'
  if (statement.kind === 'rule') return characteristicsOf(statement).length > 0 && !statement.verb ? 'quality' : 'constraint'
  return statement.segment.field === 'constraints' ? 'constraint' : 'functional'
}

function listScope({ scope, statements }: Reading): Solution['scope'] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  const items = scope.flatMap(({ text, within, statement }) => {
    const said = byId.get(statement)
    return said && text.trim() ? [{ source: sourceOf(said), text: asSentence(text), within }] : []
  })
  return number('SCP', items)
}
