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
import { designHandlers } from './api/design.ts'
import { designAnswersHandlers } from './api/design-answers.ts'
import { designSheetHandlers } from './api/design-sheet.ts'
import { documentPageHandlers } from './api/document-page.ts'
import { documentsV1Handlers } from './api/documents-v1.ts'
import { documentsV2Handlers } from './api/documents-v2.ts'
import { documentsV3Handlers } from './api/documents-v3.ts'
import { conversationHandlers } from './chat/handlers.ts'
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
import { enquiryGuards, enquiryHandlers } from './enquiries/handlers.ts'
import { type ErasureContext, erasureHandlers } from './api/erasure.ts'
import { referenceHandlers } from './designs/handlers.ts'
import { ratesHandlers } from './api/rates.ts'
import { driveHandlers } from './api/drive.ts'
import { tokenHandlers } from './api/tokens.ts'
import { projectHandlers } from './projects/handlers.ts'
import { questionHandlers } from './questions/handlers.ts'
import { searchHandlers } from './api/search.ts'
import { hookHandlers } from './hooks/handlers.ts'
import { type HookServices } from './hooks/make-hook.ts'
import { notificationHandlers, type NotificationsContext } from './notifications/handlers.ts'
import { type KeysContext, keyHandlers } from './keys/handlers.ts'
import { createServer } from './platform/serving/create-server.ts'
import { printOpenApi } from './platform/serving/open-api.ts'
import { serveApi, serveDocument } from './platform/serving/serve-api.ts'
import { weeklyReportHandlers } from './api/weekly-report.ts'
import { type UsageContext, usageHandlers } from './usage/handlers.ts'

const accountOf = ({ accountId }: Viewer) => accountId
/** Staff have no client, so each of them has a turn of their own. */
const turnOf = ({ accountId, client }: Viewer) => ({ group: client ?? accountId, member: accountId })
/** How calls identify their caller. */
const callers = { findViewer, isSignedIn, accountOf, turnOf, refuseUnlessMay }
/** For calls that do not accept tokens. */
const callersInPerson = { ...callers, findViewer: findViewerInPerson }
const inPerson: (keyof typeof api)[] = ['accounts', 'passkeys', 'settings', 'team', 'keys', 'tokens', 'hooks']

type Server = Awaited<ReturnType<typeof createServer>>
type Context = DocumentContext & UsageContext & KeysContext & ErasureContext & { isSecure: boolean }

type Comparing = { comparisons: ReturnType<typeof createComparisons> }

/** Registers every call of the product with its handler. */
export function serveCalls(
  server: Server,
  context: Context,
  sharing: ReviewsContext & Context & Comparing & HookServices & NotificationsContext & OwnDataMeans,
) {
  serveApi(server, api.accounts, { handlers: accountHandlers, guards: accountGuards, ...callersInPerson, context: sharing })
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
  serveApi(server, api.design, { handlers: designHandlers, ...callers, context })
  serveApi(server, api.designAnswers, { handlers: designAnswersHandlers, ...callers, context })
  serveApi(server, api.designSheet, { handlers: designSheetHandlers, ...callers, context })
  serveApi(server, api.documentPage, { handlers: documentPageHandlers, ...callers, context })
  serveApi(server, api.questions, { handlers: questionHandlers, ...callers, context: sharing })
  serveApi(server, api.reviews, { handlers: reviewHandlers, ...callers, context: sharing })
  serveApi(server, api.rates, { handlers: ratesHandlers, ...callers, context })
  serveApi(server, api.references, { handlers: referenceHandlers, ...callers, context })
  serveApi(server, api.library, { handlers: libraryHandlers, ...callers, context })
  serveApi(server, api.clients, { handlers: clientsHandlers, ...callers, context })
  serveApi(server, api.overview, { handlers: overviewHandlers, ...callers, context })
  serveApi(server, api.enquiries, { handlers: enquiryHandlers, guards: enquiryGuards, ...callers, context: sharing })
  serveApi(server, api.notifications, { handlers: notificationHandlers, ...callers, context: sharing })
  serveApi(server, api.projects, { handlers: projectHandlers, ...callers, context: sharing })
  serveApi(server, api.weeklyReport, { handlers: weeklyReportHandlers, ...callers, context: sharing })
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
  serveDocument(server, '/api/openapi.json', describeCalls(signInCookie(context.isSecure)))
}

const described = new Map<string, object>()

/** Generated once in a process, even if it runs several servers. */
function describeCalls(cookie: string): object {
  const document = described.get(cookie) ?? printOpenApi(api, { title: firm.name, version: '1', cookie, inPerson })
  described.set(cookie, document)
  return document
}
