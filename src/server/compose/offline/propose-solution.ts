import type { Brief } from '#shared/brief.ts'
import { Solution } from '#server/solution/solution.ts'
import { alsoTold } from './also-told.ts'
import { chooseParts } from './choose-parts.ts'
import { choosePatterns } from './choose-patterns.ts'
import { connectElements } from './connect-elements.ts'
import { filler, listed, number, type Draft } from './draft.ts'
import { listAssumptions } from './list-assumptions.ts'
import { listCosts } from './list-costs.ts'
import { listElements } from './list-elements.ts'
import { listEnvironments } from './list-environments.ts'
import { listQuestions } from './list-questions.ts'
import { listRisks } from './list-risks.ts'
import { listTerms } from './list-terms.ts'
import { nameSystem } from './name-system.ts'
import { isAdvice } from './patterns/pattern.ts'
import { planWork, type Plan } from './plan-work.ts'
import { projectPatterns } from './project-patterns.ts'
import { readBrief, type Reading } from './read-brief.ts'
import { asSentence } from './read-requirements.ts'
import { satisfyRequirements } from './satisfy-requirements.ts'
import { sourceOf } from './statement.ts'

/** Facts from a brief, without a model: the same brief gives the same facts. */
export function proposeSolution(brief: Brief): Solution {
  const reading = readBrief(brief)
  const draft = draftOf(reading)
  const plan = planWork(draft)
  const solution = solutionOf(reading, draft, plan)
  const statements = alsoTold(reading, solution)
  return statements.length > 0 ? { ...solution, alsoTold: { statements } } : solution
}

function solutionOf(reading: Reading, draft: Draft, plan: Plan): Solution {
  return {
    client: reading.client,
    project: reading.project,
    system: draft.systemName,
    ...(reading.budget && { budget: reading.budget }),
    ...(reading.timeline && { timeline: reading.timeline }),
    ...(reading.situation && { situation: reading.situation }),
    ...(draft.patterns.every(isAdvice) && { isAdvice: true }),
    cloud: reading.cloud.cloud,
    objectives: reading.objectives,
    requirements: reading.requirements.map(({ requirement }) => requirement),
    scope: number(
      'SCP',
      reading.scope.map((item) => ({ source: sourceOf(item), text: asSentence(item.text), within: item.within })),
    ),
    deliverables: number(
      'DEL',
      reading.deliverables.map((item) => ({ source: sourceOf(item), text: asSentence(item.text) })),
    ),
    elements: draft.elements,
    relations: draft.relations,
    ...projectPatterns(draft),
    environments: listEnvironments(draft),
    risks: listRisks(draft, plan),
    assumptions: listAssumptions(draft, plan),
    questions: listQuestions(draft, plan),
    workstreams: plan.workstreams,
    milestones: plan.milestones,
    costs: listCosts(draft, plan),
    terms: listTerms(draft),
  }
}

function draftOf(reading: Reading): Draft {
  const patterns = choosePatterns(reading)
  const parts = chooseParts(reading, patterns)
  const systemName = nameSystem(reading.project, patterns)
  const bare = listElements(reading, parts, { patterns, name: systemName })
  const ground = { reading, patterns, parts, elements: bare }
  const { elements, openObligations } = satisfyRequirements(ground)
  const sources =
    listed(
      reading.systems
        .filter(({ named }) => /records|events|readings|documents/.test(named.delivers))
        .slice(0, 3)
        .map(({ named }) => named.name),
    ) || 'the source systems'
  const fill = filler({ client: reading.client, system: systemName, sources, parts })
  return { reading, patterns, parts, elements, openObligations, relations: connectElements(ground), systemName, fill }
}
