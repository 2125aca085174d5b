import { useState } from 'react'
import { firm } from '#shared/firm.ts'
import { chatModels, getChatModel } from '#web/chat/chat-models.ts'
import { ConversationLog } from '#web/chat/conversation-log.tsx'
import { MessageForm } from '#web/chat/message-form.tsx'
import { CapabilitiesPanel, UsagePanel } from '#web/chat/usage-panel.tsx'
import { useConversation } from '#web/chat/use-conversation.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as words from '#words/chat.ts'

const choices = chatModels.map(({ id, name, vendor }) => ({ value: id, label: name, description: vendor }))

export function Assistants() {
  const [chosen, setChosen] = useState<string>(chatModels[0].id)
  const { messages, send, regenerate } = useConversation()
  const model = getChatModel(chosen)
  return (
    <>
      <PageHeading
        title={words.aiAssistants}
        documentTitle={`${words.aiAssistants} – ${firm.name}`}
        description={words.chooseModelAndBeginAnswers}
      />
      <div className="mt-7 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <section
          aria-label={words.chat}
          className="flex min-w-0 md:h-[calc(100dvh-15rem)] md:min-h-[36rem] flex-col rounded-lg border border-line bg-surface"
        >
          <div className="border-b border-line p-4 sm:px-5">
            <ChoiceTiles
              legend={words.model}
              small
              choices={choices}
              chosen={chosen}
              register={{ name: 'model', onChange: ({ target }) => setChosen(target.value) }}
            />
          </div>
          <ConversationLog messages={messages} onRegenerate={(id) => regenerate(id, model)} />
          <MessageForm onSend={(content) => send(content, model)} />
        </section>
        <div className="grid gap-6 max-xl:md:grid-cols-2 max-xl:md:items-start">
          <UsagePanel />
          <CapabilitiesPanel />
        </div>
      </div>
    </>
  )
}
