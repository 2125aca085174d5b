import { expect, test } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'

const around = `Meter reads come from Badger BEACON every hour. Bills go to Cayenta CIS each night.
The analyst checks each read against the tariff. Reads are kept for 10 years. 40 analysts. Live by 1 March 2027.`
const connectorsFor = (sentence: string) =>
  solutionOf(readWords({ technicalRequirements: `${around}\n${sentence}` }), '2026-11-22')
    .elements.filter(({ role }) => role === 'connector')
    .map(({ name }) => name)

test.each([
  'There shall be no connection, read-only or otherwise, to the Survalent SCADA system.',
  'The system must not be connected to Survalent SCADA.',
  'No interface to Survalent SCADA shall be built.',
  'It must never connect to the Survalent SCADA system.',
])('what must not be connected has no connector: %s', (sentence) => {
  expect(connectorsFor(sentence).join()).not.toMatch(/Survalent/)
})

test.each([
  'Alarms come from Survalent SCADA every minute.',
  'The system must not be connected to Survalent SCADA directly but over the data diode.',
  'No data is stored in Survalent SCADA; alarms are read from it each minute.',
])('what is refused in one way only is connected: %s', (sentence) => {
  expect(connectorsFor(sentence).join()).toMatch(/Survalent/)
})
