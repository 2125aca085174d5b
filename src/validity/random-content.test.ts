import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Content } from '#shared/content/content.ts'
import { renderers } from '#server/render/renderers.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { givenWideTable } from '#server/testing/given-hostile-text.ts'
import { findAll, paragraphText, readParts, readXml } from '#server/testing/read-office.ts'
import { hasQpdf } from '#server/testing/read-pdf.ts'
import { readWorkbook, sheetTexts } from '#server/testing/read-workbook.ts'
import { anyContent } from './arbitrary-content.ts'
import { checkForRepair, checkWithSdk } from './checks/check-office-file.ts'
import { checkPdf, checkWithQpdf } from './checks/check-pdf.ts'
import { readDeck } from './readers/read-deck.ts'
import { readTaggedPdf } from './readers/read-tagged-pdf.ts'
import { allowedIn, streamsOf, textsToSay } from './said-texts.ts'

const numRuns = Number(process.env['VALIDITY_RUNS'] ?? 5)
/** The same contents in every run of the tests; `npm run validate` takes others. */
const seed = Number(process.env['VALIDITY_SEED'] ?? 20_260_105)

const formats = ['docx', 'pptx', 'xlsx', 'pdf'] as const
type Written = (typeof formats)[number]
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

/** Instructions of fields, and formulas, that a file may hold where its content has none. */
const ours =
  /^ *(TOC \\o "1-\d" \\h \\z \\u|PAGEREF _Toc\d+ \\h|PAGE|NUMPAGES|SECTIONPAGES|SEQ (Table|Figure) \\\* ARABIC|REF _\w+ \\h|STYLEREF [^{}]*) *$/

function listActions(bytes: Uint8Array, format: Office): string[] {
  const xml = [...readParts(bytes)]
    .filter(([path]) => path.endsWith('.xml') && !path.includes('embeddings/'))
    .map(([, body]) => readXml(body))
  const texts = (name: string) => xml.flatMap((root) => findAll(root, name)).map(({ children }) => children.join(''))
  const fields =
    format === 'docx'
      ? [
          ...texts('w:instrText'),
          ...xml.flatMap((root) => findAll(root, 'w:fldSimple')).map(({ attributes }) => attributes['w:instr'] ?? ''),
        ]
      : []
  return [...fields.filter((text) => !ours.test(text)), ...(format === 'xlsx' ? texts('f') : [])]
}

const lost = (content: Content, streams: readonly string[], format: Written) => {
  const shown = allowedIn(format)
  const all = streams.map(shown)
  return textsToSay(content).filter((text) => !all.some((stream) => stream.includes(shown(text))))
}

async function faultsOf(content: Content, format: Written): Promise<unknown[]> {
  const bytes = await renderers[format].render(editionOf(content))
  const again = await renderers[format].render(editionOf(structuredClone(content)))
  const differs = Buffer.from(bytes).equals(again) ? [] : ['The same content gave other bytes.']
  if (format === 'pdf')
    return whileWritten(bytes, format, async (path) => {
      const read = await readTaggedPdf(path)
      const own = checkPdf(read, content).filter(({ sentence }) => !sentence.startsWith('Its language'))
      return [...differs, ...(await checkWithQpdf(path)), ...own, ...lost(content, streamsOf(read), format)]
    })
  const found = await whileWritten(bytes, format, async (path) => [...(await checkWithSdk(path)), ...checkForRepair(path, format)])
  return [...differs, ...found, ...listActions(bytes, format), ...lost(content, said[format](bytes), format)]
}

for (const format of formats) {
  const run = format === 'pdf' ? test.runIf(hasQpdf) : test
  run(
    `any content at all makes a valid ${format} that says all of it, does nothing and is the same twice`,
    async () => {
      const holds = async (content: Content) => {
        expect(await faultsOf(Content.parse(content), format)).toEqual([])
      }
      await fc.assert(fc.asyncProperty(anyContent, holds), { seed, numRuns, interruptAfterTimeLimit: 600_000 })
    },
    900_000,
  )

  run(
    `an empty content, 300 sections and a table of 60 columns make a valid ${format}`,
    async () => {
      const sections = Array.from({ length: 300 }, (_, index) => ({
        id: `s${index}`,
        heading: `Section number ${index}`,
        blocks: [],
        sections: [],
      }))
      const empty = {
        id: 'empty',
        type: 'table',
        caption: 'Empty',
        columns: [{ id: 'a', heading: 'A', kind: 'number' }],
        rows: [],
      } as const
      for (const content of [
        { ...everyBlock, facts: [], sections: [] },
        { ...everyBlock, sections },
        withBlocks(givenWideTable(60), { ...empty, columns: [...empty.columns], rows: [] }),
      ])
        expect(await faultsOf(content, format)).toEqual([])
    },
    120_000,
  )
}
