import { useState } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import * as words from '#words/projects.ts'
import { updateProject } from './change-project.ts'
import { dayLabel } from './labels.ts'

type TwoStartsProps = {
  project: Pick<ProjectPage, 'id' | 'startsOn' | 'plannedStart'>
  /** Puts the project's start into the plan. */
  onUseInPlan: () => void
}

/** For a project whose start is not that of its plan: which one counts, and buttons that make them one. */
export function TwoStarts({ project: { id, startsOn, plannedStart }, onUseInPlan }: TwoStartsProps) {
  const [failure, setFailure] = useState<string>()
  const ours = dayLabel(startsOn!)
  const useThePlans = () => {
    setFailure(undefined)
    updateProject(id, { startsOn: null }).catch((error: unknown) => setFailure(sentenceFor(error)))
  }
  return (
    <div className="grid gap-2 border-l-3 border-copper pl-3 text-sm">
      <p>{plannedStart === null ? words.onlyProjectStarts(ours) : words.twoStarts(ours, dayLabel(plannedStart))}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onUseInPlan}>
          {words.useStartInPlan(ours)}
        </Button>
        {plannedStart !== null && (
          <Button size="small" onClick={useThePlans}>
            {words.startOn(dayLabel(plannedStart))}
          </Button>
        )}
      </div>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
    </div>
  )
}
