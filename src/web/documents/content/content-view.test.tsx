import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import { Content } from '#shared/content/content.ts'
import { surroundingsOf } from './block-props.ts'
import { ContentView } from './content-view.tsx'
import { PictureWords } from './picture-words.tsx'

const text = (words: string) => [{ text: words }]

/** One block of each type, and the text that must be visible. */
const samples: { [Type in Block['type']]: [block: BlockOf<Type>, words: string[]] } = {
  paragraph: [
    { id: 'p', type: 'paragraph', text: [{ text: 'Two minutes', marks: ['strong'], cites: ['FR-1', 'NFR-2'] }] },
    ['<strong', 'Two minutes', 'FR-1, NFR-2'],
  ],
  list: [
    { id: 'l', type: 'list', ordered: false, items: [{ text: text('outer'), ordered: true, items: [{ text: text('inner') }] }] },
    ['<ul', 'outer', '<ol', 'inner'],
  ],
  table: [
    {
      id: 't',
      type: 'table',
      caption: 'Running cost',
      columns: [
        { id: 'item', heading: 'Item', kind: 'text' },
        { id: 'count', heading: 'Count', kind: 'number' },
        { id: 'price', heading: 'Price', kind: 'money', currency: 'GBP' },
        {
          id: 'sum',
          heading: 'Sum',
          kind: 'money',
          currency: 'GBP',
          formula: { operation: 'multiply', columns: ['count', 'price'] },
          total: 'sum',
        },
        { id: 'due', heading: 'Due', kind: 'date' },
      ],
      rows: [
        [text('Storage'), 1200, 1.5, null, '2026-11-21'],
        [text('Compute'), 2, 100, null, null],
      ],
    },
    ['Table 1', 'Running cost', 'Storage', '1,200', '£1.50', '£1,800', 'Total', '£2,000', '21 Nov 2026'],
  ],
  callout: [
    { id: 'c', type: 'callout', tone: 'risk', title: 'R-1 Delay', text: text('It may be late.') },
    ['R-1 Delay', 'It may be late.'],
  ],
  code: [{ id: 'k', type: 'code', language: 'sql', text: 'select <1>' }, ['select &lt;1&gt;']],
  quote: [
    { id: 'q', type: 'quote', text: text('We cannot wait.'), source: 'The brief' },
    ['<blockquote', 'We cannot wait.', 'The brief'],
  ],
  diagram: [
    {
      id: 'd',
      type: 'diagram',
      caption: 'The context',
      alt: 'A person asks the lake.',
      direction: 'right',
      nodes: [
        { id: 'person', label: 'Analyst', kind: 'person' },
        { id: 'lake', label: 'Lakehouse', kind: 'store', technology: 'Delta', group: 'platform' },
      ],
      edges: [{ from: 'person', to: 'lake', label: 'asks', technology: 'SQL' }],
      groups: [{ id: 'platform', label: 'Platform' }],
    },
    ['Figure 1', 'The context', 'alt="A person asks the lake."', 'src="/pictures/d"', 'In words'],
  ],
  chart: [
    {
      id: 'h',
      type: 'chart',
      caption: 'Cost by item',
      alt: 'Storage leads.',
      kind: 'bar',
      table: 't',
      categories: 'item',
      series: ['sum'],
    },
    ['Figure 1', 'Cost by item', 'alt="Storage leads."', 'src="/pictures/h"'],
  ],
  figures: [
    { id: 'f', type: 'figures', items: [{ label: 'Freshness', value: '2 min', note: '95th percentile' }] },
    ['Freshness', '2 min', '95th percentile'],
  ],
  'page-break': [{ id: 'b', type: 'page-break' }, ['<hr']],
}

function pageOf(blocks: Block[]) {
  const content = Content.parse({
    schemaVersion: 1,
    documentType: 'hld',
    title: 'Payments lakehouse',
    subtitle: 'High-Level Design',
    language: 'en-GB',
    facts: [{ label: 'Client', value: 'Calder Bank' }],
    sections: [
      { id: 'goals', heading: 'Goals', blocks: [], sections: [{ id: 'measures', heading: 'Measures', blocks, sections: [] }] },
    ],
  })
  return renderToStaticMarkup(<ContentView content={content} pictureOf={(id) => `/pictures/${id}`} />)
}

for (const [type, [block, words]] of Object.entries(samples)) {
  test(`a ${type} can be read on the page`, () => {
    const page = pageOf(type === 'chart' ? [samples.table[0], block] : [block])
    expect(words.filter((word) => !page.includes(word))).toEqual([])
  })
}

test('pictures can be read in words', () => {
  const around = surroundingsOf([{ id: 's', heading: 'S', sections: [], blocks: [samples.table[0]] }], String)
  const inWords = ([block]: (typeof samples)['diagram' | 'chart']) =>
    renderToStaticMarkup(<PictureWords block={block} around={around} />)
  for (const word of ['Analyst', 'person', 'Lakehouse', 'Delta', 'Platform', ': asks, SQL'])
    expect(inWords(samples.diagram)).toContain(word)
  for (const word of ['Storage leads.', 'width:100%', 'width:11.1', '£1,800']) expect(inWords(samples.chart)).toContain(word)
})

test('a document shows its title, its facts and its numbered headings', () => {
  const page = pageOf([])
  expect(page).toContain('Payments lakehouse')
  expect(page).toContain('Calder Bank')
  expect(page).toMatch(/<h3[^>]*><span[^>]*>1<\/span><span[^>]*>Goals/)
  expect(page).toMatch(/<h4[^>]*><span[^>]*>1\.1<\/span><span[^>]*>Measures/)
})

test('markup in words stays words, and only harmless links are links', () => {
  const page = pageOf([
    {
      id: 'p',
      type: 'paragraph',
      text: [{ text: '<img src=x>' }, { text: 'bad', link: 'javascript:alert(1)' }, { text: 'good', link: 'https://example.com/' }],
    },
  ])
  expect(page).toContain('&lt;img src=x&gt;')
  expect(page).not.toContain('javascript:')
  expect(page).toContain('href="https://example.com/"')
})
