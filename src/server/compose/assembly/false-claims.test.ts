import { expect, test } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'

/** Sentences of several trades with a mechanism that answers something else, and what may answer them instead. */
const claims: [sentence: string, not: string, by?: string][] = [
  ['Each buoy has a unit that reports its position every 4 hours.', 'Scheduler'],
  ['The patient file shows illnesses, keys, neighbours, language and last calls.', 'Languages'],
  ['All calls are recorded.', 'Audit log'],
  ['Radios call over IP or, until the switch-off, by tones.', 'Waiting state'],
  ['A diver without a valid medical must not be entered in a plan.', 'Go-live gate', 'Precondition'],
  ['If there is no movement for 8 hours in the daytime the operator calls.', 'Review queue', 'Watchdog'],
  ['Alarms are ordered by urgency, not by arrival.', 'Score with reasons', 'Order of urgency'],
  ['Two centres answer: if one fails the other takes all calls within 20 seconds.', 'Time budget', 'Recovery after a failure'],
  ['Everything must be moved 3 months before the analogue lines end.', 'Due dates'],
  ['Blasting is allowed Mon to Fri 10:00–12:00 and 14:00–16:00 only.', 'Change freeze', 'Time window'],
  ['Forecast the peak velocity at each house from our 2,600 past blasts.', 'Peak capacity'],
  ['The ledger stays the master and nothing is written into it except the delivery status.', 'Read-only access'],
  ['Positions of drivers are visible for 30 days.', 'Role-based view', 'Retention schedule'],
  ['Records of temperatures are kept for 5 years after delivery.', 'Long-term archive', 'Retention schedule'],
]
const around = `Nine clerks and two supervisors use it. Orders come from Sage. 400 orders a day. Clerks record each visit.
Supervisors approve each order before it is sent. Each access to a file is logged. Customers are told when an order is late.`
const brief = [around, ...claims.map(([sentence]) => sentence)].join('\n')
const whole = solutionOf(readWords({ technicalRequirements: brief }), '2026-11-02')

test.each(claims)('“%s” is not met by a %s', (sentence, not, by) => {
  const told = whole.requirements.find(({ text }) => text.startsWith(sentence.slice(0, 25)))?.mechanism ?? ''
  expect(told).not.toContain(not)
  expect(told).toContain(by ?? '')
})

test('who there is asks for no part', () => {
  const people = 'People: 9 dispatchers in three shifts, 260 drivers, 2 quality managers, the IT team of 4.'
  const { elements } = solutionOf(readWords({ technicalRequirements: brief, additionalContext: people }), '2026-11-02')
  expect(elements.map(({ capability }) => capability)).not.toContain('optimiser')
})

test('what comes from a named system is met by its connection', () => {
  const words = `${brief}\nThe band comes with the transport order from Opter, our transport management system (REST API).`
  const { requirements, elements } = solutionOf(readWords({ technicalRequirements: words }), '2026-11-02')
  expect(elements.map(({ capability }) => capability)).not.toContain('service-api')
  expect(requirements.find(({ text }) => text.startsWith('The band'))?.mechanism ?? 'given').toMatch(/Opter connector|given/)
})
