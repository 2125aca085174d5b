import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'

/** A viewer without an account, for a preview: sees what every account of the client sees, but nothing shared with a single address. */
export const previewOf = (client: ClientId): Viewer => ({
  accountId: '00000000-0000-4000-8000-000000000000',
  displayName: '',
  email: '',
  client,
  rights: null,
})
