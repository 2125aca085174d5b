import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWork } from '#web/ui/use-work.ts'

type WorkButtonProps = { label: string; icon?: ReactNode; work: () => Promise<unknown>; children: string }

/** A button that starts some work, once at a time. It is not disabled meanwhile, so that it retains the focus. */
export function WorkButton({ label, icon, work, children }: WorkButtonProps) {
  const { isBusy, begin } = useWork(work)
  return (
    <Button size="small" aria-label={label} aria-disabled={isBusy} onClick={begin}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </Button>
  )
}
