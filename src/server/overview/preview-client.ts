import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'

/** A viewer of a firm who is nobody: shown what every account of the firm is shown, and nothing that was shared with one address. */
export const previewOf = (client: ClientId): Viewer => ({
  accountId: '00000000-0000-4000-8000-000000000000',
  displayName: '',
  email: '',
  client,
  rights: null,
})
