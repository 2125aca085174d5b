import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { compareContents } from '#server/compare/compare-contents.ts'
import { docxRenderer } from '#server/render/docx/render-docx.ts'
import { readParts } from '#server/testing/read-office.ts'
import { checkDocx } from '#server/testing/check-docx.ts'
import { listValidationErrors } from '#server/testing/check-office.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { readExamples } from './read-examples.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'redline-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const examples = readExamples()
const edition = { version: '1.1.0', createdAt: '2026-03-03T09:00:00.000Z', status: 'Draft' } as const

/** A brief as its author would change it after a first meeting. */
function changeBrief(brief: Brief): Brief {
  const { requirements } = brief
  const lines = requirements.technicalRequirements.split('\n')
  return Brief.parse({
    ...brief,
    requirements: {
      ...requirements,
      technicalRequirements: [
        ...lines.slice(1).map((line) => line.replaceAll(/\b(\d+) (seconds?|minutes?|hours?|days?)\b/g, '15 $2')),
        'Every change to a record must be kept for nine years.',
      ].join('\n'),
      budget: 'The budget is £777,000.',
    },
  })
}

const write = async (name: string) => (await givenDocument('hld', examples.get(name)!)).content
async function twoVersions(name: string): Promise<[Content, Content]> {
  const brief = examples.get(name)!
  return [await write(name), (await givenDocument('hld', changeBrief(brief))).content]
}

/** Every type of block, each with parts that were added, removed or changed. */
function changedBlocks(content: Content): Content {
  const text = JSON.stringify(content.sections)
    .replaceAll('2 seconds', '3 seconds')
    .replaceAll('Route it', 'Send it to whoever decides')
    .replaceAll('seven years', 'nine long years')
  const sections = JSON.parse(text) as Content['sections']
  return {
    ...content,
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.filter((_, at) => at % 4 !== 2) })),
  }
}

const cases: Record<string, () => Promise<[Content, Content]>> = {
  blocks: () => Promise.resolve([everyBlock, changedBlocks(everyBlock)]),
  back: () => Promise.resolve([changedBlocks(everyBlock), everyBlock]),
  near: () => twoVersions('aldgate-claims-lakehouse'),
  far: async () => [await write('aldgate-claims-lakehouse'), await write('calder-payments-streaming')],
  arabic: async () => [await write('fairholm-bawabat-almarda'), await write('fairholm-bed-forecasting')],
}

test('a redlined Word file is valid, and in LibreOffice all accepted is the later version and all refused the earlier', async () => {
  const bases: string[] = []
  for (const [name, give] of Object.entries(cases)) {
    const [before, after] = await give()
    const redline = await docxRenderer.render({
      ...edition,
      content: compareContents(before, after),
      revision: { since: '1.0.0', author: 'R. Hughes & "Co"' },
    })
    expect.soft(String(readParts(redline).get('word/document.xml')).match(/<w:(ins|del) /g)?.length, name).toBeGreaterThan(5)
    expect.soft((await listValidationErrors(redline, 'docx')).slice(0, 3), name).toEqual([])
    expect.soft(() => checkDocx(redline), name).not.toThrow()
    const base = join(folder, name)
    writeFileSync(`${base}-redline.docx`, redline)
    writeFileSync(`${base}-before.docx`, await docxRenderer.render({ ...edition, content: before }))
    writeFileSync(`${base}-after.docx`, await docxRenderer.render({ ...edition, content: after }))
    bases.push(base)
  }
  const program = join(import.meta.dirname, 'readers/settle-changes.py')
  const { stdout } = await run('/usr/bin/python3', [program, ...bases], { maxBuffer: 8 * 1024 * 1024 })
  const differences = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[])
  expect(Object.fromEntries(Object.keys(cases).map((name, at) => [name, differences[at]]))).toEqual(
    Object.fromEntries(Object.keys(cases).map((name) => [name, []])),
  )
}, 900_000)
