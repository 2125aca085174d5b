import type { Block, BlockOf, Inline } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { containerDiagram, contextDiagram, dataFlowDiagram, deploymentDiagram } from './given-diagrams.ts'

const plain = (text: string): Inline[] => [{ text }]
const cited = (text: string, ...cites: string[]): Inline[] => [{ text, cites }]

const paragraph: Block = {
  id: 'paragraph-marks',
  type: 'paragraph',
  text: [
    { text: 'The platform takes claims in, ' },
    { text: 'scores', marks: ['strong'] },
    { text: ' them within ' },
    { text: '2 seconds', marks: ['emphasis'], cites: ['NFR-1'] },
    { text: ' and writes each step to ' },
    { text: 'claims.audit_log', marks: ['code'] },
    { text: '; see ' },
    { text: 'the decisions', link: '#section-decisions' },
    { text: ' and ' },
    { text: 'the regulator’s guidance', link: 'https://www.example.org/guidance?area=claims&year=2026' },
    { text: '. ' },
    { text: 'All of it at once', marks: ['strong', 'emphasis', 'code'], cites: ['FR-1', 'FR-2'] },
    { text: '.' },
  ],
}

const nestedList: Block = {
  id: 'list-nested',
  type: 'list',
  ordered: true,
  items: [
    {
      text: plain('Take in a claim'),
      items: [
        { text: plain('by portal'), items: [{ text: plain('with photographs') }, { text: plain('without them') }] },
        { text: plain('by telephone') },
      ],
    },
    {
      text: cited('Score it', 'FR-2'),
      ordered: true,
      items: [{ text: plain('read the features') }, { text: plain('ask the model') }],
    },
    { text: plain('Route it') },
  ],
}

const bulletList: Block = {
  id: 'list-bullets',
  type: 'list',
  ordered: false,
  items: [
    { text: cited('Settle a simple claim within 24 hours', 'OBJ-1') },
    { text: plain('Keep every decision for seven years') },
  ],
}

const requirements: Block = {
  id: 'table-requirements',
  type: 'table',
  caption: 'Requirements',
  columns: [
    { id: 'id', heading: 'Id', kind: 'text', width: 10 },
    { id: 'text', heading: 'Requirement', kind: 'text' },
    { id: 'priority', heading: 'Priority', kind: 'text', width: 14 },
  ],
  rows: [
    ['FR-1', [{ text: 'A policyholder reports a loss with ' }, { text: 'photographs', marks: ['strong'] }], 'must'],
    ['FR-2', 'Every claim is scored for severity & fraud', 'must'],
    ['NFR-1', cited('A score is there within 2 seconds for 99 % of claims', 'OBJ-1'), 'should'],
    ['OBJ-1', 'Simple claims are settled within 24 hours', null],
  ],
}

const costs: BlockOf<'table'> = {
  id: 'table-costs',
  type: 'table',
  caption: 'Cost of the first year',
  columns: [
    { id: 'item', heading: 'Item', kind: 'text', width: 30 },
    { id: 'quantity', heading: 'Quantity', kind: 'number' },
    { id: 'price', heading: 'Unit price', kind: 'money', currency: 'GBP' },
    {
      id: 'amount',
      heading: 'Amount',
      kind: 'money',
      currency: 'GBP',
      formula: { operation: 'multiply', columns: ['quantity', 'price'] },
      total: 'sum',
    },
    { id: 'share', heading: 'Reserved', kind: 'percent' },
    { id: 'due', heading: 'Due', kind: 'date' },
  ],
  rows: [
    ['Application nodes', 6, 2400, null, 62.5, '2026-11-20'],
    ['Database', 2, 5150.5, null, 100, '2026-12-01'],
    ['Licence, per seat', 120, 85, null, 0, '2027-01-15'],
    ['Refund of the old contract', 1, -1250, null, null, null],
  ],
}

const loads: Block = {
  id: 'table-load',
  type: 'table',
  caption: 'Claims by quarter',
  columns: [
    { id: 'quarter', heading: 'Quarter', kind: 'text' },
    { id: 'motor', heading: 'Motor', kind: 'number', total: 'sum' },
    { id: 'home', heading: 'Home', kind: 'number', total: 'sum' },
    { id: 'travel', heading: 'Travel', kind: 'number', total: 'sum' },
  ],
  rows: [
    ['Q1 2026', 12_400, 8100, 2300],
    ['Q2 2026', 11_900, 7600, 4100],
    ['Q3 2026', 13_050, 6900, 6800],
    ['Q4 2026', 15_700, 9800, 3200],
  ],
}

const tones: Block[] = (['note', 'decision', 'assumption', 'question', 'risk'] as const).map((tone) => ({
  id: `callout-${tone}`,
  type: 'callout',
  tone,
  title: `A callout of the tone ${tone}`,
  text: cited(`Words of the ${tone} that rest on a fact.`, 'FR-1'),
}))

const chart = (kind: BlockOf<'chart'>['kind'], series: string[]): Block => ({
  id: `chart-${kind}`,
  type: 'chart',
  caption: `Claims by quarter as ${kind}`,
  alt: 'Claims of the four quarters of 2026; motor leads in each.',
  kind,
  table: 'table-load',
  categories: 'quarter',
  series,
})

const section = (id: string, heading: string, parts: { blocks?: Block[]; sections?: Section[] }): Section => ({
  id: `section-${id}`,
  heading,
  blocks: parts.blocks ?? [],
  sections: parts.sections ?? [],
})

/** Every block type, column kind and tone, nested lists, sections three levels deep, and four diagrams. */
export const everyBlock: Content = {
  schemaVersion: 1,
  documentType: 'hld',
  title: 'High-Level Design: Claims platform',
  subtitle: 'Taking in, scoring and settling claims',
  language: 'en-GB',
  facts: [
    { label: 'Client', value: 'Aldgate Mutual' },
    { label: 'Project', value: 'Claims platform' },
    { label: 'Prepared by', value: 'Arcwright' },
  ],
  sections: [
    section('text', 'Words', {
      blocks: [
        paragraph,
        nestedList,
        bulletList,
        { id: 'quote', type: 'quote', text: plain('Two days is too long.'), source: 'Head of claims' },
      ],
      sections: [
        section('deep', 'A section within', {
          blocks: [{ id: 'code', type: 'code', language: 'sql', text: "SELECT id\n  FROM claims\n WHERE state = 'open' -- <all>" }],
          sections: [section('deeper', 'And one within that', { blocks: tones })],
        }),
      ],
    }),
    section('figures', 'Tables and figures', {
      blocks: [
        requirements,
        {
          id: 'figures',
          type: 'figures',
          items: [
            { label: 'Claims a year', value: '101,850' },
            { label: 'Time to a score', value: '2 s', note: 'for 99 % of claims' },
            { label: 'First year', value: '£33,651' },
          ],
        },
        costs,
        loads,
        chart('bar', ['motor', 'home']),
        chart('stacked-bar', ['motor', 'home', 'travel']),
        chart('line', ['motor', 'home', 'travel']),
        chart('doughnut', ['motor']),
      ],
    }),
    section('pictures', 'Diagrams', {
      blocks: [contextDiagram, containerDiagram, { id: 'break', type: 'page-break' }, dataFlowDiagram, deploymentDiagram],
    }),
    section('decisions', 'Decisions', { blocks: [{ id: 'paragraph-last', type: 'paragraph', text: plain('None is open.') }] }),
  ],
}
