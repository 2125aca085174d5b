import type { ProjectPage } from '#shared/api/projects.ts'
import { dayLength, timeOf } from './timeline-lanes.tsx'

/** Weeks of a plan are counted from the Monday on or after its start. */
const mondayFrom = (day: string) => {
  const time = timeOf(day)
  return new Date(time + ((8 - new Date(time).getUTCDay()) % 7) * dayLength).toISOString().slice(0, 10)
}

/** True if a project has a start of its own that its plan does not have. */
export const startsDiffer = ({ startsOn, plannedStart, stages }: Pick<ProjectPage, 'startsOn' | 'plannedStart' | 'stages'>) =>
  startsOn !== null && stages.length > 0 && startsOn !== plannedStart && mondayFrom(startsOn) !== plannedStart
