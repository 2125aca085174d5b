import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const placesIn = (words: string) =>
  readWords({ constraints: words }).data.flatMap(({ data, place }) => (place === undefined ? [] : [`${data} @ ${place}`]))

test.each([
  // Towns that are on no list, each with its own data.
  ['Customer data shall be stored in Oulu; backups in Vaasa; logs may be anywhere.', ['Customer data @ Oulu', 'backups @ Vaasa']],
  ['The contractor shall keep the herd records within the Canton of Uri.', ['herd records @ the Canton of Uri']],
  ['No copy of the soil samples may leave the institute.', ['copy of the soil samples @ the institute']],
  ['Bee counts may be kept nowhere else than in Maribor.', ['Bee counts @ Maribor']],
  ['Voice recordings: never outside Estonia.', ['Voice recordings @ Estonia']],
  ['Fare histories -> eu-north-1', ['Fare histories @ eu-north-1']],
  ['Drafts of the verdicts remain on the clerks’ laptops, encrypted.', ['Drafts of the verdicts @ the clerks’ laptops']],
  ['Dental scans? Stay in the practice.', ['Dental scans @ the practice']],
  [
    'The board approved on condition that the interviews with witnesses are kept within Wales.',
    ['interviews with witnesses @ Wales'],
  ],
  ['On shore: a copy goes to Bergen.', ['a copy @ Bergen']],
  [
    '| Data set | Location | Backup location |\n| Member register | Kuopio | Oulu |\n| Web statistics | any | any |',
    ['Member register @ Kuopio', 'Member register backup @ Oulu'],
  ],
])('%s', (words, places) => {
  expect(placesIn(words)).toEqual(places)
})

test.each([
  'The kick-off is held in Bergen, with dinner.',
  'Sensor data may be processed in Israel only if the names of the wells were cut off.',
  'Backups leave the house by courier.',
  'Reports: the figures of the month.',
  'The list is kept in good order.',
  'Records are processed in the order of arrival.',
  'The names are held in memory.',
  'Drawings stay in their format.',
  'Letters remain in the queue until Friday.',
  'Documents: English and German.',
  'Our data protection officer sits in Turku.',
])('no place of data: %s', (words) => {
  expect(placesIn(words)).toEqual([])
})
