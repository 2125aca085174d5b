import { accountsApi } from './accounts.ts'
import { clientsApi } from './clients.ts'
import { conversationsApi } from './conversations.ts'
import { documentPageApi } from './document-page.ts'
import { comparisonApi } from './comparison.ts'
import { commentsApi } from './comments.ts'
import { documentsV1Api } from './documents-v1.ts'
import { documentsV2Api } from './documents-v2.ts'
import { documentsV3Api } from './documents-v3.ts'
import { questionsApi } from './questions.ts'
import { ratesApi } from './rates.ts'
import { referencesApi } from './references.ts'
import { reviewsApi } from './reviews.ts'
import { libraryApi } from './library.ts'
import { notificationsApi } from './notifications.ts'
import { overviewApi } from './overview.ts'
import { designApi } from './design.ts'
import { designAnswersApi } from './design-answers.ts'
import { designSheetApi } from './design-sheet.ts'
import { driveApi } from './drive.ts'
import { enquiriesApi } from './enquiries.ts'
import { erasureApi } from './erasure.ts'
import { keysApi } from './keys.ts'
import { linksApi } from './links.ts'
import { passkeysApi } from './passkeys.ts'
import { samplesApi } from './samples.ts'
import { settingsApi } from './settings.ts'
import { projectsApi } from './projects.ts'
import { searchApi } from './search.ts'
import { sharedCommentsApi } from './shared-comments.ts'
import { sharingApi } from './sharing.ts'
import { tokensApi } from './tokens.ts'
import { hooksApi } from './hooks.ts'
import { teamApi } from './team.ts'
import { usageApi } from './usage.ts'
import { weeklyReportApi } from './weekly-report.ts'

/** Every call of the product. The server must implement it; the client and the OpenAPI description are derived from it. */
export const api = {
  accounts: accountsApi,
  clients: clientsApi,
  passkeys: passkeysApi,
  settings: settingsApi,
  team: teamApi,
  keys: keysApi,
  enquiries: enquiriesApi,
  erasure: erasureApi,
  comparison: comparisonApi,
  documentsV1: documentsV1Api,
  documentsV2: documentsV2Api,
  documentsV3: documentsV3Api,
  documentPage: documentPageApi,
  design: designApi,
  designAnswers: designAnswersApi,
  designSheet: designSheetApi,
  comments: commentsApi,
  conversations: conversationsApi,
  rates: ratesApi,
  references: referencesApi,
  reviews: reviewsApi,
  library: libraryApi,
  drive: driveApi,
  links: linksApi,
  notifications: notificationsApi,
  overview: overviewApi,
  projects: projectsApi,
  questions: questionsApi,
  samples: samplesApi,
  search: searchApi,
  sharing: sharingApi,
  sharedComments: sharedCommentsApi,
  tokens: tokensApi,
  hooks: hooksApi,
  usage: usageApi,
  weeklyReport: weeklyReportApi,
}
