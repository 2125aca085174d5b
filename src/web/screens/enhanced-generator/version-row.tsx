import BadgeCheck from 'lucide-react/icons/badge-check'
import { momentLabel } from '#web/documents/labels.ts'
import { VersionBadge } from '#web/documents/version-badge.tsx'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'
import { VersionActions, type VersionActionsProps } from './version-actions.tsx'

/** A version with its changes and author, and the actions on it. */
export const VersionRow = (props: VersionActionsProps) => {
  const { version, history } = props
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2.5 px-4 py-3.5">
      <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <VersionBadge version={version.version} />
        <div className="min-w-0">
          <p className="wrap-anywhere">{version.changelog}</p>
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-sm text-ink-3">
            {version.version === history.document.currentVersion && <span className="font-medium text-ink">{words.current}</span>}
            <span className="min-w-0 wrap-anywhere">{version.author}</span>
            <time dateTime={version.timestamp} className="font-mono text-xs tabular-nums">
              {momentLabel(version.timestamp)}
            </time>
          </p>
          {version.approved && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ok">
              <BadgeCheck aria-hidden size={15} className="shrink-0" />
              <span>
                {version.approvedBy ? words.approvedBy(version.approvedBy) : general.approved}
                {version.approvedAt && `, ${momentLabel(version.approvedAt)}`}
              </span>
            </p>
          )}
          {version.publishedAt && (
            <p className="mt-1 text-sm text-ink-3">
              {words.publishedBy(version.publishedBy ?? '', momentLabel(version.publishedAt))}
            </p>
          )}
          {version.withdrawn && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">
              {words.approvalTakenBackBy(version.withdrawn.by, momentLabel(version.withdrawn.at), version.withdrawn.reason)}
            </p>
          )}
        </div>
      </div>
      <VersionActions {...props} />
    </li>
  )
}
