import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Generated } from '#shared/api/documents-v3.ts'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { useIntoView } from '#web/ui/use-into-view.ts'
import { clientLabel, momentLabel, typeLabel } from './labels.ts'
import { ResultFact } from './result-fact.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/documents.ts'
import * as general from '#words/general.ts'

const MadeFiles = lazyPart(() => import('./made-files.tsx').then((file) => file.MadeFiles))
const ResultMarks = lazyPart(() => import('./result-marks.tsx').then((file) => file.ResultMarks))
const TemplateRemarks = lazyPart(() => import('./template-remarks.tsx').then((file) => file.TemplateRemarks))
const VendorFacts = lazyPart(() => import('./vendor-facts.tsx').then((file) => file.VendorFacts))

/** Fields that only the newest API version returns. */
type OfTheNewest = 'templateRemarks' | 'tools'

/** The label of this fact in a document's content. */
const startsFrom = 'Starts from'

type ResultCardProps = {
  generated: Omit<Generated, OfTheNewest> & Partial<Pick<Generated, OfTheNewest>>
  /** A sentence on the saved part, if the work was stopped. */
  kept?: string | undefined
  /** The buttons for files. */
  downloads: ReactNode
  /** Link to the changes, unless this is the first version. */
  compare?: ReactNode
  /** Writes the marked parts again. */
  onRegenerate?: (() => void) | undefined
  /** Displays the content. */
  children: ReactNode
}

export function ResultCard({ generated, kept, downloads, compare, onRegenerate, children }: ResultCardProps) {
  const { document, writer, marks, templateRemarks = [], usage, tools = [], files, content } = generated
  const isLive = useWorkspace().mode === 'live'
  const card = useIntoView<HTMLDivElement>('start')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const facts: [label: string, value: string][] = [
    [words.type, typeLabel(document.type)],
    [general.client, clientLabel(document.client)],
    [general.project, document.project],
    [words.version, `${document.version}, ${document.approved ? words.isApproved : words.isPending}`],
    [words.created, momentLabel(document.createdAt)],
    [general.writtenBy, writer],
    ...content.facts.filter(({ label }) => label === startsFrom).map(({ value }): [string, string] => [words.startsFrom, value]),
  ]
  const wasAsked = tools.length > 0 || (usage !== undefined && usage.attempts > 0)
  const open = (
    <Link to={document.webViewLink} className={buttonStyle({ variant: isLive ? 'primary' : 'secondary' })}>
      {isLive ? words.openDocument : words.viewDocument}
    </Link>
  )
  return (
    <div ref={card} className="grid min-w-0 gap-4">
      <SuccessBanner>{words.documentGeneratedSuccessfully}</SuccessBanner>
      {kept && <NoticeBanner>{kept}</NoticeBanner>}
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
              <ResultFact key={label} label={label} value={value} />
            ))}
            <Suspense>{wasAsked && <VendorFacts usage={usage} tools={tools} />}</Suspense>
          </dl>
          <div className="flex flex-wrap gap-2">
            {isLive && open}
            {downloads}
            {!isLive && open}
            {compare}
          </div>
          <Suspense>{files.length > 0 && <MadeFiles files={files} />}</Suspense>
        </div>
        <Suspense>
          {templateRemarks.length > 0 && <TemplateRemarks remarks={templateRemarks} />}
          {marks.length > 0 && <ResultMarks marks={marks} onRegenerate={onRegenerate} />}
        </Suspense>
        {children}
      </section>
    </div>
  )
}
