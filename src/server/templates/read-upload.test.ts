import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { givenDocx, givenParagraph } from '#server/testing/given-docx.ts'
import { givenPdf } from '#server/testing/given-pdf.ts'
import { readPdf, readPdfText } from './read-pdf.ts'
import { readUpload } from './read-upload.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `1 Scope` for a heading of level 1. */
async function headingsOf(filename: string, content: string | Uint8Array) {
  const { headings } = (await readUpload({ filename, bytes: typeof content === 'string' ? bytesOf(content) : content })).outline
  return headings.map(({ level, text }) => `${level} ${text}`)
}

const style = (id: string, name: string, more = '') => `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`
const basedOn = (id: string) => `<w:basedOn w:val="${id}"/>`
const outlineLevel = (level: number) => `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`

test('a Word document gives its headings by name, by what they build on and by outline level', async () => {
  const styles = [
    style('berschrift1', 'heading 1'),
    style('Mine', 'House chapter', basedOn('berschrift1')),
    style('Deep', 'Anything', outlineLevel(1)),
    style('TOCHeading', 'TOC Heading', basedOn('berschrift1') + outlineLevel(9)),
    style('A', 'Loop A', basedOn('B')),
    style('B', 'Loop B', basedOn('A')),
    style('Title', 'Title'),
  ].join('')
  const body = [
    givenParagraph('The design', 'Title'),
    givenParagraph('Contents', 'TOCHeading'),
    givenParagraph('1. Context &amp; goals', 'berschrift1'),
    givenParagraph('Plain words.'),
    givenParagraph('1.1 Users', 'Deep'),
    givenParagraph('Round and round', 'A'),
    givenParagraph('Scope', 'Mine'),
    `<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr><w:r><w:t>By </w:t></w:r><w:r><w:tab/><w:t>hand</w:t></w:r></w:p>`,
    givenParagraph('Ohne Vorlage', 'Titre2'),
  ].join('')
  expect(await headingsOf('a.docx', givenDocx(body, { styles }))).toEqual([
    '1 Context & goals',
    '2 Users',
    '1 Scope',
    '3 By hand',
    '2 Ohne Vorlage',
  ])
})

test('what a tracked change took away is not read', async () => {
  const styles = style('H', 'heading 1')
  const deleted = '<w:del><w:r><w:t>never </w:t><w:delText>old</w:delText></w:r></w:del>'
  const changed = '<w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="H"/></w:pPr></w:pPrChange></w:pPr>'
  const body = `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>${deleted}<w:ins><w:r><w:t>Now</w:t></w:r></w:ins></w:p>
    <w:p>${changed}<w:r><w:t>Was a heading</w:t></w:r></w:p>`
  expect(await headingsOf('a.docx', givenDocx(body, { styles }))).toEqual(['1 Now'])
})

test('short bold lines stand in where a Word document uses no styles', async () => {
  const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const half = `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Note</w:t></w:r><w:r><w:t> this</w:t></w:r></w:p>`
  const body = bold('Background') + givenParagraph('Words.') + half + bold('This is a sentence.') + bold('Approach')
  expect(await headingsOf('a.docx', givenDocx(body))).toEqual(['1 Background', '1 Approach'])
})

test('a PDF gives its bookmarks', async () => {
  const pdf = givenPdf([[{ text: 'Words', size: 10 }]], ['1 Context', '2 Scope', '3 Risks'])
  expect(await headingsOf('a.pdf', pdf)).toEqual(['1 Context', '1 Scope', '1 Risks'])
})

test('a PDF without bookmarks gives its larger and its numbered lines, not its title, headers and contents', async () => {
  const body = { text: 'These are the words of the body, and there are many of them here.', size: 10 }
  const header = { text: 'Confidential', size: 14 }
  const page = (number: number, ...lines: { text: string; size: number }[]) => [
    header,
    ...lines,
    body,
    body,
    { text: `Page ${number}`, size: 10, y: 40 },
  ]
  const pdf = givenPdf([
    page(1, { text: 'The Design', size: 28 }, { text: 'Scope ......... 4', size: 16 }),
    page(2, { text: 'Context', size: 16 }, body, { text: 'Users', size: 13 }),
    page(3, { text: 'Scope', size: 16 }, { text: '2.1 In scope', size: 10 }),
  ])
  expect(await headingsOf('a.pdf', pdf)).toEqual(['1 Context', '2 Users', '1 Scope', '2 In scope'])
})

test('Markdown gives its headings as plain words', async () => {
  const text = '---\ntitle: x\n---\n\n## 1. One *and* `two`\n\n```\n# no heading\n```\n\n### [Three](https://a.b)\n\nFour\n----\n'
  expect(await headingsOf('a.md', text)).toEqual(['1 One and two', '2 Three', '1 Four'])
})

test('a long Markdown file is read, too', async () => {
  const text = `# One\n\n\`\`\`\n# no heading\n\`\`\`\n${'Words and more words.\n'.repeat(20_000)}\n## Two ##\n`
  expect(await headingsOf('a.md', text)).toEqual(['1 One', '2 Two'])
})

test.each([
  [
    'numbered, underlined or in capitals',
    '1 Intro\n\nWords.\n\n1.1 Aim\n\nScope\n=====\n\nOPEN RISKS\n\nMore.',
    ['1 Intro', '2 Aim', '1 Scope', '1 OPEN RISKS'],
  ],
  ['a numbered list without gaps', '1. Intro\n2. Scope\n3. Risks\n', ['1 Intro', '1 Scope', '1 Risks']],
  ['a list of short lines', '- Intro\n- Scope\n- Risks', ['1 Intro', '1 Scope', '1 Risks']],
])('plain text gives its headings: %s', async (_name, text, expected) => {
  expect(await headingsOf('a.txt', text)).toEqual(expected)
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeff# Größe\n# Maß')],
  ['UTF-16 little-endian', Buffer.from('\ufeff# Größe\n# Maß', 'utf16le')],
  ['UTF-16 big-endian', Buffer.from('\ufeff# Größe\n# Maß', 'utf16le').swap16()],
  ['Latin-1', Buffer.from('# Größe\n# Maß', 'latin1')],
])('plain text may be in %s', async (_name, bytes) => {
  expect(await headingsOf('a.txt', new Uint8Array(bytes))).toEqual(['1 Größe', '1 Maß'])
})

test.each([
  [
    'our own content',
    {
      schemaVersion: 1,
      title: 'T',
      sections: [{ id: 'a', heading: 'A', blocks: [{ text: [{ text: 'no' }] }], sections: [{ heading: 'B' }] }],
    },
    ['1 A', '2 B'],
  ],
  ['content within a wrapper', { version: '1.0.0', content: { title: 'T', sections: [{ heading: 'A' }] } }, ['1 A']],
  [
    'an outline of ours',
    {
      filename: 'x',
      headings: [
        { level: 1, text: 'A' },
        { level: 2, text: 'B' },
      ],
    },
    ['1 A', '2 B'],
  ],
  ['names and children', [{ name: 'A', children: [{ title: 'B', items: ['C'] }] }], ['1 A', '2 B', '3 C']],
  ['keys', { Scope: { 'In scope': '…', Out: '…' }, Risks: [] }, ['1 Scope', '2 In scope', '2 Out', '1 Risks']],
])('JSON gives its headings: %s', async (_name, value, expected) => {
  expect(await headingsOf('a.json', JSON.stringify(value))).toEqual(expected)
})

test('headings come without numbers, controls and excess, and begin at level 1', async () => {
  const text = `## 1 First\u0007\u202e\n## 2 Second\n## 24 hour support\n### 2.10. Third\n### IV. Fourth\n## 3 ${'long '.repeat(100)}`
  const headings = await headingsOf('a.txt', text)
  expect(headings.slice(0, 5)).toEqual(['1 First', '1 Second', '1 24 hour support', '2 Third', '2 Fourth'])
  expect(headings[5]!.length).toBeLessThanOrEqual(202)
  const many = await headingsOf('many.md', '# A heading\n'.repeat(400))
  expect(many).toHaveLength(300)
})

test('a PDF of more pages than anybody reads is refused by their count, before a page is read', async () => {
  let begun = 0
  const pages = (count: number) =>
    givenPdf(
      Array.from({ length: count }, () => []),
      ['One', 'Two'],
    )
  for (const read of [readPdf, readPdfText]) {
    begun = 0
    await expect(read(pages(2_001), () => begun++)).rejects.toMatchObject({
      code: 'too-large',
      message: 'This PDF has 2,001 pages, and at most 2,000 are read.',
      details: 'Upload the part that says what is wanted, without its annexes.',
    })
    // The reader itself is loaded, and no page is read.
    expect(begun).toBe(1)
  }
  expect(await readPdf(pages(2_000), () => begun++)).toHaveLength(2)
})

test('the filename is kept without its folders', async () => {
  const { outline } = await readUpload({ filename: 'C:\\docs\\my\u0000 plan.md', bytes: bytesOf('# A') })
  expect(outline.filename).toBe('my plan.md')
})

test.each([
  ['another kind of file', 'a.exe', bytesOf('MZ'), 'unsupported-media'],
  ['an empty file', 'a.txt', bytesOf(''), 'unreadable-file'],
  ['more than 10 MB', 'a.txt', new Uint8Array(10 * 2 ** 20 + 1).fill(65), 'too-large'],
  ['a picture named .docx', 'a.docx', Buffer.from('89504e470d0a1a0a', 'hex'), 'unreadable-file'],
  ['a Word document named .txt', 'a.txt', givenDocx(givenParagraph('x')), 'unreadable-file'],
  ['text without headings', 'a.txt', bytesOf('Just one sentence, which ends here.'), 'unreadable-file'],
  ['no JSON', 'a.json', bytesOf('{"a":'), 'unreadable-file'],
  ['a PDF of pictures', 'a.pdf', givenPdf([[]]), 'unreadable-file'],
  ['a Word document without its text', 'a.docx', givenDocx('').slice(0, 400), 'unreadable-file'],
])('is refused with words that say what to do: %s', async (...[, filename, bytes, code]) => {
  const error = await readUpload({ filename, bytes: new Uint8Array(bytes) }).catch((error: unknown) => error)
  expect(error).toMatchObject({
    name: 'AppError',
    code,
    message: expect.stringMatching(/\.$/),
    details: expect.stringMatching(/\.$/),
  })
})

test('the project reads its own papers', async () => {
  expect(await headingsOf('glossary.md', new Uint8Array(readFileSync('docs/glossary.md')))).toEqual(['1 Glossary'])
})
