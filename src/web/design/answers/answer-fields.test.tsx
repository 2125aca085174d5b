import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { AnswerFields } from './answer-fields.tsx'

test('a question to the client has a field of its own, and one for why it matters', async () => {
  const onChange = vi.fn<(patch: object) => void>()
  const answer = { state: 'ask' as const, how: 'By a service.', components: [], source: { from: 'person' } }
  const { user } = openScreen(
    <AnswerFields answer={answer} reference="S1" components={{ choices: [], names: new Map() }} onChange={onChange} />,
  )
  await user.type(screen.getByRole('textbox', { name: 'Question to the client S1' }), 'Which service?')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith({ question: 'Which service?' })
  await user.type(screen.getByRole('textbox', { name: 'Why it matters S1' }), 'The format')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith({ why: 'The format' })
  expect(screen.getByRole('textbox', { name: 'How, S1' })).toHaveProperty('value', 'By a service.')
})
