import { useNavigate } from 'react-router'
import type { DesignState } from '#shared/api/references.ts'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import type { Hosting } from '#shared/field-terms.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadDocuments, useVersions } from '#web/documents/queries.ts'
import { AddDesign } from '#web/documents/read-back/add-design.tsx'
import { waitFor, waitNoMoreFor } from '#web/documents/waiting/waiting.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useState } from 'react'
import * as words from '#words/read-back.ts'

type AddDesignNoteProps = { printed: PrintedDocument; design: DesignState; dialog: Dialogs }

/** For staff, if the displayed version has no design: generates the next version from the same brief with one. */
export function AddDesignNote({ printed: { id }, design, dialog }: AddDesignNoteProps) {
  const navigate = useNavigate()
  const document = useVersions(id).data?.document
  const [isBusy, setBusy] = useState(false)
  if (!document) return null
  const { documentType, client, project: projectName } = document
  const add = async (startFrom: string, hosting: Hosting) => {
    const key = crypto.randomUUID()
    setBusy(true)
    waitFor(key)
    try {
      await api.documentsV3.generate({ documentType, client, projectName, startFrom, hosting }, { idempotencyKey: key })
      waitNoMoreFor(key)
      await reloadDocuments()
      // Navigates only if the user is still on this page.
      if (window.location.pathname === `/documents/${id}`) await navigate(`/documents/${id}`)
    } catch (error) {
      await dialog.alert({ text: words.designWasNotAdded, note: sentenceFor(error) })
      await reloadDocuments()
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-medium">{isBusy ? words.adding : words.addDesign}</summary>
      <div className="mt-3">
        <AddDesign design={design} isBusy={isBusy} onAdd={(id, hosting) => void add(id, hosting)} />
      </div>
    </details>
  )
}
