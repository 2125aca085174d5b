import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const standardsOf = (technicalRequirements: string) =>
  readWords({ technicalRequirements })
    .mandates.filter(({ of }) => of === 'standard')
    .map(({ name }) => name)

describe('formats, protocols and norms that the work has to follow', () => {
  test.each([
    ['Loan requests to the regional union: NCIP 2.02 over SFTP.', ['NCIP 2.02', 'SFTP']],
    ['Preservation masters: JPEG 2000, wrapped with METS and PREMIS.', ['JPEG 2000', 'METS', 'PREMIS']],
    ['The kiosk conforms to EN 301 549.', ['EN 301 549']],
    ['Pages follow WCAG 2.2 AA.', ['WCAG 2.2 AA']],
    ['Bank statements are read as camt.053.', ['camt.053']],
    ['Chargers talk OCPP 1.6.', ['OCPP 1.6']],
    ['The weir reports over Modbus TCP, the pumps by OPC UA.', ['Modbus TCP', 'OPC UA']],
    ['Courses come as SCORM packages.', ['SCORM']],
  ])('%s', (words, names) => {
    expect(standardsOf(words)).toEqual(names)
  })

  test.each([
    'IFC would be nice to have some day, not required.',
    'Can bidders offer GraphQL?',
    'The carrier no longer accepts EDIFACT.',
    'Today the loggers speak NMEA 0183.',
    'The contractor has experience with DICOM, for example.',
    'No SFTP, please.',
    'Scores are given by five evaluators.',
    'The old gateway spoke Modbus.',
  ])('prescribes none: %s', (words) => {
    expect(standardsOf(words)).toEqual([])
  })

  test('what is told in the background binds only with a word that does', () => {
    expect(readWords({ additionalContext: 'The foundry has 40 machines with Profinet.' }).mandates).toEqual([])
    expect(readWords({ additionalContext: 'Whatever is bought must speak Profinet.' }).mandates).toHaveLength(1)
  })
})
