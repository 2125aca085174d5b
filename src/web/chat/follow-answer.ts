import type { ChatTurn } from '#shared/api/conversations.ts'
import { api } from '#web/api/api.ts'

export const isRunning = (turn: ChatTurn) => turn.answers.at(-1)?.state === 'running'

type Followed = Parameters<typeof api.conversations.events>[0]

/** Reports a question with its answers while a model writes the newest; the browser resumes a lost connection. */
export function followAnswer(asked: Followed, onTurn: (turn: ChatTurn) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const source = new EventSource(api.conversations.events(asked))
  signal.addEventListener('abort', () => source.close())
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const turn = JSON.parse(data) as ChatTurn
    if (!isRunning(turn)) source.close()
    onTurn(turn)
  })
}
