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
