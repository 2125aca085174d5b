import { expect, test } from 'vitest'
import { bodyLines, type PdfLine } from './pdf-headings.ts'

const line = (page: number, y: number, text: string): PdfLine => ({ page, y, size: 10, text, height: 842 })
const picture = (page: number, about: string): PdfLine => ({ page, y: 0, size: 0, text: `[picture: ${about}]`, height: 842 })
const textsOf = (lines: PdfLine[]) => bodyLines(lines).map(({ text }) => text)
const topics = ['Readings', 'Leaks', 'Exports', 'Archive']

test('the footer of a page with a picture goes as on any other', () => {
  const lines = topics.flatMap((topic, page) => [
    line(page, 400, topic),
    line(page, 30, `Page ${page}`),
    ...(topic === 'Leaks' ? [picture(page, 'The depot')] : []),
  ])
  expect(textsOf(lines)).toEqual(['Readings', 'Leaks', '[picture: The depot]', 'Exports', 'Archive'])
})

test('a picture that is described alike on page after page is no part of the text', () => {
  expect(textsOf(topics.flatMap((topic, page) => [line(page, 400, topic), picture(page, 'Logo')]))).toEqual(topics)
})
