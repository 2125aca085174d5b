import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Content } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable } from '#server/testing/given-hostile-text.ts'
import { hasQpdf } from '#server/testing/read-pdf.ts'
import { anyContent } from './arbitrary-content.ts'
import { faultsOf } from './faults-of-content.ts'

const numRuns = Number(process.env['VALIDITY_RUNS'] ?? 5)
/** The same contents in every run of the tests; `npm run validate` takes others. */
const seed = Number(process.env['VALIDITY_SEED'] ?? 20_260_105)

const formats = ['docx', 'pptx', 'xlsx', 'pdf'] as const

for (const format of formats) {
  const run = format === 'pdf' ? test.runIf(hasQpdf) : test
  run(
    `any content at all makes a valid ${format} that says all of it, does nothing and is the same twice`,
    async () => {
      const holds = async (content: Content) => {
        expect(await faultsOf(Content.parse(content), format)).toEqual([])
      }
      await fc.assert(fc.asyncProperty(anyContent, holds), { seed, numRuns, interruptAfterTimeLimit: 600_000 })
    },
    900_000,
  )

  run(
    `an empty content, 300 sections and a table of 60 columns make a valid ${format}`,
    async () => {
      const sections = Array.from({ length: 300 }, (_, index) => ({
        id: `s${index}`,
        heading: `Section number ${index}`,
        blocks: [],
        sections: [],
      }))
      const empty = {
        id: 'empty',
        type: 'table',
        caption: 'Empty',
        columns: [{ id: 'a', heading: 'A', kind: 'number' }],
        rows: [],
      } as const
      for (const content of [
        { ...everyBlock, facts: [], sections: [] },
        { ...everyBlock, sections },
        withBlocks(givenWideTable(60), { ...empty, columns: [...empty.columns], rows: [] }),
      ])
        expect(await faultsOf(content, format)).toEqual([])
    },
    120_000,
  )
}
