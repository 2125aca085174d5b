import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { allRights, givenDocumentV1, givenGenerated, givenVersions, idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'
import { QuestionsPanel } from './questions-panel.tsx'

const source = { from: 'assumption', reason: 'Not said.' }
const facts = {
  questions: [
    { id: 'OQ-1', text: 'How many users are there at once?', source },
    { id: 'OQ-2', text: 'Who owns the figures?', source },
  ],
  assumptions: [{ id: 'AS-1', text: 'Everybody has a telephone.', source: { from: 'brief', quote: 'telephone' } }],
}
const panel = <QuestionsPanel document={idOf(1)} version="1.0.0" />

const design = { name: null, isDesigned: false, nearest: [], hosting: null }
beforeEach(() => {
  answer(api.documentsV3.facts, { version: '1.0.0', facts, fields: {}, quotes: [] })
  const none = { since: null, changed: [], marks: [], edited: [], chapters: [] }
  answer(api.documentPage.surroundings, { version: '1.0.0', ...none, mayEdit: true, isOffline: true, design })
  answer(api.questions.answers, { answers: [], asked: [] })
  answer(api.questions.list, { asked: [], contacts: [] })
})
const fields = () => screen.findAllByRole<HTMLTextAreaElement>('textbox')

test('questions are answered and assumptions judged in place: one press, one version', async () => {
  const { user } = openScreen(panel)
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'No answers yet' })).disabled).toBe(true)
  expect(screen.getByText('The client’s own.')).toBeTruthy()
  await user.type((await fields())[0]!, '400 at once.')
  await user.type((await fields())[1]!, 'The harbour.')
  await user.click(screen.getByRole('radio', { name: 'Correct' }))
  cleanup()
  // What was typed and chosen outlives the page.
  const again = openScreen(panel).user
  expect((await fields()).map(({ value }) => value)).toEqual(['400 at once.', 'The harbour.'])
  refuse(api.documentPage.rule, { error: 'Somebody else made version 1.1.0.', code: 'conflict' }, 409)
  await press(again, 'Save 3 answers as a new version')
  expect(await screen.findByText(/Somebody else made version 1\.1\.0\./)).toBeTruthy()
  expect((await fields())[0]!.value).toBe('400 at once.')

  answer(api.documentPage.rule, { success: true, key: 'a-key-of-work' })
  answer(api.documentsV1.get, { document: givenDocumentV1(1), versions: givenVersions, rights: allRights })
  const result = { ...givenGenerated, document: { ...givenGenerated.document, version: '1.1.0' } }
  answer(api.documentsV3.generation, { state: 'finished', error: null, result })
  await press(again, 'Save 3 answers as a new version')
  expect(await screen.findByText('2 questions answered, 1 assumption judged: version 1.1.0')).toBeTruthy()
  expect(sentTo(api.documentPage.rule).at(-1)!.body).toEqual({
    base: '1.0.0',
    answers: [
      { question: 'OQ-1', answer: '400 at once.' },
      { question: 'OQ-2', answer: 'The harbour.' },
    ],
    assumptions: [{ assumption: 'AS-1', verdict: 'confirmed' }],
  })
  expect((await fields()).map(({ value }) => value)).toEqual(['', ''])
})
