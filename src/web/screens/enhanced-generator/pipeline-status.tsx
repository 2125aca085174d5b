import type { WorkspaceMode } from '#shared/api/accounts.ts'
import type { DocumentV1 } from '#shared/api/documents-v1.ts'
import { mostListed } from '#shared/library.ts'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'

type PipelineStatusProps = { documents: DocumentV1[] | undefined; mode: WorkspaceMode }

/**
 * The number of documents, and of those without approval; on samples also two states with fixed texts, which would not be true of live
 * work.
 */
export function PipelineStatus({ documents, mode }: PipelineStatusProps) {
  const waiting = documents?.filter(({ approved }) => !approved)
  // The list may be incomplete.
  const more = documents?.length === mostListed ? '+' : ''
  const figures = [
    [general.documents, documents?.length],
    [words.pendingApproval, waiting?.length],
  ] as const
  const states =
    mode === 'sample'
      ? ([
          [words.generation, words.active],
          [words.googleDrive, words.connected],
        ] as const)
      : []
  return (
    <section aria-labelledby="pipeline-title" aria-busy={!documents} className="min-w-0">
      <h2 id="pipeline-title" className="mb-3 text-lg font-medium tracking-tight">
        {words.pipelineStatus}
      </h2>
      <dl
        className={`grid grid-cols-2 gap-px overflow-clip rounded-lg border border-line bg-line ${mode === 'sample' ? 'sm:grid-cols-4' : ''}`}
      >
        {figures.map(([label, figure]) => (
          <div key={label} className="bg-surface px-4 py-3.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="mt-1 text-2xl font-medium tracking-tight tabular-nums">
              {figure === undefined ? '–' : `${figure}${more}`}
            </dd>
          </div>
        ))}
        {states.map(([label, state]) => (
          <div key={label} className="bg-surface px-4 py-3.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="mt-1 flex h-8 items-center gap-2 font-medium">
              <span aria-hidden className="size-2 rounded-full bg-ok" />
              {state}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
