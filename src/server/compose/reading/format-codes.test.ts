import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const mandatesIn = (words: string) =>
  readWords({ technicalRequirements: words })
    .mandates.map(({ name }) => name)
    .toSorted()

test.each([
  ['Cutting lists are exported as MPR and XNC for the saw.', ['MPR', 'XNC']],
  ['Survey points come as QXS or LAZ files.', ['LAZ', 'QXS']],
  ['The nests are sent to the plotter as HPGL.', ['HPGL']],
  ['Moulds: models as GLB, OBJ and STL.', ['GLB', 'OBJ', 'STL']],
  ['The tender follows SIA 451.', ['SIA 451']],
  ['TLS 1.3 for all connections, data at rest with AES-256.', ['AES-256', 'TLS 1.3']],
])('%s', (words, names) => {
  expect(mandatesIn(words)).toEqual(names)
})

test.each([
  'She works as CTO of the firm.',
  'Data are kept as in the EU.',
  'Counts are reported to the FAO each year.',
  'The list is exported to RIS and to LIS.',
  'As per Annex 6 and Section 4.',
  'House standard HB-114 lists what is allowed.',
  'The notice complies with GDPR.',
])('no format: %s', (words) => {
  expect(mandatesIn(words)).toEqual([])
})
