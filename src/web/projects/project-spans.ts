import type { ProjectRow } from '#shared/api/projects.ts'
import { projectHealths } from '#shared/projects.ts'
import { afterWeeks, dayLength, timeOf } from './timeline-lanes.tsx'

/** Weeks from the start of the work to the end of the last stage. */
export const weeksOf = ({ stages }: Pick<ProjectRow, 'stages'>) =>
  Math.max(0, ...stages.map(({ startWeek, weeks }) => startWeek - 1 + weeks))

export type Span = { from: number; to: number }
type Dated = Pick<ProjectRow, 'start' | 'endsOn' | 'stages'>

/** The days of a project: those of its plan, or else its own dates; undefined if one of them is not known. `to` is the day after the last. */
export function spanOf(project: Dated): Span | undefined {
  const { start, endsOn } = project
  if (start === null) return undefined
  if (project.stages.length > 0) return { from: timeOf(start), to: afterWeeks(start, weeksOf(project)) }
  return endsOn === null || endsOn < start ? undefined : { from: timeOf(start), to: timeOf(endsOn) + dayLength }
}

type Ranked = Pick<ProjectRow, 'health' | 'overdue' | 'status' | 'name'>

/** For a sort: what is late first, completed projects last. */
export const latestFirst = (one: Ranked, other: Ranked) =>
  Number(one.status === 'completed') - Number(other.status === 'completed') ||
  projectHealths.indexOf(other.health) - projectHealths.indexOf(one.health) ||
  other.overdue - one.overdue ||
  one.name.localeCompare(other.name)
