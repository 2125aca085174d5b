import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Inline, ListItem } from '#shared/content/blocks.ts'
import { Content, type Section } from '#shared/content/content.ts'
import { RevisedContent } from '#shared/content/revised.ts'
import { takeSide } from '#shared/content/take-side.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { anyContent } from '../../validity/arbitrary-content.ts'
import { compareContents } from './compare-contents.ts'

const looksOf = ({ marks = [], link }: Inline) => ({ marks, link })
const isLike = (one: Inline, other: Inline) => JSON.stringify(looksOf(one)) === JSON.stringify(looksOf(other))

/** Normalises runs: merges those with equal formatting, and puts a citation before the space that ends its run. */
function evenRuns(runs: Inline[]): Inline[] {
  const out: Inline[] = []
  const put = (run: Inline) => {
    const last = out.at(-1)
    if (last && !last.cites && isLike(last, run)) {
      out.pop()
      out.push({ ...last, text: last.text + run.text, ...(run.cites ? { cites: run.cites } : {}) })
    } else if (run.text !== '' || run.cites) out.push(run)
  }
  for (const { text, cites = [], ...run } of runs) {
    const space = /\s*$/.exec(text)![0]
    if (cites.length === 0) put({ ...run, text })
    else
      [
        { ...run, text: text.slice(0, text.length - space.length), cites },
        { ...run, text: space },
      ].forEach(put)
  }
  return out.map(({ text, cites, ...run }) => ({ text, ...(cites ? { cites } : {}), ...looksOf({ text, ...run }) }))
}
const evenItem = ({ text, items = [], ordered }: ListItem): unknown => ({
  text: evenRuns(text),
  ordered,
  items: items.map(evenItem),
})
function evenBlock(block: Block): unknown {
  if (block.type === 'paragraph' || block.type === 'quote' || block.type === 'callout')
    return { ...block, text: evenRuns(block.text) }
  if (block.type === 'list') return { ...block, items: block.items.map(evenItem) }
  if (block.type !== 'table') return block
  return { ...block, rows: block.rows.map((row) => row.map((cell) => (Array.isArray(cell) ? evenRuns(cell) : cell))) }
}
const evenSection = (section: Section): unknown => ({
  ...section,
  blocks: section.blocks.map(evenBlock),
  sections: section.sections.map(evenSection),
})
const even = (content: Content) =>
  JSON.parse(JSON.stringify({ ...content, sections: content.sections.map(evenSection) })) as unknown

const takeBoth = (compared: RevisedContent) => (['before', 'after'] as const).map((side) => even(takeSide(compared, side)))

/** Returns a content edited at random: blocks, runs and rows removed, moved and rewritten. */
const changed = (content: Content, seed: number): Content => {
  let state = seed
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  const some = <Thing>(things: Thing[]) => things.filter(() => next(4) > 0)
  const turn = <Thing>(things: Thing[]) => (next(3) === 0 ? things.toReversed() : things)
  const runs = (all: Inline[]) => turn(some(all)).map((run) => (next(3) === 0 ? { ...run, text: `${run.text} otherwise` } : run))
  const block = (one: Block): Block => {
    if (one.type === 'paragraph' || one.type === 'quote' || one.type === 'callout') return { ...one, text: runs(one.text) }
    if (one.type === 'list')
      return { ...one, items: [...turn(some(one.items)).map((item) => ({ ...item, text: runs(item.text) })), { text: [] }] }
    if (one.type !== 'table') return one
    const gone = one.columns.length > 1 && next(3) === 0 ? next(one.columns.length) : -1
    const isLeft = (_: unknown, column: number) => column !== gone
    return {
      ...one,
      columns: one.columns.filter(isLeft),
      rows: turn(some(one.rows)).map((row) =>
        row.map((cell) => (Array.isArray(cell) ? runs(cell) : next(3) === 0 ? 7 : cell)).filter(isLeft),
      ),
    }
  }
  const section = (one: Section): Section => ({
    ...one,
    id: next(5) === 0 ? `${one.id}-other` : one.id,
    heading: next(5) === 0 ? `${one.heading} now` : one.heading,
    blocks: turn(some(one.blocks)).map(block),
    sections: one.sections.map(section),
  })
  return { ...content, title: `${content.title}.`, sections: turn(some(content.sections)).map(section) }
}

const seed = Number(process.env['VALIDITY_SEED'] ?? 20_260_105)
const numRuns = Number(process.env['VALIDITY_RUNS'] ?? 60)

test('without the added it is the earlier and without the removed the later, whatever two contents say', () => {
  const holds = (before: Content, after: Content) => {
    expect(takeBoth(compareContents(before, after))).toEqual([even(before), even(after)])
  }
  fc.assert(fc.property(anyContent, anyContent, holds), { seed, numRuns, endOnFailure: true })
})

test('the same of a content and what somebody made of it, which the schema takes as it is', () => {
  const holds = (before: Content, choice: number) => {
    const after = changed(before, choice)
    const compared = compareContents(before, after)
    expect(takeBoth(compared)).toEqual([even(before), even(after)])
    expect(RevisedContent.parse(compared)).toEqual(compared)
  }
  const choices = fc.integer({ min: 1, max: 2_147_483_646 })
  fc.assert(fc.property(anyContent, choices, holds), { seed, numRuns: numRuns * 2, endOnFailure: true })
})

test('a content beside itself has nothing that came or went', () => {
  const compared = JSON.stringify(compareContents(everyBlock, structuredClone(everyBlock)))
  expect(compared).not.toMatch(/"(revision|changed|idWas|headingWas|captionWas|rowRevisions)"/)
})

const questions = (rows: string[][], headings = ['Id', 'Question', 'Answer']): Content['sections'][number] => ({
  id: 'questions',
  heading: 'Questions',
  sections: [],
  blocks: [
    {
      id: 'list',
      type: 'table',
      caption: 'Questions',
      columns: headings.map((heading) => ({ id: heading.toLowerCase(), heading, kind: 'text' })),
      rows: rows.map((row) => row.map((text) => [{ text }])),
    },
    {
      id: 'figures',
      type: 'table',
      caption: 'Figures',
      columns: [
        { id: 'figure', heading: 'Figure', kind: 'text' },
        { id: 'count', heading: 'Count', kind: 'number' },
      ],
      rows: [[[{ text: 'Questions' }], rows.length]],
      readings: [{ row: 0, column: 'count', from: { operation: 'count', table: 'list', column: 'id' } }],
    },
  ],
})

test('a column that is added, and a count that is read from other rows, do not replace their tables', () => {
  const before = {
    ...everyBlock,
    sections: [
      questions(
        [
          ['OQ-1', 'Who?'],
          ['OQ-2', 'When?'],
        ],
        ['Id', 'Question'],
      ),
    ],
  }
  const after = { ...everyBlock, sections: [questions([['OQ-2', 'When?', 'In May']])] }
  const compared = compareContents(before, after)
  const [list, figures] = compared.sections[0]!.blocks
  expect(list).toMatchObject({ changed: true, columnRevisions: [null, null, 'added'], rowRevisions: ['removed', null] })
  expect(figures).toMatchObject({ changed: true, cellsWere: [{ row: 0, column: 1, was: 2 }] })
  expect(takeBoth(compared)).toEqual([even(before), even(after)])
})
