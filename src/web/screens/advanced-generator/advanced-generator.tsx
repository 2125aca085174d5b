import Download from 'lucide-react/icons/download'
import { useRef, useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { api } from '#web/api/api.ts'
import { requestOf, type FilledBrief } from '#web/documents/brief-values.ts'
import { AddToResult } from '#web/documents/add-to-result.tsx'
import { DocumentCards } from '#web/documents/document-cards.tsx'
import { downloadFile, openInNewTab } from '#web/documents/download-file.ts'
import { GenerationWork } from '#web/documents/generation-work.tsx'
import { GeneratedContent } from '#web/documents/generated-content.tsx'
import { GeneratorColumns } from '#web/documents/generator-columns.tsx'
import { GeneratorHeading } from '#web/documents/generator-heading.tsx'
import { formatLabel, formatOfType, offeredFormats } from '#web/documents/labels.ts'
import { useDocumentsV3 } from '#web/documents/queries.ts'
import { ChangesOfResult } from '#web/comparison/changes-of-result.tsx'
import { ResultCard } from '#web/documents/result-card.tsx'
import { forgetDraft } from '#web/documents/use-draft.ts'
import { useGeneration } from '#web/documents/use-generation.ts'
import { useDraftKey } from '#web/documents/use-draft-key.ts'
import { Button } from '#web/ui/button.tsx'
import { AdvancedForm } from './advanced-form.tsx'
import * as words from '#words/advanced-generator.ts'

function post(brief: FilledBrief, key: string, template?: File) {
  const { requirements, names, plugs, ...rest } = requestOf(brief)
  const chosen = { outputFormat: brief.outputFormat, useAgent: brief.useAgent ? 'true' : 'false' } as const
  const texts = {
    requirements: JSON.stringify(requirements),
    ...(names && { names: JSON.stringify(names) }),
    ...(plugs && { plugs: JSON.stringify(plugs) }),
  }
  const input = { ...rest, ...texts, ...chosen }
  return api.documentsV3.generate(input, { idempotencyKey: key, ...(template && { file: template }) })
}

/** The generator on API version 3: every format, templates and the agent. */
export function AdvancedGenerator() {
  const place = useDraftKey('advanced')
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
    <AdvancedForm
      key={round}
      place={place}
      beside={beside}
      busy={work.state === 'busy'}
      stopping={work.state === 'busy' && work.stopping}
      error={work.state === 'failed' ? work.error : undefined}
      onSubmit={(brief, template) => {
        addsDesign.current = false
        start(brief, template)
      }}
      onRetry={clear}
    />
  )
  return (
    <>
      <GeneratorHeading title={words.advancedDocumentGenerator} description={words.fromBriefToDocumentThat} />
      <GeneratorColumns form={form}>
        <GenerationWork {...generation} />
        {work.state === 'finished' && (
          <ResultCard
            key={work.result.document.createdAt}
            generated={work.result}
            kept={work.kept}
            compare={<ChangesOfResult document={work.result.document} />}
            onRegenerate={regenerate}
            downloads={<ResultDownloads document={work.result.document} />}
          >
            <GeneratedContent generated={work.result} />
            <AddToResult
              work={work}
              onAdd={(brief) => {
                addsDesign.current = true
                start(brief)
              }}
            />
          </ResultCard>
        )}
        <div ref={setBeside} className="empty:hidden" />
        <RecentCards />
      </GeneratorColumns>
    </>
  )
}

/** In live work the usual file of the type, then JSON. On samples the chosen format first, and for JSON also the usual file. */
function ResultDownloads({ document: { id, type, downloadUrl, outputFormat } }: Pick<Generated, 'document'>) {
  const isLive = useWorkspace().mode === 'live'
  const format = formatOfType(type) ?? (isLive ? 'pdf' : undefined)
  const own = format && (isLive || outputFormat === 'json') && (
    <Button onClick={() => downloadFile(api.documentsV3.download({ id, format }))}>{words.download(formatLabel(format))}</Button>
  )
  return (
    <>
      {!isLive && downloadUrl && outputFormat !== 'json' && (
        <Button variant="primary" onClick={() => downloadFile(downloadUrl)}>
          <Download aria-hidden size={16} />
          {words.download(formatLabel(outputFormat))}
        </Button>
      )}
      {isLive && own}
      <Button onClick={() => openInNewTab(api.documentsV3.download({ id, format: 'json' }))}>{words.downloadJson}</Button>
      {!isLive && own}
    </>
  )
}

const RecentCards = () => (
  <DocumentCards
    query={useDocumentsV3()}
    renderActions={(document) =>
      offeredFormats(document).map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={words.downloadAs(document.title, formatLabel(format))}
          onClick={() => downloadFile(document.downloadUrls[format]!)}
        >
          {formatLabel(format)}
        </Button>
      ))
    }
  />
)
