import { beforeAll, expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import {
  addSection,
  blockOf,
  contentOf,
  exampleOf,
  type Fault,
  figureOf,
  flawsAddedBy,
  paragraph,
  soundProject,
  write,
} from './plant-faults.ts'
import { composeProject, type Project } from './project.ts'

let sound: Project

beforeAll(async () => {
  sound = await soundProject()
})

const point = (text: string): Block => ({ id: 'planted', type: 'list', ordered: false, items: [{ text: [{ text }] }] })

function sayTwice(project: Project, again: Block) {
  write(project, 'hld', 'Every part of it can be replaced.')
  addSection(project, 'hld', { blocks: [again] })
}

const faults: Fault[] = [
  ['a heading with nothing under it', 'empty', 'word', (it) => addSection(it, 'word', { heading: 'Bare' }), /“Bare”/],
  ['a paragraph without words', 'empty', 'lld', (it) => addSection(it, 'lld', { blocks: [paragraph(' ')] }), /empty paragraph/],
  ['a table without rows', 'empty', 'hld', (it) => blockOf(it, 'hld', 'table').rows.splice(0), /empty table/],
  [
    'a node that stands alone',
    'drawn',
    'hld',
    (it) => blockOf(it, 'hld', 'diagram').nodes.push({ id: 'EL-2', label: 'Island', kind: 'store' }),
    /Island/,
  ],
  ['an edge that says nothing', 'drawn', 'hld', (it) => (blockOf(it, 'hld', 'diagram').edges[0]!.label = ''), /says nothing/],
  [
    'a citation of no fact',
    'ids',
    'hld',
    (it) => blockOf(it, 'hld', 'paragraph').text.push({ text: 'So it is.', cites: ['RSK-99'] }),
    /RSK-99 is cited/,
  ],
  ['a written id of no fact', 'ids', 'word', (it) => write(it, 'word', 'As DEC-77 says.'), /DEC-77/],
  [
    'a link that leads nowhere',
    'ids',
    'lld',
    (it) => blockOf(it, 'lld', 'paragraph').text.push({ text: 'there', link: '#nowhere' }),
    /#nowhere/,
  ],
  [
    'a chart of a column that is not there',
    'ids',
    'powerpoint',
    (it) => blockOf(it, 'powerpoint', 'chart').series.push('ghost'),
    /ghost/,
  ],
  [
    'an edge to a node that is not drawn',
    'ids',
    'hld',
    (it) => blockOf(it, 'hld', 'diagram').edges.push({ from: 'EL-1', to: 'EL-98', label: 'asks' }),
    /EL-98/,
  ],
  ['an id given twice', 'ids', 'excel', (it) => addSection(it, 'excel', { id: 'answer' }), /two places/],
  [
    'a sentence that stands twice',
    'repeated',
    'hld',
    (it) => sayTwice(it, paragraph('Every part of it can be replaced.')),
    /can be replaced/,
  ],
  [
    'a point of a list that repeats a paragraph',
    'repeated',
    'hld',
    (it) => sayTwice(it, point('every part of it can be replaced')),
    /can be replaced/,
  ],
  [
    'a mould used four times',
    'repeatedSentencePatterns',
    'word',
    (it) => it.solution.elements.slice(1, 5).forEach(({ name }) => write(it, 'word', `The team watches ${name} at night.`)),
    /at night/,
  ],
  ['a slot', 'placeholders', 'lld', (it) => write(it, 'lld', 'The {lake-storage} holds it.'), /\{lake-storage\}/],
  [
    'a value that is undefined',
    'placeholders',
    'excel',
    (it) => blockOf(it, 'excel', 'table').rows[0]!.splice(1, 1, [{ text: 'undefined' }]),
    /undefined/,
  ],
  [
    'an object as text',
    'placeholders',
    'word',
    (it) => (contentOf(it, 'word').sections[0]!.heading = '[object Object]'),
    /\[object/,
  ],
  ['a filler word', 'filler', 'hld', (it) => write(it, 'hld', 'We leverage a robust store.'), /leverage/],
  [
    'a filler word in a cell',
    'filler',
    'excel',
    (it) => blockOf(it, 'excel', 'table').rows[0]!.splice(1, 1, [{ text: 'Seamless' }]),
    /Seamless/,
  ],
  [
    'a sentence that is too long',
    'long',
    'word',
    (it) => write(it, 'word', `It is ${'long and '.repeat(20)}long.`),
    /long and long/,
  ],
]

test.each(faults)('%s is found', (...fault) => {
  const found = flawsAddedBy(sound, fault)
  expect(found.map(({ place, text }) => `${place} ${text}`).join('\n')).toMatch(fault[4])
  expect(found[0]!.example).toBe(sound.name)
})

test('what is sound is found so: words, places and ids of a composed project', () => {
  for (const { type } of sound.documents)
    for (const id of ['empty', 'ids', 'placeholders', 'filler']) expect(figureOf(sound, id, type).flaws).toEqual([])
})

test('what may stand twice is no fault: cells, fields, short sentences and quotations', () => {
  const again = structuredClone(sound)
  const words = ['Nobody has said so.', 'Kept for: seven years after the end']
  for (const word of [...words, ...words]) addSection(again, 'hld', { blocks: [paragraph(word)] })
  expect(figureOf(again, 'repeated', 'hld').flaws).toEqual(figureOf(sound, 'repeated', 'hld').flaws)
})

test('what the brief itself says is forgiven: its slots, its filler and its ids', async () => {
  const brief = exampleOf('aldgate-claims-lakehouse')
  brief.requirements.technicalRequirements =
    'The portal must leverage {{client}} and show FR-99 and TBD to undefined users within 3 seconds.'
  const project = await composeProject('quoted', brief)
  for (const { type } of project.documents)
    for (const id of ['filler', 'placeholders', 'ids']) expect(figureOf(project, id, type).flaws).toEqual([])
})
