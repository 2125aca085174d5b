import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { askHere } from '#server/compose/ask.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import type { JobContext, JobEvent } from '#server/platform/jobs/job.ts'
import { createKeyedNotifier } from '#server/platform/jobs/keyed-notifier.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { composeDocument } from './compose-document.ts'
import type { KnownSolution } from './find-known-solution.ts'

const brief = Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'P', requirements: { scope: 'Payments.' } })

/** A job that stores nothing and reports everything. */
async function eventsOf(attempt: number) {
  return (await compose(attempt)).events
}

async function compose(attempt: number, known?: KnownSolution) {
  const events: JobEvent[] = []
  const step: JobContext['step'] = async (_, work, { before, after } = {}) => {
    if (before) events.push(before)
    const result = await work()
    if (after) events.push(after(result))
    return result
  }
  const signal = new AbortController().signal
  const composed = await composeDocument(
    {
      composer: offlineComposer,
      ask: askHere(composingWork),
      brief,
      findKnown: async () => known,
      stop: signal,
      record: () => Promise.resolve(),
      keepFile: () => Promise.resolve(undefined),
    },
    {
      job: { id: 'job', kind: 'generation', payload: null, attempt, failures: 0 },
      signal,
      step,
      isDone: () => false,
      atRisk: (work) => work(),
      transact: () => Promise.reject(new Error('Nothing is transacted here.')),
      listen: () => createKeyedNotifier().listen('job'),
      emit: async (event) => void events.push(event),
    },
  )
  return { events, ...composed }
}

test('the outline comes before anything that takes time', async () => {
  const events = await eventsOf(1)
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['outline-chosen', 'brief-read'])
  expect(events.some(({ type }) => type === 'chapter-restarted')).toBe(false)
})

test('whoever takes the work over voids the words that may have been told before', async () => {
  const events = (await eventsOf(2)).filter((event) => event['id'] === 'statements').map(({ type }) => type)
  expect(events.indexOf('chapter-restarted')).toBeGreaterThan(-1)
  expect(events.indexOf('chapter-restarted')).toBeLessThan(events.indexOf('chapter-text'))
})

test('facts that hold are taken as they stand, but for what another document left to be checked', async () => {
  const doubt = { ...givenSolution().questions[0]!, id: 'OQ-99', text: 'To be checked in “Risks”: 7 is in no fact.' }
  const asked = { ...doubt, source: { from: 'brief', field: 'scope', quote: 'x' } as const, id: 'OQ-98' }
  const stated = { ...givenSolution(), questions: [...givenSolution().questions, asked] }
  const known = { ...stated, questions: [...stated.questions, { ...doubt, source: { from: 'model' as const, model: 'm' } }] }
  const { solution, writer, events } = await compose(1, { solution: known, holds: true })
  expect(solution).toEqual(stated)
  expect(writer).toBe('Arcwright offline composer')
  expect(events.map(({ type }) => type)).toContain('brief-read')
})

test('facts that are composed anew keep the ids of those that are known', async () => {
  const fresh = (await compose(1)).solution
  const moved = JSON.parse(JSON.stringify(fresh).replaceAll(/"([A-Z]{2,4}-)(\d+)"/g, '"$17$2"')) as typeof fresh
  expect((await compose(1, { solution: moved, holds: false })).solution).toEqual(moved)
  expect(moved).not.toEqual(fresh)
})
