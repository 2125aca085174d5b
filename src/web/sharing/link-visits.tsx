import { useQuery } from '@tanstack/react-query'
import type { Visited } from '#shared/api/links.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/sharing.ts'

const visitLabels: Record<Visited, string> = {
  opened: words.opened,
  downloaded: words.downloaded,
  commented: words.commented,
  refused: words.refused,
}

/** The visits of a link, newest first. */
export function LinkVisits({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['sharing', 'visits', id],
    queryFn: async () => (await api.links.visits({ id })).visits,
  })
  if (error) return <p className="mt-2 text-sm text-danger">{words.visitsCouldNotBeLoaded}</p>
  if (!data) return <output className="mt-2 block text-sm text-ink-3">{general.loading}</output>
  if (data.length === 0) return <p className="mt-2 text-sm text-ink-3">{words.nobodyHasComeYet}</p>
  return (
    <ScrollRegion label={words.visits} className="mt-2">
      <table className="w-full text-left text-sm">
        <thead className="text-ink-3">
          <tr>
            {[words.when, words.what, words.who, words.fromLabel].map((heading) => (
              <th key={heading} scope="col" className="py-1 pr-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ at, what, times, email, network, agent }, index) => (
            <tr key={index} className="border-t border-line align-top">
              <td className="py-1 pr-4 whitespace-nowrap tabular-nums">{momentLabel(at)}</td>
              <td className={`py-1 pr-4 ${what === 'refused' ? 'text-danger' : ''}`}>
                {times > 1 ? words.severalTimes(visitLabels[what], times) : visitLabels[what]}
              </td>
              <td className="py-1 pr-4 wrap-anywhere">{email ?? words.notAsked}</td>
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
