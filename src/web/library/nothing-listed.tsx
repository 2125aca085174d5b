import FileText from 'lucide-react/icons/file-text'
import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router'
import type { LibraryFacets } from '#shared/api/library.ts'
import type { LibraryFilter } from '#shared/library.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/library.ts'
import { filterName } from './filter-bar.tsx'
import { everything, isNarrowed, type LibraryAddress } from './library-address.ts'

type NothingListedProps = {
  address: LibraryAddress
  facets: LibraryFacets | null | undefined
  isStaff: boolean
  mayWrite: boolean
  meant: string | null
  without: { filter: LibraryFilter; total: number; isMore: boolean }[]
  onChange(change: Partial<LibraryAddress>): void
}

const boxStyle = 'grid grid-cols-1 justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center'

/** Shown instead of rows: how to write the first document, or which filters to remove. */
export function NothingListed({ address, facets, isStaff, mayWrite, meant, without, onChange }: NothingListedProps) {
  if (!isNarrowed(address)) return <NoDocuments archived={address.archived} {...{ isStaff, mayWrite }} />
  return (
    <div className={boxStyle}>
      <SearchX aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
      <p className="font-medium">{words.nothingMatches}</p>
      {meant !== null && (
        <Button variant="primary" onClick={() => onChange({ q: meant })} className="mt-2 max-w-full">
          <span className="truncate">{words.didYouMean(meant)}</span>
        </Button>
      )}
      {without.length > 0 ? (
        <ul className="mt-2 grid max-w-full grid-cols-1 justify-items-center gap-2">
          {without.map(({ filter, total, isMore }) => (
            <li key={filter} className="max-w-full">
              <Button onClick={() => onChange({ [filter]: '' })} className="max-w-full">
                <span className="truncate">{words.withoutFilter(total, isMore, filterName(filter, address, facets))}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-xs text-sm text-ink-3">{words.tryFewerWordsOrOther}</p>
      )}
      <Button variant="quiet" onClick={() => onChange({ ...cleared, archived: everything.archived })}>
        {words.clearWordsAndFilters}
      </Button>
    </div>
  )
}

const cleared = { q: '', client: '', type: '', state: '', marks: '', who: '', needs: '', since: '', until: '' }

const NoDocuments = ({ archived, isStaff, mayWrite }: { archived: boolean; isStaff: boolean; mayWrite: boolean }) => (
  <div className={boxStyle}>
    <FileText aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
    <p className="font-medium">{archived ? words.nothingIsArchived : words.noDocumentsYet}</p>
    {!archived && !isStaff && <p className="max-w-sm text-sm text-ink-3">{words.whatIsWrittenForYou}</p>}
    {!archived && mayWrite && (
      <Link to="/dashboard/documents" className={buttonStyle({ variant: 'primary', className: 'mt-2' })}>
        {words.writeTheFirst}
      </Link>
    )}
  </div>
)
