import type { samplesApi } from '#shared/api/samples.ts'
import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { samplePortfolio, sampleStartups } from './sample-portfolio.ts'
import { sampleProjects } from './sample-projects.ts'

/** A client account must not read about other clients. */
function refuseClients(viewer: Viewer) {
  if (!isStaff(viewer)) throw new AppError('not-allowed', 'The samples are for staff: they name other clients.')
}

export const sampleHandlers: Handlers<typeof samplesApi, Viewer, object> = {
  portfolio: async ({ viewer }) => {
    refuseClients(viewer)
    return { clients: samplePortfolio, startups: sampleStartups }
  },

  projects: async ({ viewer }) => {
    refuseClients(viewer)
    return { projects: sampleProjects }
  },
}
