import { describe, expect, test } from 'vitest'
import { readWords } from '../../reading/test-reading.ts'
import { sentenceQuestions } from './sentence-questions.ts'

const asked = (words: string) =>
  sentenceQuestions({ reading: readWords({ technicalRequirements: words }), asked: [] }).map(({ text }) => text)

/** Of each kind sentences that raise the question, and look-alikes that do not. */
type Kind = { kind: string; question: RegExp; raising: [words: string, whole: string][]; silent: string[] }
const kinds: Kind[] = [
  {
    kind: 'nobody is named who says yes',
    question: /^Who (?:signs|approves|releases|confirms|accepts|agrees|reviews|authorises)/,
    raising: [
      ['The dive plan must be approved before the boat leaves.', 'Who approves the dive plan?'],
      ['Each recipe must be released before the first batch.', 'Who releases the recipe?'],
      ['The noise survey has to be accepted before the concert.', 'Who accepts the noise survey?'],
      ['Roof inspections must be confirmed before Easter.', 'Who confirms the roof inspections?'],
      ['The harvest plan shall be signed off two weeks before.', 'Who signs off the harvest plan?'],
    ],
    silent: [
      'The dive plan must be approved by the dive master before the boat leaves.',
      'Each recipe must be released before the first batch. The master brewer releases each recipe.',
      'Noise surveys are accepted in writing.',
      'The noise survey must not be changed.',
      'Offers must be signed electronically.',
    ],
  },
  {
    kind: 'one person says yes',
    question: /^Who acts for the /,
    raising: [
      ['No ferry leaves before the harbour master has signed.', 'Who acts for the harbour master when absent?'],
      ['Above 15 % the sales manager approves.', 'Who acts for the sales manager when absent?'],
      ['A loan is paid out only when the head of credit has agreed.', 'Who acts for the head of credit when absent?'],
      ['Each obituary is approved by the editor in writing.', 'Who acts for the editor when absent?'],
      ['The organist decides on hymns.', 'Who acts for the organist when absent?'],
    ],
    silent: [
      'No ferry leaves before the harbour master or a deputy has signed.',
      'Each page is unsealed once a notary has signed it.',
      'Each obituary is approved by two editors.',
      'A stand-in is named for the harbour master. No ferry leaves before the harbour master has signed.',
      'The customer confirms the order.',
    ],
  },
  {
    kind: 'a right without a proof',
    question: /^Which proof shows/,
    raising: [
      ['Students travel free on night boats.', 'Which proof shows that somebody is a student?'],
      ['A pensioner pays half.', 'Which proof shows that somebody is a pensioner?'],
      ['Season ticket holders enter free.', 'Which proof shows that somebody is a season ticket holder?'],
      ['A trainee is exempt from the levy.', 'Which proof shows that somebody is a trainee?'],
      ['Local residents have priority on Sundays.', 'Which proof shows that somebody is a local resident?'],
    ],
    silent: [
      'Students travel free with a card of the university.',
      'A pensioner pays half on proof of age.',
      'Season ticket holders enter by the side door.',
      'A trainee is taught for a year.',
      'Residents are not exempt.',
    ],
  },
  {
    kind: 'somebody is late',
    question: /^What if .* late, after/,
    raising: [
      ['Growers report crates by 14:00.', 'What if crates are late, after 14:00?'],
      ['The skipper enters the catch by 18:30.', 'What if catch is late, after 18:30?'],
      ['Teachers book rooms before noon.', 'What if rooms are late, after noon?'],
      ['Nurses order meals until 10:30.', 'What if meals are late, after 10:30?'],
      ['Drivers confirm tours by 05:45.', 'What if tours are late, after 05:45?'],
    ],
    silent: [
      'Growers report crates by 14:00; crates reported later than that wait a day.',
      'The sun sets by 18:30.',
      'The server sends a report by 18:30.',
      'Teachers book rooms before the term.',
      'Drivers must not drive after 22:00.',
    ],
  },
  {
    kind: 'settled by others',
    question: /^By when do(?:es)? the |^Which \w+ do(?:es)? the /,
    raising: [
      ['The remaining seats are for the parishes to divide.', 'By when do the parishes divide the remaining seats?'],
      ['The colour is up to the guild to choose.', 'By when does the guild choose the colour?'],
      ['A batch passes if it reaches the score that the tasters set.', 'Which score do the tasters set?'],
      ['It is refused above the limit which the port authority defines.', 'Which limit does the port authority define?'],
      ['The tariff is for the board to decide.', 'By when does the board decide on the tariff?'],
    ],
    silent: [
      'The seats are divided equally.',
      'It is for the guests to enjoy.',
      'A batch passes at a score of 80.',
      'The limit is 40 tonnes.',
      'The board has decided on the tariff.',
    ],
  },
  {
    kind: 'a day that nobody names',
    question: /^On which day (?:is|are) /,
    raising: [
      [
        'Sales to Norway wait until the trade agreement is concluded.',
        'On which day is the trade agreement expected to be concluded?',
      ],
      ['Stall fees stay as they are until the new council is elected.', 'On which day is the new council expected to be elected?'],
      ['Trams turn at the depot until the bridge is completed.', 'On which day is the bridge expected to be completed?'],
      ['No new brands before the lease: only after the lease is renewed.', 'On which day is the lease expected to be renewed?'],
      [
        'Bidding opens 20 days after receipt of the award; the report is due ten days after the award.',
        'On which day is the award, from which the time runs?',
      ],
    ],
    silent: [
      'Sales to Norway wait until the trade agreement is concluded on 3 May 2027.',
      'An order waits until the invoice is approved.',
      'The library keeps the right to leave until the contract is signed.',
      'A reply is sent three days after receipt of the complaint.',
      'Trams turn at the depot until midnight.',
    ],
  },
  {
    kind: 'the others of a whole',
    question: /^What is planned for the other /,
    raising: [
      ['We run 90 barges. Beacons are in 60 of the barges.', 'What is planned for the other 30 barges?'],
      ['There are 12 kilns. Probes are fitted to 11 of our kilns.', 'What is planned for the other one of the kilns?'],
      ['30 of the 45 chapels have a line.', 'What is planned for the other 15 chapels?'],
      ['Scales stand at 1,200 of the 4,000 stalls.', 'What is planned for the other 2,800 stalls?'],
      ['Cameras hang in 8 of the 20 galleries.', 'What is planned for the other 12 galleries?'],
    ],
    silent: [
      'We run 90 barges. Beacons are in 60 of the barges, the others are inspected by hand.',
      '30 of the 45 chapels were closed.',
      'Scales stand at 20 of the 20 stalls.',
      'At most 8 of the visitors may enter.',
      '40 % of the galleries have cameras.',
    ],
  },
  {
    kind: 'a value that is not set',
    question: /^From which value on|^Who sets the thresholds/,
    raising: [
      ['An alarm goes to the warden if the tank gets warm.', 'From which value on is there an alarm?'],
      ['Unusual bookings must be shown to the auditor.', 'From which value on is something unusual?'],
      ['Each pier is shown in red, amber or green.', 'Who sets the thresholds between green, amber and red?'],
      ['The grower gets a warning when the frost is near.', 'From which value on is there a warning?'],
      ['Suspicious claims must be looked at by a person.', 'From which value on is something suspicious?'],
    ],
    silent: [
      'An alarm goes to the warden if the tank gets warmer than 9 °C.',
      'Unusual bookings are those above 5,000 euros.',
      'The pier is painted red.',
      'The alarm clock is in the hall.',
      'The shop sells suspicious mushrooms.',
    ],
  },
  {
    kind: 'an exception or a softening that is not described',
    question: /: which exceptions are there\?$|: who decides what “|: what holds in the cases/,
    raising: [
      ['Fees must be paid at once, in exceptional cases later.', 'Fees: which exceptions are there?'],
      ['Forms must be offered in plain language where possible.', 'Forms: who decides what “where possible” means?'],
      ['Deliveries must be signed for, as appropriate.', 'Deliveries: who decides what “as appropriate” means?'],
      ['Invoices shall normally be sent at night.', 'Invoices: what holds in the cases that “normally” leaves out?'],
      ['Crates must be washed if necessary.', 'Crates: who decides what “if necessary” means?'],
    ],
    silent: [
      'Fees must be paid at once.',
      'Forms must be offered in plain language.',
      'Invoices shall normally be sent at night, otherwise by noon.',
      'In special cases, namely funerals, fees must be waived.',
      'The museum is normally quiet.',
    ],
  },
  {
    kind: 'amounts, figures and places that are only hinted at',
    question: /^How (?:many|much) |^Who has counted|^Which other /,
    raising: [
      ['Crates must be read in several orchards.', 'How many orchards are there?'],
      ['Texts are in German and a little Frisian.', 'How much Frisian is there, as a share?'],
      ['The addresses agree (they say 92 %).', 'Who has counted or measured the 92 %?'],
      ['Copies are kept in another canton.', 'Which other canton is meant?'],
      ['For the remaining ponds the supplier proposes probes.', 'How many are the remaining ponds?'],
    ],
    silent: [
      'Crates must be read in 14 orchards.',
      'We had several talks.',
      '92 % of the addresses agree.',
      'Copies are kept in the canton of Uri.',
      'For the remaining 30 ponds the supplier proposes probes.',
    ],
  },
  {
    kind: 'data, tools and papers of others',
    question: /^What does the contract with|^Is the own |^Which system knows|^Who decides whether|^Which template/,
    raising: [
      [
        'Recordings of the choir belong to Radio Vest.',
        'What does the contract with Radio Vest allow with recordings of the choir?',
      ],
      ['Tidebook can be exported through its own tool only.', 'Is the own tool of Tidebook licensed and in use today?'],
      ['No lorry leaves unless the health certificate is valid.', 'Which system knows whether the health certificate is valid?'],
      ['A report for the ministry is made each spring.', 'Which template or format does the ministry want its report in?'],
      ['Drivers must not start without a valid permit.', 'Which system knows whether the permit is valid?'],
    ],
    silent: [
      'The choir belongs to the parish.',
      'Tidebook exports CSV.',
      'No lorry leaves unless the health certificate, kept in Veterix, is valid. Certificates are held in Veterix.',
      'A report for the ministry is made each spring in XBRL.',
      'Drivers must not start without a coat.',
    ],
  },
  {
    kind: 'work on the spot and ways out',
    question: /^What if there is no network|^What of |^Whose |^Who keeps the phone|^How do patches/,
    raising: [
      ['Stewards scan tickets at the gate.', 'What if there is no network at the gate?'],
      ['Growers must book slots online.', 'What of growers who cannot do so?'],
      ['Contractors may use a phone.', 'Whose phones do contractors use, their own or ours?'],
      ['An alarm goes by SMS to the lock keeper.', 'Who keeps the phone number of the lock keeper up to date?'],
      ['The control room is air-gapped.', 'How do patches and libraries get in where there is no internet?'],
    ],
    silent: [
      'Stewards scan tickets at the gate, also without a network.',
      'Growers must book slots online or at the counter.',
      'Contractors may use a phone issued by the port.',
      'An alarm goes by SMS to the lock keeper; phone numbers are kept by the office.',
      'The control room has a line to the internet.',
    ],
  },
]

describe.each(kinds)('$kind', ({ question, raising, silent }) => {
  test.each(raising)('%s', (words, whole) => expect(asked(words).filter((text) => question.test(text))).toEqual([whole]))
  test.each(silent)('nothing to ask: %s', (words) => expect(asked(words).filter((text) => question.test(text))).toEqual([]))
})
