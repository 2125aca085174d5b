import { useState } from 'react'

/** Work that somebody begins with a press, once at a time. What may fail in it is the work's own to tell. */
export function useWork(work: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await work().catch(() => undefined)
    setBusy(false)
  }
  return { isBusy, begin: () => void (isBusy || run()) }
}
