import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { firm } from '#shared/firm.ts'
import { BeginConversation } from '#web/chat/begin-conversation.tsx'
import { chatPath } from '#web/chat/chat-path.ts'
import { ConversationList } from '#web/chat/conversation-list.tsx'
import { LiveConversation } from '#web/chat/live-conversation.tsx'
import { useAnswerers } from '#web/chat/use-answerers.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/chat.ts'

/** Questions about documents, answered by quotations, or by a model from them. */
export function LiveAssistants() {
  const [parameters] = useSearchParams()
  const chat = parameters.get('chat') ?? undefined
  const [begun, setBegun] = useState<{ id: string; question: string }>()
  const answerers = useAnswerers()
  const { chosen } = answerers
  const forget = useCallback(() => setBegun(undefined), [])
  return (
    <>
      <PageHeading
        title={words.aiAssistants}
        documentTitle={`${words.aiAssistants} – ${firm.name}`}
        description={chosen ? words.askAboutYourDocumentsAnswers(chosen.label) : words.askAboutYourDocumentsAnswersAre}
      >
        {chat && (
          <Link to={chatPath({})} className={buttonStyle({ className: 'lg:hidden' })}>
            {words.newConversation}
          </Link>
        )}
      </PageHeading>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <div className={chat ? 'max-lg:order-2' : ''}>
          <ConversationList chosen={chat} archived={parameters.get('archived') === 'true'} />
        </div>
        {chat ? (
          <LiveConversation
            key={chat}
            id={chat}
            first={begun?.id === chat ? begun.question : undefined}
            onFirstAsked={forget}
            answerers={answerers}
          />
        ) : (
          <BeginConversation answerers={answerers} onBegun={(id, question) => setBegun({ id, question })} />
        )}
      </div>
    </>
  )
}
