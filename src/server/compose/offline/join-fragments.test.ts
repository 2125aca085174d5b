import { expect, test } from 'vitest'
import { readRequirements } from './read-requirements.ts'
import { readStatements } from './read-statements.ts'
import { isAsked } from './statement.ts'

const texts = (text: string) => readStatements('technicalRequirements', text).map(({ text: read }) => read)

const lines: [string, string[]][] = [
  ['* chat? maybe', ['chat? maybe']],
  ['* documents as PDF, bilingual for Ireland?? (ask compliance)', ['documents as PDF, bilingual for Ireland?? (ask compliance)']],
  ['* reconciliation!! counts and totals per table', ['reconciliation!! counts and totals per table']],
  ['At least 95% of spend must be allocated. Today: 62%.', ['At least 95% of spend must be allocated. Today: 62%.']],
  [
    '- Assessment before and after; pass mark 70%; repeated after 6 months',
    ['Assessment before and after; pass mark 70%; repeated after 6 months'],
  ],
  ['- who monitors it? we need on call', ['who monitors it?', 'we need on call']],
  ['The portal must show orders. Thank you!', ['The portal must show orders.']],
  ['The portal must show orders.\nEnd of brief.', ['The portal must show orders.']],
]
for (const [text, expected] of lines) {
  test(`“${text.replaceAll('\n', ' / ')}” is ${expected.length === 1 ? 'one statement' : 'more than one'}`, () => {
    expect(texts(text)).toEqual(expected)
  })
}

test('a priority that stands alone belongs to the sentence before it', () => {
  const [read, ...more] = readRequirements(
    readStatements('technicalRequirements', 'As a buyer, I want the portal in French. Could.'),
  )
  expect(more).toEqual([])
  expect(read?.requirement).toMatchObject({
    priority: 'could',
    priorityStated: true,
    text: 'As a buyer, I want the portal in French.',
  })
})

test('a question is none of the requirements, a doubt in one is', () => {
  const asks = (text: string) => isAsked({ field: 'technicalRequirements', text })
  expect(['Who monitors it?', 'Chat? Maybe.', 'ACTION digital: who owns the word? 3 definitions in use'].map(asks)).toEqual([
    true,
    true,
    true,
  ])
  expect(['Documents as PDF, bilingual for Ireland?', 'Planners must see orders, who else?'].map(asks)).toEqual([false, false])
})
