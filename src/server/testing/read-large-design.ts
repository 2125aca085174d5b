import { readFileSync } from 'node:fs'
import { Brief } from '#shared/brief.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import type { DesignAnswer } from '#server/compose/model/design/design-answer.ts'
import { readDesign } from '#server/compose/model/design/read-design.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenBrief } from './given-solution.ts'
import { givenLargeDesign } from './vendors/given-large-design.ts'

export const today = '2026-11-22'
/** The brief of the large design. */
export const largeBrief = Brief.parse({
  ...givenBrief(),
  ...(JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as object),
})
/** Ids of its statements that ask for something. */
export const askedOfLarge = draftBrief(largeBrief, { today }).statements!.flatMap(({ id, answer }) => (answer ? [id] : []))

export const large = (more: Partial<DesignAnswer> = {}): DesignAnswer => ({ ...givenLargeDesign(askedOfLarge), ...more })

/** Reads a design into facts that pass the schema, with its faults. */
export function readAnswer(answer: DesignAnswer, brief: Brief = largeBrief) {
  const given = readDesign({ text: JSON.stringify(answer), brief, today, model: 'model-1' })!
  return { ...given, solution: Solution.parse(given.solution) }
}
