import type { Unread } from '#shared/uploaded-brief.ts'
import * as words from '#words/tell-read.ts'

const placeOf = ({ page, under }: Unread) =>
  page === undefined ? (under === undefined ? '' : ` (${words.underHeading(under)})`) : ` (${words.onPage(page)})`

const lineOf = (entry: Unread) =>
  `${words.unreadLabels[entry.kind](entry)}${entry.text === undefined ? '' : `: ${entry.text}`}${placeOf(entry)}`

/** What a file shows that is not in the fields, with its place. */
export function UnreadList({ unread }: { unread: Unread[] }) {
  return (
    <details open className="text-sm text-ink-2">
      <summary>{words.notReadAsText(unread.length)}</summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {unread.map((entry, index) => (
          <li key={index}>{lineOf(entry)}</li>
        ))}
      </ul>
    </details>
  )
}
