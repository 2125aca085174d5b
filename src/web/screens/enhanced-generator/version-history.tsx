import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { reloadDocuments, useVersions } from '#web/documents/queries.ts'
import { clientLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'
import { VersionRow } from './version-row.tsx'

type VersionHistoryProps = { document: DocumentV1; dialog: Dialogs; onClose: () => void }

/** Only staff see this screen. */

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
            {words.versionHistory}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-3">{name}</p>
        </div>
        <Button variant="quiet" size="icon" aria-label={words.closeVersionHistory} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.7} />
        </Button>
      </header>
      <ScrollRegion label={general.versions} className="max-h-96">
        <ul className="divide-y divide-line">
          {data.versions.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              history={data}
              client={clientLabel(client)}
              dialog={dialog}
              heading={heading}
            />
          ))}
        </ul>
      </ScrollRegion>
    </section>
  )
}
