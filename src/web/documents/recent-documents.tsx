import FileText from 'lucide-react/icons/file-text'
import type { DocumentV3 } from '#shared/api/documents-v3.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadFile } from './download-file.ts'
import { clientLabel, formatLabel, momentLabel, offeredFormats, typeLabel } from './labels.ts'
import { useDocuments } from './queries.ts'

const shown = 6

export function RecentDocuments() {
  const { data, isPending } = useDocuments()
  return (
    <section aria-labelledby="recent-title" aria-busy={isPending} className="@container min-w-0">
      <h2 id="recent-title" className="mb-3 text-lg font-medium tracking-tight">
        Recent Documents
      </h2>
      {isPending && <CardOutlines />}
      {data?.length === 0 && <NoDocuments />}
      {data && data.length > 0 && (
        <ul className="grid gap-3 @xl:grid-cols-2">
          {data.slice(0, shown).map((document) => (
            <DocumentCard key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
}

const DocumentCard = ({ document }: { document: DocumentV3 }) => (
  <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4">
    <h3 className="font-medium wrap-anywhere">{document.title}</h3>
    <p className="mt-1 text-sm wrap-anywhere text-ink-2">
      {[clientLabel(document.client), !document.title.includes(document.project) && document.project].filter(Boolean).join(' – ')}
    </p>
    <p className="mt-1 mb-3.5 text-sm text-ink-3">
      {typeLabel(document.type)}
      <span className="ml-2 font-mono text-xs tabular-nums">{momentLabel(document.createdAt)}</span>
    </p>
    <div className="mt-auto flex flex-wrap gap-1.5">
      {offeredFormats(document).map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={`Download ${document.title} as ${formatLabel(format)}`}
          onClick={() => downloadFile(document.downloadUrls[format]!)}
        >
          {formatLabel(format)}
        </Button>
      ))}
    </div>
  </li>
)

const NoDocuments = () => (
  <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center">
    <FileText aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
    <p className="font-medium">No documents yet</p>
    <p className="max-w-xs text-sm text-ink-3">Choose a type and a client, name the project, and the first one appears here.</p>
  </div>
)

const CardOutlines = () => (
  <div>
    <output className="sr-only">Loading...</output>
    <div aria-hidden className="grid gap-3 @xl:grid-cols-2">
      {[1, 2].map((key) => (
        <div key={key} className="h-36 animate-breathe rounded-lg border border-line bg-surface" />
      ))}
    </div>
  </div>
)
