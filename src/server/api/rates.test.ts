import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay } from '#shared/day-words.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'

type SignedIn = Awaited<ReturnType<typeof app.signedIn>>
let app: Awaited<ReturnType<typeof givenApp>>
let administrator: SignedIn
let staff: SignedIn
let client: SignedIn
beforeAll(async () => {
  app = await givenApp()
  // The first staff account is the administrator.
  administrator = await app.signedIn()
  ;[staff, client] = [await app.signedIn(), await app.signedIn('aldgate')]
  await staff.accounts.settleClientRights({
    client: 'aldgate',
    approves: false,
    sharesOutside: false,
    endsGrantsOfStaff: false,
    writes: true,
  })
})
afterAll(() => app.end())

const rates = [
  { role: 'Developer', rate: 900 },
  { role: 'Integration engineer', rate: 950.5 },
]
const made = async (by: SignedIn, projectName: string, more: object = {}) =>
  (
    await by.documentsV3.generate({
      documentType: 'hld',
      client: 'aldgate',
      projectName,
      requirements: JSON.stringify({ budget: 'Budget GBP 40,000.' }),
      startFrom: 'integration-hub',
      hosting: 'azure',
      ...more,
    })
  ).document.id
const factsOf = async (id: string) => (await staff.documentsV3.facts({ id })).facts as unknown as Solution
const pricedOf = async (id: string) =>
  (await factsOf(id)).costs.flatMap(({ item, unitPrice, currency, ratesOf }) =>
    unitPrice === undefined ? [] : [{ item, unitPrice, currency, ratesOf }],
  )
const printedOf = async (id: string) => {
  const { sections } = (await staff.sharing.printed({ id })).content
  return JSON.stringify([...walkSections(sections)])
}

test('administrators save the firm’s day rates, staff read them, clients do not', async () => {
  const before = await staff.rates.get({})
  expect(before).toMatchObject({ version: 0, currency: 'GBP', rates: [], saved: null })
  expect(before.roles).toEqual(expect.arrayContaining(['Architect', 'Developer', 'Integration engineer']))
  const unpriced = await made(staff, 'Before the rates')
  expect(await pricedOf(unpriced)).toEqual([])

  const order = { base: 0, currency: 'GBP', rates }
  await expect(staff.rates.save(order)).rejects.toThrow('This is for administrators.')
  await expect(client.rates.save(order)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(client.rates.get({})).rejects.toMatchObject({ code: 'not-allowed' })
  const twice = [...rates, { role: 'developer', rate: 1 }]
  await expect(administrator.rates.save({ ...order, rates: twice })).rejects.toThrow('There are two rates for developer.')
  for (const wrong of [{ currency: 'pounds' }, { rates: [{ role: 'Developer', rate: 0 }] }, { rates: [{ role: ' ', rate: 1 }] }])
    await expect(administrator.rates.save({ ...order, ...wrong })).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await administrator.rates.save(order)).toEqual({ success: true, version: 1 })
  await expect(administrator.rates.save(order)).rejects.toMatchObject({ code: 'conflict' })
  expect(await staff.rates.get({})).toMatchObject({ version: 1, rates, saved: { by: 'Given' } })
})

test('a design that staff make has the firm’s rates of that day, and keeps them', async () => {
  const id = await made(staff, 'Priced')
  const { day } = (await staff.rates.get({})).saved!
  const own = { currency: 'GBP', ratesOf: day }
  expect(await pricedOf(id)).toEqual(
    expect.arrayContaining([
      { item: 'Developer', unitPrice: 900, ...own },
      { item: 'Integration engineer', unitPrice: 950.5, ...own },
    ]),
  )
  const printed = await printedOf(id)
  expect(printed).toContain(`from our rate card of ${formatDay(day)}.`)
  expect(printed).toContain('Day rates of the ')

  await administrator.rates.save({ base: 1, currency: 'EUR', rates: [{ role: 'Developer', rate: 1_200 }] })
  expect(await printedOf(id)).toBe(printed)
  const [line] = (await factsOf(id)).workstreams
  await staff.design.change({ id, base: '1.0.0', changes: [{ op: 'set', id: line!.id, field: 'weeks', value: 9 }] })
  expect(await pricedOf(id)).toEqual(expect.arrayContaining([{ item: 'Developer', unitPrice: 900, ...own }]))
  expect(await pricedOf(await made(staff, 'Priced', { documentType: 'excel' }))).toEqual(await pricedOf(id))
})

test('a client who makes a document is not shown the firm’s rates, and a brief without a design has none', async () => {
  expect(await pricedOf(await made(client, 'By the client'))).toEqual([])
  const reading = await made(staff, 'Not designed', { startFrom: 'brief', hosting: undefined })
  expect(await pricedOf(reading)).toEqual([])
  expect(await printedOf(reading)).not.toContain('rate card')
})

test('a price set by hand is named as the firm’s only while it is', async () => {
  const id = await made(client, 'By hand')
  const { id: line } = (await factsOf(id)).costs.find(({ item }) => item === 'Developer')!
  const set = (base: string, field: string, value: unknown) =>
    staff.design.change({ id, base, changes: [{ op: 'set', id: line, field, value }] })
  await staff.design.change({
    id,
    base: '1.0.0',
    changes: [
      { op: 'set', id: line, field: 'unitPrice', value: 1_200 },
      { op: 'set', id: line, field: 'currency', value: 'EUR' },
    ],
  })
  const { day } = (await staff.rates.get({})).saved!
  expect(await pricedOf(id)).toEqual([{ item: 'Developer', unitPrice: 1_200, currency: 'EUR', ratesOf: day }])
  await set('1.1.0', 'unitPrice', 1_000)
  expect(await pricedOf(id)).toEqual([{ item: 'Developer', unitPrice: 1_000, currency: 'EUR', ratesOf: undefined }])
  await expect(set('1.2.0', 'ratesOf', '2026-01-01')).rejects.toMatchObject({ code: 'invalid-input' })
})
