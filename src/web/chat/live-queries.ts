import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ChatTurn, ConversationPage, ConversationRow, QuotedPassage } from '#shared/api/conversations.ts'
import type { LibraryRow } from '#shared/api/library.ts'
import { libraryLimits } from '#shared/library.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const everything = ['conversations']
const one = (id: string) => [...everything, 'one', id]

/** The previous results remain visible while new ones load. */
export const useConversations = ({ q, archived }: { q: string; archived: boolean }) =>
  useQuery({
    queryKey: [...everything, 'list', q, archived],
    queryFn: ({ signal }) => api.conversations.list({ q, archived: archived ? 'true' : 'false' }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useLiveConversation = (id: string) =>
  useQuery({ queryKey: one(id), queryFn: ({ signal }) => api.conversations.get({ id }, { signal }) })

export const reloadConversations = () => queryClient.invalidateQueries({ queryKey: everything })

/** Fetches a conversation and returns it. */
export const readConversation = async (id: string): Promise<ConversationPage> => {
  const page = await api.conversations.get({ id })
  queryClient.setQueryData(one(id), page)
  return page
}

/** Shows a question with its answers, in its place or as the last. */
export function showTurn(id: string, turn: ChatTurn): void {
  queryClient.setQueryData<ConversationPage>(one(id), (page) => {
    if (!page) return page
    const isNew = !page.turns.some((other) => other.id === turn.id)
    return { ...page, turns: isNew ? [...page.turns, turn] : page.turns.map((other) => (other.id === turn.id ? turn : other)) }
  })
}

/** Shows a completed question and reloads the list: the conversation is now the last used, and may have got its name. */
export function keepTurn(id: string, turn: ChatTurn): void {
  const isNamed = queryClient.getQueryData<ConversationPage>(one(id))?.title !== ''
  showTurn(id, turn)
  void queryClient.invalidateQueries({ queryKey: [...everything, 'list'] })
  // The first question becomes the conversation's name.
  if (!isNamed) void queryClient.invalidateQueries({ queryKey: one(id) })
}

type DocumentChoice = Pick<LibraryRow, 'id' | 'name' | 'type' | 'clientName'>

/** The documents of a scope, those of the passages first; for the scope of all documents, only those of the passages. */
export function useScopeDocuments(
  { kind, client, project }: ConversationRow['scope'],
  passages: QuotedPassage[],
): DocumentChoice[] {
  const { data } = useScopeChoices(client ?? '')
  const quoted = passages.map(({ documentId: id, title: name, type, clientName }) => ({ id, name, type, clientName }))
  const own = (data?.documents ?? []).filter((row) => isOfProject(row, project))
  // The passages of a conversation about one document are all from it.
  const all = [...quoted, ...(kind === 'all' ? [] : own)]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

export const isOfProject = ({ project }: Pick<LibraryRow, 'project'>, name: string | null) =>
  name === null || project.toLowerCase() === name.toLowerCase()

/** The projects and documents of a client that can be chosen as a scope. */
export const useScopeChoices = (client: string) =>
  useQuery({
    queryKey: ['chat-scope', client],
    queryFn: async ({ signal }) => {
      const [{ projects }, { rows }] = await Promise.all([
        api.projects.list({ client }, { signal }),
        api.library.list({ client, limit: libraryLimits.rows, order: 'name', counts: 'false' }, { signal }),
      ])
      return { projects, documents: rows }
    },
    enabled: client !== '',
  })
