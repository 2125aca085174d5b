import { useQuery } from '@tanstack/react-query'
import type { Visited } from '#shared/api/links.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

const visitLabels: Record<Visited, string> = {
  opened: 'Opened',
  downloaded: 'Downloaded',
  commented: 'Commented',
  refused: 'Refused',
}

/** Who came by a link, newest first. */
export function LinkVisits({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['sharing', 'visits', id],
    queryFn: async () => (await api.links.visits({ id })).visits,
  })
  if (error) return <p className="mt-2 text-sm text-danger">The visits could not be loaded. Close and open them again.</p>
  if (!data) return <output className="mt-2 block text-sm text-ink-3">Loading...</output>
  if (data.length === 0) return <p className="mt-2 text-sm text-ink-3">Nobody has come yet.</p>
  return (
    <ScrollRegion label="Visits" className="mt-2">
      <table className="w-full text-left text-sm">
        <thead className="text-ink-3">
          <tr>
            {['When', 'What', 'Who', 'From'].map((heading) => (
              <th key={heading} scope="col" className="py-1 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ at, what, email, network, agent }, index) => (
            <tr key={index} className="border-t border-line align-top">
              <td className="py-1 pr-4 whitespace-nowrap tabular-nums">{momentLabel(at)}</td>
              <td className={`py-1 pr-4 ${what === 'refused' ? 'text-danger' : ''}`}>{visitLabels[what]}</td>
              <td className="py-1 pr-4 wrap-anywhere">{email ?? 'Not asked'}</td>
              <td className="py-1 wrap-anywhere text-ink-3" title={agent}>
                {network}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
