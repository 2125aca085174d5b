import type { Sector } from '#shared/firm.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import type { ClientFilter } from './client-queries.ts'

type ClientSearchProps = {
  filter: ClientFilter
  counts: { sector: Sector; count: number }[]
  found: string
  onChange: (change: Partial<ClientFilter>) => void
}

/** Filters clients by name and sector; each sector shows its number of clients. */
export const ClientSearch = ({ filter, counts, found, onChange }: ClientSearchProps) => (
  <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <SearchInput
      className="min-w-0 flex-[1_1_15rem] sm:max-w-80"
      aria-label={words.searchClients}
      placeholder={words.searchByName}
      value={filter.q}
      onChange={({ target }) => onChange({ q: target.value })}
    />
    <div className="flex-[1_1_12rem] sm:max-w-64">
      <Select
        aria-label={words.sector}
        value={filter.sector ?? ''}
        onChange={({ target }) => onChange({ sector: (target.value || undefined) as Sector | undefined })}
      >
        <option value="">{words.allSectors}</option>
        {counts.map(({ sector, count }) => (
          <option key={sector} value={sector}>
            {words.sectorName(sector)} ({count})
          </option>
        ))}
      </Select>
    </div>
    <CheckBox
      label={general.archived}
      checked={filter.archived}
      onChange={({ target }) => onChange({ archived: target.checked })}
    />
    <output className="text-sm text-ink-3 tabular-nums sm:ml-auto">{found}</output>
  </search>
)
