import { useState } from 'react'
import type { Hook, HookEvent } from '#shared/api/hooks.ts'
import { clients } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import * as words from '#words/hooks.ts'
import { DeliveryList } from './delivery-list.tsx'
import { eventLabels } from './labels.ts'
import { reloadHooks } from './queries.ts'

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
