import { useRef, useState } from 'react'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { keepTurn, readConversation } from './live-queries.ts'

/** A question on its way; `failure` once it is known not to have arrived or not to have been answered. */
export type OpenQuestion = { key: string; text: string; failure?: string }

/** Asks in one conversation, one question at a time. What was not answered stays, to be sent again. */
export function useAsking(id: string) {
  const [open, setOpen] = useState<OpenQuestion>()
  const controller = useRef<AbortController>(undefined)

  async function send(question: Omit<OpenQuestion, 'failure'>, isAgain: boolean) {
    const { signal } = (controller.current = new AbortController())
    setOpen(question)
    try {
      const turn = isAgain
        ? await api.conversations.askAgain({ id, message: question.key }, { signal })
        : await api.conversations.ask({ id, ...question }, { signal })
      keepTurn(id, turn)
      setOpen(undefined)
    } catch (error) {
      if (!signal.aborted) await lookAfter(question, sentenceFor(error))
    }
  }

  /** The question may have arrived, and its answer not. */
  async function lookAfter(question: OpenQuestion, failure: string) {
    const page = await readConversation(id).catch(() => undefined)
    const isKept = page?.turns.some((turn) => turn.id === question.key) ?? false
    setOpen(isKept ? undefined : { ...question, failure })
  }

  async function stop() {
    if (!open) return
    controller.current?.abort()
    // It ends on the server too; where it has not arrived there, there is nothing to end.
    await api.conversations.stop({ id, message: open.key }).catch(() => undefined)
    await lookAfter(open, 'Stopped.')
  }

  return {
    open,
    isBusy: open !== undefined && open.failure === undefined,
    ask: (text: string) => void send({ key: crypto.randomUUID(), text }, false),
    sendAgain: () => open && void send({ key: open.key, text: open.text }, false),
    askAgain: (turn: { id: string; question: string }) => void send({ key: turn.id, text: turn.question }, true),
    drop: () => setOpen(undefined),
    stop: () => void stop(),
  }
}
export type Asking = ReturnType<typeof useAsking>
