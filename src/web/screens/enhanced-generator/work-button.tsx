import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type WorkButtonProps = { label: string; icon?: ReactNode; work: () => Promise<unknown>; children: string }

/** Begins some work, once at a time. It stays usable meanwhile, so that the focus stays with it. */
export function WorkButton({ label, icon, work, children }: WorkButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <Button size="small" aria-label={label} aria-disabled={busy} onClick={() => void (busy || run())}>
      {busy ? <Spinner /> : icon}
      {children}
    </Button>
  )
}
