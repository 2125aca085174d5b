import { expect, test } from 'vitest'
import { unpackTemplate } from '#server/render/docx/template/template.ts'
import { findTrees, isTree, ownText, type Tree, textOf } from '#server/open-xml/tree.ts'
import { givenField, givenRuns, givenSection, givenStyle, givenTemplate } from '#server/testing/given-template.ts'
import { readUpload } from '../read-upload.ts'

const styles = givenStyle('h1', 'heading 1')
const chapter = givenRuns(['Chapter'], 'h1')

async function keptOf(body: string, edge = '') {
  const given = edge
    ? { body: body + chapter + givenSection('<w:headerReference w:type="default" r:id="header1"/>'), edges: { header1: edge } }
    : { body: body + chapter }
  const { template, warnings } = await readUpload({ filename: 'house.docx', bytes: givenTemplate({ styles, ...given }) })
  const unpacked = unpackTemplate(template!)
  const trees = [...unpacked.front, ...unpacked.edges.flatMap((one) => one.body)]
  return { trees, warnings, text: JSON.stringify(trees) }
}

const run = (inner: string) => `<w:r>${inner}</w:r>`
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
const code = (text: string) => run(`<w:instrText>${text}</w:instrText>`)
const words = (text: string) => run(`<w:t>${text}</w:t>`)
const paragraph = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`

const instructionsOf = (trees: Tree[]) => [
  ...trees.flatMap((tree) => findTrees(tree, 'w:instrText')).map((one) => ownText(one).trim()),
  ...trees.flatMap((tree) => findTrees(tree, 'w:fldSimple')).map(({ attributes }) => attributes['w:instr']!.trim()),
]
const marksOf = (trees: Tree[]) =>
  trees.flatMap((tree) => findTrees(tree, 'w:fldChar')).map(({ attributes }) => attributes['w:fldCharType'])

test.each([
  ['PAGE', 'PAGE'],
  [' page  \\* MERGEFORMAT ', 'PAGE \\* MERGEFORMAT'],
  ['NUMPAGES \\# &quot;00&quot; \\* roman', 'NUMPAGES \\# "00" \\* roman'],
  ['SECTIONPAGES', 'SECTIONPAGES'],
  ['STYLEREF &quot;heading 1&quot; \\n \\p', 'STYLEREF "heading 1" \\n \\p'],
  ['STYLEREF Überschrift1', 'STYLEREF "Überschrift1"'],
  ['PAGE INCLUDEPICTURE &quot;https://evil.example/p&quot; \\d', 'PAGE'],
  ['PAGE \\* DDEAUTO evil', 'PAGE'],
  ['PAGE \\# &quot;{ DDE evil }&quot;', 'PAGE'],
  ['STYLEREF heading \\evil \\@ evil', 'STYLEREF "heading"'],
])('of the instruction %j what is known is written anew', async (instruction, expected) => {
  const complex = await keptOf(`<w:p>${givenField(instruction, 'shown')}</w:p>`)
  const simple = await keptOf('', `<w:p><w:fldSimple w:instr="${instruction}" w:dirty="true">${words('shown')}</w:fldSimple></w:p>`)
  for (const { trees, text } of [complex, simple]) {
    expect(instructionsOf(trees)).toEqual([expected])
    expect(trees.map(textOf).join('')).toBe('shown')
    expect(text).not.toMatch(/evil|DDE|INCLUDE|dirty/)
  }
})

const harmful = [
  'DDE', 'DDEAUTO', 'INCLUDETEXT', 'INCLUDEPICTURE', 'INCLUDE', 'LINK', 'EMBED', 'IMPORT', 'RD', 'MACROBUTTON', 'GOTOBUTTON',
  'DATABASE', 'AUTOTEXT', 'QUOTE', 'IF', 'ASK', 'FILLIN', 'SET', 'MERGEFIELD', 'ADDIN', 'PRINT', 'HYPERLINK', 'REF', 'SEQ',
  'STYLEREF', 'STYLEREF "a\\b"', 'STYLEREF "{evil}"', 'PAGE-DDE', 'PAGEDDE', '"PAGE"DDE', '\\PAGE', '',
] // prettier-ignore

test.each(harmful)('the field %j is no field any more, only what it showed', async (type) => {
  const instruction = `${type} ${type.startsWith('STYLEREF') ? '' : '"evil"'}`.replaceAll('"', '&quot;')
  const { trees, text } = await keptOf(
    `<w:p>${givenField(instruction, 'shown')}</w:p>`,
    `<w:p>${givenField(instruction, 'too')}</w:p>`,
  )
  expect(instructionsOf(trees)).toEqual([])
  expect(marksOf(trees)).toEqual([])
  expect(trees.map(textOf).join(' ').trim()).toBe('shown too')
  expect(text).not.toContain('evil')
})

const [begin, separate, end] = [mark('begin'), mark('separate'), mark('end')]
const shown = words('shown')
const nested = begin + code('INCLUDETEXT evil') + separate + words('evil') + end

test.each([
  [
    'its instruction split over runs',
    paragraph(begin, code('PA'), code('GE \\* '), code('roman'), separate, shown, end),
    'PAGE \\* roman',
  ],
  ['plain text beside its instruction', paragraph(begin, words('INCLUDETEXT evil'), code('PAGE'), separate, shown, end), 'PAGE'],
  ['a harmful field in its instruction', paragraph(begin, code('PAGE'), nested, separate, shown, end), 'PAGE'],
  ['more instruction in what it shows', paragraph(begin, code('PAGE'), separate, shown, code('DDE evil'), end), 'PAGE'],
  [
    'a simple field in its instruction',
    paragraph(begin, code('PAGE'), '<w:fldSimple w:instr="DDE evil"/>', separate, shown, end),
    'PAGE',
  ],
])('a field with %s keeps only what is known of it', async (_name, body, expected) => {
  const { trees, text } = await keptOf(body)
  expect(instructionsOf(trees)).toEqual([expected])
  expect(marksOf(trees)).toEqual(['begin', 'separate', 'end'])
  expect(trees.map(textOf).join('')).toBe('shown')
  expect(text).not.toMatch(/evil|INCLUDE|DDE/)
})

test.each([
  ['goes on in the next paragraph', paragraph(begin, code('PAGE'), separate, shown) + paragraph(end)],
  ['goes over a page', paragraph(begin, code('PAGE'), separate, shown, run('<w:br w:type="page"/>'), end)],
  ['never ends', paragraph(begin, code('PAGE'), separate, shown)],
  ['never begins', paragraph(code('PAGE evil'), separate, shown, end)],
  ['has marks of no kind', paragraph(begin, code('PAGE evil'), mark('evil'), separate, separate, shown, end)],
  ['holds a field that says what it is', paragraph(begin, nested, separate, shown, end)],
  ['has marks that stand in no run', paragraph('<w:fldChar w:fldCharType="begin"/>', code('PAGE evil'), separate, shown, end)],
  [
    'has marks that hold paragraphs',
    paragraph(run('<w:fldChar w:fldCharType="begin"><w:p/></w:fldChar>'), code('PAGE'), separate, separate, shown, end),
  ],
])('a field that %s is no field any more', async (_name, body) => {
  const { trees, text } = await keptOf(body)
  expect(instructionsOf(trees)).toEqual([])
  expect(marksOf(trees)).toEqual([])
  expect(trees.map(textOf).join('').trim()).toBe('shown')
  expect(text).not.toMatch(/evil/)
})

test('runs that stand in a drawing outside its text boxes go, with their fields', async () => {
  const box = (inner: string) =>
    run(
      '<w:drawing><wp:inline><wp:extent cx="1" cy="1"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">' +
        `<wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:txbx>${inner}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`,
    )
  const inside = `<w:txbxContent>${paragraph(begin, code('PAGE evil'), separate, shown, end)}</w:txbxContent>`
  const { trees, text } = await keptOf(paragraph(box(begin + code('DDE evil') + end)) + paragraph(box(inside)))
  expect(instructionsOf(trees)).toEqual(['PAGE'])
  expect(trees.flatMap((tree) => findTrees(tree, 'wps:txbx')).map((one) => one.children.filter(isTree).length)).toEqual([0, 1])
  expect(text).not.toMatch(/evil|DDE/)
})
