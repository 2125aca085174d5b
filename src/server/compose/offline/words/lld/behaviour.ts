import { agree, bare, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { groupBy } from '#server/document-types/group-by.ts'
import { technicalCalls } from '#server/document-types/lld/modules-of.ts'
import { proposedAlgorithms } from '#server/document-types/lld/proposed-algorithms.ts'
import { isMet, isOfKind, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** The run with most calls, and how many of them its caller waits for. */
function longest({ solution }: SolutionView) {
  const [run, next] = solution.scenarios.toSorted((left, right) => right.steps.length - left.steps.length)
  if (!run || run.steps.length === next?.steps.length) return []
  const parts = new Set(run.steps.flatMap(({ from, to }) => [from, to])).size
  return say(
    `The longest run, “${bare(run.name)}”, takes ${countOf(run.steps.length, 'call')} between ${countOf(parts, 'party')}`,
    [run],
  )
}

/** Which modules give a run its identifier. */
function marked({ solution, name }: SolutionView) {
  const first = [...new Set(solution.scenarios.map(({ steps }) => name(steps[0]!.to)))]
  return say(
    `${joinSome(first, 2)} ${agree(first.length, 'gives a run its', 'give the runs their')} number, and every later call carries it`,
    solution.scenarios,
  )
}

export const interactions: ChapterWriter = (view) => {
  const { scenarios } = view.solution
  if (scenarios.length === 0) return []
  return paragraphs(paragraphOf(scenarios.length > 1 ? longest(view) : [], marked(view)))
}

/** Modules that decide something, and those that only keep or pass on. */
function deciding(view: SolutionView) {
  const logic = proposedAlgorithms(view)
  const [first] = logic.toSorted((left, right) => right.module.satisfies.length - left.module.satisfies.length)
  if (!first) return []
  return say(
    logic.length === 1
      ? `Only ${first.module.name} decides something that needs to be written down; the logic is our proposal`
      : `${countOf(logic.length, 'module')} decide something that needs to be written down, ${first.module.name} most of all; the logic is our proposal`,
    logic.map(({ module }) => module),
  )
}

export const algorithms: ChapterWriter = (view) => {
  const functions = view.solution.requirements.filter(isOfKind('functional'))
  const loose = functions.filter((requirement) => !isMet(view, requirement))
  return paragraphs(
    paragraphOf(
      deciding(view),
      loose.length > 0
        ? say(
            `For ${joinSome(
              loose.map(({ id }) => id),
              4,
            )} no module is named yet, and the parent design has to choose one`,
            loose,
          )
        : [],
    ),
  )
}

/** The part that most callers wait for. */
function mostAwaited(view: SolutionView) {
  const waiting = technicalCalls(view).filter(({ synchronous }) => synchronous)
  const counted = [...groupBy(waiting, ({ called }) => called)].toSorted(([, left], [, right]) => right.length - left.length)
  const [first, second] = counted
  if (!first || first[1].length < 2 || first[1].length === second?.[1].length) return []
  return say(`${countOf(first[1].length, 'caller')} wait for ${view.name(first[0])}, more than for any other`, first[1])
}

export const limits: ChapterWriter = (view) => {
  const calls = technicalCalls(view)
  if (calls.length === 0) return []
  const waiting = calls.filter(({ synchronous }) => synchronous).length
  const share =
    waiting === 0
      ? `None of the ${countOf(calls.length, 'call')} waits for an answer`
      : waiting === calls.length
        ? `Every one of the ${countOf(calls.length, 'call')} waits for an answer`
        : `Of ${countOf(calls.length, 'call')} between modules and systems, ${numberWord(waiting)} ${agree(waiting, 'waits', 'wait')} for an answer`
  return paragraphs(paragraphOf(mostAwaited(view), say(share)))
}
