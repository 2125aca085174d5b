import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const mandatesIn = (words: string) => readWords({ technicalRequirements: words }).mandates.map(({ name }) => name)

test.each([
  ['The ferry desk is monitored in our Zabbix.', ['Zabbix']],
  ['Faults of the ski lift are reported as tickets in Topdesk.', ['Topdesk']],
  ['Logs go to our Splunk.', ['Splunk']],
  ['Passwords and keys are kept in HashiCorp Vault.', ['HashiCorp Vault']],
  ['Infrastructure is described in Terraform.', ['Terraform']],
  ['Server side: Python with FastAPI.', ['Python', 'FastAPI']],
  ['Frontend in Vue, backend in Go, DB Postgres.', ['Vue', 'Go', 'Postgres']],
  ['Containers, please: our platform team runs OpenShift.', ['OpenShift']],
  ['We are a Microsoft house, so Entra ID and Azure.', ['Entra ID', 'Azure']],
  ['Staff use their Okta account.', ['Okta']],
  ['Guides come from the Active Directory; no user administration of its own.', ['Active Directory']],
  ['The website stays WordPress; what you build is a plug-in for it.', ['WordPress']],
  ['The client provides SharePoint Online, in which all minutes are filed.', ['SharePoint Online']],
  // Names that no list has.
  ['Labels are printed on our SATO CL4NX printers.', ['SATO CL4NX']],
  ['Berth cards are read with the existing Legic readers.', ['Legic']],
  ['Addresses are checked by Loqate; we have a contract.', ['Loqate']],
  ['For maps please take Kartverket, we are entitled to it.', ['Kartverket']],
  ['It must work in Firefox ESR.', ['Firefox ESR']],
  ['Video calls: only Jitsi, on our own server.', ['Jitsi']],
])('%s', (words, names) => {
  expect(mandatesIn(words)).toEqual(names)
})

test.each([
  'Currently monitored in Nagios, which is to be switched off.',
  'At my former employer tickets went to Topdesk.',
  'Something like Trello, with cards that you push.',
  'The sister mill in Graz runs on OpenShift.',
  'For example Mapbox, but any other will do.',
  'PostgreSQL would be fine, MariaDB too.',
  'Our last supplier built it in Delphi.',
  'Is Power BI possible for the figures?',
  'Better than Booking.com, at least for our guests.',
  'Everybody knows Google Maps, so the map should feel familiar.',
  'Whether we stay with Jira will be decided in spring.',
  'A colleague recommends Elasticsearch for this.',
  'The course was held in Zoom.',
  'The dates are agreed with Stena Line.',
  'An export of the data in Oracle is read each night.',
])('nothing is prescribed: %s', (words) => {
  expect(mandatesIn(words)).toEqual([])
})

test('outside of demands a product is only told', () => {
  expect(readWords({ additionalContext: 'The ferry desk is monitored in our Zabbix.' }).mandates).toEqual([])
})
