import { expect, test } from 'vitest'
import type { ChatAnswer, ChatTurn } from '#shared/api/conversations.ts'
import { briefOfConversation } from './brief-of-conversation.ts'

const passage = (text: string) =>
  ({
    documentId: crypto.randomUUID(),
    version: '1.0.0',
    title: 'Lighthouses',
    type: 'hld',
    clientName: 'Hartnell',
    heading: 'Retention',
    text,
    from: 'document',
    note: '',
    link: '/documents',
  }) as const
const answer = (some: Partial<ChatAnswer>): ChatAnswer => ({
  id: crypto.randomUUID(),
  state: 'done',
  kind: 'passages',
  written: null,
  note: '',
  passages: [],
  sentences: [],
  left: 0,
  withheld: 0,
  looked: 1,
  of: 1,
  at: '2026-11-23T09:00:00.000Z',
  ...some,
})
const turn = (question: string, ...answers: ChatAnswer[]): ChatTurn => ({
  id: crypto.randomUUID(),
  follows: null,
  question,
  at: '2026-11-23T09:00:00.000Z',
  answers,
})

test('a brief has the questions, the words of the documents with where they stand, and nothing that a model wrote', () => {
  const written = { writer: 'Claude', sentences: [{ text: 'They stay.', cites: [1], begins: null }], leftOut: 0, activity: null }
  const turns = [
    turn(
      'How long?',
      answer({ passages: [passage('Ten years.')] }),
      answer({ kind: 'written', written, passages: [passage('Eleven\nyears.')] }),
    ),
    turn('Who pays?', answer({ kind: 'silent', passages: [passage('The keeper eats.')] })),
  ]
  expect(briefOfConversation(turns)).toBe('How long?\n– “Eleven years.” (Lighthouses, version 1.0.0, Retention)\n\nWho pays?')
})

test('a long conversation ends before it would fill the brief', () => {
  const turns = Array.from({ length: 50 }, () => turn('Q'.repeat(2000)))
  expect(briefOfConversation(turns).length).toBeLessThanOrEqual(60_000)
  expect(briefOfConversation(turns).length).toBeGreaterThan(50_000)
})
