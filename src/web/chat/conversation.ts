import type { ChatModel } from './chat-models.ts'
import { cannedReply } from './chat-samples.ts'

export type ChatMessage = {
  id: number
  role: 'user' | 'assistant'
  /** Empty while the first answer is awaited. */
  content: string
  model: ChatModel
  /** Number of answers given so far. */
  rounds: number
  isAwaited: boolean
}

export type ChatEvent =
  | { type: 'sent'; content: string; model: ChatModel }
  | { type: 'answered'; id: number }
  | { type: 'asked again'; id: number; model: ChatModel }

/** Adds a message together with a placeholder for its answer. */
export function continueConversation(messages: ChatMessage[], event: ChatEvent): ChatMessage[] {
  if (event.type === 'sent') {
    const { content, model } = event
    const id = messages.length
    return [
      ...messages,
      { id, role: 'user', content, model, rounds: 0, isAwaited: false },
      { id: id + 1, role: 'assistant', content: '', model, rounds: 0, isAwaited: true },
    ]
  }
  return messages.map((message) => {
    if (message.id !== event.id) return message
    if (event.type === 'asked again') return { ...message, model: event.model, isAwaited: true }
    return {
      ...message,
      content: cannedReply(message.model, message.rounds),
      rounds: message.rounds + 1,
      isAwaited: false,
    }
  })
}
