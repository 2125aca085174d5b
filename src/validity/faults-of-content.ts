import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Content } from '#shared/content/content.ts'
import type { Format } from '#shared/formats.ts'
import { renderers } from '#server/render/renderers.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { findAll, paragraphText, readParts, readXml } from '#server/testing/read-office.ts'
import { readWorkbook, sheetTexts } from '#server/testing/read-workbook.ts'
import { checkForRepair, checkWithSdk } from './checks/check-office-file.ts'
import { checkPdf, checkWithQpdf } from './checks/check-pdf.ts'
import { readDeck } from './readers/read-deck.ts'
import { readTaggedPdf } from './readers/read-tagged-pdf.ts'
import { printedIn, readsFromRight, rightToLeftLetters } from './printed.ts'
import { streamsOf, textsToSay } from './said-texts.ts'

const run = promisify(execFile)

export type Written = Exclude<Format, 'json'>
type Office = Exclude<Written, 'pdf'>

async function whileWritten<Result>(bytes: Uint8Array, format: Written, read: (path: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'random-'))
  try {
    const path = join(folder, `file.${format}`)
    writeFileSync(path, bytes)
    return await read(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const said: Record<Office, (bytes: Uint8Array) => string[]> = {
  docx: (bytes) => [
    paragraphText(readXml(readParts(bytes).get('word/document.xml')!)),
    ...altsOf(bytes, 'word/document.xml', 'wp:docPr'),
  ],
  pptx: (bytes) => streamsOf(readDeck(bytes)),
  xlsx: (bytes) => {
    const book = readWorkbook(bytes)
    const drawings = [...book.parts.keys()].filter((path) => /^xl\/drawings\/drawing\d+\.xml$/.test(path))
    return [book.sheets.flatMap(sheetTexts).join(''), ...drawings.flatMap((path) => altsOf(bytes, path, 'xdr:cNvPr'))]
  },
}

const altsOf = (bytes: Uint8Array, path: string, name: string) =>
  findAll(readXml(readParts(bytes).get(path)!), name).map(({ attributes }) => attributes['descr'] ?? '')

/** Field instructions and formulas that a file may contain even if its content has none. */
const ours =
  /^ *(TOC \\o "1-\d" \\h \\z \\u|PAGEREF _(Toc|RefFigure)\d+ \\h|PAGE|NUMPAGES|SECTIONPAGES|TOC \\h \\z \\c "Figure"|SEQ (Table|Figure) \\\* ARABIC|REF t\d+ \\h|STYLEREF [^{}]*) *$/

/**
 * The formulas on a workbook's first sheet about an input column, by its name: how many cells are empty, or the value of its single cell.
 */
const ofInputs =
  /^(COUNTBLANK\([\p{Script=Latin}_][\w\p{Script=Latin}]*\)|IF\(([\p{Script=Latin}_][\w\p{Script=Latin}]*)="","",\2\))$/u

function listActions(bytes: Uint8Array, format: Office): string[] {
  const xml = [...readParts(bytes)]
    .filter(([path]) => path.endsWith('.xml') && !path.includes('embeddings/'))
    .map(([, body]) => readXml(body))
  const texts = (name: string) =>
    xml.flatMap((root) => findAll(root, name)).map(({ children }) => children.filter((child) => typeof child === 'string').join(''))
  const fields =
    format === 'docx'
      ? [
          ...texts('w:instrText'),
          ...xml.flatMap((root) => findAll(root, 'w:fldSimple')).map(({ attributes }) => attributes['w:instr'] ?? ''),
        ]
      : []
  return [
    ...fields.filter((text) => !ours.test(text)),
    ...(format === 'xlsx' ? texts('f').filter((text) => !ofInputs.test(text)) : []),
  ]
}

const lost = (content: Content, streams: readonly string[], format: Written) => {
  const shown = printedIn(format)
  const all = streams.map(shown)
  const isIn = (text: string) => all.some((stream) => stream.includes(shown(text)))
  if (format !== 'pdf') return textsToSay(content).filter((text) => !isIn(text))
  const unmarked = streams.map((stream) => shown(withoutMarks(stream)))
  return textsToSay(content).filter((text) =>
    readsFromRight(text) ? wordsOf(text).some((word) => !unmarked.some((stream) => stream.includes(shown(word)))) : !isIn(text),
  )
}

const wordsOrFigures = new RegExp(`${rightToLeftLetters}+|[\\w.,:;!?-]+`, 'g')
const withoutMarks = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\u0644([\u0622\u0623\u0625\u0627])/g, '$1\u0644')

/**
 * A PDF stores words in visual order. If some run from right to left, each reader reorders them in its own way, as well as a letter and its
 * marks, and the letters of a ligature (lam and alef).
 */
const wordsOf = (text: string) => withoutMarks(text).match(wordsOrFigures) ?? []

/** The text as Poppler reads it, with replacement texts of glyphs, which unpdf does not support. */
const popplerText = async (path: string) => (await run('pdftotext', ['-raw', path, '-'], { maxBuffer: 64 * 1024 * 1024 })).stdout

/** The faults in the file of any content without formulas. */
export async function faultsOf(content: Content, format: Written): Promise<unknown[]> {
  const bytes = await renderers[format].render(editionOf(content))
  const again = await renderers[format].render(editionOf(structuredClone(content)))
  const differs = Buffer.from(bytes).equals(again) ? [] : ['The same content gave other bytes.']
  if (format === 'pdf')
    return whileWritten(bytes, format, async (path) => {
      const read = await readTaggedPdf(path)
      const own = checkPdf(read, content).filter(({ sentence }) => !sentence.startsWith('Its language'))
      return [
        ...differs,
        ...(await checkWithQpdf(path)),
        ...own,
        ...lost(content, [...streamsOf(read), await popplerText(path)], format),
      ]
    })
  const found = await whileWritten(bytes, format, async (path) => [...(await checkWithSdk(path)), ...checkForRepair(path, format)])
  return [...differs, ...found, ...listActions(bytes, format), ...lost(content, said[format](bytes), format)]
}
