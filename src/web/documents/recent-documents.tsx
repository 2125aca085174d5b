import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as words from '#words/documents.ts'
import * as general from '#words/general.ts'

type RecentDocumentsProps<Listed> = {
  /** The query for the list; an error is not reported. */
  query: { data: Listed[] | undefined; isPending: boolean }
  shown: number
  /** Class names of the list. */
  listStyle: string
  children: (document: Listed) => ReactNode
}

/** The first documents of the list, newest first. */
export const RecentDocuments = <Listed,>({
  query: { data, isPending },
  shown,
  listStyle,
  children,
}: RecentDocumentsProps<Listed>) => (
  <section aria-labelledby="recent-title" aria-busy={isPending} className="@container min-w-0">
    <div className="mb-3 flex items-baseline justify-between gap-4">
      <h2 id="recent-title" className="text-lg font-medium tracking-tight">
        {words.recentDocuments}
      </h2>
      <Link
        to="/documents"
        className="inline-flex items-center text-sm text-ink-2 underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
      >
        {general.allDocuments}
      </Link>
    </div>
    {isPending && <CardOutlines />}
    {data?.length === 0 && <NoDocuments />}
    {data && data.length > 0 && <ul className={listStyle}>{data.slice(0, shown).map(children)}</ul>}
  </section>
)

const NoDocuments = () => (
  <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center">
    <FileText aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
    <p className="font-medium">{words.noDocumentsYet}</p>
    <p className="max-w-xs text-sm text-ink-3">{words.chooseTypeAndClientName}</p>
  </div>
)

const CardOutlines = () => (
  <div>
    <output className="sr-only">{general.loading}</output>
    <div aria-hidden className="grid gap-3 @xl:grid-cols-2">
      {[1, 2].map((key) => (
        <div key={key} className="h-36 animate-breathe rounded-lg border border-line bg-surface" />
      ))}
    </div>
  </div>
)
