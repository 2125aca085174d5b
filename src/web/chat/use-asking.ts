import { useRef, useState, useEffect } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import * as words from '#words/chat.ts'
import { isRunning, followAnswer } from './follow-answer.ts'
import { keepTurn, readConversation, showTurn } from './live-queries.ts'
import type { Answerers } from './use-answerers.ts'

/** A question being sent; `failure` is set if it did not arrive or was not answered. */
export type OpenQuestion = { key: string; text: string; follows: string | null; isAgain: boolean; failure?: string | undefined }

type Where = Pick<Parameters<typeof api.conversations.ask>[0], 'id' | 'answeredBy'>

const post = (where: Where, { key, text, follows, isAgain }: OpenQuestion, signal: AbortSignal) =>
  isAgain
    ? api.conversations.askAgain({ ...where, message: key }, { signal })
    : api.conversations.ask({ ...where, key, text, follows }, { signal })

const isModel = (answerer: Where['answeredBy']) => answerer !== undefined && answerer !== 'offline'

/** An existing question to be answered again. */
const questionOf = ({ id: key, question: text, follows }: ChatTurn): OpenQuestion => ({ key, text, follows, isAgain: true })

const isThere = async (id: string, { key }: OpenQuestion): Promise<boolean> =>
  readConversation(id).then(
    ({ turns }) => turns.some((turn) => turn.id === key),
    () => false,
  )

type Asker = Pick<Answerers, 'answeredBy'> & {
  /** Called once a question is saved in the conversation. */
  onKept: (question: string) => void
}

/** Sends one question at a time in a conversation. A question that was not answered remains, to be sent again. */
export function useAsking(id: string, { answeredBy, onKept }: Asker) {
  const [open, setOpen] = useState<OpenQuestion>()
  const controller = useRef<AbortController>(undefined)
  const following = useFollowing(id)

  function close({ key, isAgain }: OpenQuestion) {
    setOpen(undefined)
    if (!isAgain) onKept(key)
  }

  /** `known`: the number of existing answers. */
  async function send(question: OpenQuestion, known = 0) {
    const { signal } = (controller.current = new AbortController())
    setOpen(question)
    // Quotations arrive at once; a model's text is shown as it is written.
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

  /** The question may have arrived even if its answer did not. */
  async function lookAfter(question: OpenQuestion, failure: string) {
    if (await isThere(id, question)) close(question)
    else setOpen({ ...question, failure })
  }

  async function stop() {
    if (!open) return
    following.end()
    controller.current?.abort()
    // Stops the answer on the server too; if the question has not arrived, there is nothing to stop.
    await api.conversations.stop({ id, message: open.key }).catch(() => undefined)
    await lookAfter(open, words.stopped)
  }

  return {
    open,
    isBusy: open !== undefined && open.failure === undefined,
    /** Asks after the given question, or as the first. */
    ask: (text: string, follows: string | null) => void send({ key: crypto.randomUUID(), text, follows, isAgain: false }),
    sendAgain: () => open && void send({ ...open, failure: undefined }),
    askAgain: (turn: ChatTurn) => void send(questionOf(turn), turn.answers.length),
    /** Continues to follow an answer that was in progress when the page was opened. */
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

/** Follows one answer of a conversation at a time, while the page shows it. */
function useFollowing(id: string) {
  const ending = useRef<AbortController>(undefined)
  const end = () => ending.current?.abort()
  useEffect(() => () => ending.current?.abort(), [])
  return {
    begin(asked: { message: string; known: number }, onTurn: (turn: ChatTurn) => void) {
      end()
      ending.current = new AbortController()
      followAnswer({ id, ...asked }, onTurn, ending.current.signal)
    },
    end,
  }
}
