import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { VersionV1 } from '#shared/api/documents-v1.ts'
import { useSession } from '#web/accounts/session.ts'
import { CompareLink } from '#web/comparison/compare-link.tsx'
import { inOrder } from '#web/comparison/in-order.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { useVersions } from '#web/documents/queries.ts'
import { useReviews } from '#web/reviews/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import { useDialogs, type Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'
import { states } from '#words/document-states.ts'
import * as general from '#words/general.ts'
import type { PanelProps } from './panel-props.ts'

/** The versions visible to the viewer, newest first: author, origin and state. */
export function VersionsPanel({ document: id, version: shown }: PanelProps) {
  const { data, isError } = useVersions(id)
  const inReview =
    useReviews(id, shown)
      .data?.reviews.filter(({ state }) => state === 'open')
      .map((review) => review.version) ?? []
  const { dialogs, ...dialog } = useDialogs()
  if (isError) return <p className="text-sm text-ink-3">{words.versionsCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  const { currentVersion } = data.document
  return (
    <>
      <ol className="grid divide-y divide-line" aria-label={general.versions}>
        {data.versions.map((version, index) => (
          <Row
            key={version.version}
            version={version}
            isShown={version.version === shown}
            isCurrent={version.version === currentVersion}
            isInReview={inReview.includes(version.version)}
            address={`/documents/${id}${version.version === currentVersion ? '' : `?version=${version.version}`}`}
          >
            {data.versions[index + 1] && (
              <CompareLink documentId={id} from={data.versions[index + 1]!.version} to={version.version} />
            )}
            {version.version !== shown && data.versions[index + 1]?.version !== shown && (
              <CompareLink documentId={id} {...inOrder(version.version, shown)}>
                {words.withOneShown}
              </CompareLink>
            )}
            {data.rights.rollback && version.version !== currentVersion && (
              <RollBack id={id} version={version.version} currentVersion={currentVersion} dialog={dialog} />
            )}
          </Row>
        ))}
      </ol>
      {dialogs}
    </>
  )
}

type RowProps = {
  version: VersionV1
  isShown: boolean
  isCurrent: boolean
  isInReview: boolean
  address: string
  children: ReactNode
}

const Row = ({ version: past, isShown, isCurrent, isInReview, address, children }: RowProps) => (
  <li aria-current={isShown ? 'true' : undefined} className="grid gap-1 py-3 text-sm first:pt-0">
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <Link
        to={address}
        aria-label={words.openVersion(past.version)}
        className="rounded-sm font-mono text-accent tabular-nums underline underline-offset-2 pointer-coarse:py-2.5"
      >
        {words.shortVersion(past.version)}
      </Link>
      {isShown && <span className="font-medium">{words.shown}</span>}
      {isCurrent && !isShown && <span className="text-ink-3">{words.current}</span>}
      <State version={past} isInReview={isInReview} />
    </p>
    <p className="wrap-anywhere">{past.changelog}</p>
    <p className="text-ink-3">
      {madeWords[past.madeBy]}
      {past.madeFrom && words.andFromVersion(past.madeFrom)}
    </p>
    <p className="wrap-anywhere text-ink-3">
      {past.author},{' '}
      <time dateTime={past.timestamp} className="whitespace-nowrap">
        {momentLabel(past.timestamp)}
      </time>
    </p>
    <div className="flex flex-wrap gap-1.5 empty:hidden">{children}</div>
  </li>
)

const madeWords: Record<VersionV1['madeBy'], string> = {
  generation: words.written,
  rollback: words.rolledBackCopy,
  rulings: words.rulingsOnWhatWasOpen,
  edit: words.editedByHand,
  rewrite: words.chapterWrittenAgain,
  change: words.designChangedInWords,
  patch: words.designEdited,
}

function State({ version: { approved, approvedBy, publishedAt }, isInReview }: { version: VersionV1; isInReview: boolean }) {
  const isStaff = useSession()?.client === null
  if (approved)
    return (
      <span className="flex items-center gap-1 text-ok">
        <BadgeCheck aria-hidden size={14} />
        {approvedBy ? words.versionApprovedBy(approvedBy) : general.approved}
      </span>
    )
  const state = states[isInReview ? 'in-review' : 'draft']
  return <span className="text-ink-3">{publishedAt && isStaff ? words.clientCanSeeIt(state) : state}</span>
}

type RollBackProps = { id: string; version: string; currentVersion: string; dialog: Dialogs }

function RollBack({ id, version, currentVersion, dialog }: RollBackProps) {
  const { isBusy, begin } = useWork(async () => {
    const { rollBack } = await fetchPart(() => import('#web/documents/act-on-version.ts'))
    await rollBack({ id, version, currentVersion, dialog })
  })
  return (
    <Button size="small" aria-label={words.rollbackToVersion(version)} disabled={isBusy} onClick={begin}>
      {general.rollback}
    </Button>
  )
}
