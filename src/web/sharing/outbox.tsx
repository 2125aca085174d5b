import { Suspense, useState } from 'react'
import { useOutbox } from './queries.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/sharing.ts'

const nothingSent = words.invitationsToBeCopiedInto

// Loaded on demand, because most accounts have shared nothing yet.
const InvitationList = lazyPart(() => import('./invitation-list.tsx').then((file) => file.InvitationList))

/** The invitations of this account: the state of their emails, or, without a mail server, their text to copy. */
export function Outbox() {
  const { data, isPending } = useOutbox()
  const [said, setSaid] = useState('')
  return (
    <section aria-labelledby="outbox-title" aria-busy={isPending} className="grid min-w-0 gap-3">
      <div>
        <h2 id="outbox-title" className="text-lg font-medium tracking-tight">
          {words.outbox}
        </h2>
        <p className="text-sm text-ink-3">
          {data?.some(({ delivery }) => delivery) ? words.invitationsAndWhatBecameOf : nothingSent}
        </p>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {data?.length === 0 && <p className="text-ink-3">{words.nothingIsSharedYet}</p>}
      {data && data.length > 0 && (
        <Suspense>
          <InvitationList invitations={data} onSaid={setSaid} />
        </Suspense>
      )}
    </section>
  )
}
