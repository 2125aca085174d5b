import { firm } from '#shared/firm.ts'
import { agree, countOf, joinList, joinSome, numberWord } from '#server/document-types/english.ts'
import { isPriced, lastWeekOf, proposedDecisionsOf } from '#server/document-types/key-figures.ts'
import { makerOf } from '#server/document-types/makers.ts'
import { projectRoles } from '#server/document-types/project-roles.ts'
import { dependenciesOf, type SolutionView } from '#server/document-types/solution-view.ts'
import { money } from '../hld/operations.ts'
import { priorities, qualities, situation } from '../hld/goals.ts'
import { boundary, handover, limits, trust } from '../hld/scope.ts'
import { type ChapterWriter, namesOf, oneParagraph, paragraphOf, paragraphs, say } from '../prose.ts'

function asked({ solution, client }: SolutionView) {
  const { objectives, requirements } = solution
  if (objectives.length + requirements.length === 0)
    return say(
      `${client} has told us the name of the work so far; what it is for and what it must do are the first things to talk about`,
    )
  return [
    ...(objectives.length > 0
      ? say(`We read ${countOf(objectives.length, 'goal')} in the brief, in the client’s own words below`, objectives)
      : say('We read no goal in the brief, and the sponsor has to name one')),
    ...(requirements.length > 0
      ? say(
          `${agree(requirements.length, 'The requirement that follows is', `The ${countOf(requirements.length, 'requirement')} that follow are`)} what we would be held to`,
        )
      : []),
  ]
}

export const need: ChapterWriter = (view) =>
  paragraphs(paragraphOf(situation(view)), paragraphOf(asked(view)), paragraphOf(qualities(view), priorities(view)))

const frame = (view: SolutionView) =>
  view.solution.scope.length > 0
    ? [...boundary(view), ...limits(view)]
    : [...say('What is outside the work has still to be drawn'), ...limits(view)]
export const scope: ChapterWriter = oneParagraph(frame)

function handed({ solution }: SolutionView) {
  const { deliverables } = solution
  if (deliverables.length === 0) return say('The brief asks for results without naming what is handed over')
  const weeks = deliverables.flatMap((deliverable) => {
    const maker = makerOf(solution, deliverable)
    return maker ? [lastWeekOf(maker)] : []
  })
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)]
  return [
    ...say(`${countOf(deliverables.length, 'deliverable')} ${agree(deliverables.length, 'is', 'are')} asked for`, deliverables),
    ...(weeks.length > 1 && last > first
      ? say(`By the plan the first is ready in week ${first} and the last in week ${last}`)
      : weeks.length > 0
        ? say(`By the plan ${agree(weeks.length, 'one is', 'they are')} ready in week ${last}`)
        : []),
  ]
}
export const deliverables: ChapterWriter = oneParagraph(handed, handover)

function sides({ client }: SolutionView) {
  const own = projectRoles.filter(({ isClient }) => isClient)
  const ours = projectRoles.filter(({ isClient }) => !isClient)
  return [
    ...say(
      `We propose ${numberWord(own.length)} roles for ${client} (${joinList(namesOf(own).map((name) => name.toLowerCase()))}) and ${numberWord(ours.length)} for ${firm.name} (${joinList(namesOf(ours).map((name) => name.toLowerCase()))})`,
    ),
    ...say('One person may fill two roles, except that nobody accepts what they have built'),
  ]
}
export const team: ChapterWriter = oneParagraph(sides)

const notGuessed = ({ solution: { costs } }: SolutionView) =>
  !costs.every(isPriced)
    ? say('A sum stands only where every line of it has a price')
    : costs.length === 0
      ? say('Without volumes and numbers of users no cost driver can be listed')
      : []
export const costs: ChapterWriter = oneParagraph(money, notGuessed)

function leansOn(view: SolutionView) {
  const systems = dependenciesOf(view)
  return systems.length > 0
    ? say(
        `The work also leans on ${joinSome(namesOf(systems), 5)}, whose ${agree(systems.length, 'owner opens', 'owners open')} access before the parts that need ${agree(systems.length, 'it', 'them')} can be tested`,
        systems,
      )
    : say('No system of others is named on which the work depends')
}
export const assumptions: ChapterWriter = oneParagraph(trust, leansOn)

export const terms: ChapterWriter = oneParagraph(() => [
  ...say('The first table tells the terms that the brief settles from those that we propose and those that are open'),
  ...say('It takes the place of no contract; the buyers of both sides write that'),
])

const covers = ({ solution, client }: SolutionView) => {
  const proposed = proposedDecisionsOf(solution)
  return [
    ...say(
      `With their signatures ${client} and ${firm.name} agree scope, deliverables, plan and terms as written here${proposed.length > 0 ? `, and with them ${agree(proposed.length, 'the proposed decision', `the ${numberWord(proposed.length)} proposed decisions`)}` : ''}`,
      proposed,
    ),
    ...say('A deliverable counts as accepted when its criterion is met and the product owner has confirmed that in writing'),
  ]
}
export const acceptance: ChapterWriter = oneParagraph(covers)
