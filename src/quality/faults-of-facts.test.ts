import { beforeAll, expect, test } from 'vitest'
import {
  addSection,
  blockOf,
  contentOf,
  dropSection,
  type Fault,
  figureOf,
  flawsAddedBy,
  replaceAll,
  soundProject,
  write,
} from './plant-faults.ts'
import type { Project } from './project.ts'
import { blocksOf } from './texts.ts'

let sound: Project

beforeAll(async () => {
  sound = await soundProject()
})

const range = (length: number) => [...Array.from({ length }).keys()]

/** Takes away what meets the first requirement that is met. */
function uncover({ solution }: Project) {
  const { id } = solution.requirements.find((requirement) =>
    solution.elements.some(({ satisfies }) => satisfies.includes(requirement.id)),
  )!
  for (const fact of [...solution.elements, ...solution.workstreams])
    fact.satisfies = fact.satisfies.filter((other) => other !== id)
  for (const question of solution.questions) question.about = question.about.filter((other) => other !== id)
}

function renameElement(project: Project) {
  const cells = blocksOf(contentOf(project, 'lld')).flatMap((block) => (block.type === 'table' ? block.rows.flat() : []))
  const runs = cells.flatMap((cell) => (Array.isArray(cell) ? cell : []))
  runs.find(({ link, cites, text }) => link && cites?.[0]?.startsWith('EL-') && !text.startsWith('EL-'))!.text = 'Data swamp'
}

const faults: Fault[] = [
  ['a lost chapter', 'sections', 'hld', (it) => dropSection(it, 'hld', 'compliance'), /compliance/],
  [
    'a talk of too many slides',
    'sections',
    'powerpoint',
    (it) => range(9).forEach((place) => addSection(it, 'powerpoint', { id: `planted-${place}` })),
    /\d\d slides/,
  ],
  ['a workbook without its RAID log', 'sections', 'excel', (it) => dropSection(it, 'excel', 'raid'), /RAID log/],
  [
    'a line that nobody heard',
    'heard',
    'brief',
    (it) => (it.brief.requirements.technicalRequirements += '\nPenguins must be counted hourly by drone.'),
    /Penguins/,
  ],
  ['a requirement that is only asked about', 'met', 'brief', (it) => uncover(it), /Only asked about/],
  [
    'a budget that is misread',
    'budgets',
    'brief',
    (it) => (it.solution.budget!.amount = 310),
    /310 GBP, which should be 1850000 GBP/,
  ],
  ['a requirement that nothing meets', 'requirements', 'hld', (it) => uncover(it), /Neither met nor asked about/],
  [
    'a requirement that a document leaves out',
    'requirements',
    'word',
    (it) => replaceAll(it, 'word', { 'FR-3"': 'FR-4"' }),
    /Not in the document/,
  ],
  ['a measure with another unit', 'kept', 'hld', (it) => replaceAll(it, 'hld', { '30 seconds': '30 minutes' }), /30 seconds/],
  [
    'a changed amount',
    'kept',
    'word',
    (it) => replaceAll(it, 'word', { '£1.85m': '£1.58m', '£1,850,000': '£1,580,000', '1850000': '1580000' }),
    /£1\.85m/,
  ],
  [
    'a changed date',
    'kept',
    'word',
    (it) => replaceAll(it, 'word', { '30 September 2026': '3 September 2026', '2026-09-30': '2026-09-03' }),
    /30 September 2026/,
  ],
  [
    'a number that no document has',
    'kept-anywhere',
    'brief',
    (it) => (it.brief.requirements.additionalContext += ' There are 7,777 penguins.'),
    /7,777 penguins/,
  ],
  ['a number from nowhere', 'unsupported', 'hld', (it) => write(it, 'hld', 'It saves 8,641 hours.'), /8,641/],
  [
    'a number that is known with another unit',
    'unsupported',
    'lld',
    (it) => write(it, 'lld', 'Scores arrive within 30 hours.'),
    /30 hours/,
  ],
  [
    'a number in a heading',
    'unsupported',
    'powerpoint',
    (it) => (contentOf(it, 'powerpoint').sections[0]!.heading = 'Losses fall by 73%'),
    /73%/,
  ],
  [
    'a budget that differs in one document',
    'agreement',
    'brief',
    (it) => (blockOf(it, 'powerpoint', 'figures').items.find(({ label }) => label === 'Budget')!.value = '£1,850,001'),
    /£1,850,001/,
  ],
  ['an element that is called otherwise', 'agreement', 'brief', (it) => renameElement(it), /Data swamp/],
  ['another availability', 'agreement', 'brief', (it) => write(it, 'excel', 'The availability is 98.2%.'), /98\.2 %/],
  ['another recovery time', 'agreement', 'brief', (it) => write(it, 'word', 'The recovery time objective is 9 hours.'), /9 h/],
  [
    'an element without a relation',
    'elements',
    'brief',
    (it) => it.solution.elements.push({ ...it.solution.elements[2]!, id: 'EL-99', name: 'Loner' }),
    /Loner/,
  ],
  [
    'an element without a description',
    'elements',
    'brief',
    (it) => (it.solution.elements[2]!.responsibility = ' '),
    /no description/,
  ],
  [
    'an element described by its name',
    'elements',
    'brief',
    (it) => (it.solution.elements[2]!.responsibility = `${it.solution.elements[2]!.name}.`),
    /its own name/,
  ],
  ['a fact that points nowhere', 'fact-ids', 'brief', (it) => it.solution.elements[2]!.satisfies.push('FR-99'), /FR-99/],
]

test.each(faults)('%s is found', (...fault) => {
  const found = flawsAddedBy(sound, fault)
  expect(found.map(({ place, text }) => `${place} ${text}`).join('\n')).toMatch(fault[4])
  expect(found[0]!.example).toBe(sound.name)
})

test('what is sound is found so: facts, ids, elements and numbers of a composed project', () => {
  for (const id of ['elements', 'fact-ids']) expect(figureOf(sound, id, 'brief').flaws).toEqual([])
  for (const { type } of sound.documents)
    for (const id of ['sections', 'requirements', 'unsupported']) expect(figureOf(sound, id, type).flaws).toEqual([])
})

test('another spelling of the same quantity is no fault', () => {
  const again = structuredClone(sound)
  replaceAll(again, 'hld', { '30 seconds': '30 s', '30 September 2026': '2026-09-30', '£42,000 per month': '£42k a month' })
  expect(figureOf(again, 'kept', 'hld').flaws.length).toBe(figureOf(sound, 'kept', 'hld').flaws.length)
})
