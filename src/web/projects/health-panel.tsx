import { useState } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { HealthBadge } from './health-badge.tsx'
import { HealthForm } from './health-form.tsx'
import { dayLabel } from './labels.ts'

type HealthPanelProps = {
  project: Pick<ProjectPage, 'id' | 'health' | 'statedHealth' | 'calculated' | 'updates' | 'mayWrite'>
}

/** A project's health with its reasons, and a form with which the team replaces it. */
export function HealthPanel({ project }: HealthPanelProps) {
  const { health, statedHealth, calculated, updates, mayWrite } = project
  const stated = statedHealth === null ? undefined : updates.find((update) => update.health !== null)
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      title={words.health}
      note={
        mayWrite &&
        !isChanging && (
          <Button size="small" onClick={() => setChanging(true)}>
            {words.changeHealth}
          </Button>
        )
      }
    >
      <div id="health" className="grid gap-2 p-4 sm:p-5">
        {isChanging && <HealthForm project={project} onClose={() => setChanging(false)} />}
        <HealthBadge health={health} />
        {stated && (
          <p className="text-sm wrap-anywhere">
            <span className="text-ink-3">{words.setByOn(stated.by, dayLabel(stated.at))}</span> {stated.text}
          </p>
        )}
        {statedHealth !== null && (
          <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
            {words.automaticallyItIs} <HealthBadge health={calculated.health} />
          </div>
        )}
        {calculated.reasons.length === 0 ? (
          <p className="text-sm text-ink-3">{words.nothingIsOverdueOrBlocked}</p>
        ) : (
          <ul className="grid list-disc gap-1 pl-4 text-sm text-ink-2">
            {calculated.reasons.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason[0]!.toUpperCase() + reason.slice(1)}.
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
