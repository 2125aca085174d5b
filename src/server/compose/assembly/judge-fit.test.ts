import { expect, it } from 'vitest'
import { readWords } from '#server/compose/reading/test-reading.ts'
import { solutionOf } from '#server/compose/propose-solution.ts'
import type { BriefField } from '#shared/brief.ts'

const fitOf = (requirements: Partial<Record<BriefField, string>>) => solutionOf(readWords(requirements), '2026-11-02').fit

it('makes no note of short notes that name systems, people, figures and rules', () => {
  const fit = fitOf({
    additionalContext: `notes, ferry yard, Tue
Bookings: Starboard ERP. Crew hours come from Planday. Planday stays.
14 boats, 220 crew. 9 berths.
Skippers see their own boat and nothing else.
No boat leaves before the engineer has signed the check.
A crew member who misses a shift gets a call from the office.
Never overwrite a reading of the tank, both are kept.
Hours go back to Planday every night.
Checks must work without a signal.`,
  })
  expect(['partial', 'design']).toContain(fit)
})

it('answers a tender that holds only its own terms with a note', () => {
  const fit = fitOf({
    businessObjective: 'The Harbour Board seeks sealed proposals for modernisation services as described in Annex 2.',
    technicalRequirements:
      '1. Solutions must be innovative, scalable and user-friendly. 2. Bidders shall describe their method. 3. Solutions shall fit the systems of the Board (see Annex 2).',
    deliverables: 'As listed in Annex 2.',
    constraints:
      'Professional liability EUR 3,000,000. Two originals and four copies, not more than 30 pages, 11-point type. Evaluation: price 60, method 40. The Board may reject all bids.',
  })
  expect(fit).toBe('note')
})

it('makes a note of a wish without systems or figures', () => {
  expect(fitOf({ businessObjective: 'We want something with AI that makes us faster and more modern.' })).toBe('note')
})
