import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { formatNames } from '#shared/formats.ts'
import type { Solution } from '#server/solution/solution.ts'
import { fileBeginnings } from '#server/testing/file-beginnings.ts'
import { givenApp } from '#server/testing/given-app.ts'

/** A High-Level Design stored by the composer of commit 1c5f52c7, which found requirements and components by patterns. */
const file = join(import.meta.dirname, '../testing/version-of-pattern-composer.json')
const stored = JSON.parse(readFileSync(file, 'utf8')) as { brief: Brief; solution: Solution; content: Content }

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => (app = await givenApp()))
afterAll(() => app.end())

const asked = (projectName: string) => ({
  documentType: 'hld' as const,
  client: stored.brief.client,
  projectName,
  outputFormat: 'json' as const,
  requirements: JSON.stringify(stored.brief.requirements),
})

/** Creates a document whose first version is the stored one. */
async function givenStored(projectName: string) {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV3.generate(asked(projectName))
  const content = JSON.stringify(stored.content)
  const columns = {
    brief: JSON.stringify({ ...stored.brief, projectName }),
    hash: createHash('sha256').update(content).digest('hex'),
  }
  // The database refuses to change a version; the test disables that to imitate an earlier release.
  await app.database.transaction().execute(async (transaction) => {
    await sql`alter table versions disable trigger user`.execute(transaction)
    await sql`
      update versions set brief = ${columns.brief}, solution = ${JSON.stringify(stored.solution)}, content = ${content}, content_hash = ${columns.hash}
      where document_id = ${document.id}`.execute(transaction)
    await sql`alter table versions enable trigger user`.execute(transaction)
  })
  return { staff, id: document.id }
}

test('a version of the composer before opens as it was written', async () => {
  const { staff, id } = await givenStored('Opened')
  const { content } = await staff.sharing.printed({ id })
  expect(content.sections.map(({ heading }) => heading)).toEqual(stored.content.sections.map(({ heading }) => heading))
  expect(content.sections[0]!.blocks.length).toBeGreaterThan(0)
})

test.each(formatNames)('it is exported as %s', async (format) => {
  const { staff, id } = await givenStored(`Exported ${format}`)
  const { documents } = await staff.documentsV3.list({})
  const listed = documents.find((one) => one.id === id)
  const file = await staff.get(listed?.downloadUrls[format] ?? '')
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.toString('latin1').startsWith(fileBeginnings[format])).toBe(true)
})

test('the next version is made from the same brief, and compared with it', async () => {
  const { staff, id } = await givenStored('Compared')
  await staff.documentsV3.generate({ ...asked('Compared'), startFrom: 'brief' })
  const compared = await staff.comparison.compare({ id })
  expect(compared).toMatchObject({ from: '1.0.0', to: '1.1.0' })
  expect(compared.facts.length).toBeGreaterThan(5)
  const version = (await staff.documentsV1.get({ id })).versions[0]!
  expect(version.changelog).toMatch(/components: removed .* and \d+ more/)
})
