import Keyboard from 'lucide-react/icons/keyboard'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { firm } from '#shared/firm.ts'
import { useSession } from '#web/accounts/session.ts'
import { FilterBar, FilterChips } from '#web/library/filter-bar.tsx'
import { LibraryTable } from '#web/library/library-table.tsx'
import { rememberList } from '#web/library/list-path.ts'
import { isNarrowed, type LibraryAddress, readAddress, writeAddress } from '#web/library/library-address.ts'
import { libraryPresets } from '#web/library/library-presets.ts'
import { NothingListed } from '#web/library/nothing-listed.tsx'
import { PresetChips } from '#web/library/preset-chips.tsx'
import { useLibrary } from '#web/library/queries.ts'
import { SearchField } from '#web/library/search-field.tsx'
import { SavedViews } from '#web/library/saved-views.tsx'
import { UndoBar } from '#web/library/undo-bar.tsx'
import { useArranging } from '#web/library/use-arranging.ts'
import { useRowKeys } from '#web/library/use-row-keys.ts'
import { useRowWindow } from '#web/library/use-row-window.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useAddressChoices } from '#web/ui/use-address-choices.ts'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'
import * as general from '#words/general.ts'

import * as words from '#words/library.ts'

const keysPlace = `${ownPrefix}library-keys`

/** All documents visible to the user, with search, filters and sorting, in any number. */
export function Library() {
  const [parameters, setParameters] = useAddressChoices()
  const address = readAddress(parameters)
  const filters = `?${parameters}`
  useEffect(() => rememberList(filters), [filters])
  const change = (changes: Partial<LibraryAddress>, replace = false) =>
    setParameters(writeAddress({ ...address, ...changes }), { replace })
  const [count, setCount] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const range = useRowWindow(list, count)
  const { answer, total, places, rows, isPending, isBusy, error, retry } = useLibrary(address, range)
  if (places.count !== count) setCount(places.count)
  const [areKeysOn, setKeysOn] = useState(() => readStored(keysPlace, 'localStorage') !== false)
  useRowKeys({ list, search, total, placeOf: places.placeOf, areOn: areKeysOn })
  const { dialogs, ...dialog } = useDialogs()
  const { actions, done, undo, dismiss, failure } = useArranging(dialog)
  const session = useSession()
  const [now] = useState(() => new Date())
  const isStaff = session?.client === null
  // A client account cannot archive, so it has no archive to search.
  const isEmpty = !isStaff && answer?.total === 0 && !isNarrowed(address)
  const turnKeys = () => {
    store(keysPlace, !areKeysOn, 'localStorage')
    setKeysOn(!areKeysOn)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading
        title={general.documents}
        documentTitle={`${general.documents} – ${firm.name}`}
        description={words.searchEveryDocument}
      >
        {session?.mayWrite && (
          <Link to="/dashboard/documents" className={buttonStyle({ variant: 'primary' })}>
            {general.newDocument}
          </Link>
        )}
      </PageHeading>
      <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isEmpty && <SearchField input={search} value={address.q ?? ''} onChange={(q) => change({ q }, true)} />}
        {!isEmpty && (
          <div className="flex flex-wrap gap-2">
            <PresetChips
              presets={libraryPresets(now, session?.displayName ?? '', answer?.facets)}
              address={address}
              onChange={change}
            />
            <SavedViews search={writeAddress(address)} dialog={dialog} />
          </div>
        )}
        {!isEmpty && <FilterBar address={address} facets={answer?.facets} onChange={change} />}
        <FilterChips address={address} facets={answer?.facets} onChange={change} />
      </search>
      <div className={isEmpty ? 'hidden' : 'flex flex-wrap items-center justify-between gap-2'}>
        <output className="text-sm text-ink-3 tabular-nums">
          {isPending ? general.loading : words.foundDocuments(total, answer?.isMore ?? false)}
        </output>
        <Button
          variant="quiet"
          size="small"
          className="max-sm:hidden pointer-coarse:hidden"
          aria-pressed={areKeysOn}
          onClick={turnKeys}
        >
          <Keyboard aria-hidden size={15} />
          {areKeysOn ? words.keysOnJKEnter : words.keysOff}
        </Button>
      </div>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {error && (
        <div className="grid justify-items-start gap-3">
          <ErrorBanner>{words.libraryCouldNotBeAsked}</ErrorBanner>
          <Button onClick={retry}>{general.tryAgain}</Button>
        </div>
      )}
      {answer && total > 0 && <LibraryTable {...{ list, rows, places, range, isBusy }} actions={isStaff ? actions : undefined} />}
      {answer && total === 0 && (
        <NothingListed
          address={address}
          facets={answer.facets}
          isStaff={isStaff}
          mayWrite={session?.mayWrite === true}
          meant={answer.meant}
          without={answer.without}
          onChange={change}
        />
      )}
      <UndoBar done={done} onUndo={undo} onDismiss={dismiss} />
      {dialogs}
    </div>
  )
}
