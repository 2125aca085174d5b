import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'

const built = [
  'The system must record each application with its documents and show its state.',
  'Applicants must submit a form online and upload up to five files of 20 MB.',
  'Staff must search 40,000 leases by name and address within 2 seconds.',
  'Payments are taken through Stripe.',
  'The addresses come from SAP each night.',
  'The system must send a reminder 30 days before a lease ends.',
].join(' ')
const planOf = (timeline: string, more: Record<string, string> = {}) => {
  const requirements = { technicalRequirements: built, timeline, ...more }
  const brief = Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Leases', requirements })
  const { milestones, windows, questions, risks } = proposeSolution(brief, { today: givenToday })
  const latest = milestones.find(({ name }) => name === 'Plan ends at the latest')!
  const first = new Date(Date.parse(latest.date!) - latest.week * 7 * 86_400_000).toISOString().slice(0, 10)
  return { first, milestones, windows: windows ?? [], said: [...questions, ...risks].map(({ text }) => text) }
}

test.each([
  ['Contract 12 April 2027; first lease on 6 September 2027.', '2027-04-12'],
  ['Award 22 February 2027. All leases by 15 December 2027.', '2027-02-22'],
  ['Contract award: 3 May 2027. Live by 1 March 2028.', '2027-05-03'],
  ['Award 1 March 2027. Project starts 5 April 2027. Done by 1 March 2028.', '2027-04-05'],
  ['Award 22 February 2027. Pilot from 6 September 2027.', '2027-02-22'],
])('“%s” has the work begin with the contract', (timeline, day) => {
  expect(planOf(timeline).first).toBe(day)
})

test.each([
  'The present contract ends on 12 April 2027.',
  'Tier 1 by the start of the flood season, 12 April 2027.',
  'Their maintenance contract 12 April 2027.',
  'Nothing changes in the week before the fair, which begins 12 April 2027.',
  'Leases are entered in the new register from 12 April 2027.',
])('“%s” starts no work', (timeline) => {
  expect(planOf(timeline).first).not.toBe('2027-04-12')
})

test('what goes live on a day is due by then, also after the start of something else', () => {
  const { milestones } = planOf('Trial beside the old one from 3 May 2027, live 14 June 2027 before the summer.')
  expect(milestones.find(({ date }) => date === '2027-06-14')?.kind).toBe('deadline')
})

test('what comes round each week is no day of the plan', () => {
  const { windows, milestones } = planOf('Live by 1 March 2028. Each Monday ten leases are checked again.')
  expect(windows.map(({ from }) => from)).toEqual([])
  expect(milestones.filter(({ source }) => source.from === 'brief').map(({ date }) => date)).toEqual(['2028-03-01'])
})

test('what the client takes for granted is no deadline of this work', () => {
  const kindIn = (assumptions: string) =>
    planOf('Live by 1 March 2029.', { assumptions }).milestones.find(({ date }) => date === '2027-06-01')?.kind
  expect(kindIn('The new cables are in service by 1 June 2027.')).toBe('event')
  expect(kindIn('The project is finished by 1 June 2027.')).toBe('deadline')
})

test('the day on which bids are due is none of the work', () => {
  const kindOf = (timeline: string) => planOf(timeline).milestones.find(({ date }) => date === '2027-01-14')?.kind
  expect(kindOf('Proposals are due by 14 January 2027. Live by 1 March 2028.')).toBe('event')
  expect(kindOf('Bids by 14 January 2027. Live by 1 March 2028.')).toBe('event')
  expect(kindOf('Offers to tenants are printed by 14 January 2027. Live by 1 March 2028.')).not.toBe('start')
  expect(kindOf('The register is complete by 14 January 2027. Live by 1 March 2028.')).toBe('deadline')
})

test('a month named in passing is no window', () => {
  const assumptions = 'The cables are in service by 1 June 2027 (letter of October).'
  expect(planOf('Live by 1 March 2029.', { assumptions }).windows).toEqual([])
})
