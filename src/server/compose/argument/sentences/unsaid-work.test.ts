import { describe, expect, test } from 'vitest'
import { readWords } from '../../reading/test-reading.ts'
import { sentenceQuestions } from './sentence-questions.ts'

const asked = (words: string) =>
  sentenceQuestions({ reading: readWords({ technicalRequirements: words }), asked: [] }).map(({ text }) => text)

/** Of each kind sentences that raise the question, and look-alikes that do not. */
type Kind = { kind: string; question: RegExp; raising: [words: string, whole: string][]; silent: string[] }
const kinds: Kind[] = [
  {
    kind: 'a list that a rule rests on',
    question: /kept today, by whom\?$/,
    raising: [
      ['Berths go only to people on our berth waiting list.', 'Where is the berth waiting list kept today, by whom?'],
      ['Only dogs on the guide dog register may enter the tram.', 'Where is the guide dog register kept today, by whom?'],
    ],
    silent: [
      'Berths go only to people on our berth waiting list, which is kept in Excel.',
      'Orders without a price must go to a clearing list.',
      'The register of dogs is out of scope.',
    ],
  },
  {
    kind: 'a level that nobody sets',
    question: /^Who sets the /,
    raising: [
      ['A proposal must never drop a silo below its safety stock.', 'Who sets the safety stock, by which criteria?'],
      ['A taster outside tolerance on two samples must be stopped.', 'Who sets the tolerance, by which criteria?'],
    ],
    silent: [
      'A proposal must never drop a silo below its safety stock of 40 tonnes.',
      'A taster outside tolerance must be stopped. The tolerance is set by the head taster.',
    ],
  },
  {
    kind: 'a state that a rule begins with',
    question: /^Who decides that /,
    raising: [
      ['No cheese leaves the cellar before the wheel is ripe.', 'Who decides that the wheel is ripe, by which value or sign?'],
      ['The lock must be closed when the dam is unsafe.', 'Who decides that the dam is unsafe, by which value or sign?'],
    ],
    silent: [
      'No cheese leaves the cellar before the wheel is ripe; the cellar master decides.',
      'The lock must be closed when the gate is open.',
    ],
  },
  {
    kind: 'machines, maps and devices',
    question: /^Of which make|^Which interface does|^Which map|^What happens when an? \w+ is lost/,
    raising: [
      ['Weights must be read from the weighbridge.', 'Of which make is the weighbridge, with which interface to read it?'],
      ['Each hive must be shown on a map.', 'Which map lies beneath: an own GIS or a public one?'],
      ['Beekeepers must enter the count on a tablet.', 'What happens when a tablet is lost, broken or not charged?'],
    ],
    silent: [
      'Weights must be read from the weighbridge over Modbus.',
      'Each hive must be shown on a map of OpenStreetMap.',
      'Beekeepers must enter the count on a tablet; a lost tablet is wiped.',
      'The franchisees are their own controllers.',
      'Calls must be answered by phone.',
    ],
  },
  {
    kind: 'what people answer, sign and lose',
    question:
      /does not receive or answer|^Who decides on an|give or withdraw|expired or been closed|refuses the signature|lost or forgotten/,
    raising: [
      [
        'Skippers must be told by SMS. Each skipper gets one SMS to the volunteers.',
        'What happens when one of the volunteers does not receive or answer the SMS?',
      ],
      ['The grower can object within a week.', 'Who decides on an objection of the grower, on which evidence?'],
      [
        'A photo may be shown only where the resident has agreed.',
        'How does the resident give or withdraw agreement, so that it is on record?',
      ],
      ['Tickets paid by card must be refunded.', 'What happens to a refund when the card has expired or been closed?'],
      ['Each docket must be signed by the customer.', 'What if the customer is absent or refuses the signature?'],
      ['The tipster must get a code with which to return.', 'What happens when somebody has lost or forgotten the code?'],
    ],
    silent: [
      'Skippers must be told by SMS and must acknowledge it.',
      'The grower can object within a week; the board decides.',
      'It starts only where the city council has agreed.',
      'Each docket must be signed by the customer, or carries a note that nobody was there.',
      'The tipster must get a code with which to return; a lost code is not replaced.',
    ],
  },
  {
    kind: 'limits in money and time',
    question: /^On which amount|^Who acts within|^For how long at the most|^Which cases/,
    raising: [
      [
        'Orders above EUR 5,000 must be seen by a second clerk.',
        'On which amount is the limit of EUR 5,000 measured, net or gross?',
      ],
      ['The keeper must be called within 15 minutes.', 'Who acts within the 15 minutes at night or at a weekend: the keeper?'],
      ['Wardens must be able to work offline.', 'For how long at the most must work go on offline?'],
      ['Urgent cases must be shown first.', 'Which cases count as urgent, by which limits?'],
    ],
    silent: [
      'Orders above EUR 5,000 net must be seen by a second clerk.',
      'The keeper must be called within 15 minutes, nights included.',
      'Wardens must be able to work offline for up to 6 hours.',
      'Urgent cases, that is those with fever, must be shown first.',
    ],
  },
  {
    kind: 'what comes from others',
    question: /^From which source|^What holds for somebody|^Which system knows|one for each sender/,
    raising: [
      [
        'Prices must be converted by the weekly rate.',
        'From which source does the weekly rate come, entered by whom or as which file?',
      ],
      [
        'The parish must be taken from the register of the Diocese, supplied as a yearly file.',
        'What holds for somebody who is missing from the yearly file of the Diocese?',
      ],
      ['A verdict must be published only when the appeal is decided.', 'Which system knows whether the appeal is decided?'],
    ],
    silent: ['Prices must be converted by the weekly rate, typed in by the cashier.', 'A verdict must be published within a week.'],
  },
  {
    kind: 'what stands around the work',
    question: /^Who judges|^May we read|^Which budget or ceiling may|^What is planned for the rest|^By when does/,
    raising: [
      ['The findings must be closed by 3 May 2027.', 'Who judges that the findings are closed, by which evidence?'],
      ['The audit report is confidential.', 'May we read the audit report, or an extract, under a confidentiality agreement?'],
      ['The budget is not yet decided.', 'Which budget or ceiling may we plan with?'],
      ['About half of the hives are tagged.', 'What is planned for the rest that is not tagged?'],
      ['The present map team dissolves.', 'By when does the present map team end, with which work for its people?'],
    ],
    silent: ['The budget is 40,000 euros.', 'At least half of the hives must be tagged.', 'The gates must be closed by ten.'],
  },
]

describe.each(kinds)('$kind', ({ question, raising, silent }) => {
  test.each(raising)('%s', (words, whole) => expect(asked(words).filter((text) => question.test(text))).toEqual([whole]))
  test.each(silent)('nothing to ask: %s', (words) => expect(asked(words).filter((text) => question.test(text))).toEqual([]))
})
