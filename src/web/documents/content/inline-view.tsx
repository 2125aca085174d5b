import { Fragment, type MouseEvent, type ReactNode } from 'react'
import type { Inline } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { shortenCites } from '#shared/content/shorten-cites.ts'
import { Added, Removed } from './revised-words.tsx'

const wrappers: Record<NonNullable<Inline['marks']>[number], (text: ReactNode) => ReactNode> = {
  strong: (text) => <strong className="font-semibold">{text}</strong>,
  emphasis: (text) => <em>{text}</em>,
  code: (text) => <code className="rounded-sm bg-raised px-1 py-0.5 font-mono text-[0.82em] wrap-anywhere">{text}</code>,
}

const safeLink = /^(https?:|mailto:)/

function Linked({ link, children }: { link: string; children: ReactNode }) {
  const style = 'text-accent underline decoration-from-font underline-offset-2'
  if (link.startsWith('#')) {
    const place = `content-${link.slice(1)}`
    const show = (event: MouseEvent) => {
      event.preventDefault()
      document.getElementById(place)?.scrollIntoView()
    }
    // A link, which wraps with the text around it; a button would not.
    return (
      <a href={`#${place}`} className={style} onClick={show}>
        {children}
      </a>
    )
  }
  return safeLink.test(link) ? (
    <a href={link} target="_blank" rel="noreferrer" className={style}>
      {children}
    </a>
  ) : (
    children
  )
}

const factId = /^[A-Z]+-\d+$/

/** Returns the citations of a run; a run that names the fact or links to it needs none. */
const marksOf = ({ text, link, cites = [] }: Inline) => (link === undefined && !factId.test(text.trim()) ? cites : [])

/** Separated from the word before it when read aloud. */
const citesText = (cites: string[]) => (
  <>
    <span className="sr-only"> (</span>
    {shortenCites(cites)
      .map(({ text }) => text)
      .join('')}
    <span className="sr-only">)</span>
  </>
)

const revised = { added: Added, removed: Removed, kept: Fragment }

/** Runs of text, each followed by its citations, before the space that separates it from the next. */
export const InlineView = ({ text, plain = false }: { text: Inline[]; plain?: boolean }) =>
  text.map((run, index) => {
    const words = run.text.trimEnd()
    const whole = factId.test(words) ? <span className="whitespace-nowrap">{words}</span> : words
    const marked = (run.marks ?? []).reduce<ReactNode>((inner, mark) => wrappers[mark](inner), whole)
    const cites = plain ? [] : marksOf(run)
    const Around = revised[revisionOf(run) ?? 'kept']
    // Removed text has no links.
    const isLinked = run.link !== undefined && Around !== Removed
    const said = (
      <>
        {isLinked ? <Linked link={run.link!}>{marked}</Linked> : marked}
        {cites.length > 0 && <sup className="ml-px font-sans text-[0.62em] text-accent">{citesText(cites)}</sup>}
      </>
    )
    return (
      <Around key={index}>
        {/* The data attribute shows the document's page which facts a text cites. */}
        {run.cites?.length ? <span data-claim={run.cites.join(' ')}>{said}</span> : said}
        {run.text.slice(words.length)}
      </Around>
    )
  })
