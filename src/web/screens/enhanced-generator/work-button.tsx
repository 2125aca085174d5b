import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWork } from '#web/ui/use-work.ts'

type WorkButtonProps = { label: string; icon?: ReactNode; work: () => Promise<unknown>; children: string }

/** Begins some work, once at a time. It stays usable meanwhile, so that the focus stays with it. */
export function WorkButton({ label, icon, work, children }: WorkButtonProps) {
  const { isBusy, begin } = useWork(work)
  return (
    <Button size="small" aria-label={label} aria-disabled={isBusy} onClick={begin}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </Button>
  )
}
