import { sql } from 'kysely'
import type { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database.ts'
import { createCallers, type Caller } from './sample-callers.ts'
import { sampleContacts, sampleEnquiries } from './sample-firm.ts'
import { listSampleProjects } from './sample-projects.ts'
import { spreadOverTime } from './spread-over-time.ts'
import { workOnProjects } from './work-on-projects.ts'
import { workWithDocuments } from './work-with-documents.ts'
import { writeSampleDocuments } from './write-sample-documents.ts'

type App = Awaited<ReturnType<typeof createApp>>
type Options = { app: App; database: Database; demo: string; password: string; say(line: string): void }

/**
 * Fills the database with a month of a firm's work, made from `examples/` by the product's own calls; the same each time, apart from ids.
 */
export async function fillSample({ app, database, demo, password, say }: Options): Promise<void> {
  const { staff, clients } = await createCallers(app, database, { demo, password })
  for (const { client, displayName: name, email } of sampleContacts)
    await staff[0]!.clients.addContact({ id: client!, name, email, phone: '', role: '' })
  const documents = await writeSampleDocuments(staff, listSampleProjects())
  say(`${documents.length} documents are written`)
  await workWithDocuments(documents, { staff, clients })
  say('they are approved, shared, commented on and reviewed')
  await workOnProjects(staff)
  say('projects are under way')
  await enquire(app, staff[0]!)
  await untilQuiet(database)
  await spreadOverTime(database, documents)
}

/** Sends enquiries of visitors, each from its own address. */
async function enquire(app: App, staff: Caller) {
  for (const [at, [name, organisation, message]] of sampleEnquiries.entries()) {
    const email = `${name.split(' ')[0]!.toLowerCase()}@visitor.example`
    const payload = { name, organisation, email, message }
    await app.http.inject({ method: 'POST', url: '/api/enquiries', payload, remoteAddress: `203.0.113.${at + 1}` })
  }
  const { enquiries } = await staff.enquiries.list({})
  for (const { id } of enquiries.slice(5)) await staff.enquiries.settle({ id, state: 'answered' })
}

/** Waits until all jobs have finished. */
async function untilQuiet(database: Database) {
  for (;;) {
    const { rows } = await sql`select from jobs where state in ('queued', 'running') limit 1`.execute(database)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
