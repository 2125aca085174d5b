import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FactChange } from '#shared/api/design.ts'
import type { AppError } from '#shared/errors.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

async function given(projectName: string, startFrom: string) {
  const requirements = JSON.stringify(designRequirements)
  const made = await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName, requirements, startFrom })
  return made.document.id
}
const risk = (text: string) => ({ text, likelihood: 'low', impact: 'high', mitigation: 'It is watched.', owner: 'Lead architect' })

test('what two people change at once is merged, and where both change the same facts the second is told which', async () => {
  const id = await given('Shared', 'customer-portal')
  const { facts } = await staff.design.get({ id })
  const [one, other] = facts.elements.filter(({ kind }) => kind === 'container')
  const set = (of: { id: string }, value: string): FactChange => ({ op: 'set', id: of.id, field: 'responsibility', value })
  const add = (name: string): FactChange => ({ op: 'add', list: 'risks', id: 'RSK-90', value: risk(name) })
  const base = '1.0.0'
  const both = await Promise.all([
    staff.design.change({ id, base, changes: [set(one!, 'Does this.'), add('The first.')] }),
    staff.design.change({ id, base, changes: [set(other!, 'Does that.'), add('The second.')] }),
  ])
  expect(both.map(({ version }) => version).toSorted()).toEqual(['1.1.0', '1.2.0'])
  const now = (await staff.design.get({ id })).facts
  const wordsOf = (of: { id: string }) => now.elements.find((element) => element.id === of.id)!.responsibility
  expect([wordsOf(one!), wordsOf(other!)]).toEqual(['Does this.', 'Does that.'])
  expect(now.risks.map(({ text }) => text)).toEqual(expect.arrayContaining(['The first.', 'The second.']))
  const clash = await staff.design
    .change({ id, base, changes: [set(one!, 'Does something else.')] })
    .catch((error: unknown) => error as AppError)
  expect(clash).toMatchObject({ code: 'conflict', details: expect.stringContaining(`“${one!.name}”`) as string })
  expect((await staff.documentsV1.get({ id })).document.currentVersion).toBe('1.2.0')
})

test('as many as save different facts at the same moment are all saved, one after the other', async () => {
  const id = await given('Crowded', 'brief')
  const change = (text: string): FactChange => ({ op: 'add', list: 'risks', id: 'RSK-90', value: risk(text) })
  const texts = Array.from({ length: 9 }, (_, index) => `Risk ${index}.`)
  const saved = await Promise.all(texts.map((text) => staff.design.change({ id, base: '1.0.0', changes: [change(text)] })))
  expect(saved.map(({ version }) => version).toSorted()).toEqual(texts.map((_, index) => `1.${index + 1}.0`))
  expect((await staff.design.get({ id })).facts.risks.map(({ text }) => text).toSorted()).toEqual(texts)
})
