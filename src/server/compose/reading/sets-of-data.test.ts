import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const placesIn = (constraints: string) =>
  readWords({ constraints }).data.flatMap(({ data, place }) => (place === undefined ? [] : [`${data} @ ${place}`]))

test.each<[string, string[]]>([
  ['Recipes are our capital. They stay on our server in the mill.', ['Recipes @ our server in the mill']],
  ['A copy for the public may be served from a data centre in Bremen.', ['A copy for the public @ a data centre in Bremen']],
  ['The system is to reside at Datavia, in its Riga centre.', ['everything @ Datavia, in its Riga centre']],
  ['All on our own machines in the plant (contract with the state), no cloud.', ['everything @ our own machines in the plant']],
  [
    'Pseudonymised demand data may be analysed in the European Economic Area.',
    ['Pseudonymised demand data @ the European Economic Area'],
  ],
  ['Unpublished notices shall be held in our two data centres in Riga.', ['Unpublished notices @ our two data centres in Riga']],
  ['Court orders and alerts remain on the Justice network in Hobart.', ['Court orders and alerts @ the Justice network in Hobart']],
])('%s', (words, places) => {
  expect(placesIn(words)).toEqual(places)
})

test.each([
  'Samples: the lab machine is a Foss, results land in a folder.',
  'A bag has arrived when the bench at the lab scans it.',
  'Engine hours are a guide and nothing gets billed off them.',
  'Without the code no request leaves our network.',
  'No dossier with an open joint leaves the yard.',
  'MySQL is not permitted on servers in Hungary.',
  'The portal shall not run on servers of the Authority.',
  'Residents book on the council’s web site without an account.',
  'The contractor shall place six engineers on site.',
  'Analysts read the results on the office’s own terminal server.',
])('no place of data: %s', (words) => {
  expect(placesIn(words)).toEqual([])
})
