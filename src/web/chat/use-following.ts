import { useEffect, useRef } from 'react'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { followAnswer } from './follow-answer.ts'

/** Follows one answer of a conversation at a time, while the page shows it. */
export function useFollowing(id: string) {
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
