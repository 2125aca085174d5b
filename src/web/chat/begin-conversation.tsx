import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { typeName } from '#words/document-types.ts'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { chatPath } from './chat-path.ts'
import { isOfProject, reloadConversations, useScopeChoices } from './live-queries.ts'
import { QuestionForm } from './question-form.tsx'
import type { Answerers } from './use-answerers.ts'

type Scope = { client: string; projectId: string; documentId: string }

/** The narrowest choice becomes the scope of the conversation. */
const inputOf = ({ client, projectId, documentId }: Scope): Parameters<typeof api.conversations.begin>[0] =>
  documentId ? { documentId } : projectId ? { projectId } : client ? { client } : {}

type BeginConversationProps = { answerers: Answerers; onBegun: (id: string, question: string) => void }

/** Selects the scope and asks the first question. */
export function BeginConversation({ answerers, onBegun }: BeginConversationProps) {
  const own = useOwnClient()
  const [scope, setScope] = useState<Scope>({ client: own ?? '', projectId: '', documentId: '' })
  const navigate = useNavigate()
  const begin = useMutation({
    mutationFn: async (question: string) => ({ question, ...(await api.conversations.begin(inputOf(scope))) }),
    onSuccess: ({ id, question }) => {
      onBegun(id, question)
      void reloadConversations()
      void navigate(chatPath({ chat: id }))
    },
  })
  return (
    <section aria-label={words.newConversation} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <div className="grid gap-4 p-4 sm:p-5">
        <h2 className="text-lg font-medium tracking-tight">{words.whatWouldYouLikeTo}</h2>
        <ScopeFields scope={scope} ownClient={own} onChange={setScope} />
        {begin.isError && <ErrorBanner>{words.youAskedErrorVariables(sentenceFor(begin.error), begin.variables)}</ErrorBanner>}
      </div>
      <QuestionForm suggests isBusy={begin.isPending} answerers={answerers} onAsk={(text) => begin.mutate(text)} />
    </section>
  )
}

type ScopeFieldsProps = { scope: Scope; ownClient: string | undefined; onChange: (scope: Scope) => void }

function ScopeFields({ scope, ownClient, onChange }: ScopeFieldsProps) {
  const clients = useClientChoices(true)
  const { data, isError } = useScopeChoices(scope.client)
  const project = data?.projects.find(({ id }) => id === scope.projectId)
  const documents = (data?.documents ?? []).filter((row) => isOfProject(row, project?.name ?? null))
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-4">
      {ownClient === undefined && (
        <Field label={general.client}>
          {(control) => (
            <Select
              {...control}
              value={scope.client}
              onChange={({ target }) => onChange({ client: target.value, projectId: '', documentId: '' })}
            >
              <option value="">{general.allClients}</option>
              {clients.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={general.project} hint={isError ? words.projectsCouldNotBeLoaded : undefined}>
        {(control) => (
          <Select
            {...control}
            disabled={!data}
            value={scope.projectId}
            onChange={({ target }) => onChange({ ...scope, projectId: target.value, documentId: '' })}
          >
            <option value="">{general.allProjects}</option>
            {data?.projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={general.document}>
        {(control) => (
          <Select
            {...control}
            disabled={!data}
            value={scope.documentId}
            onChange={({ target }) => onChange({ ...scope, documentId: target.value })}
          >
            <option value="">{general.allDocuments}</option>
            {documents.map(({ id, name, type }) => (
              <option key={id} value={id}>
                {name} ({typeName(type)})
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
