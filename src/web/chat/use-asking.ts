import { useRef, useState } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/chat.ts'
import { isRunning } from './follow-answer.ts'
import { keepTurn, readConversation, showTurn } from './live-queries.ts'
import type { Answerers } from './use-answerers.ts'
import { useFollowing } from './use-following.ts'

/** A question on its way; `failure` once it is known not to have arrived or not to have been answered. */
export type OpenQuestion = { key: string; text: string; follows: string | null; isAgain: boolean; failure?: string | undefined }

type Where = Pick<Parameters<typeof api.conversations.ask>[0], 'id' | 'answeredBy'>

const post = (where: Where, { key, text, follows, isAgain }: OpenQuestion, signal: AbortSignal) =>
  isAgain
    ? api.conversations.askAgain({ ...where, message: key }, { signal })
    : api.conversations.ask({ ...where, key, text, follows }, { signal })

const isModel = (answerer: Where['answeredBy']) => answerer !== undefined && answerer !== 'offline'

/** A question that is there already. */
const questionOf = ({ id: key, question: text, follows }: ChatTurn): OpenQuestion => ({ key, text, follows, isAgain: true })

const isThere = async (id: string, { key }: OpenQuestion): Promise<boolean> =>
  readConversation(id).then(
    ({ turns }) => turns.some((turn) => turn.id === key),
    () => false,
  )

type Asker = Pick<Answerers, 'answeredBy'> & {
  /** Told once a question is in the conversation. */
  onKept: (question: string) => void
}

/** Asks in one conversation, one question at a time. What was not answered stays, to be sent again. */
export function useAsking(id: string, { answeredBy, onKept }: Asker) {
  const [open, setOpen] = useState<OpenQuestion>()
  const controller = useRef<AbortController>(undefined)
  const following = useFollowing(id)

  function close({ key, isAgain }: OpenQuestion) {
    setOpen(undefined)
    if (!isAgain) onKept(key)
  }

  /** `known`: the answers that there are. */
  async function send(question: OpenQuestion, known = 0) {
    const { signal } = (controller.current = new AbortController())
    setOpen(question)
    // What is quoted comes at once; what a model writes is shown as it comes.
    if (isModel(answeredBy)) following.begin({ message: question.key, known }, (turn) => showTurn(id, turn))
    try {
      keepTurn(id, await post({ id, ...(answeredBy && { answeredBy }) }, question, signal))
      close(question)
    } catch (error) {
      if (!signal.aborted) await lookAfter(question, sentenceFor(error))
    } finally {
      following.end()
    }
  }

  /** The question may have arrived, and its answer not. */
  async function lookAfter(question: OpenQuestion, failure: string) {
    if (await isThere(id, question)) close(question)
    else setOpen({ ...question, failure })
  }

  async function stop() {
    if (!open) return
    following.end()
    controller.current?.abort()
    // It ends on the server too; where it has not arrived there, there is nothing to end.
    await api.conversations.stop({ id, message: open.key }).catch(() => undefined)
    await lookAfter(open, words.stopped)
  }

  return {
    open,
    isBusy: open !== undefined && open.failure === undefined,
    /** After the question that is named, or as the first. */
    ask: (text: string, follows: string | null) => void send({ key: crypto.randomUUID(), text, follows, isAgain: false }),
    sendAgain: () => open && void send({ ...open, failure: undefined }),
    askAgain: (turn: ChatTurn) => void send(questionOf(turn), turn.answers.length),
    /** Goes on with an answer that was on its way when the page was opened. */
    resume: (turn: ChatTurn) => {
      setOpen(questionOf(turn))
      following.begin({ message: turn.id, known: turn.answers.length - 1 }, (news) => {
        if (isRunning(news)) return showTurn(id, news)
        setOpen(undefined)
        return keepTurn(id, news)
      })
    },
    drop: () => setOpen(undefined),
    stop: () => void stop(),
  }
}
export type Asking = ReturnType<typeof useAsking>
