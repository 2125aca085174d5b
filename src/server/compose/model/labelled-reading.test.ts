import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { assembleSolution } from '../propose-solution.ts'
import type { Label } from '../reading/label.ts'
import { readLabelled } from './calls/labelled-design.ts'
import { tellDraft } from './calls/read-assembly.ts'
import { readLabels } from './calls/read-labels.ts'

const brief = Brief.parse({
  documentType: 'hld',
  client: 'aldgate',
  projectName: 'Permits',
  requirements: {
    technicalRequirements: 'Backups with Veritas NetBackup.\nAn officer decides on documents within two working days.',
    scope: 'Permits, vouchers, refunds.\nOf other desks: penalty notices, appeals.',
  },
})
const read = { brief, today: '2026-11-22' }
const segmentOf = (words: string) => readLabelled({ ...read, labels: [] }).segments.find(({ text }) => text.includes(words))!.id
const label = (words: string, said: Partial<Label>): Label => ({
  segment: segmentOf(words),
  words: null,
  kind: 'need',
  says: 'yes',
  force: 'none',
  actor: null,
  verb: null,
  object: null,
  condition: null,
  systems: [],
  measures: [],
  dates: [],
  people: [],
  contradicts: [],
  amends: [],
  ...said,
})
const design = (labels: Label[]) => assembleSolution(readLabelled({ ...read, labels }), read.today)
const asked = (labels: Label[]) =>
  design(labels)
    .requirements.map(({ text }) => text)
    .join('\n')

test('what a model reads as left out is out, whatever code had listed it as', () => {
  const { scope } = design([label('penalty notices', { kind: 'exclusion' })])
  const before = design([]).scope.filter(({ text }) => /penalty|appeals/i.test(text))
  expect(before.some(({ within }) => within)).toBe(true)
  expect(scope.filter(({ text }) => /penalty|appeals/i.test(text)).every(({ within }) => !within)).toBe(true)
  expect(scope.some(({ text, within }) => /penalty/i.test(text) && !within)).toBe(true)
  expect(scope.some(({ text, within }) => /refunds/i.test(text) && within)).toBe(true)
})

test('a mere fact is no requirement where a model says so and no word of it rules', () => {
  expect(asked([])).toMatch(/NetBackup/)
  expect(asked([label('NetBackup', { kind: 'given' })])).not.toMatch(/NetBackup/)
  // The stricter of the two holds: code read a rule.
  expect(asked([label('within two working days', { kind: 'given' })])).toMatch(/two working days/)
})

test('a demand is told with the words that its mechanism has to keep', () => {
  expect(tellDraft({ ...read, labels: [] })).toMatch(/^S\d+: .*\(words to keep: .*“within two working days”/m)
})

test('a contradiction that no word shows goes out of a first answer with a fault, and stays in a second', () => {
  const other = segmentOf('two working days')
  const contradicts = [{ segment: other, of: 'documents', because: 'Documents in NetBackup are too old for officers.' }]
  const said = label('NetBackup', { contradicts })
  const text = JSON.stringify({ agreed: [], labels: [said] })
  const of = (isAgain: boolean) => readLabels({ ...read, ids: [said.segment], text, isAgain })!
  const first = of(false)
  expect([first.labels[0]!.contradicts, first.faults.map(({ fault }) => fault).join()]).toEqual([
    [],
    expect.stringMatching(/^No word shows .* look again/),
  ])
  expect(of(true).labels[0]!.contradicts).toEqual(contradicts)
})
