import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import type { DocumentState } from '#shared/document-states.ts'
import type { Format } from '#shared/formats.ts'
import { formatLabel, formatsByPreference, momentLabel } from '#web/documents/labels.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/document-page.ts'
import { states } from '#words/document-states.ts'

const stateLook: Record<DocumentState, { icon: typeof PencilLine; style: string }> = {
  draft: { icon: PencilLine, style: 'border-control text-ink-2' },
  'in-review': { icon: Clock, style: 'border-warning text-warning' },
  approved: { icon: CircleCheck, style: 'border-ok text-ok' },
  published: { icon: CircleCheck, style: 'border-ok text-ok' },
  superseded: { icon: Clock, style: 'border-control text-ink-3' },
  archived: { icon: Archive, style: 'border-control text-ink-3' },
}

type DocumentFactsProps = {
  printed: PrintedDocument
  /** Returns undefined for a format that is not offered. */
  fileOf: ((format: Format) => string | undefined) | undefined
  /** Rendered next to the files. */
  actions?: ReactNode
  /** Rendered below everything else. */
  children?: ReactNode
}

/** The version, its author, and its files. */
export function DocumentFacts({ printed, fileOf, actions, children }: DocumentFactsProps) {
  const { version, state, approval, writer, createdAt } = printed
  const { icon: Icon, style } = stateLook[state]
  const files = formatsByPreference
    .map((format) => ({ format, address: fileOf?.(format) }))
    .filter(({ address }) => address !== undefined)
  return (
    <section aria-label={words.aboutThisDocument} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="font-mono text-sm tabular-nums">
          <span className="sr-only">{words.version}</span>
          <span aria-hidden>{words.versionSign}</span>
          {version}
        </p>
        <p className={`flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm ${style}`}>
          <Icon aria-hidden size={14} />
          {states[state]}
        </p>
        <div className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere text-ink-3">
          <p>
            {words.writtenBy(
              writer.replaceAll(', edited by ', `, ${words.editedBy} `),
              <time dateTime={createdAt} className="whitespace-nowrap">
                {momentLabel(createdAt)}
              </time>,
            )}
          </p>
          {approval && (
            <p>
              {words.approvedBy(
                approval.by,
                <time dateTime={approval.at} className="whitespace-nowrap">
                  {momentLabel(approval.at)}
                </time>,
              )}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          <ul className="flex flex-wrap gap-1.5 empty:hidden">
            {files.map(({ format, address }) => (
              <li key={format}>
                <a
                  href={address}
                  download
                  aria-label={words.downloadAs(formatLabel(format))}
                  className={buttonStyle({ size: 'small' })}
                >
                  <Download aria-hidden size={14} className="text-ink-3" />
                  {formatLabel(format)}
                </a>
              </li>
            ))}
          </ul>
          {actions}
        </div>
      </div>
      {children}
    </section>
  )
}
