import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
import type { SampleProject } from '#shared/api/samples.ts'
import * as words from '#words/projects.ts'

const looks = {
  completed: { label: words.completed, icon: CircleCheck, style: 'border-ok text-ok' },
  'in-progress': { label: words.inProgress, icon: Clock, style: 'border-accent text-accent' },
  planning: { label: words.planning, icon: CircleDashed, style: 'border-warning text-warning' },
} satisfies Record<SampleProject['status'], object>

/** An unknown status is displayed as it is, without a colour. */
export function StatusBadge({ status }: { status: string }) {
  const look = Object.hasOwn(looks, status) ? looks[status as SampleProject['status']] : undefined
  const { label, icon: Icon, style } = look ?? { label: status, icon: Circle, style: 'border-control text-ink-2' }
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2 text-xs font-medium whitespace-nowrap ${style}`}
    >
      <Icon aria-hidden size={13} strokeWidth={2} />
      {label}
    </span>
  )
}
