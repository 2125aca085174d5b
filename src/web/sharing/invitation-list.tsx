import type { Invitation } from '#shared/api/sharing.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { deliveryLabel } from '#web/documents/delivery-label.ts'
import * as words from '#words/sharing.ts'
import { CopyButton, RevokeButton, SendAgainButton } from './invitation-actions.tsx'

type Said = { onSaid: (sentence: string) => void }

/** Each invitation with its actions. */
export const InvitationList = ({ invitations, onSaid }: { invitations: Invitation[] } & Said) => (
  <ul className="border-t border-line">
    {invitations.map((invitation) => (
      <InvitationRow key={invitation.id} invitation={invitation} onSaid={onSaid} />
    ))}
  </ul>
)

const InvitationRow = ({ invitation, onSaid }: { invitation: Invitation } & Said) => (
  <li className="border-b border-line py-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{invitation.to}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{invitation.subject}</p>
        <p className="font-mono text-xs text-ink-3 tabular-nums">{momentLabel(invitation.createdAt)}</p>
        {invitation.delivery && (
          <p className={`text-sm wrap-anywhere ${invitation.delivery.state === 'failed' ? 'text-danger' : 'text-ink-3'}`}>
            {deliveryLabel(invitation.delivery)}
          </p>
        )}
      </div>
      <div className="flex gap-1.5">
        {invitation.delivery?.state === 'failed' && <SendAgainButton invitation={invitation} onSaid={onSaid} />}
        <CopyButton invitation={invitation} onSaid={onSaid} />
        <RevokeButton documentId={invitation.documentId} grantId={invitation.id} email={invitation.to} onSaid={onSaid} />
      </div>
    </div>
    <details className="mt-1">
      <summary className="inline-block cursor-pointer py-1 text-sm text-ink-3 hover:text-ink pointer-coarse:py-3">
        {words.showTheText}
      </summary>
      <p className="mt-1 rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink-2">
        {`${invitation.text}\n\n${invitation.link}`}
      </p>
    </details>
  </li>
)
