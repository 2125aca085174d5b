import { useRef, useState } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { isRunning } from './follow-answer.ts'
import { keepTurn, readConversation, showTurn } from './live-queries.ts'
import type { Answerers } from './use-answerers.ts'
import { useFollowing } from './use-following.ts'

/** A question on its way; `failure` once it is known not to have arrived or not to have been answered. */
export type OpenQuestion = { key: string; text: string; failure?: string }

type Where = Pick<Parameters<typeof api.conversations.ask>[0], 'id' | 'answeredBy'>

const post = (where: Where, { key, text, isAgain }: { key: string; text: string; isAgain: boolean }, signal: AbortSignal) =>
  isAgain
    ? api.conversations.askAgain({ ...where, message: key }, { signal })
    : api.conversations.ask({ ...where, key, text }, { signal })

/** Asks in one conversation, one question at a time. What was not answered stays, to be sent again. */
export function useAsking(id: string, { answeredBy }: Pick<Answerers, 'answeredBy'>) {
  const [open, setOpen] = useState<OpenQuestion>()
  const controller = useRef<AbortController>(undefined)
  const following = useFollowing(id)

  /** `known`: the answers that there are, where the question is asked again. */
  async function send(question: Omit<OpenQuestion, 'failure'>, known?: number) {
    const { signal } = (controller.current = new AbortController())
    setOpen(question)
    // What is quoted comes at once; what a model writes is shown as it comes.
    if (answeredBy !== undefined && answeredBy !== 'offline')
      following.begin({ message: question.key, known: known ?? 0 }, (turn) => showTurn(id, turn))
    try {
      const turn = await post({ id, ...(answeredBy && { answeredBy }) }, { ...question, isAgain: known !== undefined }, signal)
      keepTurn(id, turn)
      setOpen(undefined)
    } catch (error) {
      if (!signal.aborted) await lookAfter(question, sentenceFor(error))
    } finally {
      following.end()
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
    following.end()
    controller.current?.abort()
    // It ends on the server too; where it has not arrived there, there is nothing to end.
    await api.conversations.stop({ id, message: open.key }).catch(() => undefined)
    await lookAfter(open, 'Stopped.')
  }

  return {
    open,
    isBusy: open !== undefined && open.failure === undefined,
    ask: (text: string) => void send({ key: crypto.randomUUID(), text }),
    sendAgain: () => open && void send({ key: open.key, text: open.text }),
    askAgain: ({ id: key, question: text, answers }: ChatTurn) => void send({ key, text }, answers.length),
    /** Goes on with an answer that was on its way when the page was opened. */
    resume: (turn: ChatTurn) => {
      setOpen({ key: turn.id, text: turn.question })
      following.begin({ message: turn.id, known: turn.answers.length - 1 }, (news) => {
        showTurn(id, news)
        if (isRunning(news)) return
        keepTurn(id, news)
        setOpen(undefined)
      })
    },
    drop: () => setOpen(undefined),
    stop: () => void stop(),
  }
}
export type Asking = ReturnType<typeof useAsking>
