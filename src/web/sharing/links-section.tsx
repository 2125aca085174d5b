import { useId, useState } from 'react'
import { useLinks } from './queries.ts'
import { LinkList } from './link-list.tsx'
import type { Sharable } from './version-choices.ts'
import * as words from '#words/sharing.ts'

/** Links that anyone can open, in addition to shares with single addresses. */
export function LinksSection({ printed }: { printed: Sharable }) {
  const titleId = useId()
  const [said, setSaid] = useState('')
  const { data: links, isPending } = useLinks(printed.id)
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isPending}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={titleId} className="font-medium">
            {words.links}
          </h2>
          <p className="text-sm text-ink-3">{words.forWhoeverHasThemWithout}</p>
        </div>
      </div>
      <output className={said ? 'text-sm text-ink-2' : 'sr-only'}>{said}</output>
      {links?.length === 0 && <p className="text-sm text-ink-3">{words.thereIsNoLinkYet}</p>}
      {links && links.length > 0 && <LinkList links={links} printed={printed} onSaid={setSaid} />}
    </section>
  )
}
