import { useState, useId } from 'react'
import type { Grant, PrintedDocument, Role } from '#shared/api/sharing.ts'
import { CompareWith } from '#web/comparison/compare-with.tsx'
import { useVersions } from '#web/documents/queries.ts'
import { useReviews } from '#web/reviews/queries.ts'
import { language } from '#words/language.ts'
import * as words from '#words/sharing.ts'
import { CopyButton, RevokeButton } from './invitation-actions.tsx'
import { momentDay } from '#web/ui/moment-day.ts'
import { useGrants, useOutbox, useLinks } from './queries.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as general from '#words/general.ts'
import { LinkList } from './link-list.tsx'
import type { Sharable } from './version-choices.ts'

const roleLabels: Record<Role, string> = { reader: words.readOnly, writer: words.readAndEdit }

/** Milliseconds between checks of a copy in progress. */
const lookInterval = 3_000

/** The state of the copy in Google Drive; hidden if there is none, or the viewer may not see it. */
function DriveCopy({ documentId }: { documentId: string }) {
  const { data, refetch } = useQuery({
    queryKey: ['documents', 'drive', documentId],
    queryFn: async () => (await api.drive.copy({ id: documentId })).copy,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookInterval : false),
  })
  const again = useWork(async () => {
    await api.drive.sync({ id: documentId })
    await refetch()
  })
  if (!data) return null
  const { state, link, error } = data
  return (
    <section
      aria-label={words.googleDrive}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm"
    >
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className={state === 'failed' ? 'text-danger' : 'text-ink-2'}>{sentences[state]}</p>
        {error !== null && <p className="text-ink-3">{error}</p>}
      </div>
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
          {words.openInDrive}
        </a>
      )}
      {state === 'failed' && (
        <Button size="small" disabled={again.isBusy} onClick={again.begin}>
          {general.tryAgain}
        </Button>
      )}
    </section>
  )
}

const sentences = {
  waiting: words.copyInGoogleDriveIs,
  synced: words.copyIsInGoogleDrive,
  failed: words.copyCouldNotBePut,
}

/** Who can see a document: the client's accounts if a version is published, people with whom it is shared, and links. */
export function SharingPanel({ printed }: { printed: PrintedDocument }) {
  const documentId = printed.id
  const [said, setSaid] = useState('')
  const { data: grants, isPending } = useGrants(documentId)
  const published = useVersions(documentId).data?.versions.find(({ publishedAt }) => publishedAt !== null)
  return (
    <section
      aria-label={words.sharing}
      aria-busy={isPending}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {published && <p className="text-sm">{words.everyAccountSees(printed.client, published.version)}</p>}
      <Reviewers printed={printed} />
      {grants?.length === 0 && (
        <p className="text-sm text-ink-3">{published ? words.itIsSharedWithNobodyElse : words.itIsSharedWithNobody}</p>
      )}
      {grants && grants.length > 0 && <GrantList printed={printed} grants={grants} onSaid={setSaid} />}
      <LinksSection printed={printed} />
      <DriveCopy documentId={documentId} />
    </section>
  )
}

/** Everybody who was asked to review a version can read it, unless the review was withdrawn. */
function Reviewers({ printed: { id, version } }: { printed: PrintedDocument }) {
  const reviews = useReviews(id, version).data?.reviews.filter(({ state }) => state !== 'withdrawn') ?? []
  return [...new Set(reviews.map((review) => review.version))].map((seen) => {
    const asked = reviews.filter((review) => review.version === seen).flatMap(({ reviewers }) => reviewers)
    const names = new Set(asked.map(({ name }) => name))
    return (
      <p key={seen} className="text-sm wrap-anywhere">
        {words.reviewersSee(list.format(names), seen)}
      </p>
    )
  })
}

const list = new Intl.ListFormat(language)

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

/** Links that anyone can open, in addition to shares with single addresses. */
function LinksSection({ printed }: { printed: Sharable }) {
  const titleId = useId()
  const [said, setSaid] = useState('')
  const { data: links, isPending } = useLinks(printed.id)
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isPending}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={titleId} className="font-medium">
            {words.links}
          </h2>
          <p className="text-sm text-ink-3">{words.forWhoeverHasThemWithout}</p>
        </div>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {links?.length === 0 && <p className="text-sm text-ink-3">{words.thereIsNoLinkYet}</p>}
      {links && links.length > 0 && <LinkList links={links} printed={printed} onSaid={setSaid} />}
    </section>
  )
}
