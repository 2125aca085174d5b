import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { SuccessBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import { downloadFile, openInNewTab } from './download-file.ts'
import { clientLabel, formatLabel, momentLabel, typeLabel } from './labels.ts'

const ContentTabs = lazy(async () => ({ default: (await import('./content/content-tabs.tsx')).ContentTabs }))

export function ResultCard({ generated: { document, writer, content } }: { generated: Generated }) {
  const card = useIntoView<HTMLDivElement>('start')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const facts = [
    ['Type', typeLabel(document.type)],
    ['Client', clientLabel(document.client)],
    ['Project', document.project],
    ['Created', momentLabel(document.createdAt)],
    ['Written by', writer],
  ]
  return (
    <div ref={card} className="grid min-w-0 gap-4">
      <SuccessBanner>Document generated successfully!</SuccessBanner>
      <section aria-labelledby="result-title" className="min-w-0 overflow-clip rounded-lg border border-line bg-surface">
        <div className="grid gap-4 p-5">
          <h2
            ref={heading}
            id="result-title"
            tabIndex={-1}
            className="text-xl font-medium tracking-tight wrap-anywhere outline-none"
          >
            {document.title}
          </h2>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-3 text-sm">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-2">
            {document.downloadUrl && document.outputFormat !== 'json' && (
              <Button variant="primary" onClick={() => downloadFile(document.downloadUrl)}>
                <Download aria-hidden size={16} />
                Download {formatLabel(document.outputFormat)}
              </Button>
            )}
            <Button onClick={() => openInNewTab(api.documentsV3.download({ id: document.id, format: 'json' }))}>
              Download JSON
            </Button>
          </div>
        </div>
        <Suspense fallback={<p className="border-t border-line p-5 text-ink-3">Loading...</p>}>
          <ContentTabs
            content={content}
            pictureOf={(block) => api.sharing.picture({ id: document.id, version: document.version, block })}
          />
        </Suspense>
      </section>
    </div>
  )
}
