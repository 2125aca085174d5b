import SearchX from 'lucide-react/icons/search-x'
import { useRef, useState } from 'react'
import type { PortfolioClient } from '#shared/api/samples.ts'
import { sectors } from '#shared/firm.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select.tsx'
import * as texts from '#words/clients.ts'
import { filterPortfolio, noFilter, type PortfolioFilter } from './filter-portfolio.ts'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'

const cellStyle = 'align-baseline sm:px-5 sm:py-3'
const headStyle = 'px-5 py-2.5 text-left font-normal'

/** A table; on a phone each row becomes a separate block. */
const PortfolioTable = ({ clients }: { clients: PortfolioClient[] }) => (
  <div className="overflow-clip rounded-lg border border-line bg-surface">
    <table className="w-full max-sm:block">
      <caption className="sr-only">{words.enterpriseClients}</caption>
      <thead className="border-b border-line text-sm text-ink-3 max-sm:sr-only">
        <tr>
          {[general.client, words.sector, words.engagement, words.since, words.status].map((heading) => (
            <th key={heading} scope="col" className={headStyle}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {clients.map((client) => (
          <PortfolioRow key={client.id} client={client} />
        ))}
      </tbody>
    </table>
  </div>
)

const PortfolioRow = ({ client }: { client: PortfolioClient }) => (
  <tr className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:px-4 max-sm:py-3.5">
    <th scope="row" className={`text-left font-medium ${cellStyle}`}>
      {client.name}
    </th>
    <td className={`text-ink-2 max-sm:order-2 max-sm:text-sm max-sm:text-ink-3 ${cellStyle}`}>{words.sectorName(client.sector)}</td>
    <td className={`text-ink-2 max-sm:order-1 max-sm:col-span-2 ${cellStyle}`}>{client.engagement}</td>
    <td className={`font-mono text-sm text-ink-2 tabular-nums max-sm:order-2 max-sm:text-ink-3 ${cellStyle}`}>
      {client.startYear}
    </td>
    <td className={`text-sm whitespace-nowrap text-ok ${cellStyle}`}>
      <span aria-hidden className="mr-2 inline-block size-1.5 rounded-full bg-ok align-middle" />
      {client.status}
    </td>
  </tr>
)

/** The enterprise clients, filtered by search and sector. */
export function PortfolioSearch({ portfolio }: { portfolio: PortfolioClient[] }) {
  const [filter, setFilter] = useState(noFilter)
  const search = useRef<HTMLInputElement>(null)
  const found = filterPortfolio(portfolio, filter)
  const clear = () => {
    setFilter(noFilter)
    // The button with the focus disappears.
    search.current?.focus()
  }
  return (
    <section aria-label={texts.enterpriseClients} className="grid min-w-0 gap-4">
      <search className="flex flex-wrap items-center gap-2">
        <SearchInput
          className="min-w-0 flex-[1_1_15rem] sm:max-w-80"
          ref={search}
          aria-label={texts.searchByClientOrEngagement}
          placeholder={texts.searchByClientOrEngagement}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <div className="flex-[1_1_12rem] sm:max-w-56">
          <Select
            aria-label={texts.sector}
            value={filter.sector}
            onChange={({ target }) => setFilter({ ...filter, sector: target.value as PortfolioFilter['sector'] })}
          >
            <option value="all">{texts.allSectors}</option>
            {sectors.map((sector) => (
              <option key={sector} value={sector}>
                {texts.sectorName(sector)}
              </option>
            ))}
          </Select>
        </div>
        <output className="text-sm text-ink-3 tabular-nums sm:ml-2">{texts.ofClients(found.length, portfolio.length)}</output>
      </search>
      {found.length > 0 ? <PortfolioTable clients={found} /> : <NothingFound onClear={clear} />}
    </section>
  )
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center">
    <SearchX aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />
    <p className="font-medium">{texts.noClientMatches}</p>
    <p className="mb-2 max-w-xs text-sm text-ink-3">{texts.tryFewerLettersOrLook}</p>
    <Button onClick={onClear}>{texts.clearSearchAndSector}</Button>
  </div>
)
