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
  // What is not thrown away, and a page that follows a parcel.
  ['Nothing is thrown away at once: a dead buoy stays on the list for 90 days.', 'Nothing stored'],
  ["Skippers sign on the pier, they won't have a log-in, I am not opening a skippers' tracking page.", 'No third-party content'],
  ['The ledger stays the master and nothing is written into it except the delivery status.', 'Read-only access'],
  ['Positions of drivers are visible for 30 days.', 'Role-based view', 'Retention schedule'],
  // What is recorded as work is no log of who did it, and who reads is not who did.
  ['Ropes shall be reserved in the store when damage is recorded.', 'Audit log'],
  ['Divers who read badly are helped by plain language.', 'Audit log', 'Plain words'],
  // A word of another sense.
  ['The Danish subsidiary has its own lanterns.', 'Languages'],
  ['Manuals are written in English.', 'Languages'],
  ['A skipper may withdraw the consent at any time.', 'Standby', 'Recorded consent'],
  ['The path of a wreck is not a straight line: it may go back or be joined.', 'Offline'],
  ['The permit shall be closed within five working days and anonymised after six years.', 'Retention schedule', 'Due dates'],
  ['The list must be on the air at 05:30 each day.', 'Cut-off', 'Start check'],
  ['Two pilots within 50 milliseconds of each other are shown to the dispatcher.', 'Time budget'],
  // That it is started in time does not do it.
  ['A refill of stores is proposed each night.', 'Scheduler'],
  // What happens to a system of theirs, how things are, and what the contract says.
  ['Sage is upgraded by its supplier in the first week of every quarter.', 'Scheduler'],
  ['Our office is two people.', 'Four-eyes'],
  ['Contractor shall place 6 engineers on site.', 'Field app'],
  ['Go-live of 20 berths within 120 days of award.', 'Due dates'],
  ['It does not issue licences.', 'Refused'],
  ['Supporters may sit elsewhere so long as they cannot listen.', 'Refused'],
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

test.each([
  ['Union delegates look at the roster but do not use the system.', false],
  ['The harbour board reads a report and will not log in.', false],
  ['Patients do not need an account.', false],
  ['Divers must not use the system during a dive.', true],
])('who does not use it is told and asks for nothing, unless it is forbidden: %s', (sentence, isAsked) => {
  const { requirements } = solutionOf(readWords({ technicalRequirements: `${around}\n${sentence}` }), '2026-11-02')
  expect(requirements.some(({ text }) => text.startsWith(sentence.slice(0, 20)))).toBe(isAsked)
})

const toldOnly = `Our harbour of twelve answers 9,000 calls a month on phones that nobody counts.
Cut idle berths from 9 % to 3 %. It wishes to take on a third more without more staff.`

test('how things are and what is to be better is met by nothing', () => {
  const { requirements, objectives } = solutionOf(
    readWords({ technicalRequirements: brief, businessObjective: toldOnly }),
    '2026-11-02',
  )
  const told = requirements.filter(({ text }) => /9,000|idle berths|third more/.test(text))
  expect(told.map(({ text, mechanism }) => `${text} ${mechanism}`)).toEqual([])
  expect(objectives.filter(({ text }) => /idle berths|third more/.test(text))).toHaveLength(2)
})

test.each([
  ['The data shall be exportable in an open format at the end of the contract.', 'Full export'],
  ['Crews work with gloves in the rain.', 'Screens for the place of work'],
  ['No agent may ever hold a card number.', 'Card data at the provider'],
  ['A buoy out of its range is blocked by itself.', 'Automatic block'],
  ['Source code is handed over to the harbour.', 'Code in the client'],
  ['All connections are encrypted.', 'Encryption'],
  ['The pages load no trackers.', 'No third-party content'],
  ['Incidents of priority 1 are fixed within 4 hours.', 'Incident clock'],
  ['If the system is down, berths are noted on paper.', 'Emergency sheet'],
])('“%s” has a standard answer: %s', (sentence, name) => {
  const { requirements } = solutionOf(readWords({ technicalRequirements: `${around}\n${sentence}` }), '2026-11-02')
  expect(requirements.find(({ text }) => text.startsWith(sentence.slice(0, 25)))?.mechanism ?? '').toContain(name)
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
