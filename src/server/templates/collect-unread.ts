import type { Unread } from '#shared/uploaded-brief.ts'

/** Maximum entries and characters of each: a page shows them. */
const [mostEntries, longestText] = [500, 300]

/** Collects what a reader does not read as said, with its place. */
export function collectUnread() {
  const entries: Unread[] = []
  let heading: string | undefined
  return {
    entries,
    /** The heading that the following places are below. */
    under(text: string) {
      heading = text.slice(0, 120)
    },
    tell({ text, ...entry }: Unread) {
      const words = (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestText)
      if (entries.length >= mostEntries) return
      entries.push({
        ...entry,
        ...(words !== '' && { text: words }),
        ...(heading !== undefined && !entry.page && { under: heading }),
      })
    },
  }
}
export type UnreadCollector = ReturnType<typeof collectUnread>
