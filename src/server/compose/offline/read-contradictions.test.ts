import { expect, test } from 'vitest'
import { readContradictions } from './read-contradictions.ts'
import { readNamed } from './read-named.ts'
import { readStatements } from './read-statements.ts'

const topics = (text: string, budget = '') => {
  const statements = [...readStatements('technicalRequirements', text), ...readStatements('budget', budget)]
  return readContradictions(
    statements,
    readNamed(statements, () => false),
  ).map(({ topic, first, second }) => [topic, first.quote, second.quote])
}

const clashing: [string, string, string][] = [
  ['retention', 'Transcripts must be kept for 24 months.', 'Transcripts are deleted after 90 days.'],
  ['availability', 'The assistant must be available 99.9% of the time.', 'The agreed availability of the chat is 99.5%.'],
  ['response time', 'A score must be returned within 2 seconds.', 'Every score is returned within 500 ms.'],
  ['region', 'Data must be processed in the United Kingdom only.', 'Hosting is in the West Europe region.'],
  ['cloud platform', 'It must be hosted on AWS.', 'Everything should run on Azure.'],
  ['what is allowed', 'Users must be able to export data.', 'Users must not be able to export data.'],
  ['hosting', 'No public cloud services may be used.', 'The solution should use Azure OpenAI.'],
]

for (const [topic, first, second] of clashing) {
  test(`two statements on ${topic} that cannot both hold are found with both quotes`, () => {
    expect(topics(`${first}\n${second}`)).toEqual([[topic, first, second]])
  })
}

test('what stands inside and outside the scope is found', () => {
  const statements = readStatements('scope', 'In scope:\n- Voice\n- Chat\nOut of scope:\n- Voice')
  expect(readContradictions(statements, []).map(({ topic, first, second }) => [topic, first.heading, second.heading])).toEqual([
    ['scope', 'in scope', 'out of scope'],
  ])
})

test('an amount within the stated range is no contradiction', () => {
  expect(topics('The budget is £450,000.', 'Between £400k and £500k')).toEqual([])
})

test('two budgets are found', () => {
  expect(topics('The cabinet put the budget at £350,000.', '£480k')).toEqual([
    ['budget', '£480k', 'The cabinet put the budget at £350,000.'],
  ])
})

const agreeing: [string, string][] = [
  ['Transcripts are kept for 24 months.', 'Invoices are kept for 7 years.'],
  ['The API is available 99.9% of the time.', 'Availability of the dashboards is 99.5%.'],
  ['Transcripts are kept for 12 months.', 'Transcripts are deleted after 1 year.'],
  ['Scores are returned within 2 seconds.', 'Dashboard pages load within 3 seconds.'],
  ['Data must be processed in the United Kingdom only.', 'The system runs in the UK South region.'],
]

for (const [first, second] of agreeing) {
  test(`“${first}” and “${second}” agree`, () => {
    expect(topics(`${first}\n${second}`)).toEqual([])
  })
}
