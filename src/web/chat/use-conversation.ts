import { useEffect, useReducer, useRef } from 'react'
import type { ChatModel } from './chat-models.ts'
import { continueConversation } from './conversation.ts'

/** Milliseconds until the sample answer appears. */
const replyDelay = 1000

/** A conversation that exists only on this page; nothing is sent to the server. */
export function useConversation() {
  const [messages, dispatch] = useReducer(continueConversation, [])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const open = timers.current
    return () => {
      for (const timer of open) clearTimeout(timer)
    }
  }, [])
  const answerLater = (id: number) => {
    timers.current.add(setTimeout(() => dispatch({ type: 'answered', id }), replyDelay))
  }
  return {
    messages,
    send: (content: string, model: ChatModel) => {
      dispatch({ type: 'sent', content, model })
      answerLater(messages.length + 1)
    },
    regenerate: (id: number, model: ChatModel) => {
      dispatch({ type: 'asked again', id, model })
      answerLater(id)
    },
  }
}
