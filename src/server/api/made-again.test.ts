import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const summaryOf = (content: Content) =>
  [...walkSections(content.sections)].find(({ section }) => section.id === 'summary')!.section.blocks
const own = { type: 'paragraph' as const, text: [{ text: 'Ask the harbour master.' }] }

test('text by hand outlives a document made again from a changed brief, unless it starts from the brief alone', async () => {
  const named = { documentType: 'hld' as const, client: 'aldgate', projectName: 'Made again' }
  const first = { ...named, requirements: JSON.stringify(designRequirements), startFrom: 'customer-portal' }
  const { document, content } = await staff.documentsV3.generate(first)
  const { id } = document
  const kept = summaryOf(content).map((block) => ({ keep: block.id }))
  await staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks: [...kept, own] })
  const again = async (startFrom?: 'brief') => {
    const requirements = { ...designRequirements, additionalContext: 'The harbour is closed at night.' }
    await staff.documentsV3.generate({
      ...named,
      requirements: JSON.stringify(requirements),
      ...(startFrom && { startFrom }),
    })
    const printed = await staff.sharing.printed({ id })
    return JSON.stringify(summaryOf(printed.content))
  }
  expect(await again()).toContain('Ask the harbour master.')
  expect(await again('brief')).not.toContain('Ask the harbour master.')
})
