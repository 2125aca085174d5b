import type { Measure } from './measure.ts'
import { agreement } from './measures/agreement.ts'
import { budgetsRead } from './measures/budgets-read.ts'
import { drawingsSound, elementsSound } from './measures/elements-sound.ts'
import { headingsFilled } from './measures/headings-filled.ts'
import { factsPointRight, idsSound } from './measures/ids-sound.ts'
import { briefLinesCovered } from './measures/brief-lines-covered.ts'
import { repeatedSentencePatterns } from './measures/repeated-sentence-patterns.ts'
import { numbersKept, numbersKeptAnywhere } from './measures/numbers-kept.ts'
import { numbersSupported } from './measures/numbers-supported.ts'
import { flesch, sentenceLength, sentencesShort } from './measures/readability.ts'
import { requiredSections } from './measures/required-sections.ts'
import { requirementsCovered, requirementsMet } from './measures/requirements-covered.ts'
import { sentencesOnce } from './measures/sentences-once.ts'
import { noFiller, noPlaceholders } from './measures/words-clean.ts'

/** In the order in which the table shows them. */
export const allMeasures: Measure[] = [
  requiredSections,
  headingsFilled,
  briefLinesCovered,
  requirementsCovered,
  requirementsMet,
  numbersKept,
  numbersKeptAnywhere,
  numbersSupported,
  agreement,
  budgetsRead,
  elementsSound,
  drawingsSound,
  factsPointRight,
  idsSound,
  sentencesOnce,
  repeatedSentencePatterns,
  noPlaceholders,
  noFiller,
  sentencesShort,
  flesch,
  sentenceLength,
]
