import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { referenceDesigns } from './read-designs.ts'
import { sortDesigns } from './sort-designs.ts'

const idsOf = (text: string) => sortDesigns(text, referenceDesigns()).map(({ id }) => id)

test.each([
  ['Sensor readings of our pumps come from a historian; we want condition monitoring.', 'telemetry'],
  ['Onze monteurs doen inspecties met een controlelijst op papier.', 'field-inspection'],
  ['Monterzy robią przeglądy, protokoły piszą na papierze.', 'field-inspection'],
  ['Le fatture e le bolle di consegna arrivano per posta, la scansione è manuale.', 'document-intake'],
  ['Die Stammdaten haben Dubletten im Kundenstamm.', 'master-data'],
])('“%s” is nearest to %s', (text, id) => expect(idsOf(text)[0]).toBe(id))

test('a word and its plural are one sign', () => {
  const [first] = sortDesigns('A chargeback is seldom fraud. Chargebacks are fraud where scoring fails.', referenceDesigns())
  expect(first?.words.filter((word) => word.startsWith('chargeback'))).toHaveLength(1)
})

test('two signs that are found at one word are one', () => {
  expect(idsOf('The recommendation is a recommendation, and all recommendations are the board’s.')).toEqual([])
  expect(idsOf('A tableau de bord for the board.')).toEqual([])
})

test('one word in common makes no neighbour', () => {
  expect(idsOf('The board paper is due.')).toEqual([])
})

test('what a brief refuses, or leaves out of scope, brings no design nearer', () => {
  const nearest = (technicalRequirements: string, exclusions = '') =>
    draftBrief(
      Brief.parse({
        documentType: 'hld',
        client: 'tessel',
        projectName: 'Parts',
        requirements: { technicalRequirements: `${technicalRequirements}\n\nOut of scope:\n${exclusions}` },
      }),
      { today: '2026-11-28' },
    ).nearest?.map(({ id }) => id)
  expect(nearest('We want fraud detection and a score for each chargeback.')).toContain('real-time-scoring')
  expect(nearest('We do not want fraud detection or a score for each chargeback.')).toEqual([])
  expect(nearest('We want a search.', '- Fraud detection and a score for each chargeback')).toEqual([])
})
