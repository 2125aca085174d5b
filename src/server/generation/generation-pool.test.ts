import { expect, onTestFinished, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { findPassages } from '#server/documents/passages/answer-from-documents.ts'
import { readAskedQuestions, writeAsked } from '#server/testing/given-asked-questions.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { createGenerationPool } from './generation-pool.ts'

function givenPool(limits?: Parameters<typeof createGenerationPool>[0]) {
  const pool = createGenerationPool(limits)
  onTestFinished(pool.close)
  return pool
}

const briefOf = (technicalRequirements: string) =>
  Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'P', requirements: { technicalRequirements } })

test('a thread reads and writes as the composer itself does', async () => {
  const { ask } = givenPool()
  const [brief, { signal }] = [givenBrief(), new AbortController()]
  const proposed = await ask('proposeSolution', { brief })
  expect(proposed).toEqual(JSON.parse(JSON.stringify(await offlineComposer.proposeSolution(brief, { signal }))))
})

test('passages are found in a thread as they are here, and the same each time', async () => {
  const { ask } = givenPool()
  const questions = readAskedQuestions('src/server/documents/passages/asked-questions.json')
  const [brief, question] = questions.answered[0]!
  const asked = { question, documents: await writeAsked(brief) }
  const here = findPassages(asked)
  expect(here.kind).toBe('passages')
  expect(await ask('findPassages', asked)).toEqual(here)
  expect(await ask('findPassages', asked)).toEqual(here)
})

test('a brief that takes too long is refused with a sentence', async () => {
  const slow = givenPool({ milliseconds: 1, megabytes: 384 })
  await expect(slow.ask('proposeSolution', { brief: givenBrief() })).rejects.toMatchObject({
    code: 'too-large',
    message: 'This brief takes longer to read than is allowed.',
  })
})

test('a brief of thousands of obligations is given up in the midst of it, with a sentence', async () => {
  const brief = briefOf(Array.from({ length: 1_000 }, (_, at) => `Clerk ${at} must file form ${at} by day.\n`).join(''))
  const first = givenPool()
  await first.ask('proposeSolution', { brief })
  const start = performance.now()
  await first.ask('proposeSolution', { brief })
  // Half the time of a thread that is already running; one that has to start takes longer.
  const { ask } = givenPool({ milliseconds: (performance.now() - start) / 2, megabytes: 384 })
  await expect(ask('proposeSolution', { brief })).rejects.toMatchObject({ code: 'too-large' })
})
