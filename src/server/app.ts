import { tmpdir } from 'node:os'
import { api } from '#shared/api/api.ts'
import { firm } from '#shared/firm.ts'
import { accountGuards, accountHandlers } from './accounts/handlers.ts'
import { findViewer, findViewerInPerson, isSignedIn } from './accounts/find-viewer.ts'
import { refuseUnlessMay, type Viewer } from './accounts/policy.ts'
import { signInCookie } from './accounts/sign-in-cookie.ts'
import { passkeyHandlers } from './accounts/passkeys/handlers.ts'
import type { OwnDataMeans } from './accounts/settings/gather-own-data.ts'
import { settingsGuards, settingsHandlers } from './accounts/settings/handlers.ts'
import { teamHandlers } from './accounts/team/handlers.ts'
import { comparisonHandlers } from './api/comparison.ts'
import type { DocumentContext } from './api/document-context.ts'
import { documentPageHandlers } from './api/document-page.ts'
import { documentsV1Handlers } from './api/documents-v1.ts'
import { documentsV2Handlers } from './api/documents-v2.ts'
import { documentsV3Handlers } from './api/documents-v3.ts'
import { conversationHandlers } from './chat/handlers.ts'
import { listOwnConversations } from './chat/list-own-conversations.ts'
import { commentHandlers } from './comments/handlers.ts'
import { clientsHandlers } from './api/clients.ts'
import { overviewHandlers } from './api/overview.ts'
import { sampleHandlers } from './clients/handlers.ts'
import { sharedCommentHandlers } from './api/shared-comments.ts'
import { sharingHandlers } from './api/sharing.ts'
import { reviewHandlers, type ReviewsContext } from './api/reviews.ts'
import { createComparisons } from './exports/create-comparisons.ts'
import { libraryHandlers } from './api/library.ts'
import { linksHandlers } from './api/links.ts'
import { createDrive } from './drive/create-drive.ts'
import { syncDocument, syncOnActivity } from './drive/sync-document.ts'
import { tellActivity } from './activity/tell-activity.ts'
import { enquiryGuards, enquiryHandlers } from './enquiries/handlers.ts'
import { type ErasureContext, erasureHandlers } from './api/erasure.ts'
import { driveHandlers } from './api/drive.ts'
import { tokenHandlers } from './api/tokens.ts'
import { loadCopy } from './api/load-copy.ts'
import { projectHandlers } from './projects/handlers.ts'
import { searchHandlers } from './api/search.ts'
import { createRefusalRecorder } from './audit/record-refusals.ts'
import { createExports } from './exports/create-exports.ts'
import { createPictures } from './exports/create-pictures.ts'
import { createRenderPool, warmUp } from './exports/render-pool.ts'
import { createGenerationPool } from './generation/generation-pool.ts'
import { readTemplate } from './generation/read-template.ts'
import { writeDocument } from './generation/write-document.ts'
import { deliverMessage } from './hooks/deliver-message.ts'
import { hookHandlers } from './hooks/handlers.ts'
import { hookPurpose, type HookServices } from './hooks/make-hook.ts'
import { tellHooks } from './hooks/tell-hooks.ts'
import { createNotificationFeed } from './notifications/follow-notifications.ts'
import { notificationHandlers, type NotificationsContext } from './notifications/handlers.ts'
import { notifyPeople } from './notifications/notify-people.ts'
import { tendNotifications } from './notifications/send-digests.ts'
import { createMailer } from './mail/create-mailer.ts'
import { letterPurpose } from './mail/post-letter.ts'
import { sendLetter } from './mail/send-letter.ts'
import { type KeysContext, keyHandlers } from './keys/handlers.ts'
import { createProviders } from './keys/create-providers.ts'
import type { Configuration } from './platform/configuration.ts'
import { type Database, ping } from './platform/database.ts'
import { checkRoom } from './platform/disk-room.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createSeal } from './platform/seal.ts'
import { linkPurpose } from './sharing/share-document.ts'
import { createServer } from './platform/serving/create-server.ts'
import { printOpenApi } from './platform/serving/open-api.ts'
import { serveApi, serveDocument } from './platform/serving/serve-api.ts'
import type { Pages } from './platform/serving/serve-pages.ts'
import { createDailyBudget } from './usage/daily-budget.ts'
import { type UsageContext, usageHandlers } from './usage/handlers.ts'

const accountOf = ({ accountId }: Viewer) => accountId
/** How every call knows who makes it. */
const callers = { findViewer, isSignedIn, accountOf, refuseUnlessMay }
/** Of calls that no token reaches. */
const callersInPerson = { ...callers, findViewer: findViewerInPerson }
const inPerson: (keyof typeof api)[] = ['accounts', 'passkeys', 'settings', 'team', 'keys', 'tokens', 'hooks']

type Options = {
  open: { database: Database; url: string }
  configuration: Pick<
    Configuration,
    | 'publicUrl'
    | 'trustProxy'
    | 'vendors'
    | 'tokensPerDocument'
    | 'dailyLimits'
    | 'mail'
    | 'google'
    | 'pdfStandard'
    | 'allowsPrivateHooks'
  >
  /** Of this deployment; what is sealed in the database opens with it alone. */
  secretKey: string
  log: Log
  pages?: Pages
  /** Where briefs are read and documents composed: in threads unless said otherwise. */
  generating?: ReturnType<typeof createGenerationPool>
  /** Folders on whose disk the product lives, beside the system's temporary one. */
  folders?: string[]
  /** Whether no other process works on this database. */
  isAlone?: boolean
}

/** The product without a port: `main.ts` listens with it, tests call it in process. */
export async function createApp({
  open: { database, url },
  configuration,
  secretKey,
  log,
  pages,
  generating = createGenerationPool(),
  folders = [],
  isAlone = false,
}: Options) {
  const pool = createRenderPool()
  const settings = { pdfStandard: configuration.pdfStandard }
  const { jobs, ...parts } = createParts({ open: { database, url }, configuration, secretKey, log, generating, isAlone, pool })
  const server = await createServer({
    log,
    ...configuration,
    checkReady: async () => {
      await ping(database)
      await checkRoom([tmpdir(), ...folders])
    },
    onRefused: createRefusalRecorder({ database, log }),
    ...(pages && { pages }),
  })
  const isSecure = configuration.publicUrl?.startsWith('https:') ?? false
  const context = { isSecure, jobs, readTemplate, ask: generating.ask, url, ...parts }
  const sharing = {
    ...context,
    publicUrl: configuration.publicUrl,
    linkSeal: createSeal(secretKey, linkPurpose),
    drawBlock: createPictures({ draw: pool.run }),
    comparisons: createComparisons({ database, settings, run: pool.run }),
    render: pool.run,
    renderSettings: settings,
    listOwnConversations,
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
    tendNotifications: () => tendNotifications(sharing, log),
    /** Lets nobody in, hands over what runs, and ends the threads. */
    async close() {
      await server.app.close()
      await Promise.all([jobs.stop(), parts.feed.stop()])
      await Promise.all([pool.close(), generating.close()])
    },
  }
}

type Made = Required<Pick<Options, 'open' | 'configuration' | 'secretKey' | 'log' | 'generating' | 'isAlone'>> & {
  pool: ReturnType<typeof createRenderPool>
}

/** What calls and jobs work with, and the jobs. */
function createParts({
  open: { database, url },
  configuration,
  secretKey,
  log,
  generating: { ask },
  isAlone,
  pool: { run: render },
}: Made) {
  const makeFile = createExports({ database, settings: { pdfStandard: configuration.pdfStandard }, render })
  const vault = { database, secretKey }
  const providers = createProviders({ ...configuration, vault })
  const dailyBudget = createDailyBudget(database, configuration.dailyLimits)
  const { drive, google } = createDrive(database, configuration.google)
  const mailer = configuration.mail && createMailer(configuration.mail)
  const letterSeal = createSeal(secretKey, letterPurpose)
  const hooks = { database, hookSeal: createSeal(secretKey, hookPurpose), allowsPrivateHooks: configuration.allowsPrivateHooks }
  // The queue takes its handlers, of which some put jobs into it.
  const later: Pick<Jobs, 'enqueue'> = { enqueue: (...job) => jobs.enqueue(...job) }
  const handlers = {
    generation: writeDocument({ database, makeFile, chooseComposer: providers.chooseComposer, dailyBudget, ask }),
    letter: sendLetter({ database, mailer, letterSeal }),
    activity: tellActivity([
      notifyPeople({ jobs: later, letterSeal, mailer, publicUrl: configuration.publicUrl }),
      tellHooks({ jobs: later, publicUrl: configuration.publicUrl }),
      ...(google ? [syncOnActivity(later)] : []),
    ]),
    hook: deliverMessage(hooks),
    ...(google && { drive: syncDocument({ database, drive: google, loadCopy: loadCopy({ database, makeFile }) }) }),
  }
  const jobs: Jobs = createJobs({ database, url, handlers, log, isAlone })
  const feed = createNotificationFeed({ url, log })
  const parts = { jobs, feed, makeFile, providers, vault, dailyBudget, drive }
  return { ...parts, isInDrive: google !== undefined, mailer, letterSeal, ...hooks }
}

type Server = Awaited<ReturnType<typeof createServer>>
type Context = DocumentContext & UsageContext & KeysContext & ErasureContext & { isSecure: boolean }

type Comparing = { comparisons: ReturnType<typeof createComparisons> }

function serveCalls(
  server: Server,
  context: Context,
  sharing: ReviewsContext & Context & Comparing & HookServices & NotificationsContext & OwnDataMeans,
) {
  serveApi(server, api.accounts, { handlers: accountHandlers, guards: accountGuards, ...callersInPerson, context })
  serveApi(server, api.passkeys, { handlers: passkeyHandlers, ...callersInPerson, context: sharing })
  serveApi(server, api.settings, { handlers: settingsHandlers, guards: settingsGuards, ...callersInPerson, context: sharing })
  serveApi(server, api.team, { handlers: teamHandlers, ...callersInPerson, context })
  serveApi(server, api.keys, { handlers: keyHandlers, ...callersInPerson, context })
  serveApi(server, api.erasure, { handlers: erasureHandlers, ...callersInPerson, context })
  serveApi(server, api.comments, { handlers: commentHandlers, ...callers, context })
  serveApi(server, api.conversations, { handlers: conversationHandlers, ...callers, context })
  serveApi(server, api.documentsV1, { handlers: documentsV1Handlers, ...callers, context })
  serveApi(server, api.documentsV2, { handlers: documentsV2Handlers, ...callers, context })
  serveApi(server, api.documentsV3, { handlers: documentsV3Handlers, ...callers, context })
  serveApi(server, api.documentPage, { handlers: documentPageHandlers, ...callers, context })
  serveApi(server, api.reviews, { handlers: reviewHandlers, ...callers, context: sharing })
  serveApi(server, api.library, { handlers: libraryHandlers, ...callers, context })
  serveApi(server, api.clients, { handlers: clientsHandlers, ...callers, context })
  serveApi(server, api.overview, { handlers: overviewHandlers, ...callers, context })
  serveApi(server, api.enquiries, { handlers: enquiryHandlers, guards: enquiryGuards, ...callers, context: sharing })
  serveApi(server, api.notifications, { handlers: notificationHandlers, ...callers, context: sharing })
  serveApi(server, api.projects, { handlers: projectHandlers, ...callers, context: sharing })
  serveApi(server, api.search, { handlers: searchHandlers, ...callers, context })
  serveApi(server, api.samples, { handlers: sampleHandlers, ...callers, context })
  serveApi(server, api.drive, { handlers: driveHandlers, ...callers, context })
  serveApi(server, api.links, { handlers: linksHandlers, ...callers, context: sharing })
  serveApi(server, api.sharing, { handlers: sharingHandlers, ...callers, context: sharing })
  serveApi(server, api.sharedComments, { handlers: sharedCommentHandlers, ...callers, context: sharing })
  serveApi(server, api.comparison, { handlers: comparisonHandlers, ...callers, context: sharing })
  serveApi(server, api.tokens, { handlers: tokenHandlers, ...callersInPerson, context })
  serveApi(server, api.hooks, { handlers: hookHandlers, ...callersInPerson, context: sharing })
  serveApi(server, api.usage, { handlers: usageHandlers, ...callers, context })
  serveDocument(
    server,
    '/api/openapi.json',
    printOpenApi(api, {
      title: firm.name,
      version: '1',
      cookie: signInCookie(context.isSecure),
      inPerson,
    }),
  )
}
