import { expect, test } from 'vitest'
import type { FileReading } from '../reading.ts'
import { checkContents, checkSheets, checkSlides, checkTitle, type Pages } from './check-pages.ts'
import { checkValues } from './check-values.ts'
import { everyBlock } from '#server/testing/given-content.ts'

const reading = (more: Partial<FileReading>): FileReading => ({
  title: '',
  language: '',
  pieces: [],
  links: [],
  contents: [],
  notes: [],
  faults: [],
  parts: 1,
  ...more,
})
const pages = (...texts: string[]): Pages => ({ count: texts.length, texts, bookmarks: [] })
const said = (findings: { sentence: string }[]) => findings.map(({ sentence }) => sentence)

test('contents name the pages on which headings stand', () => {
  const bookmarks = [
    { title: '1 Goals', page: 2 },
    { title: '2 Risks', page: 3 },
  ]
  const lines = (...entries: [string, number][]) => reading({ contents: entries.map(([text, page]) => ({ text, page })) })
  const check = (found: FileReading) => said(checkContents(found, { ...pages('', '', ''), bookmarks }))
  expect(check(lines(['1 Goals', 2], ['2 Risks', 3]))).toEqual([])
  expect(check(lines(['1 Goals', 2], ['2 Risks', 4]))).toEqual(['"2 Risks" is listed on page 4 and stands on page 3.'])
  expect(check(lines(['3 Costs', 4]))).toEqual(['"3 Costs" is listed, and no heading says so.'])
})

test('a deck has a page for each slide, with its title', () => {
  const deck = reading({ parts: 2, pieces: ['One', 'Two things'].map((text) => ({ kind: 'heading', level: 1, text })) })
  expect(checkSlides(deck, pages('One', 'Twothings'))).toEqual([])
  expect(said(checkSlides(deck, pages('One')))).toEqual(['2 slides make 1 pages.'])
  expect(said(checkSlides(deck, pages('One', 'Three')))).toEqual(['Its page does not show the title "Two things".'])
})

test('a title of two scripts is shown where the letters of the one come after those of the other', () => {
  const deck = reading({ parts: 1, pieces: [{ kind: 'heading', level: 1, text: '“Λειτουργία” is reached in week 52' }] })
  expect(checkSlides(deck, pages('“”isreachedinweek52Λειτουργία'))).toEqual([])
  expect(checkSlides(deck, pages('“”isreachedinweek5Λειτουργία'))).toHaveLength(1)
  expect(checkSlides(deck, pages('“”isreachedinweek52Λειτουργί'))).toHaveLength(1)
  const arabic = reading({ parts: 1, pieces: [{ kind: 'heading', level: 1, text: '“الإطلاق” is reached' }] })
  expect(checkSlides(arabic, pages('“اإلطالق”isreached'))).toEqual([])
})

test('every sheet is printed, without an error', () => {
  const book = reading({
    pieces: [
      { kind: 'sheet', name: 'A' },
      { kind: 'words', text: 'in A' },
      { kind: 'sheet', name: 'B' },
      { kind: 'words', text: 'in B' },
    ],
  })
  expect(checkSheets(book, pages('inA', 'inB'))).toEqual([])
  expect(said(checkSheets(book, pages('inA')))).toEqual(['It is not printed.'])
  expect(said(checkSheets(book, pages('inA', 'inB#REF!')))).toEqual(['It shows the error #REF!.'])
  expect(said(checkSheets(book, pages('inA', 'inBErr:522')))).toEqual(['It shows the error Err:522.'])
})

test('a document has pages, and its title stands on the first', () => {
  const title = everyBlock.title.replaceAll(' ', '')
  expect(checkTitle(everyBlock, pages(title))).toEqual([])
  expect(said(checkTitle(everyBlock, pages()))).toEqual(['There are none.'])
  expect(checkTitle(everyBlock, pages('other', title))).toHaveLength(1)
})

test('pictograms, which a machine without their font prints as boxes, are not read', () => {
  const live = { ...everyBlock, title: '⚽ Match 1️⃣ 👩‍🔬 📱' }
  expect(checkTitle(live, pages('Match1'))).toEqual([])
  expect(checkTitle(live, pages('⚽'))).toHaveLength(1)
})

test('values that are kept are those that come out again', () => {
  const cell = { text: '3', number: 3, formula: '=1+2' }
  expect(checkValues({ 'A!B1': cell, 'A!B2': { text: 'x' } }, { 'A!B1': { text: '3', number: 3.000_000_000_000_1 } })).toEqual([])
  expect(said(checkValues({ 'A!B1': cell }, { 'A!B1': { text: '4', number: 4 } }))).toEqual([
    'It keeps "3"; worked out again it is "4".',
  ])
  expect(said(checkValues({ 'A!B1': cell }, { 'A!B1': { text: '#NAME?', isError: true } }))).toEqual([
    'Worked out again it is the error #NAME?.',
  ])
  expect(checkValues({ 'A!B1': cell }, {})).toHaveLength(1)
})
