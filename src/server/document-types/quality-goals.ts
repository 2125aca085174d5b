import { rankedQualities, type SolutionView } from './solution-view.ts'

/** More than this many are no longer goals. */
const mostQualityGoals = 5

/** The leading requirement of each quality, best measured first. */
export function qualityGoals({ solution }: SolutionView) {
  const ranked = rankedQualities(solution)
  const leading = ranked.filter(
    (requirement, index) => ranked.findIndex(({ characteristic }) => characteristic === requirement.characteristic) === index,
  )
  return [...leading, ...ranked.filter((requirement) => !leading.includes(requirement))].slice(0, mostQualityGoals)
}
