import type { tokensApi } from '#shared/api/tokens.ts'
import { endOwnToken, makeToken } from '#server/accounts/make-token.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { requireConfirmation } from '#server/accounts/require-confirmation.ts'
import { listTokens } from '#server/accounts/tokens/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'

export const tokenHandlers: Handlers<typeof tokensApi, Viewer, { database: Database; isSecure: boolean }> = {
  list: async ({ viewer: { accountId } }, { database }) => ({
    tokens: (await listTokens(database, accountId)).map(({ createdAt, expiresAt, usedAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }),

  make: async ({ input, viewer, cookies }, { database, isSecure }) => {
    const confirm = (transaction: Database) => requireConfirmation({ database: transaction, isSecure }, { cookies })
    return { success: true, ...(await makeToken(database, viewer, { ...input, confirm })) }
  },

  end: async ({ input: { id }, viewer }, { database }) => {
    await endOwnToken(database, viewer, id)
    return { success: true }
  },
}
