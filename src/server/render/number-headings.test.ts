import { expect, test } from 'vitest'
import type { Section } from '#shared/content/content.ts'
import { numberHeadings } from './number-headings.ts'

const section = (id: string, ...sections: Section[]): Section => ({ id, heading: id, blocks: [], sections })

test('sections are numbered in reading order, each level from one', () => {
  const numbered = numberHeadings([section('a', section('b', section('c')), section('d')), section('e', section('f'))])
  expect(numbered.map(({ section, level, number }) => [section.id, level, number])).toEqual([
    ['a', 1, '1'],
    ['b', 2, '1.1'],
    ['c', 3, '1.1.1'],
    ['d', 2, '1.2'],
    ['e', 1, '2'],
    ['f', 2, '2.1'],
  ])
})

test('sections below the ninth level count on in the ninth', () => {
  const deep = Array.from({ length: 11 }).reduce<Section>((inner) => section('outer', inner), section('innermost'))
  const numbers = numberHeadings([deep]).map(({ number }) => number)
  expect(numbers.slice(-3)).toEqual(['1.1.1.1.1.1.1.1.2', '1.1.1.1.1.1.1.1.3', '1.1.1.1.1.1.1.1.4'])
})
