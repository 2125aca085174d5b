import { afterAll, expect, test } from 'vitest'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { answerByChapter } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { type Ask, askHere } from '../ask.ts'
import { createClaude } from '../claude/claude.ts'
import { type ComposingWork, composingWork } from '../composing-work.ts'
import { offlineComposer } from '../offline/offline-composer.ts'
import { createModelComposer } from './model-composer.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())

test('what every request about a document begins with is put together once, before the words and for them', async () => {
  vendor.answerOtherwise(answerByChapter)
  const asked: string[] = []
  const here = askHere(composingWork)
  const ask: Ask<ComposingWork> = (name, input, options) => {
    asked.push(name)
    return here(name, input, options)
  }
  const language = createClaude({ key: 'k', address: vendor.address, modelId: 'model-1' })
  const desk = { language, budget: { left: 300_000 }, rounds: { left: 24 }, closed: { by: undefined } }
  const composer = createModelComposer({ ...desk, offline: offlineComposer, ask, useAgent: false })
  const context = { signal: new AbortController().signal, today: '2026-11-22' }
  const brief = givenBrief()
  const { solution } = await composer.proposeSolution(brief, context)
  for (const chapter of allDocumentTypes.hld.chaptersFor(solution).slice(0, 2))
    await composer.writeChapter({ chapter, brief, solution }, context)
  expect(asked.filter((name) => name === 'tellMaterial')).toHaveLength(1)
  expect(asked.filter((name) => name === 'tellFacts')).toHaveLength(1)
})
