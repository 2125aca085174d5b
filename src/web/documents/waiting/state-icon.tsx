import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'

const looks = {
  running: { icon: LoaderCircle, style: 'text-accent motion-safe:animate-spin' },
  finished: { icon: CircleCheck, style: 'text-ok' },
  failed: { icon: CircleAlert, style: 'text-danger' },
} as const

export function StateIcon({ state }: Pick<BegunGeneration, 'state'>) {
  const { icon: Icon, style } = looks[state]
  return <Icon aria-hidden size={16} className={`shrink-0 ${style}`} />
}
