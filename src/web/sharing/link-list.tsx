import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { ListedLink, Visited } from '#shared/api/links.ts'
import { api } from '#web/api/api.ts'
import { CompareWith } from '#web/comparison/compare-with.tsx'
import { momentLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import { copyText } from '#web/ui/copy-text.ts'
import * as general from '#words/general.ts'
import * as words from '#words/sharing.ts'
import { momentDay } from '#web/ui/moment-day.ts'
import { reloadSharing } from './queries.ts'
import type { Sharable } from './version-choices.ts'
import { useQuery } from '@tanstack/react-query'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

const visitLabels: Record<Visited, string> = {
  opened: words.opened,
  downloaded: words.downloaded,
  commented: words.commented,
  refused: words.refused,
}

/** The visits of a link, newest first. */
function LinkVisits({ id }: { id: string }) {
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

type Said = { onSaid: (sentence: string) => void }

/** Each link with its conditions, visits and actions. */
export const LinkList = ({ links, printed, onSaid }: { links: ListedLink[]; printed: Sharable } & Said) => (
  <ul aria-label={words.links} className="border-t border-line">
    {links.map((link) => (
      <LinkRow key={link.id} link={link} printed={printed} onSaid={onSaid} />
    ))}
  </ul>
)

/** Describes the conditions and rights of a link. */
const termsOf = ({ version, expiresAt, hasPassword, asksEmail, checksEmail, mayDownload, mayComment, watermark }: ListedLink) =>
  [
    version === null ? words.newestApprovedVersion : words.ofVersion(version),
    expiresAt === null ? words.untilItIsEnded : words.until(momentDay(expiresAt)),
    hasPassword && words.withAPassword,
    asksEmail && (checksEmail ? words.checksWhoTheyAreBy : words.asksWhoTheyAre),
    !mayDownload && words.noFiles,
    mayComment && words.comments,
    watermark && words.withWatermark,
  ]
    .filter(Boolean)
    .join(', ')

/** Describes the creator, and the number of visits if the viewer may see it. */
function sentenceOf({ timesOpened, lastOpenedAt, createdBy }: ListedLink) {
  if (timesOpened === null) return words.linkOf(createdBy)
  const opened = lastOpenedAt === null ? words.notOpenedYet : words.openedLast(timesOpened, momentLabel(lastOpenedAt))
  return words.madeBy(opened, createdBy)
}

function LinkRow({ link, printed, onSaid }: { link: ListedLink; printed: Sharable } & Said) {
  const seen = link.version ?? printed.approvedVersion
  const [showsVisits, setShowsVisits] = useState(false)
  const end = useWork(async () => {
    try {
      await api.links.revoke({ id: link.id })
      onSaid(words.linkForHasEnded(link.label))
    } finally {
      await reloadSharing()
    }
  })
  return (
    <li className="border-b border-line py-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium wrap-anywhere">{link.label}</p>
          <p className="text-sm text-ink-3 first-letter:uppercase">{termsOf(link)}</p>
          <p className="text-sm text-ink-3">{sentenceOf(link)}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {seen && <CompareWith documentId={printed.id} version={seen} shown={printed.version} />}
          {link.link !== null && (
            <>
              <CopyButton label={link.label} address={link.link} onSaid={onSaid} />
              <Button
                size="small"
                aria-expanded={showsVisits}
                aria-label={words.whoCameByLinkFor(link.label)}
                onClick={() => setShowsVisits(!showsVisits)}
              >
                {words.visits}
              </Button>
            </>
          )}
          <Button size="small" aria-label={words.endLinkFor(link.label)} disabled={end.isBusy} onClick={end.begin}>
            {general.end}
          </Button>
        </div>
      </div>
      {showsVisits && <LinkVisits id={link.id} />}
    </li>
  )
}

function CopyButton({ label, address, onSaid }: { label: string; address: string } & Said) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const done = await copyText(address)
    setCopied(done)
    onSaid(done ? words.linkForCopied(label) : words.browserDidNotLetItBe(address))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button size="small" aria-label={words.copyLinkFor(label)} onClick={() => void copy()}>
      <Icon aria-hidden size={14} className={isCopied ? 'text-ok' : 'text-ink-3'} />
      {isCopied ? general.copied : general.copy}
    </Button>
  )
}
