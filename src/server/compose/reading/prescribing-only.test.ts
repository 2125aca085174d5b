import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const mandatesIn = (words: string) => readWords({ constraints: words }).mandates.map(({ name }) => name)

test.each([
  ['Java is what the 9 developers know.', ['Java']],
  ['PostgreSQL is what our two administrators are trained in.', ['PostgreSQL']],
  ['MariaDB is the database our three people look after.', ['MariaDB']],
  ['The tannery works with Keycloak throughout and new services join it.', ['Keycloak']],
  ['Nothing other than MariaDB is accepted as a database.', ['MariaDB']],
  ['No database other than PostgreSQL may be introduced.', ['PostgreSQL']],
  ['Only Keycloak may be used to sign in.', ['Keycloak']],
  ['For maps we insist on GeoServer.', ['GeoServer']],
  ['Whatever you choose, it has to speak to Kafka, which is our bus.', ['Kafka']],
  ['Payments exclusively through Stripe.', ['Stripe']],
  ['It is a condition of the grant that the portal runs on Drupal.', ['Drupal']],
  ['We expect you to build on Camunda, which the joinery bought last year.', ['Camunda']],
  ['Devices: Kestrel FrostEye units (300 installed) shall be used.', ['Kestrel FrostEye']],
  ['From 1 March 2028 all orders have to arrive by Peppol.', ['Peppol']],
  ['The State’s single sign-on (Lanterna) is obligatory for every new service.', ['Lanterna']],
  ['All new code is Kotlin.', ['Kotlin']],
  ['The brewery knows Oracle and will support no other database.', ['Oracle']],
  ['New applications are deployed to OpenShift, nowhere else.', ['OpenShift']],
  ['Our bus is RabbitMQ and every message goes over it.', ['RabbitMQ']],
  ['The Guild has standardised on PTV xServer for distances.', ['PTV xServer']],
  ['Maps: the map service, run by the neighbouring town on GeoServer, is given.', ['GeoServer']],
])('%s', (words, names) => {
  expect(mandatesIn(words)).toEqual(names)
})

test.each([
  'Java is what the previous contractor knew.',
  'Nobody here knows Oracle.',
  'MongoDB is what the 9 developers would like to learn.',
  'Is PostgreSQL what your 3 developers know?',
  'Two of the nine developers know Java.',
  'We pay for Snowflake; use it if it fits, it is not a must.',
  'Tableau was what the last director liked.',
  'Orders used to arrive by EDIFACT until 2020.',
  'Our payroll runs on Oracle and is not touched.',
  'The supplier’s own product runs on Azure.',
  'The neighbouring mill’s developers know Java.',
  'Letters do not have to arrive by Peppol.',
  'Each terminal has to speak to the scale.',
])('nothing is prescribed: %s', (words) => {
  expect(mandatesIn(words)).toEqual([])
})
