import { describe, expect, test } from 'vitest'
import { readWords } from '../../reading/test-reading.ts'
import { sentenceQuestions } from './sentence-questions.ts'

const asked = (technicalRequirements: string) =>
  sentenceQuestions({ reading: readWords({ technicalRequirements }), asked: [] }).map(({ text }) => text)

/** Of each kind sentences that leave something open, and look-alikes that do not. */
const kinds: { kind: string; question: RegExp; raising: string[]; silent: string[] }[] = [
  {
    kind: 'a place for it and nothing in it',
    question: /^What is to hold for |^Who settles what is open/,
    raising: [
      'Opening days of the observatory: TBD.',
      'Deputy of the bell founder: N.N.',
      'The limits for lead in glazes are not yet known.',
      'The colour of the hulls is to be confirmed by the harbour master.',
    ],
    silent: [
      'The observatory opens on Mondays.',
      'The limits are to be specified by the bidder.',
      'The crane is not available on Sundays.',
    ],
  },
  {
    kind: 'a paper that is not there',
    question: /^Can we have .* (?:before we design|in its last version)/,
    raising: [
      'The rigging rules are listed in Annex 7.',
      'Bell tones are set out in Appendix B, which will be supplied upon award.',
      'Wages follow the Beilage 3, handed out after signature.',
    ],
    silent: ['The annex of the museum has two rooms.', 'The appendix is taken out by a surgeon.'],
  },
  {
    kind: 'what they know and we do not',
    question: /^What exactly does “/,
    raising: ['Berths are given as discussed.', 'Budget: within the usual frame.', 'The menu is built like last time.'],
    silent: [
      'Berths are given as agreed with the harbour master.',
      'The boats leave at the usual time of 08:00 and usually return.',
    ],
  },
  {
    kind: 'two owners',
    question: /^Who (?:owns|is responsible for) .*last word/,
    raising: [
      'The list of hives is maintained by the club and by the county; both say they own it.',
      'The curator answers for loan data. The registrar answers for loan data.',
    ],
    silent: [
      'The list of hives is maintained by the club.',
      'Both boats are owned by the club.',
      'Each hospital knows its own store.',
    ],
  },
  {
    kind: 'words in quotation marks',
    question: /^(?:.*: )?(?:what exactly counts as|within how many seconds|which languages|how many, in figures|which system)/i,
    raising: [
      'Repairs that are "difficult" must go to the master.',
      'The score must open "quick enough for the conductor".',
      'Signs are needed in "several languages".',
    ],
    silent: [
      'The Guild of Potters ("the Guild") must approve it.',
      'Each page bears "draft" until it is signed.',
      'The button is called "send".',
    ],
  },
  {
    kind: 'soon',
    question: /^By which date is “/,
    raising: ['The second kiln must be connected soon.', 'We need the new roster ASAP.'],
    silent: ['The alarm must sound as soon as possible after the door opens.', 'The second kiln must be connected by 3 May 2027.'],
  },
  {
    kind: 'a number without a period',
    question: /^Per what period/,
    raising: ['Please size it for 40,000 bookings.', 'Load: 3 million messages.'],
    silent: ['Please size it for 40,000 bookings a year.', 'The archive of 40,000 letters is to be migrated.'],
  },
  {
    kind: 'a number without a unit',
    question: /^In which unit/,
    raising: ['Boilers must give an alarm at a pressure of 12.', 'Answers must come within 5.'],
    silent: [
      'Boilers must give an alarm at a pressure of 12 bar.',
      'Answers must come within 1.5 seconds.',
      'The vat holds a weight of 40 kg.',
    ],
  },
  {
    kind: 'a season for a day',
    question: /^Which day is meant by/,
    raising: ['The ferry desk must be ready in spring.', 'Training must start after the holidays.'],
    silent: ['The ferry desk must be ready by 1 April 2027.', 'The lake is cold in spring.'],
  },
  {
    kind: 'hours that are not told',
    question: /^From when to when/,
    raising: ['Calls must be answered within office hours.'],
    silent: ['Calls must be answered within office hours, Monday to Friday 08:00 to 17:00.'],
  },
]

describe.each(kinds)('$kind', ({ question, raising, silent }) => {
  test.each(raising)('%s', (words) => expect(asked(words)).toContainEqual(expect.stringMatching(question)))
  test.each(silent)('none: %s', (words) => expect(asked(words).filter((text) => question.test(text))).toEqual([]))
})
