import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { Invitation } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import { copyText } from '#web/ui/copy-text.ts'
import * as general from '#words/general.ts'
import * as words from '#words/sharing.ts'
import { reloadSharing } from './queries.ts'

/** The whole message, to be pasted into an email. */
const invitationText = ({ subject, text, link }: Invitation) => words.invitationText(subject, text, link)

type Said = { onSaid: (sentence: string) => void }

/** Copies subject, text and link; confirms it visibly and to screen readers. */
export function CopyButton({ invitation, onSaid }: { invitation: Invitation } & Said) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(invitationText(invitation))
    setCopied(done)
    onSaid(done ? words.invitationForCopied(invitation.to) : words.browserDidNotLetIt)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button size="small" aria-label={words.copyInvitationFor(invitation.to)} onClick={() => void copy()}>
      <Icon aria-hidden size={14} className={isCopied ? 'text-ok' : 'text-ink-3'} />
      {isCopied ? general.copied : general.copy}
    </Button>
  )
}

/** For an email that could not be delivered. */
export function SendAgainButton({ invitation, onSaid }: { invitation: Invitation } & Said) {
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.sharing.sendAgain({ id: invitation.id })
      onSaid(words.letterToIsTriedAgain(invitation.to))
    } finally {
      await reloadSharing()
    }
  })
  return (
    <Button size="small" aria-label={words.sendLetterToAgain(invitation.to)} disabled={isBusy} onClick={begin}>
      {general.sendAgain}
    </Button>
  )
}

type RevokeButtonProps = { documentId: string; grantId: string; email: string } & Said

/** After a failure the row is still there to try again. */
export function RevokeButton({ documentId, grantId, email, onSaid }: RevokeButtonProps) {
  const { isBusy, begin } = useWork(async () => {
    try {
      await api.sharing.revoke({ id: documentId, grant: grantId })
      onSaid(words.noLongerSharedWith(email))
    } finally {
      await reloadSharing()
    }
  })
  return (
    <Button size="small" aria-label={words.revokeWhatIsSharedWith(email)} disabled={isBusy} onClick={begin}>
      {words.revoke}
    </Button>
  )
}
