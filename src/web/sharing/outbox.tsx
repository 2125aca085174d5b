import { useState } from 'react'
import type { Invitation } from '#shared/api/sharing.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { CopyButton, RevokeButton } from './invitation-actions.tsx'
import { useOutbox } from './queries.ts'

/** The invitations that wait to be copied into a mail, as no mail server sends them. */
export function Outbox() {
  const { data, isPending } = useOutbox()
  const [said, setSaid] = useState('')
  return (
    <section aria-labelledby="outbox-title" aria-busy={isPending} className="grid min-w-0 gap-3">
      <div>
        <h2 id="outbox-title" className="text-lg font-medium tracking-tight">
          Outbox
        </h2>
        <p className="text-sm text-ink-3">Invitations to be copied into a mail. Nothing is sent from here.</p>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {data?.length === 0 && <p className="text-ink-3">Nothing is shared yet.</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onSaid={setSaid} />
          ))}
        </ul>
      )}
    </section>
  )
}

const InvitationRow = ({ invitation, onSaid }: { invitation: Invitation; onSaid: (sentence: string) => void }) => (
  <li className="border-b border-line py-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{invitation.to}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{invitation.subject}</p>
        <p className="font-mono text-xs text-ink-3 tabular-nums">{momentLabel(invitation.createdAt)}</p>
      </div>
      <div className="flex gap-1.5">
        <CopyButton invitation={invitation} onSaid={onSaid} />
        <RevokeButton documentId={invitation.documentId} grantId={invitation.id} email={invitation.to} onSaid={onSaid} />
      </div>
    </div>
    <details className="mt-1">
      <summary className="inline-block cursor-pointer py-1 text-sm text-ink-3 hover:text-ink pointer-coarse:py-3">
        Show the text
      </summary>
      <p className="mt-1 rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink-2">
        {`${invitation.text}\n\n${invitation.link}`}
      </p>
    </details>
  </li>
)
