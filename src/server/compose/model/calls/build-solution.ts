import type { Solution } from '#server/solution/solution.ts'
import { repairSolution } from '../../verify/repair-solution.ts'
import { applyArgument } from './apply-argument.ts'
import { assembleChosen, type Chosen, readLabelled } from './labelled-design.ts'
import type { Argument } from './read-argument.ts'

/** The facts from all that models said and that held; what they left is code's. Verified and repaired like any other. */
export function buildSolution({ argument, ...chosen }: Chosen & { argument: Argument | undefined }): Solution {
  const assembled = assembleChosen(chosen)
  const argued = argument ? applyArgument(assembled, argument) : assembled
  return repairSolution(argued, { reading: readLabelled(chosen), today: chosen.today })
}
