import { useState } from 'react'
import type { Hook, HookEvent, Delivery } from '#shared/api/hooks.ts'
import { clients } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/hooks.ts'
import { eventLabels, stateLabels } from './labels.ts'
import { reloadHooks, useDeliveries } from './queries.ts'
import { momentLabel } from '#web/documents/labels.ts'

type Said = { onSaid: (sentence: string) => void }
const styles = { waiting: 'text-ink-2', delivered: 'text-ok', failed: 'text-danger' }

/** The latest messages to an address, newest first. */
function DeliveryList({ hookId, onSaid }: { hookId: string } & Said) {
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

type HookRowProps = { hook: Hook; onSaid: (sentence: string) => void }

const names: Partial<Record<string, { name: string }>> = clients
const nameOf = (client: string) => names[client]?.name ?? client

/** A hook with its events, its state, and its actions. */
export function HookRow({ hook, onSaid }: HookRowProps) {
  const { id, url, events, client, createdBy, disabled } = hook
  const [showsMessages, setShowsMessages] = useState(false)
  return (
    <li className="grid gap-2 border-b border-line py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-mono break-all">{url}</p>
          <p className="wrap-anywhere text-ink-3">
            {client === null ? general.allClients : nameOf(client)}:{' '}
            {events.map((event) => eventLabels[event as HookEvent]).join(', ')}
          </p>
          <p className="text-ink-3">{words.madeBy(createdBy)}</p>
          {disabled && <p className="text-danger">{words.disabled(disabled.reason)}</p>}
        </div>
        <div className="flex flex-wrap gap-1.5">
          {disabled ? (
            <ActButton
              label={words.enable}
              url={url}
              act={() => api.hooks.enable({ id })}
              said={words.hookIsEnabled}
              onSaid={onSaid}
            />
          ) : (
            <ActButton
              label={words.test}
              url={url}
              act={() => api.hooks.test({ id })}
              said={words.messageThatTellsOfNothing}
              onSaid={onSaid}
            />
          )}
          <Button
            size="small"
            aria-expanded={showsMessages}
            aria-label={words.messagesTo(url)}
            onClick={() => setShowsMessages(!showsMessages)}
          >
            {words.messages}
          </Button>
          <ActButton label={general.end} url={url} act={() => api.hooks.end({ id })} said={words.hookHasEnded} onSaid={onSaid} />
        </div>
      </div>
      {showsMessages && <DeliveryList hookId={id} onSaid={onSaid} />}
    </li>
  )
}

type ActButtonProps = {
  label: string
  url: string
  act: () => Promise<unknown>
  said: string
  onSaid: (sentence: string) => void
}

function ActButton({ label, url, act, said, onSaid }: ActButtonProps) {
  const { isBusy, begin } = useWork(async () => {
    try {
      await act()
      onSaid(said)
    } finally {
      await reloadHooks()
    }
  })
  return (
    <Button size="small" aria-label={words.actOnHook(label, url)} disabled={isBusy} onClick={begin}>
      {label}
    </Button>
  )
}
