import { api } from '#shared/api/api.ts'
import { firm } from '#shared/firm.ts'
import { accountGuards, accountHandlers } from './accounts/handlers.ts'
import { findViewer, isSignedIn } from './accounts/find-viewer.ts'
import type { Viewer } from './accounts/policy.ts'
import { signInCookie } from './accounts/sign-in-cookie.ts'
import { comparisonHandlers } from './api/comparison.ts'
import type { DocumentContext } from './api/document-context.ts'
import { documentPageHandlers } from './api/document-page.ts'
import { documentsV1Handlers } from './api/documents-v1.ts'
import { documentsV2Handlers } from './api/documents-v2.ts'
import { documentsV3Handlers } from './api/documents-v3.ts'
import { commentHandlers } from './comments/handlers.ts'
import { sampleHandlers } from './clients/handlers.ts'
import { createLocalDrive } from './drive/local-drive.ts'
import { sharingHandlers } from './api/sharing.ts'
import { reviewHandlers, type ReviewsContext } from './api/reviews.ts'
import { createComparisons } from './exports/create-comparisons.ts'
import { createExports } from './exports/create-exports.ts'
import { createPictures } from './exports/create-pictures.ts'
import { createRenderPool, warmUp } from './exports/render-pool.ts'
import { createGenerationPool } from './generation/generation-pool.ts'
import { readTemplate } from './generation/read-template.ts'
import { writeDocument } from './generation/write-document.ts'
import { createProviders } from './keys/create-providers.ts'
import type { Configuration } from './platform/configuration.ts'
import { type Database, ping } from './platform/database.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createSeal } from './platform/seal.ts'
import { createServer } from './platform/serving/create-server.ts'
import { printOpenApi } from './platform/serving/open-api.ts'
import { serveApi, serveDocument } from './platform/serving/serve-api.ts'
import type { Pages } from './platform/serving/serve-pages.ts'
import { createDailyBudget } from './usage/daily-budget.ts'
import { type UsageContext, usageHandlers } from './usage/handlers.ts'

const accountOf = ({ accountId }: Viewer) => accountId

type Options = {
  open: { database: Database; url: string }
  configuration: Pick<Configuration, 'publicUrl' | 'trustProxy' | 'vendors' | 'tokensPerDocument' | 'dailyLimits' | 'pdfStandard'>
  /** Of this deployment; what is sealed in the database opens with it alone. */
  secretKey: string
  log: Log
  pages?: Pages
  /** Where briefs are read and documents composed: in threads unless said otherwise. */
  generating?: ReturnType<typeof createGenerationPool>
}

/** The product without a port: `main.ts` listens with it, tests call it in process. */
export async function createApp({
  open: { database, url },
  configuration,
  secretKey,
  log,
  pages,
  generating = createGenerationPool(),
}: Options) {
  const pool = createRenderPool()
  const settings = { pdfStandard: configuration.pdfStandard }
  const makeFile = createExports({ database, settings, render: pool.run })
  const providers = createProviders({ ...configuration, vault: { database, secretKey } })
  const dailyBudget = createDailyBudget(database, configuration.dailyLimits)
  const { ask } = generating
  const handlers = { generation: writeDocument({ database, makeFile, chooseComposer: providers.chooseComposer, dailyBudget, ask }) }
  const jobs = createJobs({ database, url, handlers, log })
  const server = await createServer({
    log,
    ...configuration,
    checkReady: () => ping(database),
    ...(pages && { pages }),
  })
  const isSecure = configuration.publicUrl?.startsWith('https:') ?? false
  const drive = createLocalDrive(database)
  const context = { database, isSecure, jobs, drive, dailyBudget, providers, readTemplate, makeFile, ask }
  const sharing = {
    ...context,
    publicUrl: configuration.publicUrl,
    linkSeal: createSeal(secretKey, 'share links'),
    drawBlock: createPictures({ draw: pool.run }),
    comparisons: createComparisons({ database, settings, run: pool.run }),
    render: pool.run,
    renderSettings: settings,
  }
  serveCalls(server, context, sharing)
  return {
    http: server.app,
    jobs,
    /** Makes the first file as quick as the next; worth it for a server that stays. */
    async warmUp() {
      await generating.warmUp()
      await warmUp(pool)
    },
    /** Lets nobody in, hands over what runs, and ends the threads. */
    async close() {
      await server.app.close()
      await jobs.stop()
      await Promise.all([pool.close(), generating.close()])
    },
  }
}

type Server = Awaited<ReturnType<typeof createServer>>
type Context = DocumentContext & UsageContext & { isSecure: boolean }

type Comparing = { comparisons: ReturnType<typeof createComparisons> }

function serveCalls(server: Server, context: Context, sharing: ReviewsContext & Context & Comparing) {
  serveApi(server, api.accounts, { handlers: accountHandlers, guards: accountGuards, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.comments, { handlers: commentHandlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.documentsV1, { handlers: documentsV1Handlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.documentsV2, { handlers: documentsV2Handlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.documentsV3, { handlers: documentsV3Handlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.documentPage, { handlers: documentPageHandlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.reviews, { handlers: reviewHandlers, findViewer, isSignedIn, accountOf, context: sharing })
  serveApi(server, api.samples, { handlers: sampleHandlers, findViewer, isSignedIn, accountOf, context })
  serveApi(server, api.sharing, { handlers: sharingHandlers, findViewer, isSignedIn, accountOf, context: sharing })
  serveApi(server, api.comparison, { handlers: comparisonHandlers, findViewer, isSignedIn, accountOf, context: sharing })
  serveApi(server, api.usage, { handlers: usageHandlers, findViewer, isSignedIn, accountOf, context })
  serveDocument(server, '/api/openapi.json', printOpenApi(api, { title: firm.name, version: '1', cookie: signInCookie }))
}
