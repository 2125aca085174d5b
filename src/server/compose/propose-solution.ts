import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import { listDecisions } from './argument/list-decisions.ts'
import { listQuestions } from './argument/list-questions.ts'
import { listRisks } from './argument/list-risks.ts'
import type { Choice } from './assembly/choice.ts'
import { type Design, number, sourceOf } from './assembly/design.ts'
import { designBrief } from './assembly/design-brief.ts'
import { listDataEntities } from './assembly/list-data.ts'
import { placeElements } from './assembly/list-elements.ts'
import { listEnvironments } from './assembly/list-environments.ts'
import { listInterfaces } from './assembly/list-interfaces.ts'
import { listScenarios } from './assembly/list-scenarios.ts'
import { meetByTheWhole } from './assembly/meet-by-the-whole.ts'
import { asSentence } from './assembly/phrases.ts'
import { wholeNames } from './assembly/respect-bans.ts'
import { type Sorted, sortStatements } from './assembly/sort-statements.ts'
import type { Trace } from './assembly/trace.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import type { Catalogue } from './catalogue/capability.ts'
import { matchCapabilities } from './catalogue/match-capabilities.ts'
import { controlsOfFrames } from './catalogue/match-frames.ts'
import { isLikelyRule } from './catalogue/judge-rule.ts'
import { matchControls } from './catalogue/match-controls.ts'
import { listCosts } from './plan/list-costs.ts'
import { listMilestones } from './plan/list-milestones.ts'
import { planWork } from './plan/plan-work.ts'
import { reckonSizes } from './plan/reckon-sizes.ts'
import { cleanBrief } from './reading/clean-text.ts'
import { readBrief } from './reading/read-brief.ts'
import type { Reading, Statement } from './reading/reading.ts'
import { repairSolution } from './verify/repair-solution.ts'

/** Facts from a brief, without a model: the same brief on the same day gives the same facts. */
export function proposeSolution(brief: Brief, { today, trace }: { today: string; trace?: Trace }): Solution {
  return solutionOf(readBrief(cleanBrief(brief), { today }), today, trace)
}

/** A reading, whoever labelled it → the facts that every document is a projection of. */
export function solutionOf(read: Reading, today: string, trace?: Trace): Solution {
  const reading = { ...read, bans: wholeNames(read.bans) }
  return repairSolution(assembleSolution(reading, today, { trace }), { reading, today, trace })
}

/** What a choice decides is not matched; the trace is told what is weighed. */
type Assembling = { choice?: Choice | undefined; trace?: Trace | undefined }

/** The facts before they are verified. */
export function assembleSolution(reading: Reading, today: string, { choice, trace }: Assembling = {}): Solution {
  trace?.({ of: 'reading', reading })
  const catalogue = loadCatalogue()
  const sorted = sortStatements(reading, (text) => asksForSomething(text, catalogue))
  const design = designBrief(reading, { ...sorted, choice, trace }, catalogue)
  const placed = placeElements(design, reading.project)
  const whole = meetByTheWhole(design, placed)
  const plan = planWork(design, today)
  const answered = withoutAnswered(
    design,
    [...whole, ...plan.workstreams].flatMap(({ satisfies }) => satisfies),
  )
  return {
    client: reading.client,
    project: reading.project,
    system: reading.project,
    ...budgetOf(reading),
    ...timelineOf(reading),
    ...situationOf(reading),
    ...(design.fit === 'advice' && { isAdvice: true }),
    fit: design.fit,
    cloud: design.hosting === 'aws' || design.hosting === 'azure' || design.hosting === 'google' ? design.hosting : 'neutral',
    objectives: sorted.objectives,
    requirements: tellMechanisms(sorted, design, whole),
    scope: sorted.scope,
    deliverables: sorted.deliverables,
    elements: whole,
    relations: placed.relations,
    dataEntities: listDataEntities(design, placed),
    interfaces: listInterfaces(design, placed),
    scenarios: listScenarios(design, placed),
    environments: listEnvironments(design, placed),
    decisions: listDecisions(design),
    risks: listRisks(design, plan),
    assumptions: listAssumptions(sorted, plan.assumptions),
    questions: number('OQ', [...plan.questions, ...listQuestions(answered)]),
    workstreams: plan.workstreams,
    milestones: listMilestones(design, plan),
    costs: listCosts(plan),
    terms: [],
    givens: sorted.givens,
    windows: plan.windows,
    sizes: reckonSizes(design),
    prohibitions: prohibitionsOf(reading),
  }
}

export const asksForSomething = (text: string, catalogue: Catalogue) => {
  if (matchControls(text, catalogue).length > 0 || controlsOfFrames(text, catalogue).length > 0) return 'rule'
  if (isLikelyRule(text, catalogue)) return 'rule'
  return matchCapabilities(text, catalogue).some(({ by }) => by === 'signal') ? 'part' : undefined
}

/** What the whole or the work meets is no question any more. */
const withoutAnswered = (design: Design, met: string[]): Design => ({
  ...design,
  open: design.open.filter(({ requirement }) => !met.includes(requirement.id)),
})

const byTheWhole: Partial<Record<Statement['kind'], string>> = {
  ban: 'No part of the design is made of it, and none needs it',
  residency: 'Every environment of the design is in that place',
}

function tellMechanisms({ asked }: Sorted, { parts, works }: Design, elements: Solution['elements']): Solution['requirements'] {
  const whole = new Set(elements.find(({ kind }) => kind === 'system')?.satisfies)
  return asked.map(({ requirement, statement }) => {
    const how = [...parts, ...works].flatMap(({ meets, name }) =>
      meets.has(requirement.id) ? [`${name}: ${meets.get(requirement.id)}`] : [],
    )
    if (how.length === 0 && whole.has(requirement.id) && byTheWhole[statement.kind]) how.push(byTheWhole[statement.kind]!)
    return how.length > 0 ? { ...requirement, mechanism: asSentence(how.slice(0, 2).join('; ')) } : requirement
  })
}

const listAssumptions = ({ assumptions }: Sorted, own: Omit<Solution['assumptions'][number], 'id'>[]): Solution['assumptions'] =>
  number('ASM', [...assumptions.map((statement) => ({ source: sourceOf(statement), text: asSentence(statement.text) })), ...own])

const budgetOf = ({ budget }: Reading): Pick<Solution, 'budget'> =>
  budget
    ? {
        budget: {
          quote: budget.quote,
          ...((budget.high ?? budget.low) !== undefined && { amount: budget.high ?? budget.low! }),
          ...(budget.currency && { currency: budget.currency }),
        },
      }
    : {}

/** The row of a table as a line of words. */
const withoutBars = (quote: string) => quote.replace(/^[\s|]+|[\s|]+$/g, '').replaceAll(/\s*\|\s*/g, ': ')

/** Characters of the time in the client's words. */
const longestTimeline = 280

/** What was read as the time, and what stands with it in the field for it, as far as that is short. */
function timelineOf({ timeline, segments }: Reading): Pick<Solution, 'timeline'> {
  if (!timeline) return {}
  const field = segments.filter((segment) => segment.field === 'timeline' && !segment.text.includes('|'))
  const said = field.some(({ text }) => text.includes(timeline.quote)) ? field : []
  const whole = said.map(({ text, clause }) => withoutNumber(text.trim(), clause)).join(' ')
  const quote = whole.length > 0 && whole.length <= longestTimeline ? whole : timeline.quote
  return { timeline: { quote: withoutBars(quote), ...(timeline.weeks !== undefined && { weeks: timeline.weeks }) } }
}

const withoutNumber = (text: string, clause: string | undefined) =>
  clause && text.startsWith(clause) ? text.slice(clause.length).replace(/^[\s.:)–-]+/, '') : text

function situationOf({ statements }: Reading): Pick<Solution, 'situation'> {
  const told = statements
    .filter(({ kind, amendedBy, segment }) => kind === 'background' && !amendedBy && segment.field === 'businessObjective')
    .map(({ text }) => asSentence(text))
  return told.length > 0 ? { situation: { quote: told.join(' ') } } : {}
}

function prohibitionsOf({ bans, statements }: Reading): NonNullable<Solution['prohibitions']> {
  return number(
    'BAN',
    bans.flatMap(({ name, statement }) => {
      const said = statements.find(({ id }) => id === statement)
      return said ? [{ source: sourceOf(said), name, text: asSentence(said.text) }] : []
    }),
  )
}
