import { agree, bare, countOf, joinSome, lowerFirst } from '#server/document-types/english.ts'
import { leadingRun } from '#server/document-types/powerpoint/slides/how-it-works.ts'
import { isOfKind, type SolutionView } from '#server/document-types/solution-view.ts'
import { say } from '../prose.ts'

export const check = () => say('Ask the room whether that is still what it wants, before you go on')

export function unmeasured({ solution }: SolutionView) {
  const open = solution.requirements.filter(isOfKind('quality')).filter(({ measures }) => measures.length === 0)
  return open.length > 0
    ? say(`${countOf(open.length, 'quality')} ${agree(open.length, 'has', 'have')} no figure; ask who can give one`, open)
    : []
}

export const readPicture = ({ blocks }: SolutionView) =>
  blocks.length > 0 ? say('Follow the arrows with the pointer once, from left to right') : []

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
  ]
}

export function agreement({ solution: { decisions } }: SolutionView) {
  const proposed = decisions.filter(({ status }) => status === 'proposed')
  return proposed.length > 0 ? say('Ask for a yes to each row, or for the name of the person who can give it', proposed) : []
}

export const exercise = () => say('Offer a date for the first recovery exercise; a target that nobody has tried is a hope')

export function close({ solution, client }: SolutionView) {
  const owners = [...new Set(solution.questions.map(({ owner }) => owner))]
  return [
    ...say(`Put a name of ${client} and a day behind each step before the room empties`),
    ...(owners.length > 0
      ? say(
          `${owners.length === 1 ? 'One role holds' : `${countOf(owners.length, 'role')} hold`} the answers: ${joinSome(owners, 5)}`,
          solution.questions,
        )
      : []),
  ]
}
