import { describe, expect, test } from 'vitest'
import { solutionOf } from '#server/compose/propose-solution.ts'
import { readWords } from '#server/compose/reading/test-reading.ts'

const work = `Skippers book a berth with a form on the website.
The harbour office releases each booking before it counts.
Every change of a booking is logged with who made it and when.
Each booking is checked against the list of berths and the draught of the boat.
The harbour master sees the figures of the month.`

const more = `Skippers are told by e-mail when a berth is free.
600 skippers in 24 harbours use it; a search takes at most 3 seconds.
Bookings are kept for 5 years.
The list of boats is imported from the register of boats each night.`

const designOf = (constraints: string) => solutionOf(readWords({ technicalRequirements: work, constraints }), '2026-11-02')
const madeOf = (constraints: string, product: string) =>
  designOf(constraints).elements.filter(({ kind, technology }) => kind !== 'external-system' && technology?.includes(product))

describe('a product that is prescribed does the work that it is prescribed for', () => {
  test.each<[string, string, RegExp]>([
    ['MariaDB is what our two administrators know.', 'MariaDB', /record store|register|database/i],
    ['The Guild has a company-wide agreement with MongoDB Atlas; proposals are to use it.', 'MongoDB Atlas', /store|register/i],
    ['Sign-in with Okta.', 'Okta', /sign-on|identity|access/i],
    ['Reports shall be realised in Qlik Sense, which is licensed for all harbours.', 'Qlik', /dashboard|report/i],
    ['Everybody signs in with Norpass, the login of the harbour.', 'Norpass', /sign-on|identity|access/i],
    ['Skippers log in once, through the harbour’s Active Directory.', 'Active Directory', /sign-on|identity|access/i],
    ['Tablets are iPads.', 'iPads', /field app/i],
    ['Everything new runs with Exoscale.', 'Exoscale', /platform/i],
    ['The service runs in the Guild’s tenancy on Azure in Norway East.', 'Azure', /platform|store|application/i],
    ['It must run on OpenShift.', 'OpenShift', /platform/i],
  ])('%s', (words, product, does) => {
    expect(
      madeOf(words, product)
        .map(({ name, responsibility }) => `${name} ${responsibility}`)
        .join('; '),
    ).toMatch(does)
  })

  test('what is written for the client is written in their language', () => {
    const { elements } = designOf(
      'Java is what the 9 developers know.\nCards for guests are printed by the office.\nOwn server rooms at the quay.',
    )
    const inJava = elements.filter(({ technology }) => technology?.includes('Java'))
    expect(inJava.length).toBeGreaterThan(0)
    expect(inJava.map(({ role }) => role)).not.toContain('operation')
  })
})

describe('what no entry of the catalogue stands for is carried all the same', () => {
  test.each<[string, string, RegExp]>([
    ['Payment: Quaypay and Coinbridge, contract exists.', 'Quaypay', /payment/i],
    ['Sea charts by S-63 and positions as KQX files.', 'KQX', /positions/i],
    ['The pages follow WCAG 2.1 AA.', 'WCAG 2.1 AA', /accessible|web application/i],
    ['Faults are reported as tickets in Topdesk.', 'Topdesk', /ticket/i],
    ['Our two developers know Django and nothing else.', 'Django', /check|log|booking/i],
  ])('%s', (words, product, does) => {
    const { elements, relations } = solutionOf(
      readWords({ technicalRequirements: `${work}\n${more}`, constraints: words }),
      '2026-11-02',
    )
    const carriers = elements.filter(
      ({ name, kind, technology }) => kind !== 'system' && `${name} ${technology ?? ''}`.includes(product),
    )
    const linked = carriers.filter(({ id }) => relations.some(({ from, to }) => from === id || to === id))
    expect(linked.map(({ name, responsibility }) => `${name} ${responsibility}`).join('; ')).toMatch(does)
  })
})

test('a cloud that is refused in an answer is not where it runs', () => {
  const { cloud, environments } = designOf('Q: May we propose Azure?\nA: No.')
  expect(cloud).toBe('neutral')
  expect(JSON.stringify(environments)).not.toContain('Azure')
})

test('tablets that are there carry the pages, and no part of their own', () => {
  const { elements } = solutionOf(
    readWords({ technicalRequirements: `${work}\n${more}\nThe tablets are Samsung Tab Active5, eight of them.` }),
    '2026-11-02',
  )
  expect(elements.filter(({ technology }) => technology?.includes('Active5')).map(({ role }) => role)).toEqual(['channel'])
})

describe('a product is not made to do what it is not for', () => {
  test('a database is not claimed by the audit log', () => {
    const carriers = madeOf('The database shall be MariaDB.', 'MariaDB')
    expect(carriers.map(({ role }) => role)).not.toContain('control')
  })
  test('the management of tablets approves no bookings', () => {
    expect(madeOf('Tablets are iPads, managed with Intune.', 'Intune').filter(({ role }) => role === 'work')).toEqual([])
  })
  test('a language is no product that something bought is made of', () => {
    const { elements } = designOf('Java is what the 9 developers know.')
    expect(elements.filter(({ technology, role }) => technology === 'Java' && (role === 'store' || role === 'connector'))).toEqual(
      [],
    )
  })
  test('a cloud that is refused carries nothing', () => {
    expect(madeOf('No public cloud. Azure may not be used.', 'Azure')).toEqual([])
  })
  test('low-code as a kind refuses the products of that kind', () => {
    const { elements } = designOf('Low-code platforms are not accepted. It runs on our Azure subscription.')
    expect(elements.map(({ technology }) => technology ?? '').join()).not.toMatch(/Power (?:Apps|Automate|Platform)|AppSheet|APEX/)
  })
})
