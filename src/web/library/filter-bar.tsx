import X from 'lucide-react/icons/x'
import type { LibraryFacets } from '#shared/api/library.ts'
import { type LibraryFilter, libraryFilters, type LibraryOrder } from '#shared/library.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { ArchivedFilter, FilterSelect } from '#web/ui/list-filters.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import type { LibraryAddress } from './library-address.ts'

type FilterBarProps = {
  address: LibraryAddress
  facets: LibraryFacets | null | undefined
  onChange(change: Partial<LibraryAddress>): void
}

const choices: [keyof LibraryFacets, label: string, any: string][] = [
  ['client', 'Client', 'All clients'],
  ['type', 'Type', 'All types'],
  ['state', 'State', 'All states'],
  ['marks', 'Marks', 'Any marks'],
  ['who', 'Written by', 'Any writer'],
]
export const orderLabels: Record<LibraryOrder, string> = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' }

/** What the list is narrowed to, each choice with how many it would leave. */
export const FilterBar = ({ address, facets, onChange }: FilterBarProps) => (
  <div className="flex flex-wrap items-end gap-2">
    {choices.map(([name, label, any]) => (
      <div key={name} className="flex-[1_1_10rem] sm:max-w-52">
        <FilterSelect
          label={label}
          any={any}
          value={address[name] ?? ''}
          options={optionsOf(facets?.[name], address[name])}
          onChange={(value) => onChange({ [name]: value })}
        />
      </div>
    ))}
    {(['since', 'until'] as const).map((name) => (
      <label key={name} className="grid flex-[1_1_9rem] gap-1 text-xs text-ink-3 sm:max-w-40">
        {name === 'since' ? 'From' : 'To'}
        <Input type="date" value={address[name] ?? ''} onChange={({ target }) => onChange({ [name]: target.value })} />
      </label>
    ))}
    <div className="flex-[1_1_9rem] sm:max-w-40">
      <Select aria-label="Order" value={address.order} onChange={({ target }) => onChange({ order: target.value as LibraryOrder })}>
        <Options of={Object.entries(orderLabels).map(([value, label]) => ({ value, label }))} />
      </Select>
    </div>
    <ArchivedFilter checked={address.archived} onChange={(archived) => onChange({ archived })} />
  </div>
)

/** What is chosen stands among them also where nothing of it is left. */
function optionsOf(facet: LibraryFacets['client'] | undefined, chosen: string | undefined) {
  const options = (facet ?? []).map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))
  return chosen && !options.some(({ value }) => value === chosen) ? [...options, { value: chosen, label: chosen }] : options
}

const filterLabels: Record<LibraryFilter, string> = {
  q: 'Words',
  client: 'Client',
  type: 'Type',
  state: 'State',
  marks: 'Marks',
  who: 'Written by',
  since: 'From',
  until: 'To',
}

/** `Client: Calder Bank` */
export function filterName(filter: LibraryFilter, address: LibraryAddress, facets: LibraryFacets | null | undefined): string {
  const value = address[filter] ?? ''
  const told = facets && filter in facets ? facets[filter as keyof LibraryFacets].find((one) => one.value === value)?.name : value
  return `${filterLabels[filter]}: ${told ?? value}`
}

/** What is chosen, each to be taken away again. */
export const FilterChips = ({ address, facets, onChange }: FilterBarProps) => {
  const chosen = libraryFilters.filter((name) => name !== 'q' && address[name])
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-2">
      {chosen.map((name) => (
        <li key={name}>
          <Button size="small" onClick={() => onChange({ [name]: '' })} aria-label={`Remove ${filterName(name, address, facets)}`}>
            {filterName(name, address, facets)}
            <X aria-hidden size={14} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
