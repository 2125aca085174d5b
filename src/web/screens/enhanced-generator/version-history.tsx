import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { DocumentV1, VersionV1 } from '#shared/api/documents-v1.ts'
import { api } from '#web/api/api.ts'
import { attempt } from '#web/documents/attempt.ts'
import { clientLabel } from '#web/documents/labels.ts'
import { reloadDocuments, useVersions } from '#web/documents/queries.ts'
import { Button } from '#web/ui/button.tsx'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { VersionRow } from './version-row.tsx'

type VersionHistoryProps = { document: DocumentV1; dialog: Dialogs; onClose: () => void }

/** Nobody but staff sees it. */
const isUnpublished = ({ approved, publishedAt }: VersionV1) => !approved && !publishedAt

/** The versions of one document, newest first. */
export function VersionHistory({ document: { id, name, client }, dialog, onClose }: VersionHistoryProps) {
  const { data, isError } = useVersions(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  const isMissing = isError && !isThere
  useEffect(() => {
    if (!isMissing) return
    onClose()
    void reloadDocuments()
  }, [isMissing, onClose])

  const currentVersion = data?.document.currentVersion
  const approve = async ({ version }: VersionV1) => {
    const approved = await attempt(() => api.documentsV1.approve({ id, version }))
    // The button that was pressed goes with the reload.
    if (approved) await dialog.alert({ text: 'Version approved successfully' }, () => heading.current)
  }
  const publish = async ({ version }: VersionV1) => {
    const { askToPublish } = await import('#web/documents/ask-to-publish.ts')
    if (!(await askToPublish(dialog, { version, client: clientLabel(client) }))) return
    // The row then says so, and the button that was pressed is gone.
    if (await attempt(() => api.documentsV1.publish({ id, version }))) heading.current?.focus()
  }
  const rollBack = async ({ version }: VersionV1) => {
    const isSure = await dialog.confirm({
      text: `Are you sure you want to rollback to version ${version}?`,
      note: 'Its content becomes a new version; no version is lost.',
      yes: 'Rollback',
      no: 'Cancel',
    })
    if (!isSure) return
    const done = await attempt(() => api.documentsV1.rollback({ id, targetVersion: version, currentVersion }))
    if (done) await dialog.alert({ text: `Document rolled back to version ${version}` })
  }

  if (!data) return null
  return (
    <section aria-labelledby="history-title" className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex items-start gap-3 border-b border-line py-2.5 pr-2.5 pl-4">
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            id="history-title"
            tabIndex={-1}
            className="scroll-mt-20 text-lg font-medium tracking-tight outline-none"
          >
            Version History
          </h2>
          <p className="text-sm wrap-anywhere text-ink-3">{name}</p>
        </div>
        <Button variant="quiet" size="icon" aria-label="Close version history" onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.7} />
        </Button>
      </header>
      <ScrollRegion label="Versions" className="max-h-96">
        <ul className="divide-y divide-line">
          {data.versions.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              isCurrent={version.version === currentVersion}
              onApprove={data.rights.approve && !version.approved ? () => approve(version) : undefined}
              onPublish={data.rights.publish && isUnpublished(version) ? () => publish(version) : undefined}
              onRollback={data.rights.rollback && version.version !== currentVersion ? () => rollBack(version) : undefined}
            />
          ))}
        </ul>
      </ScrollRegion>
    </section>
  )
}
