import type { Delivery } from '#shared/api/hooks.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/hooks.ts'
import { stateLabels } from './labels.ts'
import { reloadHooks, useDeliveries } from './queries.ts'

type Said = { onSaid: (sentence: string) => void }
const styles = { waiting: 'text-ink-2', delivered: 'text-ok', failed: 'text-danger' }

/** The latest messages to an address, newest first. */
export function DeliveryList({ hookId, onSaid }: { hookId: string } & Said) {
  const { data, isError } = useDeliveries(hookId)
  if (isError && !data) return <p className="text-ink-3">{words.messagesCannotBeShownNow}</p>
  if (!data) return <output className="text-ink-3">{general.loading}</output>
  if (data.length === 0) return <p className="text-ink-3">{words.noMessageWasSentYet}</p>
  return (
    <ol aria-label={words.messages} className="grid gap-2 border-l-2 border-line pl-3">
      {data.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryRow hookId={hookId} delivery={delivery} onSaid={onSaid} />
        </li>
      ))}
    </ol>
  )
}

function DeliveryRow({ hookId, delivery, onSaid }: { hookId: string; delivery: Delivery } & Said) {
  const { id, event, state, attempts, error, createdAt } = delivery
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.hooks.sendAgain({ id: hookId, delivery: id })
      onSaid(words.messageIsOnItsWay)
    } finally {
      await reloadHooks()
    }
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p>
          <span className="font-mono">{event}</span>, <time dateTime={createdAt}>{momentLabel(createdAt)}</time>
        </p>
        <p className={styles[state]}>
          {stateLabels[state]}
          {attempts > 0 && `, ${words.tries(attempts)}`}
          {error !== null && `: ${error}`}
        </p>
      </div>
      {state === 'failed' && (
        <Button size="small" aria-label={words.sendMessageAgain(event)} disabled={isBusy} onClick={begin}>
          {general.sendAgain}
        </Button>
      )}
    </div>
  )
}
