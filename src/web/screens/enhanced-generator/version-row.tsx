import BadgeCheck from 'lucide-react/icons/badge-check'
import type { VersionV1 } from '#shared/api/documents-v1.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { VersionBadge } from '#web/documents/version-badge.tsx'
import { WorkButton } from './work-button.tsx'

type VersionRowProps = {
  version: VersionV1
  isCurrent: boolean
  /** Absent where it is approved already, or the viewer may not. */
  onApprove: (() => Promise<void>) | undefined
  /** Absent for the current version, or where the viewer may not. */
  onRollback: (() => Promise<void>) | undefined
}

export const VersionRow = ({ version, isCurrent, onApprove, onRollback }: VersionRowProps) => (
  <li className="flex flex-wrap items-start gap-x-4 gap-y-2.5 px-4 py-3.5">
    <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
      <VersionBadge version={version.version} />
      <div className="min-w-0">
        <p className="wrap-anywhere">{version.changelog}</p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-sm text-ink-3">
          {isCurrent && <span className="font-medium text-ink">Current</span>}
          <span className="min-w-0 wrap-anywhere">{version.author}</span>
          <time dateTime={version.timestamp} className="font-mono text-xs tabular-nums">
            {momentLabel(version.timestamp)}
          </time>
        </p>
        {version.approved && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ok">
            <BadgeCheck aria-hidden size={15} className="shrink-0" />
            <span>
              Approved
              {version.approvedBy && ` by ${version.approvedBy}`}
              {version.approvedAt && `, ${momentLabel(version.approvedAt)}`}
            </span>
          </p>
        )}
      </div>
    </div>
    <div className="flex flex-wrap gap-1.5">
      {onApprove && (
        <WorkButton label={`Approve version ${version.version}`} work={onApprove}>
          Approve
        </WorkButton>
      )}
      {onRollback && (
        <WorkButton label={`Rollback to version ${version.version}`} work={onRollback}>
          Rollback
        </WorkButton>
      )}
    </div>
  </li>
)
