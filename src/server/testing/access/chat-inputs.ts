import type { givenApp } from '../given-app.ts'
import type { Person } from './people.ts'
import type { Inputs, World } from './world.ts'
import type { Chat } from './world.ts'

type Staff = Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>

export async function givenConversations(staff: Staff, documentId: string): Promise<Chat> {
  const begin = async () => (await staff.conversations.begin({ documentId })).id
  const [conversation, question] = [await begin(), crypto.randomUUID()]
  await staff.conversations.ask({ id: conversation, key: question, text: 'Which claims are scored?' })
  return { conversation, question, removable: [await begin(), await begin()] }
}

/** The inputs with which a person calls a conversation of the staff. */
export function chatInputsOf({ id, conversation, question, removable }: World, person: Person): Inputs['conversations'] {
  return {
    list: {},
    answerers: {},
    begin: { documentId: id },
    get: { id: conversation },
    change: { id: conversation, archived: false },
    remove: { id: removable[person === 'token' ? 1 : 0] },
    ask: { id: conversation, key: question, text: 'Which claims are scored?' },
    askAgain: { id: conversation, message: question },
    events: { id: conversation, message: question },
    stop: { id: conversation, message: question },
    markdown: { id: conversation },
  }
}
