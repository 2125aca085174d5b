import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { Content } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable } from '#server/testing/given-hostile-text.ts'
import { hasPoppler, hasQpdf } from '#server/testing/read-pdf.ts'
import { anyContent } from './arbitrary-content.ts'
import { faultsOf } from './faults-of-content.ts'

/** The same few contents in every test run; `npm run validate` uses others, and many. */
const wanted = process.env['VALIDITY_RUNS']
const numRuns = Number(wanted ?? 3)
/** Sections of the longest content, more than fit on a contents slide. */
const longest = wanted ? 300 : 100
const seed = Number(process.env['VALIDITY_SEED'] ?? 20_260_105)

/**
 * Milliseconds. A failing content is reduced repeatedly, and this ends in time to be reported. The seed is fixed, so another attempt would
 * fail in the same way.
 */
const patience = 120_000 + numRuns * 6_000

/** `npm test` installs the programs that read a PDF, and does not continue without them. */
const formats = (['docx', 'pptx', 'xlsx', 'pdf'] as const).filter((format) => format !== 'pdf' || (hasQpdf && hasPoppler))

test.each(formats)(
  'any content at all makes a valid %s that says all of it, does nothing and is the same twice',
  { retry: 0, timeout: patience },
  async (format) => {
    const holds = async (content: Content) => {
      expect(await faultsOf(Content.parse(content), format)).toEqual([])
    }
    await fc.assert(fc.asyncProperty(anyContent, holds), {
      seed,
      numRuns,
      interruptAfterTimeLimit: patience - 30_000,
      markInterruptAsFailure: true,
    })
  },
)

test('words that lead to the heading that they repeat are no strange field', async () => {
  const quoting: Block = {
    id: 'table',
    type: 'table',
    caption: '未橬꺦',
    columns: [
      { id: 'column-0', heading: '   led and followed by spaces   ', kind: 'percent', currency: 'GBP', input: false },
      { id: 'column-1', heading: 'ꌗ', kind: 'money', currency: '漢字x' },
    ],
    rows: [[[{ text: 'word', link: '#section-0' }], null]],
  }
  const content = { ...everyBlock, facts: [], sections: [{ id: 'section-0', heading: 'word', blocks: [quoting], sections: [] }] }
  expect(await faultsOf(content, 'docx')).toEqual([])
})

const empty: Block = {
  id: 'empty',
  type: 'table',
  caption: 'Empty',
  columns: [{ id: 'a', heading: 'A', kind: 'number' }],
  rows: [],
}
const sections = Array.from({ length: longest }, (_, index) => ({
  id: `s${index}`,
  heading: `Section number ${index}`,
  blocks: [],
  sections: [],
}))

test.each(formats)(
  'an empty content, a hundred sections or more and a table of 60 columns make a valid %s',
  async (format) => {
    const wide = withBlocks(givenWideTable(60), empty)
    for (const content of [{ ...everyBlock, facts: [], sections: [] }, { ...everyBlock, sections }, wide])
      expect(await faultsOf(content, format)).toEqual([])
  },
  240_000,
)
