import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const read = (words: string) => readWords({ constraints: words })

test.each([
  ['Please don’t offer us anything with SAP.', 'SAP'],
  ['We won’t have WhatsApp.', 'WhatsApp'],
  ['We’ve had it with Salesforce.', 'Salesforce'],
  ['No GPL code.', 'GPL'],
  ['No black box, no deep learning.', 'deep learning'],
  ['| Topic | Rule |\n|---|---|\n| Prohibited | Macros; USB sticks |\n| Language | English |', 'USB sticks'],
])('refused: %s', (words, name) => {
  expect(read(words).bans.flatMap(({ name, also }) => [name, ...also])).toContain(name)
})

test('a kind is refused by the client’s own word for it', () => {
  expect(read('Chat bots are not wanted.').bans).toMatchObject([{ name: 'Chat bots', also: ['chatbot'] }])
})

test('who refuses deep learning does not refuse every model', () => {
  expect(read('No black box, no deep learning.').bans.map(({ name }) => name)).not.toContain('machine learning')
})

test.each([
  'Write access to PCS 7 is strictly forbidden.',
  'Manuscripts must not be used for the training of models.',
  'Sub-contracting is not allowed.',
  'The use of generative AI in scoring is excluded. It may be used to summarise reports.',
])('nothing is refused as a product: %s', (words) => {
  expect(read(words).bans).toEqual([])
})

test.each([
  ['We have standardised on AWS and on Terraform.', ['AWS', 'Terraform']],
  ['Authentication through FranceConnect for pilots, and by Active Directory for staff.', ['FranceConnect', 'Active Directory']],
  ['Reports need to work in Tableau because that’s what we own.', ['Tableau']],
  ['Keycloak for SSO', ['Keycloak']],
  ['Power Platform shall be the basis.', ['Power Platform']],
])('prescribed: %s', (words, names) => {
  expect(read(words).mandates.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Hosting: Ministry data centre, Farnborough', 'Ministry data centre, Farnborough', 'everything'],
  ['The board was clear on personal data staying in the UK.', 'the UK', 'personal data'],
  ['All servers, including DR, to be located within India.', 'India', 'everything'],
  ['player data eu only', 'EU', 'player data eu only'],
  ['It must live in our AWS account (us-east-2).', 'us-east-2', 'It'],
])('a place: %s', (words, place, data) => {
  expect(read(words).data.map((rule) => [rule.place, rule.data])).toEqual([[place, data === 'It' ? 'everything' : data]])
})

test.each([
  'The hospital rings me and gives the name.',
  'The tide table is a yearly file from the Hydrographic Office.',
  'Our works council must be heard before anything is introduced.',
  'Funeral directors shall book a time through the municipality’s e-service.',
])('no place: %s', (words) => {
  expect(read(words).data.filter(({ place }) => place !== undefined)).toEqual([])
})

const systemsIn = (words: string) => read(words).systems.map(({ name }) => name)
test.each([
  ['Scales: Hobart Widra, RS-232.', ['Hobart Widra']],
  ['The agency, SeatNow, sells a share of our seats.', ['SeatNow']],
  ['Output: schedule to SCOP-2000 as XML.', ['SCOP-2000']],
  ['Charity numbers are validated against the Charity Commission register.', ['Charity Commission']],
  ['The National Herd Register shall supply addresses once a day.', ['National Herd Register']],
  ['Shadow operation from CW 20/2027 in the data centre.', []],
  ['Which bag is where is known to Birgit, who retires in May. Birgit needs six weeks.', []],
])('systems: %s', (words, names) => {
  expect(systemsIn(words)).toEqual(names)
})

test.each([
  ['Low-code platforms are not accepted.', 'low-code platform'],
  ['No-code tools will be set aside.', 'low-code platform'],
  ['We do not accept subscriptions per seat.', 'licences by user'],
  ['Licences by owner are not accepted.', 'licences by user'],
  ['Kestrelbase not wanted (council).', 'Kestrelbase'],
])('a kind or a product without a verb is refused: %s', (words, name) => {
  expect(read(words).bans.flatMap((ban) => [ban.name, ...ban.also])).toContain(name)
})

test.each([
  'Cash is not accepted.',
  'Late applications are not accepted.',
  'Returns without a receipt are not accepted.',
  'Licences by harbour are listed once a year.',
  'Discounts above 20 % are not accepted without the director.',
  'The fee per member is paid in March.',
])('what a till or a clerk refuses is no product: %s', (words) => {
  expect(read(words).bans).toEqual([])
})

describe('a refusal in other forms', () => {
  const bannedIn = (words: string) => readWords({ constraints: words }).bans.map(({ name }) => name)
  test.each([
    ['Payment by card: PayPal no thanks, the fees.', 'PayPal'],
    ['Q: May bidders propose Azure instead of AWS?\nA: No. Only AWS is admissible.', 'Azure'],
    ['We had a bad time with Bluewater Digital, they must not be involved.', 'Bluewater Digital'],
    ['Forget MySQL. The databases are SQL Server.', 'MySQL'],
    ['Windows servers are not accepted, the admin has no time for them.', 'Windows servers'],
    ['so firebase is off the table for good', 'firebase'],
  ])('%s', (words, name) => {
    expect(bannedIn(words)).toContain(name)
  })
  test('the clouds of one country are refused, and no other', () => {
    const { bans, hosting } = readWords({ constraints: 'Hosting = Exoscale in Geneva. No US cloud!' })
    expect(bans).toMatchObject([{ name: 'US cloud', also: expect.arrayContaining(['AWS', 'Azure']) as string[] }])
    expect(hosting?.hosting).not.toBe('on-premises')
  })
  test.each([
    'Must it be Oracle? No.',
    'Do we have to use Jira?\nNo, anything will do.',
    'Is Okta required?\nA: No.',
    'Cash is not accepted.',
  ])('nothing is refused: %s', (words) => {
    expect(bannedIn(words)).toEqual([])
  })
})
