import type { Solution } from '#server/solution/solution.ts'
import { assembleSolution } from '../../propose-solution.ts'
import { repairSolution } from '../../verify/repair-solution.ts'
import { applyArgument } from './apply-argument.ts'
import { type Labelled, readLabelled } from './read-assembly.ts'
import type { Argument, Chosen } from './read-argument.ts'

/** The facts from all that models said and that held; what they left is code's. Verified and repaired like any other. */
export function buildSolution({ choice, argument, ...labelled }: Chosen & { argument: Argument | undefined }): Solution {
  const reading = readLabelled(labelled)
  const assembled = assembleSolution(reading, labelled.today, { choice })
  const argued = argument ? applyArgument(assembled, argument) : assembled
  return repairSolution(argued, { reading, today: labelled.today })
}

/** The design before anybody argues for it. */
export const assembleChosen = ({ choice, ...labelled }: Labelled & Pick<Chosen, 'choice'>): Solution =>
  assembleSolution(readLabelled(labelled), labelled.today, { choice })
