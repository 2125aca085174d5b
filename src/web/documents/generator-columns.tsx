import type { ReactNode } from 'react'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { useMedia } from '#web/ui/use-media.ts'
import * as words from '#words/documents.ts'
import { DocumentLink } from './document-link.tsx'
import { typeLabel } from './labels.ts'

type Listed = { id: string; title: string; type: string; version: string; webViewLink: string }
type GeneratorColumnsProps = {
  form: ReactNode
  /** The existing documents, newest first. */
  documents?: Listed[] | undefined
  children: ReactNode
}

/** The brief next to the result; stacked if there is no room. */
export function GeneratorColumns({ form, documents = [], children }: GeneratorColumnsProps) {
  const isPhone = useMedia('(max-width: 39.99rem)')
  const isLive = useWorkspace().mode === 'live'
  return (
    <div className="mt-7 grid gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:items-start xl:gap-10">
      {isPhone && isLive && documents.length > 0 && <NewestDocuments documents={documents.slice(0, mostOnPhones)} />}
      {form}
      <div className="grid min-w-0 gap-8">{children}</div>
    </div>
  )
}

const mostOnPhones = 3

/** Listed first on a phone, because otherwise the long form would come before the documents. */
const NewestDocuments = ({ documents }: { documents: Listed[] }) => (
  <nav aria-label={words.recentDocuments} className="rounded-lg border border-line bg-surface px-4">
    <ul className="divide-y divide-line">
      {documents.map(({ id, title, type, version, webViewLink }) => (
        <li key={id} className="py-2.5 text-sm">
          <DocumentLink to={webViewLink}>{title}</DocumentLink>
          <p className="text-ink-3">
            {typeLabel(type)} {version}
          </p>
        </li>
      ))}
    </ul>
  </nav>
)
