import { agree, bare, countOf, joinSome, lowerFirst } from '#server/document-types/english.ts'
import { measureText, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** The run on which most requirements depend. */
function weightiest({ solution }: SolutionView) {
  const [run, next] = solution.scenarios.toSorted((left, right) => right.requirements.length - left.requirements.length)
  if (!run || run.requirements.length < 2 || run.requirements.length === next?.requirements.length) return []
  const bounds = solution.requirements.filter(
    ({ id, kind, measures }) => kind === 'quality' && measures.length > 0 && run.requirements.includes(id),
  )
  const bound = bounds[0] ? `, ${bounds[0].id} (${measureText(bounds[0])}) among them` : ''
  return say(`Most depends on “${bare(run.name)}”: ${countOf(run.requirements.length, 'requirement')}${bound}`, [
    run,
    ...run.requirements.map((id) => ({ id })),
  ])
}

function longest({ solution, name }: SolutionView) {
  const [run] = solution.scenarios.toSorted((left, right) => right.steps.length - left.steps.length)
  if (!run || solution.scenarios.length < 2) return []
  const parts = [...new Set(run.steps.flatMap(({ from, to }) => [from, to]))]
  return say(`The longest of them, “${bare(run.name)}”, passes through ${joinSome(parts.map(name), 5)}`, [run])
}

function outsideRuns({ solution }: SolutionView) {
  const shown = new Set(solution.scenarios.flatMap(({ requirements }) => requirements))
  const rest = solution.requirements.filter(({ id, kind }) => kind === 'functional' && !shown.has(id))
  const functions = solution.requirements.filter(({ kind }) => kind === 'functional')
  if (functions.length === 0) return []
  if (rest.length === 0)
    return say(
      solution.scenarios.length === 1
        ? 'Every function of the brief takes part in it'
        : 'Every function of the brief takes part in one of them',
      functions,
    )
  return say(
    `${countOf(rest.length, 'function')} ${agree(rest.length, 'needs', 'need')} no run of ${agree(rest.length, 'its', 'their')} own and ${agree(rest.length, 'is', 'are')} shown by test alone`,
    rest,
  )
}

export const runtime: ChapterWriter = (view) => {
  const { scenarios } = view.solution
  if (scenarios.length === 0) return []
  const chosen = scenarios.map((scenario) => `“${bare(scenario.name)}”`)
  const weighty = scenarios.length > 1 ? weightiest(view) : []
  return paragraphs(
    paragraphOf(
      weighty,
      say(
        scenarios.length === 1
          ? `One run shows how the parts work together: ${lowerFirst(chosen[0]!)}`
          : `${countOf(scenarios.length, 'run')} ${weighty.length > 0 ? 'are' : 'show how the parts work together and are'} told, each with the failure that matters most in it${chosen.length < 3 ? `: ${joinSome(chosen, 2)}` : ''}`,
        scenarios,
      ),
      longest(view),
      outsideRuns(view),
    ),
  )
}
