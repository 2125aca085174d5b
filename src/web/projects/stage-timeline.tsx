import type { ProjectPage } from '#shared/api/projects.ts'
import * as texts from '#words/projects.ts'
import { dayLabel, stateLabels } from './labels.ts'
import { type Lane, TimelineLanes } from './timeline-lanes.tsx'
import { afterWeeks, dayScale, nearMarks, timeOf, weekScale } from './timeline-lanes.tsx'
import { useMoment } from './use-moment.ts'

/** The stages of a plan on a timeline: by date if the start is known, otherwise by week. */
export function StageTimeline({ project: { start, stages, milestones } }: { project: ProjectPage }) {
  const now = useMoment()
  const lastWeek = Math.max(...stages.map(({ startWeek, weeks }) => startWeek - 1 + weeks), 1)
  const at = (weeks: number) => (start === null ? weeks : afterWeeks(start, weeks))
  const markAt = ({ date, week }: ProjectPage['milestones'][number]) =>
    start === null ? week : date === null ? undefined : timeOf(date)
  const shown = milestones.filter((milestone) => markAt(milestone) !== undefined && milestone.state !== 'dropped')
  const marks = shown.map((milestone) => ({ milestone, at: markAt(milestone)! }))
  const [work, times] = [[at(0), at(lastWeek)], marks.map((mark) => mark.at)]
  const scale = start === null ? weekScale(Math.max(lastWeek, ...times)) : dayScale([...work, ...nearMarks(times, work)], now)
  const drawn = marks.filter((mark) => mark.at >= scale.from && mark.at <= scale.to)
  const lanes = stages.map(({ key, title, startWeek, weeks, state, isOverdue, tasks }): Lane => {
    const isLate = isOverdue || tasks.some((task) => task.isOverdue)
    const tone = state === 'done' || state === 'dropped' ? state : isLate ? 'late' : 'open'
    return {
      id: key,
      label: title,
      bars: [{ id: key, from: at(startWeek - 1), to: at(startWeek - 1 + weeks), tone, words: title }],
      marks: [],
    }
  })
  const days: Lane = {
    id: 'milestones',
    label: texts.milestones,
    bars: [],
    marks: drawn.map(({ milestone: { key, state, title }, at }) => ({ id: key, at, isDone: state === 'done', words: title })),
  }
  return (
    <TimelineLanes
      label={texts.planTimeline}
      scale={scale}
      lanes={drawn.length > 0 ? [...lanes, days] : lanes}
      headings={[texts.part, texts.weeks]}
      table={[
        ...stages.map(({ title, weeks, startWeek, startsOn, endsOn, state }) => [
          title,
          String(weeks),
          startsOn ? dayLabel(startsOn) : texts.week(startWeek),
          endsOn ? dayLabel(endsOn) : texts.week(startWeek + weeks - 1),
          stateLabels[state],
        ]),
        ...shown.map(({ title, week, date, state }) => {
          const when = date === null ? texts.week(week) : dayLabel(date)
          return [title, '', when, when, stateLabels[state]]
        }),
      ]}
    />
  )
}
