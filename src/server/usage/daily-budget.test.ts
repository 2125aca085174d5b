import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { answerByChapter } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'

const vendor = await givenVendor()
vendor.answerOtherwise(answerByChapter)
const claude = { key: 'sk-secret-1', address: vendor.address, modelId: 'claude-sonnet-5-5' }
const apps: Awaited<ReturnType<typeof givenApp>>[] = []
afterAll(async () => {
  for (const app of apps) await app.end()
  await vendor.close()
})
async function given(options: Parameters<typeof givenApp>[0]) {
  const app = await givenApp(options)
  apps.push(app)
  return app
}

const asked = (projectName: string) => ({
  documentType: 'hld' as const,
  client: 'calder' as const,
  projectName,
  outputFormat: 'json' as const,
  useAgent: 'false' as const,
})
const estimated = { documentType: 'hld', length: '100' } as never

test(
  'an account asks for as many documents as a day allows; that is told before, and another account has its own',
  { timeout: 300_000 },
  async () => {
    const app = await given({ dailyLimits: { documents: 2, cost: undefined } })
    const [staff, other] = [await app.signedIn(), await app.signedIn()]
    await staff.documentsV3.generate(asked('One'), { idempotencyKey: 'daily-one' })
    expect((await staff.usage.estimate(estimated)).ofToday).toBe(null)
    await staff.documentsV3.generate(asked('Two'), {})
    expect((await staff.usage.estimate(estimated)).ofToday).toContain('2 of the 2 documents that this account may ask for today')
    await expect(staff.documentsV3.generate(asked('Three'), {})).rejects.toMatchObject({ code: 'too-many-requests' })
    await staff.documentsV3.generate(asked('One'), { idempotencyKey: 'daily-one' })
    await other.documentsV3.generate(asked('Three'), {})
  },
)

test(
  'when the day’s money is spent, documents are written offline, and both the estimate and the document say why',
  { timeout: 300_000 },
  async () => {
    const app = await given({ vendors: { ...noVendors, claude }, dailyLimits: { documents: 100, cost: 0.000_001 } })
    const staff = await app.signedIn()
    expect((await staff.usage.estimate(estimated)).isOffline).toBe(false)
    expect((await staff.documentsV3.generate(asked('Paid'), {})).marks).toEqual([])
    const requests = vendor.seen.length
    expect(await staff.usage.estimate(estimated)).toMatchObject({ isOffline: true, ofToday: expect.stringContaining('is spent') })
    const { marks } = await staff.documentsV3.generate(asked('Unpaid'), {})
    expect(marks[0]?.sentence).toContain('the day’s budget for vendors is spent')
    expect(vendor.seen.length).toBe(requests)
  },
)
