import type { ProjectPage } from '#shared/api/projects.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/projects.ts'
import { HealthBadge } from './health-badge.tsx'
import { dayLabel } from './labels.ts'

type HealthPanelProps = { project: Pick<ProjectPage, 'health' | 'statedHealth' | 'calculated' | 'updates'> }

/** A project's health with its reasons, and the team's own judgement where it differs. */
export function HealthPanel({ project: { health, statedHealth, calculated, updates } }: HealthPanelProps) {
  const stated = statedHealth === null ? undefined : updates.find((update) => update.health !== null)
  return (
    <Panel title={words.health}>
      <div id="health" className="grid gap-2 p-4 sm:p-5">
        <HealthBadge health={health} />
        {stated && (
          <p className="text-sm wrap-anywhere">
            <span className="text-ink-3">{words.setByOn(stated.by, dayLabel(stated.at))}</span> {stated.text}
          </p>
        )}
        {statedHealth !== null && (
          <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
            {words.calculatedFromPlan} <HealthBadge health={calculated.health} />
          </div>
        )}
        {calculated.reasons.length === 0 ? (
          <p className="text-sm text-ink-3">{words.nothingIsLateOrBlocked}</p>
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
