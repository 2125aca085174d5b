import type { ModelRequest } from './read-stream.ts'

/** The second turn of a conversation: the model's answer and our reply to it. */
export const furtherTurn = <Turn extends Pick<ModelRequest, 'purpose'>>(turn: Turn, answer: string, words: string) => ({
  ...turn,
  purpose: `${turn.purpose}:repair`,
  history: [
    { role: 'assistant' as const, content: answer },
    { role: 'user' as const, content: words },
  ],
})
