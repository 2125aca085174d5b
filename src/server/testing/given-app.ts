import { type DestinationStream, pino } from 'pino'
import { createApp } from '#server/app.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { createRenderPool } from '#server/exports/render-pool.ts'
import { generateHere } from '#server/generation/generation-pool.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { createLog } from '#server/platform/log.ts'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { api } from '#shared/api/api.ts'
import { createClient } from '#shared/api/client.ts'
import type { ClientId } from '#shared/client-id.ts'
import { cookieHeader, sendInProcess } from './call-app.ts'
import { noVendors } from './no-vendors.ts'
import { givenDatabase } from './start-database.ts'

type Given = Pick<
  Configuration,
  'publicUrl' | 'vendors' | 'tokensPerDocument' | 'dailyLimits' | 'mail' | 'google' | 'allowsPrivateHooks' | 'hookPorts'
> & {
  /** Receives the complete log, which is otherwise discarded. */
  logTo: DestinationStream
  /** Folders on the disks that the product uses. */
  folders: string[]
}

const amply: Given['dailyLimits'] = { documents: 10_000, cost: undefined }

export const secretKey = 'a secret key that only tests have'

/** The lowest cost that Argon2 accepts. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A rendering process takes seconds to load the sources, so all apps of a test process share two. */
const rendering = { ...createRenderPool(), close: () => Promise.resolve() }

/** All calls, sent by the same function. */
const callsThrough = (send: ReturnType<typeof sendInProcess>) => ({
  accounts: createClient(api.accounts, send),
  clients: createClient(api.clients, send),
  passkeys: createClient(api.passkeys, send),
  settings: createClient(api.settings, send),
  team: createClient(api.team, send),
  keys: createClient(api.keys, send),
  enquiries: createClient(api.enquiries, send),
  erasure: createClient(api.erasure, send),
  comparison: createClient(api.comparison, send),
  documentsV1: createClient(api.documentsV1, send),
  documentsV2: createClient(api.documentsV2, send),
  documentsV3: createClient(api.documentsV3, send),
  design: createClient(api.design, send),
  designAnswers: createClient(api.designAnswers, send),
  documentPage: createClient(api.documentPage, send),
  comments: createClient(api.comments, send),
  conversations: createClient(api.conversations, send),
  rates: createClient(api.rates, send),
  references: createClient(api.references, send),
  reviews: createClient(api.reviews, send),
  library: createClient(api.library, send),
  projects: createClient(api.projects, send),
  questions: createClient(api.questions, send),
  search: createClient(api.search, send),
  drive: createClient(api.drive, send),
  links: createClient(api.links, send),
  notifications: createClient(api.notifications, send),
  overview: createClient(api.overview, send),
  samples: createClient(api.samples, send),
  sharing: createClient(api.sharing, send),
  sharedComments: createClient(api.sharedComments, send),
  tokens: createClient(api.tokens, send),
  hooks: createClient(api.hooks, send),
  usage: createClient(api.usage, send),
  weeklyReport: createClient(api.weeklyReport, send),
})

/** Creates the whole product in process, with its own database. Without `isWorking`, another process must run the jobs. */
export async function givenApp(options: Partial<Given> & { isWorking?: boolean; inThreads?: boolean } = {}) {
  const { publicUrl, vendors = noVendors, tokensPerDocument = 200_000, dailyLimits = amply } = options
  const { mail, google, logTo, folders = [], isWorking = true, allowsPrivateHooks = false, hookPorts = [] } = options
  const given = await givenDatabase()
  const app = await createApp({
    open: given,
    configuration: {
      publicUrl,
      vendors,
      tokensPerDocument,
      dailyLimits,
      mail,
      google,
      allowsPrivateHooks,
      hookPorts,
      trustProxy: false,
      pdfStandard: 'ua-1',
    },
    secretKey,
    folders,
    rendering,
    // A thread takes a second to load the sources, so only tests of threads use them.
    ...(!options.inThreads && { generating: generateHere() }),
    log: logTo ? createLog({ logLevel: 'trace', isDevelopment: false }, logTo) : pino({ level: 'silent' }),
  })
  // Loaded once in a process, and not while a job's lease is running.
  if (!options.inThreads) referenceDesigns()
  if (isWorking) app.jobs.start()

  /** Creates an account and signs it in; returns its typed calls, and functions for raw requests that the typed client would not send. */
  async function signedIn(client: ClientId | null = null, email = '') {
    const username = `account-${crypto.randomUUID()}`
    const password = await createAccount(given.database, { username, displayName: 'Given', email, client, cost })
    const jar = new Map<string, string>()
    const send = sendInProcess({ app: app.http }, jar)
    const calls = callsThrough(send)
    await calls.accounts.login({ username, password: password! })
    const get = (url: string, headers: Record<string, string> = {}) =>
      app.http.inject({ url, headers: { cookie: cookieHeader(jar), ...headers } })
    return { ...calls, send, get, username, password: password!, cookie: () => cookieHeader(jar) }
  }

  async function end() {
    await app.close()
    await given.drop()
  }
  return { ...app, database: given.database, url: given.url, signedIn, end }
}
