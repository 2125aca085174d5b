import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/accounts/session.ts'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { api } from '#web/api/api.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import * as texts from '#words/search.ts'
import { actions, type Screen, screenEntries } from './known-entries.ts'
import { type Entry, groupEntries, keepRecent, readRecent, type Group } from './palette-entry.ts'
import { MarkedText } from '#web/library/marked-text.tsx'
import * as words from '#words/search.ts'

/** Milliseconds after the last keystroke. */
const pause = 120

/** Search results from the server; the previous ones remain visible while new ones load or if the request fails. */
function useFound(words: string) {
  const q = useSettled(words.trim(), pause)
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api.search.find({ q }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

type PaletteSearchProps = { screens: readonly Screen[]; onClose: () => void }

/** A field with a list below it; the focus remains in the field, and arrow keys select in the list. */
export function PaletteSearch({ screens, onClose }: PaletteSearchProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const [recent] = useState(readRecent)
  const { data, isError, isFetching } = useFound(words)
  const navigate = useNavigate()
  const isStaff = useSession()?.client === null
  const isLive = useWorkspace().mode === 'live'
  const list = useId()
  const groups = groupEntries(words, { actions, screens: screenEntries(screens, { isStaff, isLive }), recent }, data)
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(chosen, entries.length - 1)
  const active = entries[at]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, at])

  const open = (entry: Entry, isBeside: boolean) => {
    keepRecent(entry)
    if (isBeside) return void window.open(entry.to, '_blank', 'noopener')
    onClose()
    return void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined && entries.length > 0) {
      event.preventDefault()
      setChosen((next + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      open(active, event.metaKey || event.ctrlKey)
    }
  }
  const count = texts.resultCount(entries.length)
  const said = isError ? texts.serverCouldNotBeAsked : isFetching && words.trim() !== '' ? texts.searching : count
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden size={16} className="shrink-0 text-ink-3" />
        <input
          ref={field}
          role="combobox"
          aria-label={texts.searchEverything}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && `${list}-${at}`}
          placeholder={texts.screenProjectClientWordsOf}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-input text-ink outline-none placeholder:text-ink-3"
        />
      </div>
      <PaletteList id={list} groups={groups} at={at} onPoint={setChosen} onOpen={open} />
      {entries.length === 0 && !isFetching && <p className="px-4 py-6 text-center text-ink-3">{texts.nothingIsNamedSoAnd}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 text-xs text-ink-3">
        <output>{said}</output>
        <span aria-hidden className="max-sm:hidden pointer-coarse:hidden">
          {texts.enterOpensCtrlOrEnter}
        </span>
      </div>
    </>
  )
}

/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- no tag is a list of choices below a field; the field has the focus, and takes the keys for the list */

type PaletteListProps = {
  id: string
  groups: Group[]
  /** Index of the selected entry among all. */
  at: number
  onPoint(at: number): void
  onOpen(entry: Entry, isBeside: boolean): void
}

/** The results, grouped by kind. */
function PaletteList({ id, groups, at, onPoint, onOpen }: PaletteListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div id={id} role="listbox" aria-label={words.results} className="min-h-0 flex-1 overflow-y-auto p-1.5 empty:hidden">
      {groups.map(({ name, entries }, index) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
            {name}
          </p>
          {entries.map((entry, place) => {
            const number = starts[index]! + place
            return (
              <div
                key={entry.id}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === at}
                onPointerMove={() => number !== at && onPoint(number)}
                onClick={({ metaKey, ctrlKey }) => onOpen(entry, metaKey || ctrlKey)}
                className="grid cursor-pointer gap-0.5 rounded-md px-2.5 py-1.5 aria-selected:bg-raised pointer-coarse:py-2.5"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="min-w-0 wrap-anywhere">{entry.label}</span>
                  {entry.note && <span className="text-xs text-ink-3">{entry.note}</span>}
                </span>
                {entry.line && (
                  <span className="line-clamp-2 text-sm text-ink-2">
                    <MarkedText text={entry.line.text} marks={entry.line.marks} />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
