import { agree, bare, countOf, joinSome, lowerFirst } from '#server/document-types/english.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

function longest({ solution, name }: SolutionView) {
  const [run] = solution.scenarios.toSorted((left, right) => right.steps.length - left.steps.length)
  if (!run || solution.scenarios.length < 2) return []
  const parts = [...new Set(run.steps.flatMap(({ from, to }) => [from, to]))]
  return say(`The longest of them, “${bare(run.name)}”, passes through ${joinSome(parts.map(name), 5)}`, [run])
}

function outsideRuns({ solution }: SolutionView) {
  const shown = new Set(solution.scenarios.flatMap(({ requirements }) => requirements))
  const rest = solution.requirements.filter(({ id, kind }) => kind === 'functional' && !shown.has(id))
  if (rest.length === 0) return say('Every function of the brief takes part in one of them')
  return say(
    `${countOf(rest.length, 'function')} ${agree(rest.length, 'needs', 'need')} no run of ${agree(rest.length, 'its', 'their')} own and ${agree(rest.length, 'is', 'are')} shown by test alone`,
    rest,
  )
}

export const runtime: ChapterWriter = (view) => {
  const { scenarios } = view.solution
  if (scenarios.length === 0) return []
  const chosen = scenarios.map((scenario) => `“${bare(scenario.name)}”`)
  return paragraphs(
    paragraphOf(
      say(
        scenarios.length === 1
          ? `One run shows how the parts work together: ${lowerFirst(chosen[0]!)}`
          : `${countOf(scenarios.length, 'run')} show how the parts work together, each with the failure that matters most in it${chosen.length < 3 ? `: ${joinSome(chosen, 2)}` : ''}`,
        scenarios,
      ),
      longest(view),
      outsideRuns(view),
    ),
  )
}
