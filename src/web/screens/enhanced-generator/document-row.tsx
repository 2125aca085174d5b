import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Share from 'lucide-react/icons/share-2'
import { Suspense } from 'react'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import { DocumentLink } from '#web/documents/document-link.tsx'
import { fetchFile } from '#web/documents/download-file.ts'
import { approvalLabel, clientLabel, momentLabel } from '#web/documents/labels.ts'
import { VersionBadge } from '#web/documents/version-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { shareDocument } from './share-document.ts'
import { WorkButton } from './work-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'

const Renewal = lazyPart(() => import('./renewal.tsx').then((file) => file.Renewal))

type DocumentRowProps = {
  document: DocumentV1
  dialog: Dialogs
  isOpened: boolean
  onHistory: () => void
  /** Updates the document; undefined while another is being generated. */
  onRenew: (() => void) | undefined
}

const exportFormat = 'pdf'
const iconProps = { 'aria-hidden': true, size: 15, strokeWidth: 1.7, className: 'max-[25rem]:hidden' } as const

export const DocumentRow = ({ document, dialog, isOpened, onHistory, onRenew }: DocumentRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
    <div className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
      <VersionBadge version={document.currentVersion} />
      <div className="min-w-0">
        <h3 className="leading-6 font-medium">
          <DocumentLink to={document.webViewLink}>{document.name}</DocumentLink>
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-ink-3">
          <span className="text-ink-2">{clientLabel(document.client)}</span>
          <span className={document.approved ? 'text-ok' : 'text-warning'}>{approvalLabel(document.approved)}</span>
          <time dateTime={document.modifiedTime} className="font-mono text-xs tabular-nums">
            {momentLabel(document.modifiedTime)}
          </time>
        </p>
        {document.outOfDate && (
          <Suspense>
            <Renewal document={document} outOfDate={document.outOfDate} onRenew={onRenew} />
          </Suspense>
        )}
      </div>
    </div>
    <div className="flex gap-1.5 max-sm:w-full max-sm:*:flex-1">
      <Button size="small" aria-expanded={isOpened} aria-label={words.historyOf(document.name)} onClick={onHistory}>
        <History {...iconProps} />
        {words.history}
      </Button>
      <WorkButton
        label={words.exportAsPdf(document.name)}
        icon={<Download {...iconProps} />}
        work={() =>
          attempt(() => fetchFile(api.documentsV1.export({ id: document.id, format: exportFormat }), `document.${exportFormat}`))
        }
      >
        {words.exportLabel}
      </WorkButton>
      <WorkButton label={words.share(document.name)} icon={<Share {...iconProps} />} work={() => shareDocument(document, dialog)}>
        {general.share}
      </WorkButton>
    </div>
  </li>
)
