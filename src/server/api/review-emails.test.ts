import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'

let mail: Awaited<ReturnType<typeof givenMailServer>>
let app: Awaited<ReturnType<typeof givenApp>>

beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ publicUrl: 'https://arcwright.test', mail: { url: mail.url, from: 'documents@arcwright.test' } })
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})

const soon = { timeout: 20_000, interval: 100 }
const wordsTo = (address: string) =>
  mail.received.filter(({ to }) => to.includes(address)).map(({ text }) => text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))

test('whoever is asked to review is written to once, with the way to it; one that is refused goes out when it is tried again', async () => {
  const address = `ada-${crypto.randomUUID()}@example.test`
  const [staff, colleague, nameless] = [await app.signedIn(), await app.signedIn(null, address), await app.signedIn()]
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'Asked by letter' }
  const { id } = (await staff.documentsV1.generate(brief)).document
  mail.next.push('refuse')
  const people = [{ address: 'grace@example.test', name: 'Grace' }]
  const asked = await staff.reviews.ask({ id, version: '1.0.0', people })
  expect(asked.isPosted).toBe(true)
  const letterOf = async () => (await staff.reviews.list({ id })).reviews[0]!.reviewers[0]!.letter
  await expect.poll(async () => (await letterOf())?.delivery?.state, soon).toBe('failed')
  expect((await letterOf())?.delivery?.error).toContain('No such mailbox here')
  const again = { id: asked.id, to: 'grace@example.test' }
  await expect(colleague.reviews.sendAgain(again)).rejects.toMatchObject({ code: 'not-found' })
  await staff.reviews.sendAgain(again)
  await expect.poll(async () => (await letterOf())?.delivery, soon).toEqual({ state: 'sent', error: null })
  const words = wordsTo('grace@example.test')
  expect(words).toHaveLength(1)
  expect(words[0]).toContain((await letterOf())!.link)
  expect((await letterOf())!.link).toMatch(/^https:\/\/arcwright\.test\/reviewing\//)

  await staff.reviews.withdraw({ id: asked.id })
  const more = [staff, colleague, nameless].map(({ username }) => ({ address: username }))
  await staff.reviews.ask({ id, version: '1.0.0', people: more })
  await expect.poll(() => wordsTo(address).length, soon).toBe(1)
  expect(wordsTo(address)[0]).toContain(`https://arcwright.test/documents/${id}?version=1.0.0&panel=review`)
  // The person who asks needs no email, and the third person has no known address.
  const { reviewers } = (await staff.reviews.list({ id })).reviews[0]!
  expect(reviewers.filter(({ letter }) => letter?.delivery)).toHaveLength(1)
  expect(mail.received).toHaveLength(2)
})

test('without a mail server the letter is there to be copied', async () => {
  const bare = await givenApp()
  try {
    const staff = await bare.signedIn()
    const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'To be copied' }
    const { id } = (await staff.documentsV1.generate(brief)).document
    const { isPosted } = await staff.reviews.ask({ id, version: '1.0.0', people: [{ address: 'grace@example.test' }] })
    const { letter } = (await staff.reviews.list({ id })).reviews[0]!.reviewers[0]!
    expect([isPosted, letter]).toMatchObject([false, { to: 'grace@example.test', delivery: null }])
  } finally {
    await bare.end()
  }
})
