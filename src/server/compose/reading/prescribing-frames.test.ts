import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const mandatesIn = (words: string) => readWords({ technicalRequirements: words }).mandates.map(({ name }) => name)

test.each([
  ['The Guild has standardised on Tidewise for tide tables.', ['Tidewise']],
  ['The contractor must use the town’s exchange layer (Kelpie) for all traffic.', ['Kelpie']],
  ['Login via Lanterna, that is a given for all theatres.', ['Lanterna']],
  ['Payments are made by Coinbridge.', ['Coinbridge']],
  ['Text messages go through Pigeonry, as in all our shops.', ['Pigeonry']],
  ['Everything new runs with Nimbora (framework contract).', ['Nimbora']],
  ['MariaDB is what our admin knows.', ['MariaDB']],
  ['dbt and Snowflake he has already and you should build on them.', ['dbt', 'Snowflake']],
  ['Grafana runs already, use it.', ['Grafana']],
  ['The technology code prescribes Java and Quarkus.', ['Java', 'Quarkus']],
  // By verb.
  ['The portal is to be delivered on OpenShift.', ['OpenShift']],
  ['Charts shall be realised in Qlik Sense, which is licensed for all mills.', ['Qlik Sense']],
  ['It has been resolved that applications be run on the Guild’s VMware cluster.', ['VMware']],
  ['Authentication shall be performed against the Guild’s Active Directory.', ['Active Directory']],
  ['The contractor undertakes to use the existing MuleSoft layer.', ['MuleSoft']],
  ['The booking page must be embedded in TYPO3.', ['TYPO3']],
  // By decision.
  ['The brewery has decided in favour of Snowflake as its data platform.', ['Snowflake']],
  [
    'Group IT requires Java / Spring Boot, PostgreSQL and deployment to Kubernetes.',
    ['Java', 'Spring Boot', 'PostgreSQL', 'Kubernetes'],
  ],
  ['We want PostgreSQL since Toni knows it.', ['PostgreSQL']],
  ['Use of the mill’s platform (Cumulocity) is compulsory.', ['Cumulocity']],
  ['The province’s Azure landing zone takes all new applications.', ['Azure']],
  // By label.
  ['Hosting is at our municipal provider, KelpServ.', ['KelpServ']],
  ['Reporting stays in Qlik.', ['Qlik']],
  ['What is decided: Django, hosting at Infomaniak, code on GitHub.', ['Django', 'Infomaniak', 'GitHub']],
  ['Gesetzt\n- Zahlungen: Adyen bis 2030', ['Adyen']],
])('%s', (words, names) => {
  expect(mandatesIn(words)).toEqual(names)
})

test.each([
  'Penalty is decided by the officer.',
  'Integration with VAHAN and with SARATHI.',
  'Certificates are signed with the Register’s own seal.',
  'It is open whether everything runs on Nimbora.',
  'Samples must not leave our own data room in Cavan.',
])('nothing is prescribed: %s', (words) => {
  expect(mandatesIn(words)).toEqual([])
})
