import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ChatTurn, ConversationPage, ConversationRow, QuotedPassage } from '#shared/api/conversations.ts'
import type { LibraryRow } from '#shared/api/library.ts'
import { libraryLimits } from '#shared/library.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'

const everything = ['conversations']
const one = (id: string) => [...everything, 'one', id]

/** While others are asked for, those that were there stay. */
export const useConversations = ({ q, archived }: { q: string; archived: boolean }) =>
  useQuery({
    queryKey: [...everything, 'list', q, archived],
    queryFn: ({ signal }) => api.conversations.list({ q, archived: archived ? 'true' : 'false' }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useLiveConversation = (id: string) =>
  useQuery({ queryKey: one(id), queryFn: ({ signal }) => api.conversations.get({ id }, { signal }) })

export const reloadConversations = () => queryClient.invalidateQueries({ queryKey: everything })

/** Reads what is there by now, and answers it. */
export const readConversation = async (id: string): Promise<ConversationPage> => {
  const page = await api.conversations.get({ id })
  queryClient.setQueryData(one(id), page)
  return page
}

/** Shows a question with its answers, in its place or last. */
export function showTurn(id: string, turn: ChatTurn): void {
  queryClient.setQueryData<ConversationPage>(one(id), (page) => {
    if (!page) return page
    const isNew = !page.turns.some((other) => other.id === turn.id)
    return { ...page, turns: isNew ? [...page.turns, turn] : page.turns.map((other) => (other.id === turn.id ? turn : other)) }
  })
}

/** The same once it is whole: the conversation is the last that was used, and may have been given its name. */
export function keepTurn(id: string, turn: ChatTurn): void {
  const isNamed = queryClient.getQueryData<ConversationPage>(one(id))?.title !== ''
  showTurn(id, turn)
  void queryClient.invalidateQueries({ queryKey: [...everything, 'list'] })
  // The first question names it.
  if (!isNamed) void queryClient.invalidateQueries({ queryKey: one(id) })
}

type DocumentChoice = Pick<LibraryRow, 'id' | 'name' | 'type' | 'clientName'>

/** Documents of a scope, those of the passages first; of a scope that is all, those alone. */
export function useScopeDocuments(
  { kind, client, project }: ConversationRow['scope'],
  passages: QuotedPassage[],
): DocumentChoice[] {
  const { data } = useScopeChoices(client ?? '')
  const quoted = passages.map(({ documentId: id, title: name, type, clientName }) => ({ id, name, type, clientName }))
  const own = (data?.documents ?? []).filter((row) => isOfProject(row, project))
  // A conversation about one document has it among its passages, or nothing was found in it.
  const all = [...quoted, ...(kind === 'all' ? [] : own)]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

export const isOfProject = ({ project }: Pick<LibraryRow, 'project'>, name: string | null) =>
  name === null || project.toLowerCase() === name.toLowerCase()

/** What of one client can be asked about by itself. */
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
