import { Link } from 'react-router'
import type { QuotedPassage } from '#shared/api/conversations.ts'
import { typeName } from '#words/document-types.ts'
import * as words from '#words/chat.ts'

type QuotedPassageViewProps = { passage: QuotedPassage; /** The number by which sentences cite it. */ number?: number }

const Source = ({ passage: { link, title } }: { passage: QuotedPassage }) => (
  <Link to={link} className="text-accent underline underline-offset-4">
    {title}
  </Link>
)

/** A passage of a document, and its place there. */
export const QuotedPassageView = ({ passage, number }: QuotedPassageViewProps) => (
  <li className="border-l-2 border-accent pl-3.5">
    <blockquote className="font-serif text-base leading-relaxed whitespace-pre-wrap wrap-anywhere">{passage.text}</blockquote>
    {passage.note && <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{passage.note}</p>}
    <p className="mt-1 text-sm text-ink-3 wrap-anywhere">
      {number !== undefined && <span className="tabular-nums">[{number}] </span>}
      {passage.from === 'brief' ? words.fromBriefOf(<Source passage={passage} />) : <Source passage={passage} />},{' '}
      {typeName(passage.type)} <span className="font-mono text-xs tabular-nums">{passage.version}</span>
      {passage.heading && ` · ${passage.heading}`}
    </p>
  </li>
)
