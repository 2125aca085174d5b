import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const read = (words: string) => readWords({ constraints: words })
const mandatesIn = (words: string) => read(words).mandates.map(({ name }) => name)

test.each([
  // How things are run today.
  'Today it runs on AWS.',
  'The bakery currently uses SQL Server.',
  'Our bookings are at present kept in Oracle.',
  'We run everything on Azure at the moment.',
  'Right now the ferry office works with Power BI.',
  'PostgreSQL is what we use today.',
  // What is possible.
  'It may run on Azure.',
  'Hosting may be in Azure, that is up to you.',
  'The portal could be built on Power Platform, or on something else.',
  'Kubernetes would be possible.',
  'A cloud such as Google Cloud.',
  'We can host it on AWS or elsewhere.',
  'PostgreSQL or equivalent.',
  'AWS or Azure, we do not mind.',
  // What people are used to.
  'We are used to SQL Server.',
  'The wardens are familiar with Power BI.',
  'Two of us have experience with Kubernetes.',
  // What others have.
  'Our other hospital uses Azure.',
  'Our US sister site runs on AWS.',
  'The neighbouring water board went with Snowflake.',
  'Some bidders have proposed Power Platform before.',
  'A competitor has built the same on Kubernetes.',
  'The existing controllers talk to an Azure of the manufacturer.',
  // What was.
  'The pilot was built on Power Platform.',
  'The museum once ran on Oracle.',
  // What is asked.
  'Should it run on AWS or with us in the cellar?',
])('nothing is prescribed: %s', (words) => {
  expect(mandatesIn(words)).toEqual([])
})

test.each([
  ['It must run on Azure.', ['Azure']],
  ['Today it runs on AWS and must stay there.', ['AWS']],
  ['Group policy: everything new runs on Google Cloud.', ['Google Cloud']],
  ['Sign-on shall be with Okta.', ['Okta']],
  ['We only use PostgreSQL.', ['PostgreSQL']],
  ['Our standard is Kubernetes.', ['Kubernetes']],
  ['The parent company prescribes Azure.', ['Azure']],
  ['We already pay for Power BI, so use it.', ['Power BI']],
  ['It has to run on our OpenShift cluster.', ['OpenShift']],
  ['Reports are to be made in Power BI, which all our other plants use.', ['Power BI']],
  ['The system may only run on Azure.', ['Azure']],
  ['We hold Tableau licences for all staff, already paid for until 2029.', ['Tableau']],
])('prescribed: %s', (words, names) => {
  expect(mandatesIn(words)).toEqual(names)
})

test('a cloud of another house is not where this one runs', () => {
  expect(read('Our sister site in Ohio runs on AWS.').hosting).toBeUndefined()
  expect(read('It must run on AWS.').hosting?.hosting).toBe('aws')
})

test.each([
  'Our sister hospital does not use Salesforce.',
  'The neighbouring council doesn’t use SharePoint.',
  'We do not use Snowflake yet.',
  'Today the dairy does not use Power BI.',
  'We have no SAP here.',
  'There is no Kubernetes in the house.',
])('nothing is refused: %s', (words) => {
  expect(read(words).bans.map(({ name }) => name)).toEqual([])
})

test.each([
  ['Do not use Salesforce.', 'Salesforce'],
  ['No SharePoint.', 'SharePoint'],
  ['We will not use Snowflake.', 'Snowflake'],
  ['A vendor offered Power BI; it was refused.', 'Power BI'],
  ['Some bidders have proposed ServiceNow before. Please do not offer it.', 'ServiceNow'],
  ['There will be no SAP in this house.', 'SAP'],
])('refused: %s', (words, name) => {
  expect(read(words).bans.map((ban) => ban.name)).toContain(name)
})
