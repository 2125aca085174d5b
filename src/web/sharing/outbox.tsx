import { Suspense, useState } from 'react'
import { useOutbox } from './queries.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const nothingSent = 'Invitations to be copied into a mail. Nothing is sent from here.'

// Most have shared nothing yet.
const InvitationList = lazyPart(() => import('./invitation-list.tsx').then((file) => file.InvitationList))

/** The invitations of this account: what became of their letters, or, where no mail server is set up, their text to be copied. */
export function Outbox() {
  const { data, isPending } = useOutbox()
  const [said, setSaid] = useState('')
  return (
    <section aria-labelledby="outbox-title" aria-busy={isPending} className="grid min-w-0 gap-3">
      <div>
        <h2 id="outbox-title" className="text-lg font-medium tracking-tight">
          Outbox
        </h2>
        <p className="text-sm text-ink-3">
          {data?.some(({ delivery }) => delivery) ? 'Invitations, and what became of their letters.' : nothingSent}
        </p>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {data?.length === 0 && <p className="text-ink-3">Nothing is shared yet.</p>}
      {data && data.length > 0 && (
        <Suspense>
          <InvitationList invitations={data} onSaid={setSaid} />
        </Suspense>
      )}
    </section>
  )
}
