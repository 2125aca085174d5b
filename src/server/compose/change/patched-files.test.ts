import { expect, test } from 'vitest'
import { sample } from 'fast-check'
import { documentTypes } from '#shared/document-types.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Solution } from '#server/solution/solution.ts'
import { documentsOf } from '#server/testing/faults-of-facts.ts'
import { fileBeginnings } from '#server/testing/file-beginnings.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { anySteps, changesOf, inPatches, type Step } from '#server/testing/random-changes.ts'
import { large, largeBrief, readAnswer, today } from '#server/testing/read-large-design.ts'
import { patchFacts } from './patch-facts.ts'

/** The facts after all steps that can be applied. */
const patched = (solution: Solution, steps: Step[]) =>
  inPatches(steps).reduce(
    (facts, together) => patchFacts({ solution: facts, changes: changesOf(together, facts), by: 'Ann', today }).solution,
    solution,
  )

/** Document types for which the file does not start with the format's signature. */
async function brokenFiles(solution: Solution): Promise<string[]> {
  const broken: string[] = []
  for (const { documentType, content } of documentsOf(solution, largeBrief)) {
    const { format } = documentTypes[documentType]
    const file = Buffer.from(await renderers[format].render(editionOf(content)))
    const isWhole = file.toString('latin1').startsWith(fileBeginnings[format]) && file.length > leastBytes
    if (!isWhole) broken.push(documentType)
  }
  return broken
}

/** A valid file of these formats is never smaller than this. */
const leastBytes = 2_000
const runs = 50
test.each([
  ['a reading', draftBrief(largeBrief, { today })],
  ['a design', readAnswer(large()).solution],
])(`whatever a person changes in %s, every file of it is whole`, async (_, solution) => {
  for (const steps of sample(anySteps, { numRuns: runs, seed: 23 })) expect(await brokenFiles(patched(solution, steps))).toEqual([])
})
