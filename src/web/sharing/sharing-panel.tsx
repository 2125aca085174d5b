import { useState } from 'react'
import type { Grant, PrintedDocument } from '#shared/api/sharing.ts'
import { CompareWith } from '#web/comparison/compare-with.tsx'
import * as words from '#words/sharing.ts'
import { CopyButton, RevokeButton } from './invitation-actions.tsx'
import { momentDay } from '#web/ui/day-text.ts'
import { roleLabels } from './labels.ts'
import { DriveCopy } from './drive-copy.tsx'
import { LinksSection } from './links-section.tsx'
import { useGrants, useOutbox } from './queries.ts'

/** The people with whom a document is shared, and a form to share it with more. */
export function SharingPanel({ printed }: { printed: PrintedDocument }) {
  const documentId = printed.id
  const [said, setSaid] = useState('')
  const { data: grants, isPending } = useGrants(documentId)
  return (
    <section
      aria-label={words.sharing}
      aria-busy={isPending}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {grants?.length === 0 && <p className="text-sm text-ink-3">{words.itIsSharedWithNobody}</p>}
      {grants && grants.length > 0 && <GrantList printed={printed} grants={grants} onSaid={setSaid} />}
      <LinksSection printed={printed} />
      <DriveCopy documentId={documentId} />
    </section>
  )
}

type GrantListProps = { printed: PrintedDocument; grants: Grant[]; onSaid: (sentence: string) => void }

/** Authors of an invitation can copy it again. */
function GrantList({ printed, grants, onSaid }: GrantListProps) {
  const { data: invitations = [] } = useOutbox()
  return (
    <ul aria-label={words.sharedWith} className="border-t border-line">
      {grants.map(({ id, email, role, version, sharedBy, expiresAt }) => {
        const invitation = invitations.find((written) => written.id === id)
        const seen = version ?? printed.approvedVersion
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">{email}</p>
              <p className="text-sm text-ink-3">{version === null ? words.alwaysNewestApprovedVersion : words.version(version)}</p>
              <p className="text-sm text-ink-3">{words.untilSharedBy(roleLabels[role], momentDay(expiresAt), sharedBy)}</p>
            </div>
            <div className="flex flex-wrap gap-1.5">
              {seen && <CompareWith documentId={printed.id} version={seen} shown={printed.version} />}
              {invitation && <CopyButton invitation={invitation} onSaid={onSaid} />}
              <RevokeButton documentId={printed.id} grantId={id} email={email} onSaid={onSaid} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
