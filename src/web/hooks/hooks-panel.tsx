import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import * as words from '#words/hooks.ts'
import { HookForm } from './hook-form.tsx'
import { HookRow } from './hook-row.tsx'
import { useHooks } from './queries.ts'

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
