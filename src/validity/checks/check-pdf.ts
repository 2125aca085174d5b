import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Content } from '#shared/content/content.ts'
import { numberHeadings } from '#server/render/number-headings.ts'
import { type Finding, quoted } from '../fault.ts'
import { plainInPdf } from '../printed.ts'
import { bare } from '../reading.ts'
import { listOf, type PdfDictionary, type PdfObjects, pdfName, pdfText } from '../readers/pdf-objects.ts'
import type { ReadPdf } from '../readers/read-tagged-pdf.ts'

const run = promisify(execFile)

/** The output of `qpdf --check` for a file, warnings included. */
export async function checkWithQpdf(path: string): Promise<Finding[]> {
  const complaint = await run('qpdf', ['--check', path]).then(
    () => '',
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stderr}${stdout}`,
  )
  return complaint === '' ? [] : [{ place: 'qpdf', sentence: complaint.trim().split('\n').slice(0, 3).join(' ') }]
}

const finding = (isWell: boolean, place: string, sentence: string): Finding[] => (isWell ? [] : [{ place, sentence }])

/** The requirements of PDF/UA-1 that a program can check, and that nothing in the file runs actions. */
export function checkPdf(pdf: ReadPdf, content: Content): Finding[] {
  const { objects } = pdf
  const { catalogue, dictionary } = objects
  const marks = dictionary(catalogue['/MarkInfo'])
  const metadata = objects.stream(catalogue['/Metadata']).toString('utf8')
  return [
    ...finding(
      pdfText(catalogue['/Lang']) === content.language,
      'catalogue',
      `Its language is ${quoted(pdfText(catalogue['/Lang']))}.`,
    ),
    ...finding(marks['/Marked'] === true && marks['/Suspects'] !== true, 'catalogue', 'It does not say that the file is tagged.'),
    ...finding(
      dictionary(catalogue['/ViewerPreferences'])['/DisplayDocTitle'] === true,
      'catalogue',
      'Readers are not told to show the title.',
    ),
    ...finding(catalogue['/StructTreeRoot'] !== undefined, 'catalogue', 'It has no structure.'),
    ...finding(/pdfuaid:part(>|=")1/.test(metadata), 'metadata', 'They do not name PDF/UA-1.'),
    ...finding(/<dc:title>/.test(metadata), 'metadata', 'They have no title.'),
    ...checkBookmarks(pdf, content),
    ...checkFonts(objects),
    ...checkActions(objects),
    ...checkStructure(objects),
    ...checkPages(objects),
  ]
}

function checkBookmarks({ bookmarks }: ReadPdf, { sections }: Content): Finding[] {
  const printed = plainInPdf
  const wanted = numberHeadings(sections).map(({ section, number }) => ({ number, text: bare(printed(section.heading)) }))
  const read = bookmarks.map((title) => printed(bare(title)))
  const own = read.slice(read.length - wanted.length)
  const wrong = wanted.findIndex(({ number, text }, index) => own[index] !== text && own[index] !== number + text)
  return finding(
    wrong === -1,
    'bookmarks',
    `Where the heading ${quoted(wanted[wrong]?.text ?? '')} should be is ${quoted(own[wrong] ?? '')}.`,
  )
}

const dictionariesOf = ({ all }: PdfObjects) =>
  all.flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? [[name, value] as [string, PdfDictionary]] : [],
  )

/** All used fonts are embedded. */
function checkFonts(objects: PdfObjects): Finding[] {
  const descriptors = dictionariesOf(objects).filter(([, value]) => value['/Type'] === '/FontDescriptor')
  const fonts = dictionariesOf(objects).filter(
    ([, value]) => value['/Type'] === '/Font' && value['/Subtype'] !== '/Type0' && value['/Subtype'] !== '/Type3',
  )
  return [
    ...fonts.flatMap(([name, font]) =>
      finding(font['/FontDescriptor'] !== undefined, name, `The font ${pdfName(font['/BaseFont'])} is not in the file.`),
    ),
    ...descriptors.flatMap(([name, value]) => {
      const font = pdfName(value['/FontName'])
      const isIn = ['/FontFile', '/FontFile2', '/FontFile3'].some((key) => value[key] !== undefined)
      return [
        ...finding(isIn, name, `The font ${font} is not in the file.`),
        ...finding(/^\/[A-Z]{6}\+/.test(font), name, `The font ${font} is no subset.`),
      ]
    }),
  ]
}

const acting = [
  '/JavaScript',
  '/Launch',
  '/GoToR',
  '/GoToE',
  '/ImportData',
  '/SubmitForm',
  '/Rendition',
  '/Movie',
  '/Sound',
  '/Hide',
  '/SetOCGState',
]

/** No scripts, forms, attachments or external files; the only way out is a link that a person clicks. */
function checkActions(objects: PdfObjects): Finding[] {
  const { catalogue } = objects
  const keys = ['/OpenAction', '/AA', '/AcroForm', '/Collection'].filter((key) => catalogue[key] !== undefined)
  return [
    ...keys.map((key) => ({ place: 'catalogue', sentence: `It has ${key}.` })),
    ...dictionariesOf(objects).flatMap(([name, value]) => actionsIn(value).flatMap((action) => actionFaults(name, action, value))),
  ]
}

/** Actions are separate objects, or within their annotation. */
const actionsIn = (value: PdfDictionary): PdfDictionary[] =>
  [value, value['/A']].filter(
    (one): one is PdfDictionary => one !== null && typeof one === 'object' && !Array.isArray(one) && typeof one['/S'] === 'string',
  )

function actionFaults(name: string, action: PdfDictionary, { '/AA': additional, '/JS': script }: PdfDictionary): Finding[] {
  const kind = pdfName(action['/S'])
  const address = pdfText(action['/URI'])
  return [
    ...finding(!acting.includes(kind), name, `It has an action ${kind}.`),
    ...finding(additional === undefined && script === undefined, name, 'It acts by itself.'),
    ...finding(kind !== '/URI' || /^(https?|mailto):/i.test(address), name, `It leads to ${quoted(address)}.`),
  ]
}

/** Pictures and links have descriptions, and the headings of a table have a scope. */
function checkStructure(objects: PdfObjects): Finding[] {
  const elements = dictionariesOf(objects).filter(([, value]) => value['/Type'] === '/StructElem' || value['/P'] !== undefined)
  return elements.flatMap(([name, value]) => [
    ...finding(value['/S'] !== '/Figure' || pdfText(value['/Alt']) !== '', name, 'A figure has no alternative text.'),
    ...finding(value['/S'] !== '/TH' || value['/A'] !== undefined, name, 'A heading of a table does not say what it heads.'),
  ])
}

function checkPages(objects: PdfObjects): Finding[] {
  return dictionariesOf(objects)
    .filter(([, value]) => value['/Type'] === '/Page')
    .flatMap(([name, page]) => {
      const annotations = listOf(objects.look(page['/Annots'])).map((one) => objects.dictionary(one))
      return [
        ...finding(
          annotations.length === 0 || page['/Tabs'] === '/S',
          name,
          'Its links are not reached in the order of the structure.',
        ),
        ...annotations.flatMap((one) =>
          finding(one['/Subtype'] === '/Link', name, `It has an annotation ${pdfName(one['/Subtype'])}.`),
        ),
      ]
    })
}
