import { useState } from 'react'

/** Work that a press starts, once at a time. The work itself must report its errors. */
export function useWork(work: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await work().catch(() => undefined)
    setBusy(false)
  }
  return { isBusy, begin: () => void (isBusy || run()) }
}
