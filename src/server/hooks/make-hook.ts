import { randomUUID } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { HookEvent } from '#shared/api/hooks.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import { checkHookAddress, mostHooks } from './policy.ts'
import { createHookSecret } from './sign-message.ts'
import { addHook, countHooks, enableHook, findHook, listSealedSecrets, putSealedSecret, removeHook } from './store.ts'

export type HookServices = {
  database: Database
  hookSeal: Seal
  /** True if messages may go to this machine and its network: a setting for development. */
  allowsPrivateHooks: boolean
  /** Ports that messages may go to besides 443 and 80. */
  hookPorts: number[]
}

/** The purpose that hook secrets are sealed for, and the place of each. */
export const hookPurpose = 'hooks'
export const secretPlace = (hookId: string) => `hooks/${hookId}`

type Asked = { url: string; events: HookEvent[]; client: ClientId | null }
/** Throws if the hook may not be created. */
type Confirm = (transaction: Database) => Promise<void>

/** Creates a hook that sends events to an address; its secret is returned only once. */
export function makeHook(
  services: HookServices,
  { accountId }: Viewer,
  { url, events, client, confirm }: Asked & { confirm: Confirm },
) {
  const { database, hookSeal, allowsPrivateHooks: allowsPrivate, hookPorts: ports } = services
  const { href } = checkHookAddress(url, { allowsPrivate, ports })
  const [id, secret] = [randomUUID(), createHookSecret()]
  return database.transaction().execute(async (transaction) => {
    await confirm(transaction)
    if ((await countHooks(transaction)) >= mostHooks)
      throw new AppError('conflict', `There are ${mostHooks} hooks already.`, { details: 'End one that is not needed.' })
    const kept = { sealedSecret: hookSeal.close(secret, secretPlace(id)), createdBy: accountId }
    await addHook(transaction, { id, url: href, events: [...new Set(events)], client, ...kept })
    await recordAudit(transaction, { actor: accountId, action: 'hook-made', subject: id, details: { host: new URL(href).host } })
    return { id, secret }
  })
}

/** Ends a hook; repeating the call changes nothing. */
export const endHook = (database: Database, { accountId }: Viewer, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await removeHook(transaction, id))) return
    await recordAudit(transaction, { actor: accountId, action: 'hook-ended', subject: id })
  })

/** Enables a disabled hook again. */
export const reenableHook = (database: Database, { accountId }: Viewer, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if ((await findHook(transaction, id))?.disabledAt == null) return
    await enableHook(transaction, id)
    await recordAudit(transaction, { actor: accountId, action: 'hook-enabled', subject: id })
  })

/** Seals the secrets of hooks with a new key of the deployment. Returns their number; one that cannot be opened is left as it is. */
export async function resealHooks(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, hookPurpose), createSeal(to, hookPurpose)]
  let count = 0
  for (const { id, sealedSecret } of await listSealedSecrets(transaction)) {
    const secret = old.open(sealedSecret, secretPlace(id))
    if (secret === undefined) continue
    await putSealedSecret(transaction, id, next.close(secret, secretPlace(id)))
    count++
  }
  return count
}
