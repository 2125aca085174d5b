import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ChatTurn, ConversationPage } from '#shared/api/conversations.ts'
import { chatLimits } from '#shared/limits.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import * as texts from '#words/chat.ts'
import * as general from '#words/general.ts'
import { briefOfConversation } from './brief-of-conversation.ts'
import { chatPath } from './chat-path.ts'
import { reloadConversations } from './live-queries.ts'

const kinds = { document: texts.aboutTheDocument, project: texts.aboutTheProject, client: texts.about, all: texts.about }

type ConversationHeadProps = { page: ConversationPage; /** The questions that are shown. */ branch: ChatTurn[] }

/** The name and scope of a conversation, and its actions. */
export function ConversationHead({ page: { id, title, scope, isArchived, turns }, branch }: ConversationHeadProps) {
  const { dialogs, prompt, confirm } = useDialogs()
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  const person = useSession()
  const attempt = (work: () => Promise<unknown>) => {
    setFailure(undefined)
    void work().catch((error: unknown) => setFailure(sentenceFor(error)))
  }
  const change = async (what: { title?: string; archived?: boolean }) => {
    await api.conversations.change({ id, ...what })
    await reloadConversations()
  }
  const rename = async () => {
    const words = await prompt({
      text: texts.renameTheConversation,
      label: general.name,
      type: 'text',
      value: title,
      maxLength: chatLimits.title,
      yes: texts.rename,
    })
    if (words?.trim()) await change({ title: words.trim() })
  }
  // Disabled for several clients, so that one client's data do not get into another's document.
  const startDocument = async () => {
    const { beginDocument } = await fetchPart(() => import('#web/documents/begin-document.ts'))
    const requirements = { additionalContext: briefOfConversation(branch) }
    await beginDocument(
      { person, navigate, confirm },
      { client: scope.client ?? '', projectName: scope.project ?? '', requirements },
    )
  }
  const remove = async () => {
    const note = texts.allQuestionsAndAnswersIn
    if (!(await confirm({ text: texts.deleteThisConversation, note, yes: texts.deleteLabel, no: general.keep }))) return
    await api.conversations.remove({ id })
    await navigate(chatPath({}))
    await reloadConversations()
  }
  return (
    <header className="grid gap-3 border-b border-line p-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-medium wrap-anywhere">{title || texts.newConversation}</h2>
          <p className="text-sm text-ink-3 wrap-anywhere">
            {kinds[scope.kind]}{' '}
            {scope.link ? (
              <Link to={scope.link} className="text-accent underline underline-offset-4">
                {scope.name}
              </Link>
            ) : (
              scope.name
            )}
          </p>
        </div>
        <div className="-ml-2.5 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => attempt(rename)}>
            <Pencil aria-hidden size={14} />
            {texts.rename}
          </Button>
          <Button variant="quiet" size="small" onClick={() => attempt(() => change({ archived: !isArchived }))}>
            {isArchived ? <ArchiveRestore aria-hidden size={14} /> : <Archive aria-hidden size={14} />}
            {isArchived ? general.bringBack : general.archive}
          </Button>
          {turns.length > 0 && scope.client !== null && (
            <Button variant="quiet" size="small" onClick={() => attempt(startDocument)}>
              <FilePlus2 aria-hidden size={14} />
              {texts.startDocumentFromThis}
            </Button>
          )}
          {turns.length > 0 && (
            <a
              href={api.conversations.markdown({ id, ...(branch.length > 0 && { branch: branch.at(-1)!.id }) })}
              download
              className={buttonStyle({ variant: 'quiet', size: 'small' })}
            >
              <Download aria-hidden size={14} />
              {texts.markdown}
            </a>
          )}
          <Button variant="quiet" size="small" onClick={() => attempt(remove)}>
            <Trash2 aria-hidden size={14} />
            {texts.deleteLabel}
          </Button>
        </div>
      </div>
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      {dialogs}
    </header>
  )
}
