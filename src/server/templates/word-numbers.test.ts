import { expect, test } from 'vitest'
import { givenDocx, givenParagraph } from '#server/testing/given-docx.ts'
import { cutIntoFields } from './cut-into-fields.ts'
import { readLines } from './read-lines.ts'

const cut = async (bytes: Uint8Array) => cutIntoFields((await readLines({ filename: 'rfp.docx', bytes })).lines)
const part = (name: string, inner: string) =>
  `<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:${name}>`
const listLevel = (level: number, [format, words]: [format: string, words: string], more = '') =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${words}"/></w:lvl>`
const inList = ([list, level]: [list: number, level: number], words: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`

test('the numbers that Word counts are read with their lines, in tables too', async () => {
  const clauses = [listLevel(0, ['decimal', '%1.']), listLevel(1, ['decimal', '%1.%2']), listLevel(2, ['lowerLetter', '(%3)'])]
  const numbering = part(
    'numbering',
    [
      `<w:abstractNum w:abstractNumId="0">${clauses.join('')}</w:abstractNum>`,
      `<w:abstractNum w:abstractNumId="1">${listLevel(0, ['decimal', 'FR-%1'])}</w:abstractNum>`,
      `<w:abstractNum w:abstractNumId="2">${listLevel(0, ['bullet', '\uf0b7'])}</w:abstractNum>`,
      `<w:abstractNum w:abstractNumId="3">${listLevel(0, ['upperRoman', 'Part %1'], '<w:pStyle w:val="Part"/>')}</w:abstractNum>`,
      ...[0, 1, 2, 3].map((id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`),
      '<w:num w:numId="5"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="1"><w:startOverride w:val="7"/></w:lvlOverride></w:num>',
    ].join(''),
  )
  const styles = [
    '<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>',
    '<w:style w:styleId="Part"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>',
    '<w:style w:styleId="Later"><w:name w:val="later"/><w:basedOn w:val="Part"/></w:style>',
  ].join('')
  const row = (id: string, words: string) => `<w:tr><w:tc>${id}</w:tc><w:tc>${givenParagraph(words)}</w:tc></w:tr>`
  const body = [
    inList([1, 0], 'Functional requirements', 'H1'),
    inList([1, 1], 'Leaks are reported.'),
    inList([1, 2], 'By web'),
    inList([1, 2], 'By telephone'),
    inList([1, 1], 'The engineer is told.'),
    inList([1, 0], 'Security requirements', 'H1'),
    inList([1, 1], 'Reports under 1.1 are encrypted.'),
    inList([5, 1], 'Keys are kept apart.'),
    inList([5, 1], 'And renewed.'),
    inList([3, 0], 'a point'),
    inList([9, 0], 'of a list that is not there'),
    inList([0, 0], 'No point.'),
    `<w:tbl>${row(inList([2, 0], ''), 'Ten years.')}${row(inList([2, 0], ''), 'As FR-1.')}</w:tbl>`,
    givenParagraph('Timeline', 'Part'),
    givenParagraph('Budget', 'Later'),
  ].join('')
  const { fields } = await cut(givenDocx(body, { styles, parts: [{ name: 'word/numbering.xml', content: numbering }] }))
  expect(fields).toEqual({
    technicalRequirements: [
      '1. Functional requirements',
      '1.1 Leaks are reported.',
      '(a) By web',
      '(b) By telephone',
      '1.2 The engineer is told.',
      '',
      '2. Security requirements',
      '2.1 Reports under 1.1 are encrypted.',
      '2.7 Keys are kept apart.',
      '2.8 And renewed.',
      '- a point',
      '- of a list that is not there',
      'No point.',
      '| FR-1 | Ten years. |',
      '| FR-2 | As FR-1. |',
    ].join('\n'),
    timeline: 'Part I Timeline',
    budget: 'Part II Budget',
  })
})

test('counts that no page has room for are written in digits', async () => {
  const count = async (format: string, start: string) => {
    const level = `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1)"/></w:lvl>`
    const numbering = part(
      'numbering',
      `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    )
    const bytes = givenDocx(inList([1, 0], 'x'), { parts: [{ name: 'word/numbering.xml', content: numbering }] })
    return (await cut(bytes)).fields.additionalContext
  }
  expect(await count('lowerLetter', '28')).toBe('bb) x')
  expect(await count('upperLetter', '999999999')).toBe('999999999) x')
  expect(await count('lowerRoman', '999999999')).toBe('999999999) x')
  expect(await count('upperRoman', '1994')).toBe('MCMXCIV) x')
  expect(await count('decimal', 'many')).toBe('1) x')
})
