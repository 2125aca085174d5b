import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'

const quotes = (text: string) => readStatements('technicalRequirements', text).map(({ quote }) => quote)

test('sentences are split, abbreviations and numbers are not', () => {
  expect(quotes('Load approx. 5.5 TB a day, incl. changes. Keep it, e.g. for audit. Done by 06.00.')).toEqual([
    'Load approx. 5.5 TB a day, incl. changes.',
    'Keep it, e.g. for audit.',
    'Done by 06.00.',
  ])
})

test('bullets and numbered lists of every usual kind lose their mark', () => {
  expect(
    quotes(
      '- one thing\n* two things\n• three things\n1. four things\n2) five things\n(a) six things\n3.1 seven things\nREQ-8: eight things',
    ),
  ).toEqual([
    'one thing',
    'two things',
    'three things',
    'four things',
    'five things',
    'six things',
    'seven things',
    'REQ-8: eight things',
  ])
})

test('a list after semicolons is split, a bullet with one semicolon is kept whole', () => {
  expect(quotes('RPO 15 minutes; RTO 4 hours; availability 99.9%')).toHaveLength(3)
  expect(quotes('- No claim may be declined by the model alone; a person decides.')).toHaveLength(1)
  expect(
    readStatements('scope', 'In scope: web chat; waste\nOut of scope: voice').map(({ quote, heading }) => [quote, heading]),
  ).toEqual([
    ['web chat', 'in scope'],
    ['waste', 'in scope'],
    ['voice', 'out of scope'],
  ])
})

test('a heading is no requirement but stands above its bullets', () => {
  expect(
    readStatements('technicalRequirements', 'Should have:\n- Export to Excel\n\nFraud scoring\n- Score each claim').map(
      ({ quote, heading }) => [quote, heading],
    ),
  ).toEqual([
    ['Export to Excel', 'should have'],
    ['Score each claim', 'fraud scoring'],
  ])
})

test('words that introduce a list are put before its items, and the quote stays as it stands', () => {
  expect(readStatements('technicalRequirements', 'The platform must:\n- Ingest events\n- Keep them')).toMatchObject([
    { quote: 'Ingest events', text: 'The platform must ingest events' },
    { quote: 'Keep them', text: 'The platform must keep them' },
  ])
})

test('what is said twice is read once', () => {
  expect(quotes('Keep data for 7 years.\n- keep data for 7 years')).toHaveLength(1)
})
