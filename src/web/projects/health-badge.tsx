import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { type ProjectHealth } from '#shared/projects.ts'
import { healthNames } from '#words/project-states.ts'

const looks = {
  'on-track': { icon: CircleCheck, style: 'text-ok' },
  'at-risk': { icon: CircleAlert, style: 'text-warning' },
  'off-track': { icon: CircleX, style: 'text-danger' },
} satisfies Record<ProjectHealth, object>

/** The health of a project. */
export function HealthBadge({ health }: { health: ProjectHealth }) {
  const { icon: Icon, style } = looks[health]
  return (
    <span className={`inline-flex h-6 shrink-0 items-center gap-1.5 text-xs font-medium whitespace-nowrap ${style}`}>
      <Icon aria-hidden size={13} strokeWidth={2} />
      {healthNames[health]}
    </span>
  )
}
