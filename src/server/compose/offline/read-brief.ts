import { type Brief, type BriefField, clientOf } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Cloud } from './capabilities/capability-fact.ts'
import { addressesMachine } from './machine-words.ts'
import { readBudget } from './read-budget.ts'
import { readContradictions, type Contradiction } from './read-contradictions.ts'
import { type AskedEnvironments, readEnvironments } from './read-environments.ts'
import { measuresOf } from './read-measures.ts'
import { readNamed, type NamedInBrief } from './read-named.ts'
import { readPeople, type Person } from './read-people.ts'
import { readRegions, type RegionInBrief } from './read-region.ts'
import { asSentence, readRequirements, type ReadRequirement } from './read-requirements.ts'
import { isOutside, readScope, type ScopeStatement } from './read-scope.ts'
import { readStatements } from './read-statements.ts'
import { readStatedDates, readTimeline, timelineStatements, type StatedDate } from './read-timeline.ts'
import { isLeaning, namedTechnologies, outsideSystems, type ChosenTechnology, type OutsideSystem } from './sort-named.ts'
import { readUnknownSystems } from './read-unknown-systems.ts'
import { cleanBrief, isAsked, sourceOf, type Statement } from './statement.ts'

/** What stands in the brief, and nothing that does not. */
export type Reading = {
  client: string
  project: string
  statements: Statement[]
  /** Said to a program that writes, not about the project. */
  unheeded: Statement[]
  objectives: Solution['objectives']
  requirements: ReadRequirement[]
  scope: ScopeStatement[]
  deliverables: Statement[]
  assumptions: Statement[]
  /** Products that the brief has chosen for a part of the design. */
  technologies: ChosenTechnology[]
  systems: OutsideSystem[]
  people: Person[]
  regions: RegionInBrief[]
  environments: AskedEnvironments
  situation: Solution['situation']
  budget: Solution['budget']
  timeline: Solution['timeline']
  dates: StatedDate[]
  contradictions: Contradiction[]
  cloud: { cloud: Cloud; statement?: Statement; leaning: boolean }
}

export function readBrief(given: Brief): Reading {
  const brief = cleanBrief(given)
  const fields = Object.keys(brief.requirements) as BriefField[]
  const all = fields.flatMap((field) => readStatements(field, brief.requirements[field]))
  const unheeded = all.filter(({ text }) => addressesMachine(text))
  const statements = all.filter((statement) => !unheeded.includes(statement))
  const of = (field: BriefField) => statements.filter((statement) => statement.field === field)
  const title: Statement = { field: 'projectName', quote: brief.projectName, text: brief.projectName, heading: '' }
  const named = readNamed([title, ...statements], isOutside)
  const inside = statements.filter((statement) => !isOutside(statement))
  return {
    client: clientOf(brief).name,
    project: brief.projectName,
    statements,
    unheeded,
    objectives: readObjectives(of('businessObjective')),
    requirements: readRequirements(statements),
    scope: readScope([
      ...of('scope'),
      ...statements.filter((item) => item.field !== 'scope' && item.field !== 'timeline' && isOutside(item)),
    ]),
    deliverables: of('deliverables').filter((statement) => !isOutside(statement)),
    assumptions: of('assumptions'),
    technologies: namedTechnologies(named),
    systems: outsideSystems([
      ...named,
      ...readUnknownSystems(statements, { isOutside, own: `${clientOf(brief).name} ${brief.projectName}` }),
    ]),
    people: readPeople(inside),
    regions: readRegions(inside),
    environments: readEnvironments(inside),
    situation: readSituation(of('businessObjective')),
    budget: readBudget(statements, brief.requirements.budget),
    timeline: readTimeline(statements, brief.requirements.timeline),
    dates: readStatedDates(timelineStatements(statements), statements),
    contradictions: readContradictions(statements, named),
    cloud: readCloud(named),
  }
}

const goal =
  /\b(?:objective|goal|target|aim|halve|wants?|would like|so that|in order to|must|should|need|needs|reduce|increase|improve|replace|retire|bring|cut|save)\b/i

/** Sentences that say what is wanted; when none does, the first sentence stands for them. */
function goalsOf(statements: Statement[]): Statement[] {
  const goals = statements.filter((statement) => goal.test(statement.text) && !isAsked(statement))
  return goals.length > 0 ? goals : statements.slice(0, 1)
}

/** The other sentences, word for word: what the client does, has and suffers today. */
function readSituation(statements: Statement[]): Solution['situation'] {
  const goals = goalsOf(statements)
  const told = statements
    .filter((statement) => !goals.includes(statement) && !isAsked(statement) && !isOutside(statement))
    .map(({ quote }) => asSentence(quote))
  return told.length > 0 ? { quote: told.join(' ') } : undefined
}

function readObjectives(statements: Statement[]): Solution['objectives'] {
  return goalsOf(statements).map((statement, index) => ({
    id: `OBJ-${index + 1}`,
    source: sourceOf(statement),
    text: asSentence(statement.text),
    measures: measuresOf(statement),
  }))
}

function readCloud(named: NamedInBrief[]): Reading['cloud'] {
  const votes = new Map<Exclude<Cloud, 'neutral'>, { weight: number; statement: Statement; leaning: boolean }>()
  for (const found of named) {
    if (found.refused || !found.named.cloud) continue
    const leaning = isLeaning(found)
    const weight = (leaning ? 1 : found.named.kind === 'cloud' ? 10 : 3) * found.mentions.length
    const vote = votes.get(found.named.cloud)
    if (vote) {
      vote.weight += weight
      vote.leaning &&= leaning
    } else votes.set(found.named.cloud, { weight, statement: found.statement, leaning })
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other.weight - one.weight)
  return best ? { cloud: best[0], statement: best[1].statement, leaning: best[1].leaning } : { cloud: 'neutral', leaning: false }
}
