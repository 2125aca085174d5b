import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { hldOutline } from '#server/document-types/hld/outline.ts'
import type { JobContext, JobEvent } from '#server/platform/jobs/job.ts'
import { composeDocument } from './compose-document.ts'

const brief = Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'P', requirements: { scope: 'Payments.' } })

/** A job that keeps nothing and says everything. */
async function eventsOf(attempt: number) {
  const events: JobEvent[] = []
  const step: JobContext['step'] = async (_, work, { before, after } = {}) => {
    if (before) events.push(before)
    const result = await work()
    if (after) events.push(after(result))
    return result
  }
  const signal = new AbortController().signal
  await composeDocument(
    { composer: offlineComposer, brief, stop: signal, record: () => Promise.resolve(), keepFile: () => Promise.resolve(undefined) },
    {
      job: { id: 'job', kind: 'generation', payload: null, attempt },
      signal,
      step,
      transact: () => Promise.reject(new Error('Nothing is transacted here.')),
      emit: async (event) => void events.push(event),
    },
  )
  return events
}

test('the outline comes before anything that takes time', async () => {
  const events = await eventsOf(1)
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['outline-chosen', 'brief-read'])
  expect(events.some(({ type }) => type === 'chapter-restarted')).toBe(false)
})

test('whoever takes the work over voids the words that may have been told before', async () => {
  const events = (await eventsOf(2)).filter((event) => event['id'] === hldOutline[0]!.id).map(({ type }) => type)
  expect(events.indexOf('chapter-restarted')).toBeGreaterThan(-1)
  expect(events.indexOf('chapter-restarted')).toBeLessThan(events.indexOf('chapter-text'))
})
