import { expect, test } from 'vitest'
import { clientLabel, offeredFormats, typeLabel } from './labels.ts'

const downloadUrls = { json: '/j', pdf: '/p', docx: '/d' }

test('a card offers the format of the document first, then as people ask for them', () => {
  expect(offeredFormats({ outputFormat: 'json', downloadUrls })).toEqual(['json', 'pdf', 'docx'])
  expect(offeredFormats({ outputFormat: 'docx', downloadUrls })).toEqual(['docx', 'pdf', 'json'])
})

test('a card offers no format that has no address', () => {
  expect(offeredFormats({ outputFormat: 'pdf', downloadUrls: { json: '/j' } })).toEqual(['json'])
})

test('ids are shown by their names, and unknown ones as they are', () => {
  expect(typeLabel('hld')).toBe('High-Level Design')
  expect(clientLabel('calder')).toBe('Calder Bank')
  expect([typeLabel('memo'), clientLabel('former')]).toEqual(['memo', 'former'])
})
