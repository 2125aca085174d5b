import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Weighed } from '../assembly/trace.ts'
import { proposeSolution } from '../propose-solution.ts'
import { explainArgument, explainTasks } from './explain-argument.ts'
import { explainParts } from './explain-parts.ts'
import { explainRelations } from './explain-relations.ts'
import type { Explanation } from './explanation.ts'
import { indexTrace } from './index-trace.ts'
import { listAbstentions } from './list-abstentions.ts'

/** Which words of a brief brought each fact of its design there, and what else was weighed; offline, as `proposeSolution`. */
export function explainBrief(brief: Brief, { today }: { today: string }): Explanation {
  const weighed: Weighed[] = []
  return explainSolution(proposeSolution(brief, { today, trace: (one) => weighed.push(one) }), weighed)
}

/** A solution by what was weighed on the way to it. */
export function explainSolution(solution: Solution, weighed: Weighed[]): Explanation {
  const traced = indexTrace(solution, weighed)
  const { client, project, fit = 'design' } = solution
  return {
    client,
    project,
    fit,
    facts: [...explainParts(traced), ...explainRelations(traced), ...explainArgument(traced), ...explainTasks(traced)],
    abstentions: listAbstentions(traced),
  }
}
