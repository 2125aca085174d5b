import type { enquiriesApi } from '#shared/api/enquiries.ts'
import { AppError } from '#shared/errors.ts'
import { throttledAddress, throttledNetwork, type Viewer } from '#server/accounts/policy.ts'
import { countTries } from '#server/accounts/throttle-attempts.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Guards, Handlers } from '#server/platform/serving/call.ts'
import { enquiryThrottle } from './policy.ts'
import { type EnquiryServices, sendEnquiry } from './send-enquiry.ts'
import { countEnquiries, listEnquiries, updateEnquiry } from './store.ts'

/** Counted before the body is read. The narrowest limit comes first, so that one address alone does not block the others. */
export const enquiryGuards: Guards<typeof enquiriesApi, EnquiryServices> = {
  send: async ({ address }, { database }) => {
    const network = throttledNetwork(address)
    await countTries(database, { subject: `enquiry:${throttledAddress(address)}`, limit: enquiryThrottle.perAddress })
    if (network !== undefined)
      await countTries(database, { subject: `enquiry-network:${network}`, limit: enquiryThrottle.perNetwork })
    await countTries(database, { subject: 'enquiries', limit: enquiryThrottle.inAll })
  },
}

export const enquiryHandlers: Handlers<typeof enquiriesApi, Viewer, EnquiryServices> = {
  send: async ({ input: { homepage, ...enquiry } }, services) => {
    // A sender who fills in the hidden field (a robot) gets the same response as others.
    if (homepage === '') await sendEnquiry(services, enquiry)
    return { success: true }
  },

  list: async ({ input: { state } }, { database }) => {
    const [enquiries, counts] = await Promise.all([listEnquiries(database, state), countEnquiries(database)])
    return {
      counts,
      enquiries: enquiries.map(({ at, settledBy, settledAt, ...enquiry }) => ({
        ...enquiry,
        at: at.toISOString(),
        settled: settledAt && { by: settledBy ?? '', at: settledAt.toISOString() },
      })),
    }
  },

  settle: async ({ input: { id, state }, viewer: { accountId } }, { database }) => {
    await database.transaction().execute(async (transaction) => {
      if (!(await updateEnquiry(transaction, { id, state, accountId })))
        throw new AppError('not-found', 'This enquiry does not exist.')
      await recordAudit(transaction, { actor: accountId, action: 'enquiry-settled', subject: id, details: { state } })
    })
    return { success: true }
  },
}
