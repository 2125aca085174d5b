import { expect, test } from 'vitest'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { weeksAllowed } from './key-figures.ts'
import { makerOf } from './makers.ts'

const solutionOf = async (name: string) =>
  (await givenDocument('word', givenBriefs.find(([file]) => file.startsWith(name))![1])).solution

test('training, designs and the release are made where their kind usually is', async () => {
  const solution = await solutionOf('wexmoor')
  const madeIn = (text: string) => makerOf(solution, { ...solution.deliverables[0]!, text })?.name
  expect(madeIn('Training for 30 knowledge editors.')).toMatch(/hand-over/i)
  expect(madeIn('Data protection impact assessment input.')).toBe('Mobilise and design')
  expect(madeIn('Assistant in test and production.')).toMatch(/hand-over/i)
  expect(madeIn('Assistant.')).toMatch(/hand-over/i)
  expect(madeIn('Interface to the waste system.')).toMatch(/hand-over/i)
  expect(madeIn('A statue of the mayor.')).toBeUndefined()
})

test('dashboards and models are made where reports and models are, and what the requirements name goes live', async () => {
  const solution = await solutionOf('wexmoor')
  const [stream] = solution.workstreams
  const workstreams = ['Measures and reports', 'Model and features', 'Images', 'Go-live and hand-over'].map((name) => ({
    ...stream!,
    name,
    deliverables: [],
  }))
  const requirements = [{ ...solution.requirements[0]!, text: 'Figures must be visible on the bed board.' }]
  const madeIn = (text: string) => makerOf({ ...solution, workstreams, requirements }, { ...solution.deliverables[0]!, text })?.name
  expect(madeIn('3 dashboards.')).toBe('Measures and reports')
  expect(madeIn('Readmission model with model card.')).toBe('Model and features')
  expect(madeIn('Bed board.')).toBe('Go-live and hand-over')
  expect(madeIn('Statement on the images.')).toBeUndefined()
})

test('weeks to a first part allow nothing for the whole', async () => {
  const solution = await solutionOf('wexmoor')
  expect(solution.timeline?.weeks).toBe(20)
  expect(weeksAllowed(solution)).toBeUndefined()
  expect(weeksAllowed({ ...solution, milestones: [] })).toBe(20)
})
