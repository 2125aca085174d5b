import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { readPdf, type ReadPdf } from '#server/testing/read-pdf.ts'
import { pdfRenderer } from './render-pdf.ts'

const readSections = async (sections: Section[]) =>
  readPdf(
    await pdfRenderer.render({
      content: { ...everyBlock, sections },
      version: '1.2.0',
      createdAt: '2026-11-20T10:11:12.000Z',
      status: 'Draft',
    }),
  )

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', text: [{ text }] })
const table: Block = {
  id: 'table',
  type: 'table',
  caption: '',
  columns: [
    { id: 'name', heading: 'Name', kind: 'text' },
    { id: 'count', heading: 'Count', kind: 'number' },
  ],
  rows: Array.from({ length: 12 }, (_, row) => [`Row ${row}`, row]),
}
const chart: Block = {
  id: 'chart',
  type: 'chart',
  caption: 'Tallpicture',
  alt: 'Counts',
  kind: 'bar',
  table: 'table',
  categories: 'name',
  series: ['count'],
}

/** The position where a piece of text begins, from the first page's top downwards; without the table of contents. */
function depthOf({ pieces }: ReadPdf, text: string): number {
  const piece = pieces.find((candidate) => candidate.page > 2 && candidate.text.includes(text))
  expect(piece).toBeDefined()
  return piece!.page * 1000 - piece!.y
}

test('a tall picture comes after its heading and its words, wherever on a page they stand', async () => {
  let floated = 0
  for (let lines = 0; lines < 32; lines += 4) {
    const before = Array.from({ length: lines }, (_, line) => paragraph(`before${line}`, `Line ${line}`))
    const after = Array.from({ length: 30 }, (_, line) => paragraph(`after${line}`, line === 0 ? 'Wordsafter' : `More ${line}`))
    const found = await readSections([
      { id: 'first', heading: 'First', blocks: before, sections: [] },
      { id: 'own', heading: 'Ownheading', blocks: [paragraph('lead', 'Leadingwords'), chart, ...after], sections: [] },
      { id: 'next', heading: 'Nextheading', blocks: [paragraph('end', 'End'), table], sections: [] },
    ])
    const [heading, lead, picture, next] = ['Ownheading', 'Leadingwords', 'Tallpicture', 'Nextheading'].map((text) =>
      depthOf(found, text),
    )
    expect([heading, lead, picture, next]).toEqual([heading!, lead!, picture!, next!].toSorted((one, other) => one - other))
    if (depthOf(found, 'Wordsafter') < picture!) floated += 1
  }
  // If a page has no room left for the picture, the text continues before it.
  expect(floated).toBeGreaterThan(0)
})

test('of several tall pictures none drifts past the heading after them', async () => {
  const pictures = ['Firstpicture', 'Secondpicture', 'Thirdpicture'].map((caption) => ({ ...chart, id: caption, caption }))
  const found = await readSections([
    {
      id: 'own',
      heading: 'Ownheading',
      blocks: [...Array.from({ length: 12 }, (_, line) => paragraph(`before${line}`, `Line ${line}`)), ...pictures],
      sections: [{ id: 'part', heading: 'Partheading', blocks: [table, paragraph('end', 'End')], sections: [] }],
    },
  ])
  const depths = ['Firstpicture', 'Secondpicture', 'Thirdpicture', 'Partheading'].map((text) => depthOf(found, text))
  expect(depths).toEqual(depths.toSorted((one, other) => one - other))
})

/** The place where a fact is described; a citation of it is printed only if there is one. */
const defined = (id: string): Block => ({
  id: id.toLowerCase(),
  type: 'callout',
  tone: 'note',
  title: id,
  text: [{ text: 'Described.' }],
})

test('the mark of a citation stands before a bracket that opens after it', async () => {
  const text = [{ text: 'Scoring interface (', cites: ['FR-1'] }, { text: 'Scoring service)' }]
  const found = await readSections([
    { id: 'only', heading: 'Only', blocks: [{ id: 'p', type: 'paragraph', text }, defined('FR-1')], sections: [] },
  ])
  expect(found.text).toContain('ScoringinterfaceFR-1(Scoringservice)')
})

test('marks stand on the line of the word before them, wherever that ends, and a range on one', async () => {
  const cites = ['OQ-1', 'OQ-2', 'OQ-3']
  const blocks = Array.from({ length: 50 }, (_, letters): Block => {
    const text = `${'word '.repeat(15)}${'i'.repeat(letters + 1)}`
    return { id: `p${letters}`, type: 'paragraph', text: [{ text, cites }] }
  })
  const all = [...cites.map(defined), ...blocks]
  const pieces = (await readSections([{ id: 'only', heading: 'Only', blocks: all, sections: [] }])).pieces.filter(
    ({ text }) => text.trim() !== '',
  )
  // The first is the place where the fact is described.
  const marks = pieces.flatMap(({ text }, at) => (text.startsWith('OQ-1') ? [at] : [])).slice(1)
  expect(marks).toHaveLength(50)
  // A line is set 15 points below the one before.
  for (const at of marks) {
    expect(Math.abs(pieces[at]!.y - pieces[at - 1]!.y)).toBeLessThan(7)
    const raised = pieces.slice(at, at + 3).filter(({ y }) => y === pieces[at]!.y)
    expect(raised.map(({ text }) => text).join('')).toBe('OQ-1\u20133')
  }
})

test('rows that somebody is to sign are a centimetre high', async () => {
  // A row of 28.35 points, whose text is slightly lower in smaller type.
  const signed: Block = {
    id: 'signed',
    type: 'table',
    caption: '',
    columns: ['Role', 'Name', 'Signature', 'Date'].map((heading) => ({ id: heading, heading, kind: 'text' as const })),
    rows: ['Sponsor', 'Architect', [{ text: 'Code', marks: ['code' as const] }], 'Last'].map((role) => [role, null, null, null]),
  }
  const found = await readSections([{ id: 'only', heading: 'Only', blocks: [signed], sections: [] }])
  const depths = ['Sponsor', 'Architect', 'Code', 'Last'].map((text) => depthOf(found, text))
  const heights = depths.slice(1).map((depth, row) => depth - depths[row]!)
  expect(Math.min(...heights)).toBeGreaterThan(27)
})

test('a chart without its table keeps its caption', async () => {
  const chart: BlockOf<'chart'> = {
    id: 'chart',
    type: 'chart',
    caption: 'Claims by month',
    alt: 'Claims rise.',
    kind: 'bar',
    table: 'none',
    categories: 'month',
    series: ['claims'],
  }
  expect((await readSections([{ id: 'only', heading: 'Only', blocks: [chart], sections: [] }])).text).toContain('Claimsbymonth')
})

test('readers show the title in its own letters, whatever the fonts have', async () => {
  const bytes = await pdfRenderer.render({
    content: { ...everyBlock, title: '工厂 \u0001data', sections: [] },
    version: '1.2.0',
    createdAt: '2026-11-20T10:11:12.000Z',
    status: 'Draft',
  })
  expect((await readPdf(bytes)).information['Title']).toBe('工厂 data')
})

test('letters that only one face has whole are there once in words of the others', async () => {
  const callout: Block = { id: 'c', type: 'callout', tone: 'note', title: 'Nǚ aǨb', text: [{ text: 'nǚ aǨb aǪb' }] }
  const found = await readSections([{ id: 'only', heading: 'Only', blocks: [callout], sections: [] }])
  expect(found.text).toContain('NǚaǨbnǚaǨbaǪb')
})

test('a heading and the words under it stand on the page of the table that they lead to', async () => {
  const long = { ...table, caption: 'Longtable', rows: Array.from({ length: 60 }, (_, row) => [`Row ${row}`, row]) }
  const pages: number[] = []
  for (let lines = 20; lines < 32; lines += 1) {
    const before = Array.from({ length: lines }, (_, line) => paragraph(`before${line}`, `Line ${line}`))
    const found = await readSections([
      { id: 'first', heading: 'First', blocks: before, sections: [] },
      { id: 'own', heading: 'Ownheading', blocks: [paragraph('lead', 'Leadingwords'), long], sections: [] },
    ])
    const [heading, lead, caption] = ['Ownheading', 'Leadingwords', 'Longtable'].map((text) =>
      Math.ceil(depthOf(found, text) / 1000),
    )
    expect([heading, lead]).toEqual([caption, caption])
    pages.push(caption!)
  }
  // Both cases were tried: the page has room for everything, and it has not.
  expect(new Set(pages).size).toBeGreaterThan(1)
})

test('a tall picture never comes between the rows of the table after it', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => [`Entry ${row}.`, row])
  const long = { ...table, id: 'long', caption: 'Longtable', rows }
  for (let lines = 0; lines < 24; lines += 4) {
    const before = Array.from({ length: lines }, (_, line) => paragraph(`before${line}`, `Line ${line}`))
    const found = await readSections([
      {
        id: 'own',
        heading: 'Ownheading',
        blocks: [table, ...before, chart, paragraph('lead', 'Leadingwords'), long],
        sections: [],
      },
    ])
    const depths = ['Tallpicture', 'Leadingwords', 'Longtable', 'Entry 0.', 'Entry 59.'].map((text) => depthOf(found, text))
    expect(depths).toEqual(depths.toSorted((one, other) => one - other))
    expect(Math.ceil(depths[1]! / 1000)).toBe(Math.ceil(depths[3]! / 1000))
  }
})
