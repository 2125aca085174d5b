import { type Damage, type Expected, pick, risk } from './damages.ts'

/** Figures, units, bounds and dates of recorded answers, each turned into another, and what is to be said of it. */
export const valueDamages: [name: string, damage: Damage, expected: Expected][] = [
  [
    'turns at most round in a mechanism',
    {
      change: (recording) =>
        (pick(recording, 'reconciliation').answers['S11'] =
          'tolerance rule within the match: the price of each line is compared with its order, and a difference of at least 50 EUR passes'),
    },
    { call: 'assemble', told: /“at least 50 EUR” is not what the brief says/, gone: /at least 50 EUR/ },
  ],
  [
    'turns at least round in a risk',
    risk('At most 70 % are matched without hands'),
    { call: 'argue', told: /“at most 70 %”/, gone: /At most 70 %/ },
  ],
  [
    'changes a month in words',
    risk('Electric is late where it is not in production by May 2027', 'city-meter-data'),
    { call: 'argue', told: /“May 2027” is not what the brief says/, gone: /by May 2027/ },
  ],
  [
    'changes day and month',
    risk('All departments begin on 1 December 2027'),
    { call: 'argue', told: /“1 December 2027”/, gone: /1 December 2027/ },
  ],
  [
    'puts % in place of a currency before its figures',
    risk('The operating cost grows by 240,000 % a year', 'city-meter-data'),
    { call: 'argue', told: /“240,000 %” is not what the brief says/, gone: /240,000 %/ },
  ],
  [
    'puts days in place of thousands of euros',
    risk('A surprise takes 430 days because of the crane', 'turbine-gearbox-watch'),
    { call: 'argue', told: /“430 days” is not what the brief says/, gone: /430 days/ },
  ],
  ['swaps a currency', risk('The ceiling of 310.000 USD is passed'), { call: 'argue', told: /“310.000 USD”/, gone: /310.000 USD/ }],
  [
    'swaps a currency before its figures',
    risk('The operating cost passes €240,000 a year', 'city-meter-data'),
    { call: 'argue', told: /“€240,000 a year” is not what the brief says/, gone: /€240,000/ },
  ],
  [
    'misreads a decimal comma',
    risk('Paper costs more than 55 EUR per invoice'),
    { call: 'argue', told: /“55 EUR”/, gone: /[^,]55 EUR/ },
  ],
  ['misreads thousands', risk('The ceiling of 310 EUR is passed'), { call: 'argue', told: /“310 EUR”/, gone: /310 EUR/ }],
  [
    'loses a scale',
    risk('The capital of $1.9 is passed', 'city-meter-data'),
    { call: 'argue', told: /“\$1\.9”/, gone: /\$1\.9 is/ },
  ],
]
