import { useRef, useState } from 'react'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { api } from '#web/api/api.ts'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { emptyBrief, requestOf, type FilledBrief } from '#web/documents/brief-values.ts'
import { GenerationWork } from '#web/documents/generation-work.tsx'
import { GeneratorColumns } from '#web/documents/generator-columns.tsx'
import { GeneratorHeading } from '#web/documents/generator-heading.tsx'
import { useDocumentsV1 } from '#web/documents/queries.ts'
import { RecentDocuments } from '#web/documents/recent-documents.tsx'
import { failureSentence } from '#web/documents/failure-sentence.ts'
import { useGeneration } from '#web/documents/use-generation.ts'
import { useDraftKey } from '#web/documents/use-draft-key.ts'
import { Outbox } from '#web/sharing/outbox.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/enhanced-generator.ts'
import { DocumentRow } from './document-row.tsx'
import { EnhancedForm } from './enhanced-form.tsx'
import { PipelineStatus } from './pipeline-status.tsx'
import { SetupButton } from './setup-button.tsx'
import { VersionHistory } from './version-history.tsx'

const shown = 5

const post = (brief: FilledBrief, key: string) => api.documentsV1.generate(requestOf(brief), { idempotencyKey: key })

/** A brief without text of its own uses the facts of its project. */
const briefAgain = ({ documentType, client, project }: DocumentV1): FilledBrief => ({
  ...emptyBrief,
  documentType,
  client,
  projectName: project,
})

/** The generator on API version 1: design documents and their versions. */
export function EnhancedGenerator() {
  const place = useDraftKey('enhanced')
  const button = useRef<HTMLButtonElement>(null)
  const { dialogs, ...dialog } = useDialogs()
  const [opened, setOpened] = useState<string>()
  const [beside, setBeside] = useState<HTMLDivElement | null>(null)
  const { mode } = useWorkspace()
  const documents = useDocumentsV1()
  const generation = useGeneration({
    place,
    post,
    onFinished: ({ document: { webViewLink } }, kept) =>
      void dialog.alert(
        { text: words.documentGeneratedSuccessfully, note: kept, link: { label: words.viewDocument, to: webViewLink } },
        () => button.current,
      ),
    onFailed: () => void dialog.alert({ text: failureSentence }, () => button.current),
  })
  const { work, start } = generation
  const openedDocument = documents.data?.find(({ id }) => id === opened)
  return (
    <>
      <GeneratorHeading title={words.professionalDocumentGenerator} description={words.designDocumentsTheirVersionsAnd}>
        <SetupButton />
      </GeneratorHeading>
      <GeneratorColumns
        form={
          <EnhancedForm
            place={place}
            beside={beside}
            busy={work.state === 'busy'}
            stopping={work.state === 'busy' && work.stopping}
            onSubmit={start}
            button={button}
          />
        }
      >
        <GenerationWork {...generation} />
        {mode === 'live' && <div ref={setBeside} className="empty:hidden" />}
        <PipelineStatus documents={documents.data} mode={mode} />
        <RecentDocuments query={documents} shown={shown} listStyle="divide-y divide-line rounded-lg border border-line bg-surface">
          {(document) => (
            <DocumentRow
              key={document.id}
              document={document}
              dialog={dialog}
              isOpened={document.id === opened}
              onRenew={work.state === 'busy' ? undefined : () => start(briefAgain(document))}
              onHistory={() => setOpened(document.id === opened ? undefined : document.id)}
            />
          )}
        </RecentDocuments>
        {openedDocument && (
          <VersionHistory key={opened} document={openedDocument} dialog={dialog} onClose={() => setOpened(undefined)} />
        )}
        <Outbox />
      </GeneratorColumns>
      {dialogs}
    </>
  )
}
