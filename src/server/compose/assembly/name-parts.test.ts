import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'

/** Enough around a sentence for a design. */
const around = [
  'The office must record each lease with its documents and show its state.',
  'Applicants must submit a form online and upload up to five files of 20 MB.',
  'Staff must search 40,000 leases by name and address within 2 seconds.',
  'Payments are taken through Stripe.',
  'The addresses come from SAP each night.',
].join(' ')

const namesOf = (said: string) => {
  const technicalRequirements = `${said} ${around}`
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Gates',
    requirements: { technicalRequirements },
  })
  return proposeSolution(brief, { today: givenToday }).elements.map(({ name }) => name)
}

test('a part is not named twice after the same thing', () => {
  const names = namesOf('Guards check a number plate on a handheld.')
  expect(names.filter((name) => name.startsWith('Plate reader'))).toEqual(['Plate reader'])
})

test('a part is not named after how its users work', () => {
  const names = namesOf('The app must work offline and send the report when there is a connection.')
  expect(names.filter((name) => name.startsWith('Field app'))).toEqual(['Field app'])
})

test('nothing is named, built or carried after the headings of a brief', () => {
  const technicalRequirements = [
    'Background',
    'Kennels are booked by telephone today; the invoices come from Exact each evening.',
    '',
    'Functional',
    '- Owners must book a kennel online and upload the vaccination card.',
    '- Staff must search 12,000 animals by name within 2 seconds.',
    '- The addresses come from Mailchimp each night.',
    '',
    'Non-functional',
    '- Data is kept for 5 years.',
    '',
    'Second site: non-functional',
    '- Screens must open within 3 seconds there.',
  ].join('\n')
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Kennels',
    requirements: { technicalRequirements },
  })
  const { elements, relations, requirements } = proposeSolution(brief, { today: givenToday })
  const ofTheBrief = /non-functional|functional\b|\bbackground\b|\bscope\b/i
  expect(elements.map(({ name }) => name).filter((name) => ofTheBrief.test(name))).toEqual([])
  expect(relations.map(({ label }) => label).filter((label) => ofTheBrief.test(label))).toEqual([])
  expect(requirements.map(({ text }) => text).filter((text) => /second site/i.test(text))).toEqual([])
})
