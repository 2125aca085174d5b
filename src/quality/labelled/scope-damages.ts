import { type Damage, type Expected, pick } from './damages.ts'

/** Recorded answers that design what is left out, or put words of one clause under another, and what is to be said of it. */
export const scopeDamages: [name: string, damage: Damage, expected: Expected][] = [
  [
    'puts the words of one clause under another',
    {
      change: (recording) => {
        for (const { answers } of recording.assemble.picks) delete answers['S15']
        pick(recording, 'proposes-only').answers['S15'] =
          'scheduled import: the scanning service of bpost hands over PDF with an index file on SFTP, and each page is counted'
      },
    },
    {
      call: 'assemble',
      told: /says nothing of this demand and speaks of/,
      gone: /hands over PDF with an index file/,
    },
  ],
  [
    'gives the words of one clause the number of another',
    {
      brief: 'city-meter-data',
      change: (recording) =>
        Object.assign((recording.argue as { decisions: object[] }).decisions[0]!, {
          context: 'Clause 6.6 wants every timestamp in Mountain Standard Time the year round.',
        }),
    },
    { call: 'argue', told: /names 6\.6 and speaks of what stands in 6\.5/, gone: /Clause 6\.6 wants/ },
  ],
  [
    'makes a part of what is out of scope',
    {
      change: (recording) => {
        delete pick(recording, 'reporting').answers['S19']
        recording.assemble.picks.push({
          card: null,
          name: 'Expense notes of employees',
          answers: { S19: 'notes are taken in from the box, coded by the department and kept with their voucher' },
        })
      },
    },
    { call: 'assemble', told: /is left out of the work/, gone: /"name":"Expense notes/ },
  ],
  [
    'has a part do what is out of scope',
    {
      change: (recording) =>
        (pick(recording, 'reporting').answers['S19'] =
          'the sending of invoices of the city itself runs over the same channel each night, and a report lists what was sent'),
    },
    { call: 'assemble', told: /is left out of the work/, gone: /runs over the same channel/ },
  ],
  [
    'answers what is left out',
    {
      change: (recording) =>
        (pick(recording, 'reporting').answers['S20'] =
          'monthly report: what departments send to customers is counted and listed by age'),
    },
    { call: 'assemble', told: /nothing answers it/, gone: /listed by age/ },
  ],
]
