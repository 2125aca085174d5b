import { isoDay } from '#shared/calendar.ts'
import { type DocumentTypeId, documentTypeIds, documentTypes } from '#shared/document-types.ts'
import type { usageApi } from '#shared/api/usage.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import type { Providers } from '#server/keys/create-providers.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { DailyBudget } from './daily-budget.ts'
import { estimateUsage } from './estimate-usage.ts'
import { priceList } from './price-list.ts'
import { type DocumentGroup, listDailyUsage, listDocumentUsage, mostDocuments } from './store.ts'
import { sumUsage, type UsageGroup } from './sum-usage.ts'

export type UsageContext = { database: Database; providers: Providers; dailyBudget: DailyBudget }

export const usageHandlers: Handlers<typeof usageApi, Viewer, UsageContext> = {
  summary: async ({ input: { after }, viewer }, { database }) => {
    const [ofDocuments, ofDays] = await Promise.all([listDocumentUsage(database, viewer, after), listDailyUsage(database, viewer)])
    const documents = [...gather(ofDocuments, ({ id }) => id).values()]
    return {
      documents: documents.map(presentDocumentUsage),
      next: documents.length < mostDocuments ? null : (ofDocuments.at(-1)?.place ?? null),
      months: [...gather(ofDays, ({ day }) => day.slice(0, 7))].map(([month, groups]) => ({
        month,
        ...sumUsage(priceList, groups),
      })),
    }
  },

  writers: async (_call, { providers }) => ({
    writers: await Promise.all(
      documentTypeIds.map(async (documentType) => {
        const language = await findLanguage(providers, documentType)
        const isVendor = language?.provider === documentTypes[documentType].provider
        return { documentType, writer: (language ?? offlineComposer).label, isVendor, isOffline: !language }
      }),
    ),
  }),

  estimate: async ({ input, viewer }, { providers, dailyBudget }) => {
    const { documentType, length } = input
    const language = await findLanguage(providers, documentType)
    const day = isoDay(Date.now())
    const writer = (await dailyBudget.mayPay()) ? language : undefined
    const estimate = estimateUsage({
      documentType,
      length,
      useAgent: input.useAgent === 'true',
      language: writer,
      prices: priceList,
      day,
    })
    return { ...estimate, ofToday: (await dailyBudget.tell(viewer)) ?? null }
  },
}

/** The model that would write a type; undefined if it would be written offline, also because the key cannot be opened. */
async function findLanguage(providers: Providers, documentType: DocumentTypeId) {
  const { language, closedBy } = await providers.findWriter(documentType)
  return closedBy ? undefined : language
}

/** In the order of their first appearance. */
function gather<Group extends UsageGroup>(groups: Group[], keyOf: (group: Group) => string): Map<string, Group[]> {
  const gathered = new Map<string, Group[]>()
  for (const group of groups) gathered.set(keyOf(group), [...(gathered.get(keyOf(group)) ?? []), group])
  return gathered
}

function presentDocumentUsage(groups: DocumentGroup[]) {
  const { id, type, clientName: client, project } = groups[0]!
  return { id, type: documentTypes[type].label, client, project, ...sumUsage(priceList, groups) }
}
