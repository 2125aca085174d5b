import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { Choice } from '../assembly/choice.ts'
import type { Label } from '../reading/label.ts'
import { assembleChosen, readLabelled } from './calls/labelled-design.ts'

const today = '2026-11-22'
const briefOf = (technicalRequirements: string) =>
  Brief.parse({ documentType: 'hld', client: 'aldgate', projectName: 'Harbour dues', requirements: { technicalRequirements } })

/** What a model says of the segments that have certain words; of the rest it says nothing. */
function labelled(text: string, said: Record<string, Partial<Label>[]>) {
  const brief = briefOf(text)
  const { segments } = readLabelled({ brief, today, labels: [] })
  const labels = Object.entries(said).flatMap(([words, each]) =>
    each.map((one): Label => ({ ...blank, segment: segments.find((segment) => segment.text.includes(words))!.id, ...one })),
  )
  return { brief, today, labels }
}
const blank: Omit<Label, 'segment'> = {
  words: null,
  kind: 'need',
  says: 'yes',
  force: 'must',
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
}
const source = (name: string) => ({ systems: [{ name, role: 'source' as const }] })
const systemsOf = (text: string, said: Record<string, Partial<Label>[]>) =>
  readLabelled(labelled(text, said)).systems.map(({ name, aliases }) => [name, ...aliases].join(' = '))

test('a system that a model calls by a longer name in the same words is one system', () => {
  const text = 'Berth calls come from Portbase.\nManifests come by the Portbase network every hour.'
  expect(systemsOf(text, { 'Berth calls': [source('Portbase')], Manifests: [source('Portbase network')] })).toEqual([
    'Portbase = Portbase network',
  ])
})

test('two systems of like names stay two', () => {
  const both = 'Berth calls come from Portbase and from Portbase Archive.'
  expect(
    systemsOf(both, { 'Berth calls': [{ systems: [...source('Portbase').systems, ...source('Portbase Archive').systems] }] }),
  ).toEqual(expect.arrayContaining(['Portbase', 'Portbase Archive']))
  const apart = 'Berth calls come from Portbase.\nOld manifests come from Portbase Studio.'
  expect(systemsOf(apart, { 'Berth calls': [source('Portbase')], manifests: [source('Portbase Studio')] })).toEqual(
    expect.arrayContaining(['Portbase', 'Portbase Studio']),
  )
})

const demands = [
  'Berth calls come from Portbase each hour.',
  'Each berth call is checked against the tariff of the port.',
  'Invoices of 30 days are sent to 240 agents by e-mail.',
  'Calls are kept for 10 years.',
  'The harbour office approves each discount over 500 EUR.',
  'Live by 1 March 2027.',
]
const fromPortbase = { from: 'Portbase', to: 'rule-check', carries: 'calls with tonnage', protocol: null }
function dues(flows: Choice['flows']) {
  const read = labelled(demands.join('\n'), { 'Berth calls': [source('Portbase')] })
  const how = 'the tables of the tariff run on each call'
  const choice: Choice = {
    model: 'a model',
    answers: [{ statement: 'S2', card: 'rule-check', name: undefined, how }],
    open: [],
    flows,
  }
  return { ...read, choice }
}

test('what a model has go to a system or come from it goes over its connector, and nothing goes beside it', () => {
  const { elements, relations } = assembleChosen(
    dues([fromPortbase, { ...fromPortbase, from: 'rule-check', to: 'Portbase', carries: 'dues' }]),
  )
  const nameOf = (id: string) => elements.find((element) => element.id === id)?.name.split(':')[0]
  const around = relations
    .filter(({ from, to }) => [from, to].some((id) => /Portbase/.test(nameOf(id) ?? '')))
    .map(({ from, to, data }) => `${nameOf(from)} > ${nameOf(to)}: ${data}`)
  expect(around.toSorted()).toEqual([
    'Portbase > Portbase connector: calls with tonnage',
    'Portbase connector > Portbase: dues',
    'Portbase connector > Rule checker: calls with tonnage',
    'Rule checker > Portbase connector: dues',
  ])
})

const twoThings = 'Pilots are booked at least 4 hours ahead, and a tug is sent within 20 minutes of the call.'

test('a number that no label carries comes back to the part of the sentence that has it', () => {
  const { statements } = readLabelled(
    labelled(twoThings, {
      Pilots: [
        { words: 'Pilots are booked at least 4 hours ahead' },
        { words: 'a tug is sent within 20 minutes of the call', kind: 'rule' },
      ],
    }),
  )
  expect(statements.map(({ text, measures }) => [text, measures.map(({ quote }) => quote)])).toEqual([
    ['Pilots are booked at least 4 hours ahead', ['4 hours']],
    ['a tug is sent within 20 minutes of the call', ['20 minutes']],
  ])
})

test('a half of a sentence of which a model says nothing stands as code read it, and is raised', () => {
  const { statements, doubts } = readLabelled(
    labelled(twoThings, { Pilots: [{ words: 'Pilots are booked at least 4 hours ahead' }] }),
  )
  expect(statements.map(({ text, by }) => [text, by])).toEqual([
    ['Pilots are booked at least 4 hours ahead', 'model'],
    ['a tug is sent within 20 minutes of the call.', 'code'],
  ])
  expect(doubts.map(({ sentence }) => sentence).join(' ')).toMatch(/Of “a tug is sent .*” nothing was said/)
})
