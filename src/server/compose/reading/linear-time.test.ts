import { beforeAll, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const fields: Record<string, string> = {
  amounts: 'EUR 1.234,50 to 2,000 k€ ',
  semicolons: '; ; word;',
  Arabic: 'يجب أن يعمل النظام ١٢٣ ',
  digits: '1234567890',
  'figures with blanks': '1 234 567 ',
  CSV: 'Anna,12,3.5,2027-01-01,yes\n',
  'capitalised words': 'Alpha Beta Gamma Delta ',
  hyphens: 'a-b-c-',
  'full stops': '1.2.3.4.',
  brackets: '((a)',
  'rows of a table': '| a | b | 12 |\n',
  'a sentence without an end': 'the officers and clerks use the register of the system and ',
  months: 'May 1 June 2 to ',
  refusals: 'not no never without ',
  'invisible characters': 'a\u200bb\u200c',
  slashes: 'a/b/',
  durations: '3 days 4 weeks ',
  dashes: '- ',
  'people in a list': 'officers, clerks and ',
  'people of a name': 'Anna, who ',
  'what is left out': 'not to be moved ',
  'leads of lists': 'the following fall outside x, ',
  'those who use it': 'it is used by officers, by clerks and ',
  'rows without outer bars': 'a | b | 12\n',
  'what is prescribed': 'payments by Abc, which we have, ',
  'what is bound': 'it shall be run on the platform (Abc), and be built on Def / Ghi, ',
  'places of data': 'notes stay on the ship while lists may go to Malta, ',
  'short lines': 'abc\n',
  'opening hours': 'Mon to Fri 10:00–12:00 ',
  'acts of people': 'is entered by the old ',
  'lettered clauses': 'A. Abc\nB. ',
  'small lines': 'abc abc abc\n  ',
}
const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Processor time of one reading in milliseconds. */
function timeOf(text: string) {
  const before = process.cpuUsage()
  readWords({ technicalRequirements: text })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The best of three readings, as what others do on the machine does not count; the rest are not made once one is `enough`. */
function bestOf(text: string, enough = 0) {
  let best = Infinity
  for (let reading = 0; reading < 3 && best >= enough; reading += 1) best = Math.min(best, timeOf(text))
  return best
}

/** What as many characters of plain sentences take, in the same run. */
let plain = 0
beforeAll(() => {
  const sentences = filled('Clerks enter each permit with its day and its fee. ', 20_000)
  bestOf(sentences)
  plain = bestOf(sentences)
})

test.each(Object.entries(fields))('a field of %s takes time in step with its length', (_, unit) => {
  const half = bestOf(filled(unit, 10_000))
  const bound = Math.min(Math.max(half * 2.8, half + 40), plain * 4)
  expect(bestOf(filled(unit, 20_000), bound)).toBeLessThan(bound)
})
