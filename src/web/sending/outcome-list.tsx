import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import * as general from '#words/general.ts'
import * as words from '#words/sending.ts'
import type { SendOutcome } from './send.ts'

type OutcomeListProps = { outcomes: SendOutcome[]; isPublished: boolean; client: string; onClose: () => void }

/** The result for each person; messages that were not emailed can be copied. */
export function OutcomeList({ outcomes, isPublished, client, onClose }: OutcomeListProps) {
  const done = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared.
  useEffect(() => done.current?.focus(), [])
  return (
    <>
      {isPublished && <p className="text-sm text-ink-2">{words.isPublished(client)}</p>}
      <ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {outcomes.map((outcome, index) => (
          <li
            key={index}
            aria-label={words.outcomeOf(outcome.person.name)}
            className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm"
          >
            <p className="font-medium wrap-anywhere">{outcome.person.name}</p>
            <Outcome outcome={outcome} />
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button ref={done} variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  )
}

function Outcome({ outcome: { person, isPosted, copy, failure } }: { outcome: SendOutcome }) {
  const [said, setSaid] = useState<string>()
  if (failure !== undefined) return <p className="wrap-anywhere text-danger">{failure}</p>
  if (isPosted) return <p className="text-ink-2">{words.emailIsOnItsWay}</p>
  if (copy === undefined) return <p className="text-ink-2">{words.findsItInAccount}</p>
  const onCopy = async () => setSaid((await copyText(copy)) ? general.copied : words.copyFailed)
  return (
    <>
      <p className="text-ink-2">{words.copyThisToThem}</p>
      <p className="max-h-40 overflow-y-auto rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere text-ink-2">{copy}</p>
      <p className="flex items-center gap-2">
        <Button size="small" aria-label={words.copyFor(person.name)} onClick={() => void onCopy()}>
          {general.copy}
        </Button>
        <output className="text-ink-3">{said}</output>
      </p>
    </>
  )
}
