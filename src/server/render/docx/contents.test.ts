import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { compareContents, hasOffice, pagesOfWord } from '#server/testing/read-contents.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import { docxRenderer } from './render-docx.ts'

const shown = givenBriefs.filter(([file]) => shownExamples.some((name) => file.startsWith(name)))
const cases = shown.flatMap(([file, brief]) => documentTypeIds.map((type) => ({ file, brief, type })))

test.runIf(hasOffice)(
  'every page number in the contents is the page on which LibreOffice sets the heading or the figure',
  async () => {
    const files: Uint8Array[] = []
    for (const { brief, type } of cases)
      files.push(await docxRenderer.render(editionOf((await givenDocument(type, brief)).content)))
    const pages = pagesOfWord(files)
    const faults: string[] = []
    let entries = 0
    for (const [index, { file, type }] of cases.entries()) {
      const reading = await compareContents(files[index]!, pages[index]!)
      entries += reading.entries
      faults.push(...reading.faults.map((fault) => `${file} as ${type}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(entries).toBeGreaterThan(500)
  },
  300_000,
)
