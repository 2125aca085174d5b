import { tmpdir } from 'node:os'
import { listOwnConversations } from './chat/list-own-conversations.ts'
import { createComparisons } from './exports/create-comparisons.ts'
import { createDrive } from './drive/create-drive.ts'
import { syncDocument, syncOnActivity } from './drive/sync-document.ts'
import { publishActivity } from '#server/activity/publish-activity.ts'
import { loadCopy } from './api/load-copy.ts'
import { createRefusalRecorder } from './audit/record-refusals.ts'
import { createExports } from './exports/create-exports.ts'
import { createPictures } from './exports/create-pictures.ts'
import { createRenderPool, warmUp } from './exports/render-pool.ts'
import { createGenerationPool } from './generation/generation-pool.ts'
import { createReadingBudget } from './generation/reading-budget.ts'
import { readTemplate } from './generation/read-template.ts'
import { writeDocument } from './generation/write-document.ts'
import { deliverMessage } from './hooks/deliver-message.ts'
import { hookPurpose } from './hooks/make-hook.ts'
import { notifyHooks } from '#server/hooks/notify-hooks.ts'
import { createNotificationFeed } from './notifications/follow-notifications.ts'
import { notifyPeople } from './notifications/notify-people.ts'
import { scheduleNotifications } from './notifications/schedule-notifications.ts'
import { createMailer } from './mail/create-mailer.ts'
import { emailPurpose } from '#server/mail/enqueue-email.ts'
import { sendEmail } from '#server/mail/send-email.ts'
import { createProviders } from './keys/create-providers.ts'
import type { Configuration } from './platform/configuration.ts'
import { type Database, ping } from './platform/database.ts'
import { checkRoom } from './platform/disk-room.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createSeal } from './platform/seal.ts'
import { linkPurpose } from './sharing/share-document.ts'
import { createServer } from './platform/serving/create-server.ts'
import type { Pages } from './platform/serving/serve-pages.ts'
import { createDailyBudget } from './usage/daily-budget.ts'
import { serveCalls } from './serve-calls.ts'

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
    | 'hookPorts'
  >
  /** Key of this deployment; data sealed in the database can be opened only with it. */
  secretKey: string
  log: Log
  pages?: Pages
  /** Runs the reading of briefs and the composing of documents; threads by default. */
  generating?: ReturnType<typeof createGenerationPool>
  /** Renders files; separate processes by default. */
  rendering?: ReturnType<typeof createRenderPool>
  /** Folders on the disks that the product uses, apart from the system's temporary one. */
  folders?: string[]
  /** True if no other process works on this database. */
  isAlone?: boolean
}

/** Creates the product without a port: `main.ts` listens on one, tests call it in process. */
export async function createApp({
  open: { database, url },
  configuration,
  secretKey,
  log,
  pages,
  generating = createGenerationPool(),
  rendering: pool = createRenderPool(),
  folders = [],
  isAlone = false,
}: Options) {
  const disks = [tmpdir(), ...folders]
  const settings = { pdfStandard: configuration.pdfStandard }
  const { jobs, ...parts } = createParts({ open: { database, url }, configuration, secretKey, log, generating, isAlone, pool })
  const server = await createServer({
    log,
    ...configuration,
    folders: disks,
    checkReady: readinessOf(database, disks),
    onRefused: createRefusalRecorder({ database, log }),
    ...(pages && { pages }),
  })
  const isSecure = configuration.publicUrl?.startsWith('https:') ?? false
  const context = { isSecure, jobs, readTemplate, readFor: createReadingBudget(), ask: generating.ask, url, ...parts }
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
    /** Renders once in advance, so that the first file is as fast as the next; useful only for a server that continues to run. */
    async warmUp() {
      await generating.warmUp()
      await warmUp(pool)
    },
    scheduleNotifications: () => scheduleNotifications(sharing, log),
    /** Stops accepting requests, hands running work over, and ends the threads and processes. */
    async close() {
      await server.app.close()
      await Promise.all([jobs.stop(), parts.feed.stop()])
      await Promise.all([pool.close(), generating.close()])
    },
  }
}

const readinessOf = (database: Database, folders: string[]) => async () => {
  // Checked first, because a database on a full disk does not respond.
  await checkRoom(folders)
  await ping(database)
}

type Made = Required<Pick<Options, 'open' | 'configuration' | 'secretKey' | 'log' | 'generating' | 'isAlone'>> & {
  pool: ReturnType<typeof createRenderPool>
}

/** Creates the services for calls and jobs, and the job queue. */
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
  const emailSeal = createSeal(secretKey, emailPurpose)
  const { allowsPrivateHooks, hookPorts } = configuration
  const hooks = { database, hookSeal: createSeal(secretKey, hookPurpose), allowsPrivateHooks, hookPorts }
  // The queue needs its handlers, some of which add jobs to it.
  const later: Pick<Jobs, 'enqueue'> = { enqueue: (...job) => jobs.enqueue(...job) }
  const handlers = {
    generation: writeDocument({ database, makeFile, chooseComposer: providers.chooseComposer, dailyBudget, ask }),
    letter: sendEmail({ database, mailer, emailSeal }),
    activity: publishActivity([
      notifyPeople({ jobs: later, emailSeal, mailer, publicUrl: configuration.publicUrl }),
      notifyHooks({ jobs: later, publicUrl: configuration.publicUrl }),
      ...(google ? [syncOnActivity(later)] : []),
    ]),
    hook: deliverMessage(hooks),
    ...(google && { drive: syncDocument({ database, drive: google, loadCopy: loadCopy({ database, makeFile }) }) }),
  }
  const jobs: Jobs = createJobs({ database, url, handlers, log, isAlone })
  const feed = createNotificationFeed({ url, log })
  const parts = { jobs, feed, makeFile, providers, vault, dailyBudget, drive }
  return { ...parts, isInDrive: google !== undefined, mailer, emailSeal, ...hooks }
}
