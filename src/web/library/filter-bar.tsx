import { useId, useState } from 'react'
import X from 'lucide-react/icons/x'
import type { LibraryFacets } from '#shared/api/library.ts'
import { type LibraryFilter, libraryFilters, type LibraryOrder } from '#shared/library.ts'
import { typeLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { dayText } from '#web/ui/day-text.ts'
import { ArchivedFilter, FilterSelect } from '#web/ui/list-filters.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { states } from '#words/document-states.ts'
import * as general from '#words/general.ts'
import * as words from '#words/library.ts'
import type { LibraryAddress } from './library-address.ts'

type FilterBarProps = {
  address: LibraryAddress
  facets: LibraryFacets | null | undefined
  onChange(change: Partial<LibraryAddress>): void
}

const choices: [keyof LibraryFacets, label: string, any: string][] = [
  ['client', general.client, general.allClients],
  ['type', words.type, words.allTypes],
  ['state', words.state, words.allStates],
  ['who', general.writtenBy, words.anyWriter],
  ['marks', words.marks, words.anyMarks],
]
export const orderLabels: Record<LibraryOrder, string> = {
  newest: words.newestFirst,
  oldest: words.oldestFirst,
  name: words.byName,
  project: words.byProject,
}

/** The filters of the list, each option with its number of documents; rarely used ones are behind a button. */
export function FilterBar({ address, facets, onChange }: FilterBarProps) {
  const isNarrow = useMedia('(max-width: 639px)')
  const [isOpen, setOpen] = useState(false)
  const choice = ([name, label, any]: (typeof choices)[number]) => (
    <div key={name} className="min-w-0 flex-[1_1_8rem] sm:max-w-52">
      <FilterSelect
        label={label}
        any={any}
        value={address[name] ?? ''}
        options={optionsOf(name, facets, address[name])}
        onChange={(value) => onChange({ [name]: value })}
      />
    </div>
  )
  const [first, more] = isNarrow ? [[], choices] : [choices.slice(0, 4), choices.slice(4)]
  const count = [...more.map(([name]) => address[name]), address.since, address.until].filter(Boolean).length
  const folded = count + Number(address.archived)
  return (
    <>
      <div className="flex items-end gap-2">
        {first.map(choice)}
        <div className="min-w-0 flex-[1_1_8rem] sm:max-w-40">
          <Select
            aria-label={words.order}
            value={address.order}
            onChange={({ target }) => onChange({ order: target.value as LibraryOrder })}
          >
            <Options
              of={Object.entries(orderLabels).map(([value, label]) => ({
                value,
                label: (address.q ?? '') !== '' && value === 'newest' ? words.bestFirst : label,
              }))}
            />
          </Select>
        </div>
        <Button aria-expanded={isOpen} className="shrink-0" onClick={() => setOpen(!isOpen)}>
          {isNarrow ? words.filters : words.moreFilters}
          {folded > 0 && <span className="text-accent tabular-nums">{folded}</span>}
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-wrap items-end gap-2">
          {more.map(choice)}
          <div className="flex min-w-0 gap-2">
            {(['since', 'until'] as const).map((name) => (
              <DayFilter
                key={name}
                label={filterLabels[name]}
                value={address[name] ?? ''}
                onChange={(day) => onChange({ [name]: day })}
              />
            ))}
          </div>
          <ArchivedFilter checked={address.archived} onChange={(archived) => onChange({ archived })} />
        </div>
      )}
    </>
  )
}

type DayFilterProps = { label: string; value: string; onChange(day: string): void }

const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const id = useId()
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-xs text-ink-3">
        {label}
      </label>
      <DateInput id={id} label={label} value={value} onChange={onChange} />
    </div>
  )
}

/** Types, states and labels have their names in the reader's language; clients and authors their own. */
function optionLabel(facet: keyof LibraryFacets, { value, name }: { value: string; name: string }): string {
  if (facet === 'state') return states[value as keyof typeof states] ?? name
  if (facet === 'type') return typeLabel(value)
  if (facet === 'marks') return value === 'true' ? words.labelled : words.notLabelled
  return name
}

/** A chosen option is listed even if no document has it any more. */
function optionsOf(name: keyof LibraryFacets, facets: LibraryFacets | null | undefined, chosen: string | undefined) {
  const options = (facets?.[name] ?? []).map((one) => ({ value: one.value, label: `${optionLabel(name, one)} (${one.count})` }))
  const own = chosen && { value: chosen, label: optionLabel(name, { value: chosen, name: chosen }) }
  return own && !options.some(({ value }) => value === chosen) ? [...options, own] : options
}

const filterLabels: Record<LibraryFilter, string> = {
  q: words.words,
  client: general.client,
  type: words.type,
  state: words.state,
  marks: words.marks,
  who: general.writtenBy,
  needs: words.needsMe,
  since: words.fromLabel,
  until: words.to,
}

/** `Client: Calder Bank` */
export function filterName(filter: LibraryFilter, address: LibraryAddress, facets: LibraryFacets | null | undefined): string {
  const value = address[filter] ?? ''
  if (filter === 'needs') return words.needsMe
  const facet = facets && filter in facets ? (filter as keyof LibraryFacets) : undefined
  const chosen = facet && facets?.[facet].find((one) => one.value === value)
  return `${filterLabels[filter]}: ${chosen ? optionLabel(facet, chosen) : dayText(value) || value}`
}

/** The active filters, each with a button to remove it. */
export const FilterChips = ({ address, facets, onChange }: FilterBarProps) => {
  const chosen = libraryFilters.filter((name) => name !== 'q' && address[name])
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.filters} className="flex flex-wrap gap-2">
      {chosen.map((name) => (
        <li key={name}>
          <Button
            size="small"
            onClick={() => onChange({ [name]: '' })}
            aria-label={words.remove(filterName(name, address, facets))}
          >
            {filterName(name, address, facets)}
            <X aria-hidden size={14} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
