import { expect, test } from 'vitest'
import { chatModels, getChatModel } from './chat-models.ts'
import { continueConversation, type ChatEvent } from './conversation.ts'

const [first, second] = chatModels
const after = (...events: ChatEvent[]) => events.reduce(continueConversation, [])
const sent = { type: 'sent', content: 'Hello', model: first } as const

test('a message is followed by the place of its answer', () => {
  expect(after(sent).map(({ role, content, model, isAwaited }) => [role, content, model.name, isAwaited])).toEqual([
    ['user', 'Hello', 'GPT-5', false],
    ['assistant', '', 'GPT-5', true],
  ])
})

test('an answer says that no model was asked, and each further one is another', () => {
  const events: ChatEvent[] = [sent]
  const answers = [1, 2, 3].map(() => {
    events.push({ type: 'asked again', id: 1, model: second }, { type: 'answered', id: 1 })
    return after(...events)[1]!.content
  })
  expect(new Set(answers).size).toBe(3)
  for (const answer of answers) expect(answer).toMatch(/sample answer.*(No model was|no model was|was not) asked/s)
})

test('what is asked again is asked of the model now chosen, and the old answer stays until then', () => {
  const answered = after(sent, { type: 'answered', id: 1 })
  const [, again] = continueConversation(answered, { type: 'asked again', id: 1, model: second })
  expect(again).toMatchObject({ content: answered[1]!.content, isAwaited: true, model: second })
})

test('two messages are answered each in its own place', () => {
  const messages = after(sent, { ...sent, content: 'And again' }, { type: 'answered', id: 3 })
  expect(messages.map(({ isAwaited }) => isAwaited)).toEqual([false, true, false, false])
})

test('the first model stands in for one that is not known', () => {
  expect(getChatModel('claude-sonnet-4').name).toBe('Claude Sonnet 4.0')
  expect(getChatModel('of another day')).toBe(first)
})
