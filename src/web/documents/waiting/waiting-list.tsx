import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as texts from '#words/waiting-sum.ts'
import { sumWaiting } from './choose-waiting.ts'
import { StateIcon } from './state-icon.tsx'
import { useWaiting } from './waiting.ts'

const WaitingRows = lazyPart(() => import('./waiting-rows.tsx').then((file) => file.WaitingRows))

/** What is being written for the account, of every type, and what of it has ended; nothing where nobody waits. */
export function WaitingList() {
  const waiting = useWaiting()
  const has = (wanted: BegunGeneration['state']) => waiting.some(({ state }) => state === wanted)
  return (
    <BarPanel
      title={texts.documentsBeingWritten}
      sum={sumWaiting(waiting)}
      icon={<StateIcon state={has('running') ? 'running' : has('failed') ? 'failed' : 'finished'} />}
    >
      {(close) => <WaitingRows waiting={waiting} onClose={close} />}
    </BarPanel>
  )
}
