import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as texts from '#words/waiting-sum.ts'
import { sumWaiting } from './choose-waiting.ts'
import { StateIcon } from './state-icon.tsx'
import { useWaiting } from './waiting.ts'

const WaitingRows = lazyPart(() => import('./waiting-rows.tsx').then((file) => file.WaitingRows))

/** The account's documents in progress, of all types, and those that have finished; hidden if there are none. */
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
