import { expect, test } from 'vitest'
import { readIntent } from './read-intent.ts'

const names = ['Claims Lakehouse', 'Aldgate Mutual']
const intentOf = (question: string) => readIntent(question, names)?.intent ?? null

test('what asks for a list or the record and nothing else is answered from data', () => {
  const asked = {
    'What are the open questions?': 'questions',
    'Which questions are still unanswered?': 'questions',
    'List the risks of the Claims Lakehouse': 'risks',
    'what was decided': 'decisions',
    'What are the next milestones?': 'milestones',
    'Who approved this version?': 'approvals',
    'What changed?': 'changes',
    'Welche Fragen sind offen?': 'questions',
    'Welche Risiken gibt es?': 'risks',
    'Was wurde entschieden?': 'decisions',
    'Wer hat es freigegeben?': 'approvals',
    'Was hat sich geändert?': 'changes',
    'What is the difference between 1.0.0 and 1.1.0?': 'changes',
  }
  expect(Object.fromEntries(Object.keys(asked).map((question) => [question, intentOf(question)]))).toEqual(asked)
})

test('what asks for something in particular is looked for by its words', () => {
  for (const question of [
    'Which risks has the migration?',
    'What was decided about the payment gateway?',
    'Who approves a claim?',
    'When is the pilot?',
    '',
  ])
    expect(intentOf(question)).toBeNull()
})

test('versions that a question names are read in their order', () => {
  expect(readIntent('What changed between 1.10.0 and 1.9.0?', names)?.between).toEqual(['1.9.0', '1.10.0'])
  expect(readIntent('What changed since 1.0.0?', names)?.between).toBeNull()
})
