import { expect, test } from 'vitest'
import { chosenPeople, plainLink, planSending, type Recipient, type SendChoice } from './send-plan.ts'

const nora: Recipient = { name: 'Nora Pell', address: 'nora@client.example', kind: 'account', contact: 'c1' }
const gil: Recipient = { name: 'Gil Marsh', address: 'gil@client.example', kind: 'contact', contact: 'c2' }
const mei: Recipient = { name: 'Mei Lin', address: 'mei@firm.example', kind: 'colleague' }
const recipients = [nora, gil, mei]
const choice: SendChoice = {
  picked: [],
  typed: '',
  right: 'read',
  version: '1.0.0',
  dueOn: '',
  note: '',
  questions: [],
  publish: false,
  link: plainLink,
}
const plan = (some: Partial<SendChoice>, mayPublish = true) => planSending({ ...choice, ...some }, { recipients, mayPublish })

test('whoever is picked and typed is sent it once, and a typed address of somebody known is theirs', () => {
  const people = chosenPeople(
    { picked: [gil.address], typed: 'GIL@client.example, Ada <ada@new.example>; nora@client.example' },
    recipients,
  )
  expect(people.map(({ name, kind }) => [name, kind])).toEqual([
    ['Gil Marsh', 'contact'],
    ['Ada', 'typed'],
    ['Nora Pell', 'account'],
  ])
})

test('reading is a share of an address; a link of their own where more than reading is asked of somebody without an account', () => {
  const both = [nora.address, gil.address]
  const read = plan({ picked: both })
  expect(read.grants.map(({ person, role }) => [person, role])).toEqual([
    [nora, 'reader'],
    [gil, 'reader'],
  ])
  expect(read.links).toEqual([])
  const comment = plan({ picked: both, right: 'comment' })
  expect([comment.grants.map(({ person }) => person), comment.links.map(({ person }) => person)]).toEqual([[nora], [gil]])
  expect(comment.links[0]!.link).toMatchObject({ email: gil.address, label: 'Gil Marsh', mayComment: true, days: 30 })
  const locked = plan({ picked: both, link: { ...plainLink, password: 'a long password', days: '' } })
  expect(locked.links[0]).toMatchObject({ person: gil, link: { password: 'a long password', days: null, mayComment: false } })
  expect(plan({ picked: both, right: 'edit' }).grants.map(({ role }) => role)).toEqual(['writer', 'writer'])
})

test('a version is published only where that is chosen, and never to approve it', () => {
  expect(plan({ picked: [nora.address] }).publish).toBe(false)
  for (const { address } of recipients) expect(plan({ picked: [address], right: 'approve' }).publish).toBe(false)
  expect(plan({ picked: [nora.address], right: 'approve' })).toMatchObject({ review: [nora], grants: [], links: [] })
  expect(plan({ picked: [nora.address], right: 'approve', publish: true })).toMatchObject({ publish: true, review: [nora] })
  expect(plan({ publish: true }).publish).toBe(true)
  expect(plan({ publish: true }, false).publish).toBe(false)
})

test('whoever is only to answer questions is shown no version, by an account or a link', () => {
  const asked = { picked: [nora.address, gil.address], right: 'answer' as const, questions: ['OQ-1'] }
  expect(plan(asked)).toMatchObject({ publish: false, grants: [], links: [], review: [] })
  expect(plan(asked).questions.map(({ contact }) => contact)).toEqual(['c1', 'c2'])
  expect(plan({ ...asked, publish: true }).publish).toBe(true)
  // Reading is a grant of their own, and nobody else of the client sees the version.
  expect(plan({ ...asked, right: 'read' })).toMatchObject({ publish: false, grants: [{ person: nora }, { person: gil }] })
})

test('questions go to contacts of the client alone', () => {
  const { questions } = plan({ picked: [gil.address, mei.address], typed: 'ada@new.example', questions: ['OQ-1', 'OQ-2'] })
  expect(questions.map(({ contact, question }) => [contact, question])).toEqual([
    ['c2', 'OQ-1'],
    ['c2', 'OQ-2'],
  ])
})
