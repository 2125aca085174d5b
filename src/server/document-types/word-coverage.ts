import { stemOf, wordsOf } from '#server/references/find-phrases.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import type { Statement } from '#server/solution/statement.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { placesOf } from './design-places.ts'
import { fitOf } from './fit.ts'
import type { SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** Statements that ask for something, and those of them that have no word in common with the design. */
export type WordCoverage = { asked: Statement[]; without: Statement[] }

/** Shorter words, and a statement with fewer of the others, say too little to be compared. */
const least = { letters: 4, words: 2 }

const ordinary = new Set(
  `that this with from have they them their there which when where will shall must should would could been were what than then into over
   under only each every other also some such about after before between because while being does done make made more most many much very
   same both your ours upon until during within without against through across system systems service services solution project user users
   work works working used uses using need needs needed keep kept name named three four five seven eight nine year years month months week
   weeks days hour hours today time times`.split(/\s+/),
)

const stemsOf = (words: string) =>
  new Set(
    wordsOf(words)
      .filter((word) => word.length >= least.letters && !/\d/.test(word) && !ordinary.has(word))
      .map(stemOf),
  )

let spread: Map<string, number> | undefined

/** The number of packaged designs that contain a word: one that is in most of them identifies none. */
function spreadOf(): Map<string, number> {
  if (spread) return spread
  spread = new Map()
  for (const design of referenceDesigns().values())
    for (const stem of stemsOf(textsIn(design).join('\n'))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return spread
}

/** A design has no words in common with a brief in another language. */
const isEnglish = ({ text }: Statement) => /\b(?:the|and|to|are|shall|must|for|from|with|by)\b/i.test(text)

const asks = ({ answer, label, denies, text }: Statement) =>
  !denies &&
  !text.endsWith('?') &&
  (label === 'in-scope' || (answer !== undefined && (label === undefined || label === 'requirement' || label === 'context')))

/**
 * Compares by words in common, as reference designs are sorted for a brief. This shows what to check and proves nothing: the design may meet
 * a statement in other words. Left out for advice, and for a design that no person picked from the references.
 */
export function wordCoverageOf(view: SolutionView): WordCoverage {
  if (!view.solution.reference || fitOf(view.solution) !== 'design') return { asked: [], without: [] }
  const general = spreadOf()
  const most = referenceDesigns().size / 2
  const design = stemsOf([...placesOf(view).flatMap(({ texts }) => texts), ...view.outside.map(({ name }) => name)].join('\n'))
  const stated = statementsOf(view.solution)
    .filter((statement) => asks(statement) && isEnglish(statement))
    .map((statement) => ({ statement, stems: [...stemsOf(statement.text)] }))
    .filter(({ stems }) => stems.length >= least.words)
  return {
    asked: stated.map(({ statement }) => statement),
    without: stated.flatMap(({ statement, stems }) =>
      (statement.answer?.state ?? 'open') === 'open' && !stems.some((stem) => design.has(stem) && (general.get(stem) ?? 0) <= most)
        ? [statement]
        : [],
    ),
  }
}

/** Of fewer statements, a share says little. */
const fewStatements = 8

/** Whether less than half of the statements have a word in common with the design. */
export const fitsInPart = ({ asked, without }: WordCoverage) =>
  asked.length >= fewStatements && asked.length - without.length < asked.length / 2
