import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Generated } from '#shared/api/documents-v3.ts'
import { SuccessBanner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import { clientLabel, momentLabel, typeLabel } from './labels.ts'
import { ResultMarks } from './result-marks.tsx'
import { usageFacts } from './usage-words.ts'

type ResultCardProps = {
  generated: Generated
  /** The files that it offers. */
  downloads: ReactNode
  /** Writes the marked parts again. */
  onRegenerate?: (() => void) | undefined
  /** Shows the content. */
  children: ReactNode
}

export function ResultCard({ generated: { document, writer, marks, usage }, downloads, onRegenerate, children }: ResultCardProps) {
  const card = useIntoView<HTMLDivElement>('start')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const facts = [
    ['Type', typeLabel(document.type)],
    ['Client', clientLabel(document.client)],
    ['Project', document.project],
    ['Created', momentLabel(document.createdAt)],
    ['Written by', writer],
    ...usageFacts(usage),
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
            {downloads}
            <Link to={document.webViewLink} className={buttonStyle()}>
              View document
            </Link>
          </div>
        </div>
        {marks.length > 0 && <ResultMarks marks={marks} onRegenerate={onRegenerate} />}
        {children}
      </section>
    </div>
  )
}
