import { useRef, useState } from 'react'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { api } from '#web/api/api.ts'
import { BriefForm } from '#web/documents/brief-form.tsx'
import { BesideForm } from '#web/documents/read-back/beside-form.tsx'
import { requestOf, type FilledBrief } from '#web/documents/brief-values.ts'
import { AddToResult } from '#web/documents/add-to-result.tsx'
import { TypeChoice } from '#web/documents/document-choices.tsx'
import { DocumentCards } from '#web/documents/document-cards.tsx'
import { downloadFile, openInNewTab } from '#web/documents/download-file.ts'
import { GenerationWork } from '#web/documents/generation-work.tsx'
import { GeneratedContent } from '#web/documents/generated-content.tsx'
import { GeneratorColumns } from '#web/documents/generator-columns.tsx'
import { GeneratorHeading } from '#web/documents/generator-heading.tsx'
import { ClientField } from '#web/documents/client-field.tsx'
import { formatLabel, formatOfType } from '#web/documents/labels.ts'
import { ProjectNameField } from '#web/documents/project-name-field.tsx'
import { useDocumentsV2 } from '#web/documents/queries.ts'
import { RequirementFields } from '#web/documents/requirement-fields.tsx'
import { ChangesOfResult } from '#web/comparison/changes-of-result.tsx'
import { ResultCard } from '#web/documents/result-card.tsx'
import { useBriefForm } from '#web/documents/use-brief-form.ts'
import { forgetDraft } from '#web/documents/use-draft.ts'
import { useGeneration } from '#web/documents/use-generation.ts'
import { useDraftKey } from '#web/documents/use-draft-key.ts'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as words from '#words/simple-generator.ts'
import { ConnectionTestButton, ConnectionTestResult, useConnectionTest } from './connection-test.tsx'

const post = (brief: FilledBrief, key: string) => api.documentsV2.generate(requestOf(brief), { idempotencyKey: key })

/** Opens in a new tab. */
const openJson = (id: string) => openInNewTab(api.documentsV2.download({ id }))

/** The generator on API version 2: a brief in, JSON out. */
export function SimpleGenerator() {
  const place = useDraftKey('simple')
  const test = useConnectionTest()
  const isLive = useWorkspace().mode === 'live'
  const [round, setRound] = useState(0)
  const [beside, setBeside] = useState<HTMLDivElement | null>(null)
  const addsDesign = useRef(false)
  const onFinished = () => {
    // The draft is not the brief of the finished document, so it is not cleared.
    if (addsDesign.current) return
    forgetDraft(place)
    setRound((last) => last + 1)
  }
  const generation = useGeneration({ place, post, onFinished })
  const { work, start, regenerate, clear } = generation
  const form = (
    <SimpleForm
      key={round}
      place={place}
      beside={beside}
      busy={work.state === 'busy'}
      stopping={work.state === 'busy' && work.stopping}
      error={work.state === 'failed' ? work.error : undefined}
      onSubmit={(brief) => {
        addsDesign.current = false
        start(brief)
      }}
      onRetry={clear}
    />
  )
  return (
    <>
      <GeneratorHeading title={words.documentGenerator} description={words.fewWordsInStructuredDocument}>
        <ConnectionTestButton test={test} />
      </GeneratorHeading>
      <div className="mt-5 empty:hidden">
        <ConnectionTestResult test={test} />
      </div>
      <GeneratorColumns form={form}>
        <GenerationWork {...generation} />
        {work.state === 'finished' && (
          <ResultCard
            key={work.result.document.createdAt}
            generated={work.result}
            kept={work.kept}
            compare={<ChangesOfResult document={work.result.document} />}
            onRegenerate={regenerate}
            downloads={
              <>
                <Button variant="primary" onClick={() => openJson(work.result.document.id)}>
                  {words.downloadJson}
                </Button>
                <TypeFileButton document={work.result.document} />
              </>
            }
          >
            {isLive ? (
              <GeneratedContent generated={work.result} />
            ) : (
              <ScrollRegion label={words.content} className="max-h-[80dvh] border-t border-line bg-background">
                <pre className="p-5 font-mono text-xs leading-relaxed">{JSON.stringify(work.result.content, null, 2)}</pre>
              </ScrollRegion>
            )}
            {isLive && (
              <AddToResult
                work={work}
                onAdd={(brief) => {
                  addsDesign.current = true
                  start(brief)
                }}
              />
            )}
          </ResultCard>
        )}
        {isLive && <div ref={setBeside} className="empty:hidden" />}
        <RecentCards />
      </GeneratorColumns>
    </>
  )
}

type SimpleFormProps = {
  place: string
  busy: boolean
  stopping: boolean
  error: string | undefined
  onSubmit: (brief: FilledBrief) => void
  onRetry: () => void
  beside: HTMLElement | null
}

function SimpleForm({ place, beside, ...rest }: SimpleFormProps) {
  const form = useBriefForm(place)
  return (
    <>
      <BriefForm {...rest} form={form} busyText={words.generating}>
        <TypeChoice form={form} namesProvider />
        <ClientField form={form} />
        <ProjectNameField form={form} />
        <RequirementFields form={form} names={['businessObjective', 'technicalRequirements', 'scope', 'deliverables']} />
      </BriefForm>
      <BesideForm form={form} place={rest.busy ? null : beside} />
    </>
  )
}

const RecentCards = () => (
  <DocumentCards
    query={useDocumentsV2()}
    renderActions={(document) => (
      <>
        <Button size="small" aria-label={words.downloadAsJson(document.title)} onClick={() => openJson(document.id)}>
          JSON
        </Button>
        <TypeFileButton document={document} isSmall />
      </>
    )}
  />
)

type TypeFileButtonProps = { document: { id: string; title: string; type: string }; isSmall?: boolean }

/** The usual file of the type: slides for a deck. */
function TypeFileButton({ document: { id, title, type }, isSmall }: TypeFileButtonProps) {
  const format = formatOfType(type)
  if (!format) return null
  const label = formatLabel(format)
  return (
    <Button
      {...(isSmall && { size: 'small', 'aria-label': words.downloadAs(title, label) })}
      onClick={() => downloadFile(api.documentsV2.download({ id, format }))}
    >
      {isSmall ? label : words.download(label)}
    </Button>
  )
}
