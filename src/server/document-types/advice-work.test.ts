import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenDocument } from '#server/testing/given-documents.ts'

const examples = join(import.meta.dirname, '../../../examples')
const given = (name: string) => Brief.parse(JSON.parse(readFileSync(join(examples, `${name}.json`), 'utf8')))

const types: DocumentTypeId[] = ['powerpoint', 'word']

test.each(['brightwater-newsroom-operating-model', 'hartnell-ai-roadmap', 'hartnell-technology-assessment'])(
  'speaks in %s of steps and results, not of parts that go live',
  async (name) => {
    for (const type of types) {
      const { content, solution } = await givenDocument(type, given(name))
      expect(solution.isAdvice).toBe(true)
      const said = [...walkBlocks(content.sections)].flatMap(({ block }) => blockTexts(block))
      const headings = content.sections.map(({ heading }) => heading)
      const stated = JSON.stringify(solution)
      const wrong = [...headings, ...said].filter(
        (text) =>
          /\bgo-live|system of \w+ parts?\b|each technology|our proposal and can be exchanged/i.test(text) &&
          !stated.includes(text.replace(/\.$/, '')),
      )
      expect(wrong).toEqual([])
    }
  },
)
