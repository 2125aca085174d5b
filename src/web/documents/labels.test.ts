import { expect, test } from 'vitest'
import { clientLabel, offeredFormats, typeLabel } from './labels.ts'

const downloadUrls = { json: '/j', pdf: '/p', docx: '/d', pptx: '/s', xlsx: '/x' }
const type = 'High-Level Design'

test('a card offers the format of the document first, then as people ask for them', () => {
  expect(offeredFormats({ type, outputFormat: 'json', downloadUrls })).toEqual(['json', 'pdf', 'docx'])
  expect(offeredFormats({ type, outputFormat: 'docx', downloadUrls })).toEqual(['docx', 'pdf', 'pptx'])
})

test('whatever a document was made as, its card offers the file that its type is made for', () => {
  const offered = (label: string) => offeredFormats({ type: label, outputFormat: 'json', downloadUrls })
  expect(offered('PowerPoint')).toEqual(['json', 'pptx', 'pdf'])
  expect(offered('Excel Spreadsheet')).toEqual(['json', 'xlsx', 'pdf'])
  expect(offered('Word Document')).toEqual(['json', 'docx', 'pdf'])
})

test('a card offers no format that has no address', () => {
  expect(offeredFormats({ type, outputFormat: 'pdf', downloadUrls: { json: '/j' } })).toEqual(['json'])
})

test('ids are shown by their names, and unknown ones as they are', () => {
  expect(typeLabel('hld')).toBe('High-Level Design')
  expect(clientLabel('calder')).toBe('Calder Bank')
  expect([typeLabel('memo'), clientLabel('former')]).toEqual(['memo', 'former'])
})
