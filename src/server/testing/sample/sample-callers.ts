import { api } from '#shared/api/api.ts'
import { createClient } from '#shared/api/client.ts'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import type { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database.ts'
import { sendInProcess } from '../call-app.ts'
import { type SamplePerson, sampleClientAccounts, sampleStaff } from './sample-firm.ts'

type App = Awaited<ReturnType<typeof createApp>>

/** A person with an account, and their calls. */
export type Caller = SamplePerson & ReturnType<typeof callsOf>

function callsOf(app: App) {
  const send = sendInProcess({ app: app.http }, new Map())
  return {
    accounts: createClient(api.accounts, send),
    clients: createClient(api.clients, send),
    comments: createClient(api.comments, send),
    documentsV1: createClient(api.documentsV1, send),
    documentsV3: createClient(api.documentsV3, send),
    documentPage: createClient(api.documentPage, send),
    enquiries: createClient(api.enquiries, send),
    projects: createClient(api.projects, send),
    reviews: createClient(api.reviews, send),
    sharing: createClient(api.sharing, send),
  }
}

/** Creates an account for each person, all with the same password, signs them in and switches to live work. */
export async function createCallers(app: App, database: Database, { demo, password }: { demo: string; password: string }) {
  const demoAccount = { username: demo, displayName: 'Demo', email: `${demo}@arcwright.example`, client: null }
  const callers: Caller[] = []
  for (const person of [demoAccount, ...sampleStaff, ...sampleClientAccounts]) {
    await createAccount(database, { ...person, password })
    const calls = callsOf(app)
    await calls.accounts.login({ username: person.username, password })
    if (person.client === null) await calls.accounts.chooseWorkspace({ mode: 'live' })
    callers.push({ ...person, ...calls })
  }
  return { staff: callers.filter(({ client }) => client === null), clients: callers.filter(({ client }) => client !== null) }
}
