import type { PortfolioClient } from '#shared/api/samples.ts'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'

const cellStyle = 'align-baseline sm:px-5 sm:py-3'
const headStyle = 'px-5 py-2.5 text-left font-normal'

/** A table; on a phone each row becomes a separate block. */
export const PortfolioTable = ({ clients }: { clients: PortfolioClient[] }) => (
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
