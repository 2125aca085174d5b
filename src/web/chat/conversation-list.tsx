import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ConversationRow } from '#shared/api/conversations.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as texts from '#words/chat.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import { chatPath } from './chat-path.ts'
import { useConversations } from './live-queries.ts'

/** Milliseconds after the last keystroke. */
const pause = 200

type ConversationListProps = { chosen: string | undefined; archived: boolean }

/** The user's conversations, the last used first. */
export function ConversationList({ chosen, archived }: ConversationListProps) {
  const [words, setWords] = useState('')
  const q = useSettled(words.trim(), pause)
  const { data, isPending, isError, refetch } = useConversations({ q, archived })
  const rows = data?.conversations ?? []
  return (
    <section aria-label={texts.conversations} className="flex min-h-0 min-w-0 flex-col gap-3">
      <div className="flex gap-2">
        <Input
          type="search"
          aria-label={texts.searchConversations}
          placeholder={texts.search}
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Link to={chatPath({})} className={buttonStyle({ variant: 'primary' })}>
          <Plus aria-hidden size={16} />
          {general.newLabel}
        </Link>
      </div>
      {isError && <LoadingFailed onRetry={() => void refetch()} />}
      {isPending && <Outline />}
      {data && rows.length === 0 && (
        <p className="rounded-lg border border-dashed border-line px-4 py-6 text-center text-sm text-ink-3">
          {q ? texts.noConversationHasTheseWords : archived ? texts.nothingIsArchived : texts.whatYouAskIsKept}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="min-h-0 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface max-lg:max-h-64">
          {rows.map((row) => (
            <ConversationLink key={row.id} row={row} archived={archived} isChosen={row.id === chosen} />
          ))}
        </ul>
      )}
      <Link to={chatPath({ archived: !archived })} className="self-start text-sm text-ink-2 underline-offset-4 hover:underline">
        {archived ? texts.backToCurrentOnes : general.archived}
      </Link>
    </section>
  )
}

const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })

type ConversationLinkProps = { row: ConversationRow; archived: boolean; isChosen: boolean }

const ConversationLink = ({ row: { id, title, scope, changedAt }, archived, isChosen }: ConversationLinkProps) => (
  <li>
    <Link
      to={chatPath({ chat: id, archived })}
      aria-current={isChosen ? 'page' : undefined}
      className="grid gap-0.5 px-3.5 py-2.5 hover:bg-raised aria-[current=page]:bg-raised pointer-coarse:py-3"
    >
      <span className="line-clamp-2 text-sm font-medium wrap-anywhere">{title || texts.nothingAskedYet}</span>
      <span className="flex justify-between gap-3 text-xs text-ink-3">
        <span className="min-w-0 truncate">{scope.name}</span>
        <time dateTime={changedAt} className="shrink-0 tabular-nums">
          {day.format(new Date(changedAt))}
        </time>
      </span>
    </Link>
  </li>
)

/** Placeholder while the conversations load. */
const Outline = () => (
  <div aria-hidden className="divide-y divide-line rounded-lg border border-line bg-surface">
    {[0, 1, 2].map((row) => (
      <div key={row} className="h-14 animate-breathe px-3.5 py-3">
        <div className="h-4 w-32 rounded-sm bg-raised" />
      </div>
    ))}
  </div>
)
