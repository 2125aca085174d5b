import { expect, test } from 'vitest'
import { readWords } from '../test-reading.ts'

const kindIn = (text: string, field: 'technicalRequirements' | 'businessObjective') =>
  readWords({ [field]: text }).statements[0]?.kind

test.each(['Dear Sirs,', 'Falkner, who knows where they are, is unfortunately in hospital.'])(
  'what only tells is no goal: %s',
  (text) => expect(kindIn(text, 'businessObjective')).toBe('background'),
)
test.each(['Search by name, plot and year', 'The supervisor has no access.', 'Texts are in German and a little Frisian.'])(
  'what stands among requirements is a need: %s',
  (text) => expect(kindIn(text, 'technicalRequirements')).toBe('need'),
)
