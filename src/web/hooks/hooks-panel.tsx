import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import * as words from '#words/hooks.ts'
import { HookRow } from './hook-row.tsx'
import { useHooks, reloadHooks } from './queries.ts'
import { useMutation } from '@tanstack/react-query'
import type { HookEvent } from '#shared/api/hooks.ts'
import type { ClientId } from '#shared/client-id.ts'
import { clients } from '#shared/firm.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { ClientOptions } from '#web/ui/client-options.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as general from '#words/general.ts'
import { eventLabels } from './labels.ts'

const usual = new Set(['version.approved', 'version.published'])

/** Creates a hook for an address. */
function HookForm({ onMade }: { onMade: (secret: string) => void }) {
  const make = useMutation({
    mutationFn: (asked: Parameters<typeof api.hooks.make>[0]) => api.hooks.make(asked),
    onSuccess: ({ secret }) => onMade(secret),
    onSettled: reloadHooks,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const client = form.get('client')
    make.mutate({
      url: form.get('url') as string,
      events: Object.keys(eventLabels).filter((name) => form.has(name)) as HookEvent[],
      client: client === '' ? null : (client as ClientId),
    })
  }
  return (
    <form aria-label={words.newHook} onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
      <Field label={words.address} hint={words.beginsWithHttps}>
        {(control) => <Input {...control} name="url" type="url" required maxLength={2000} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={words.ofWhoseDocuments}>
        {(control) => (
          <Select {...control} name="client" defaultValue="">
            <option value="">{general.allClients}</option>
            <ClientOptions clients={Object.entries(clients).map(([id, { name }]) => ({ id, name }))} />
          </Select>
        )}
      </Field>
      <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">{words.whatItIsTold}</legend>
        {Object.entries(eventLabels).map(([name, label]) => (
          <CheckBox key={name} name={name} label={label} defaultChecked={usual.has(name)} />
        ))}
      </fieldset>
      {make.isError && (
        <div className="sm:col-span-2">
          <ErrorBanner>{sentenceFor(make.error)}</ErrorBanner>
        </div>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={make.isPending}>
          {words.makeTheHook}
        </Button>
      </div>
    </form>
  )
}

/** External addresses that receive events of documents; for administrators. */
export function HooksPanel() {
  const [said, setSaid] = useState('')
  const [secret, setSecret] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const { data, isError } = useHooks()
  const onMade = (made: string) => {
    setMaking(false)
    setSecret(made)
  }
  return (
    <section aria-labelledby="hooks-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="hooks-title" className="text-lg font-medium tracking-tight">
            {words.webhooks}
          </h2>
          <p className="text-sm text-ink-3">{words.otherSystemsAreToldOf}</p>
        </div>
        <Button size="small" aria-expanded={isMaking} onClick={() => setMaking(!isMaking)}>
          {words.newHook}
        </Button>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {secret !== undefined && (
        <ShownOnce label={words.secretThatMessagesAreSigned} value={secret} onDone={() => setSecret(undefined)} />
      )}
      {isMaking && <HookForm onMade={onMade} />}
      {isError && !data && <p className="text-sm text-ink-3">{words.hooksCannotBeShownNow}</p>}
      {data?.length === 0 && !isMaking && <p className="text-sm text-ink-3">{words.nobodyIsToldYet}</p>}
      {data && data.length > 0 && (
        <ul aria-label={words.hooks} className="border-t border-line">
          {data.map((hook) => (
            <HookRow key={hook.id} hook={hook} onSaid={setSaid} />
          ))}
        </ul>
      )}
    </section>
  )
}
