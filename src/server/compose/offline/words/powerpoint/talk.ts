import { agree, bare, countOf, joinList, joinSome, lowerFirst, theRole } from '#server/document-types/english.ts'
import { metRequirements, proposedDecisionsOf, unansweredOf } from '#server/document-types/key-figures.ts'
import { leadingParts, leadingRun } from '#server/document-types/powerpoint/slides/how-it-works.ts'
import { showsSituation } from '#server/document-types/powerpoint/slides/opening.ts'
import { recoveryRequirements } from '#server/document-types/powerpoint/slides/reasons.ts'
import { mostPoints } from '#server/document-types/powerpoint/slide.ts'
import { qualityGoals } from '#server/document-types/quality-goals.ts'
import { isOfKind, risksByWeight, type SolutionView } from '#server/document-types/solution-view.ts'
import { say } from '../prose.ts'
import { whereFrom } from './where-from.ts'

export function result(view: SolutionView) {
  const { solution } = view
  const unmeasured = solution.objectives.filter(({ measures }) => measures.length === 0)
  return [
    ...(solution.objectives.length === 0
      ? say('Ask the sponsor to finish one sentence: this work has succeeded when')
      : say('Say the result in one breath and leave it standing; the work behind it comes later')),
    ...(unmeasured.length > 0
      ? say(
          `${countOf(unmeasured.length, 'goal')} ${agree(unmeasured.length, 'has', 'have')} no figure; ask for one while the sponsor is in the room`,
          unmeasured,
        )
      : []),
    ...(solution.situation && !showsSituation(view)
      ? [{ text: `Where the brief begins: “${bare(solution.situation.quote)}”. ` }]
      : []),
    ...say('Ask whether that is still what the room wants, before you go on'),
    ...whereFrom(solution.objectives),
  ]
}

export const missingFromPicture = ({ outside }: SolutionView) =>
  outside.length > 0
    ? [...say('Ask who is missing from the picture, and wait for an answer'), ...whereFrom(outside, 'These names are from')]
    : []

export function unmeasured(view: SolutionView) {
  const open = view.solution.requirements.filter(isOfKind('quality')).filter(({ measures }) => measures.length === 0)
  return [
    ...(open.length > 0
      ? say(`${countOf(open.length, 'quality')} ${agree(open.length, 'has', 'have')} no figure; ask who can give one`, open)
      : []),
    ...whereFrom(qualityGoals(view), 'The bounds are from'),
  ]
}

export function unanswered(view: SolutionView) {
  const met = metRequirements(view)
  const open = view.solution.requirements.filter((requirement) => !met.includes(requirement))
  return [
    ...(open.length > 0
      ? say(
          `Name what nothing meets yet before anybody asks: ${joinSome(
            open.map(({ id, text }) => `${id}, “${bare(text)}”`),
            2,
          )}`,
          open,
        )
      : []),
    ...whereFrom(view.solution.requirements, 'The list is from'),
  ]
}

export const readPicture = ({ blocks }: SolutionView) =>
  blocks.length > 0
    ? [...say('Follow the arrows with the pointer once, from left to right'), ...whereFrom(blocks, 'The parts are from')]
    : []

export const readSteps = ({ solution: { workstreams } }: SolutionView) => [
  ...say('Say of each step what the room holds in its hands when it ends, and who of them has to take part'),
  ...whereFrom(workstreams, 'The steps are from'),
]

export const partOrigins = (view: SolutionView) => whereFrom(leadingParts(view), 'The rows are from')

/** The run told as a story: what sets it off, who takes part, and what happens when it fails. */
export function story({ solution, name }: SolutionView) {
  const run = leadingRun(solution)
  if (!run) return []
  const parts = [...new Set(run.steps.flatMap(({ from, to }) => [from, to]))]
  return [
    ...say(`Tell it as a story that begins like this: ${lowerFirst(bare(run.trigger))}`, [run]),
    ...say(
      `${joinSome(parts.map(name), 4)} take part`,
      parts.map((id) => ({ id })),
    ),
    ...say('End with the failure, because that is what the people who run it will ask about'),
    ...whereFrom([run], 'The run is from'),
  ]
}

export function agreement({ solution }: SolutionView) {
  const proposed = proposedDecisionsOf(solution)
  return [
    ...(proposed.length > 0 ? say('Ask for a yes to each row, or for the name of the person who can give it', proposed) : []),
    ...whereFrom(solution.decisions, 'The choices are from'),
  ]
}

export const dataOrigins = ({ solution }: SolutionView) => whereFrom(solution.dataEntities, 'The data sets are from')

export const exercise = (view: SolutionView) => [
  ...say('Offer a date for the first recovery exercise; a target that nobody has tried is a hope'),
  ...whereFrom(recoveryRequirements(view), 'The targets are from'),
]

/** The brief's own words, for a speaker who is asked what was agreed. */
export const saidOfTime = ({ solution: { timeline } }: SolutionView) => quoted('time', timeline?.quote)
export const saidOfMoney = ({ solution: { budget } }: SolutionView) => quoted('money', budget?.quote)

const quoted = (subject: string, quote: string | undefined) =>
  quote ? say(`The brief says of the ${subject}: “${bare(quote)}”`) : []

export const planOrigins = ({ solution }: SolutionView) => whereFrom(solution.milestones, 'The milestones are from')

export const costOrigins = ({ solution }: SolutionView) => whereFrom(solution.costs, 'The quantities are from')

/** What to dwell on, and where the risks are that the slide has no room for. */
export function dangers({ solution }: SolutionView) {
  const sorted = risksByWeight(solution)
  const [heaviest] = sorted
  if (!heaviest) return []
  const rest = sorted.length - mostPoints
  const owners = new Set(sorted.map(({ owner }) => owner))
  return [
    ...say(`Dwell on ${heaviest.id}, which ${theRole(bare(heaviest.owner))} owns, and ask whether its answer is enough`, [
      heaviest,
    ]),
    ...(owners.size > 1 ? say(`${countOf(owners.size, 'role')} own the risks, and each reports at every milestone`) : []),
    ...(rest > 0
      ? say(`${countOf(rest, 'further risk')} ${agree(rest, 'stands', 'stand')} in the proposal and in the workbook’s log`)
      : []),
    ...whereFrom(sorted, 'The risks are from'),
  ]
}

export function close({ solution, client }: SolutionView) {
  const { questions, assumptions } = solution
  const asked = [
    ...(questions.length > 0 ? [countOf(questions.length, 'open question')] : []),
    ...(assumptions.length > 0 ? [countOf(assumptions.length, 'assumption')] : []),
  ]
  const held = unansweredOf(solution).length
  return [
    ...say(`Put a name of ${client} and a day behind each row before the room empties`),
    ...(asked.length > 0
      ? say(`The work rests on ${joinList(asked)}, all listed in the proposal`, [...questions, ...assumptions])
      : []),
    ...(questions.length > 0
      ? say(
          held > 0
            ? `${countOf(held, 'question')} ${agree(held, 'has', 'have')} no proposal to work with, so ${agree(held, 'its answer holds', 'their answers hold')} up the work`
            : agree(
                questions.length,
                'It has a proposal to work with until it is answered',
                'Each question has a proposal to work with until it is answered',
              ),
        )
      : []),
  ]
}
