import { Fragment, type ReactNode } from 'react'
import type { Inline } from '#shared/content/blocks.ts'

const wrappers: Record<NonNullable<Inline['marks']>[number], (text: ReactNode) => ReactNode> = {
  strong: (text) => <strong className="font-semibold">{text}</strong>,
  emphasis: (text) => <em>{text}</em>,
  code: (text) => <code className="rounded-sm bg-raised px-1 py-0.5 font-mono text-[0.82em] wrap-anywhere">{text}</code>,
}

const safeLink = /^(https?:|mailto:)/

function Linked({ link, children }: { link: string; children: ReactNode }) {
  const style = 'text-accent underline decoration-from-font underline-offset-2'
  if (link.startsWith('#')) {
    const show = () => document.querySelector(`#content-${CSS.escape(link.slice(1))}`)?.scrollIntoView()
    return (
      <button type="button" className={`cursor-pointer ${style}`} onClick={show}>
        {children}
      </button>
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

/** Runs of text, each with the facts that it rests on. */
export const InlineView = ({ text }: { text: Inline[] }) =>
  text.map(({ text: words, marks = [], link, cites = [] }, index) => {
    const marked = marks.reduce<ReactNode>((inner, mark) => wrappers[mark](inner), words)
    return (
      <Fragment key={index}>
        {link === undefined ? marked : <Linked link={link}>{marked}</Linked>}
        {cites.length > 0 && <span className="font-mono text-[0.7em] whitespace-nowrap text-ink-3"> [{cites.join(', ')}]</span>}
      </Fragment>
    )
  })
