import type { Role } from '#shared/api/accounts.ts'
import type { ClientId } from '#shared/client-id.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '../policy.ts'

type Change = { id: string; client: ClientId | null; administrators: string[] }

/** At least one administrator must remain, who can manage the accounts. */
export function refuseLast({ id, administrators }: Pick<Change, 'id' | 'administrators'>): void {
  if (administrators.length === 1 && administrators[0] === id)
    throw new AppError('conflict', 'This is the last administrator.', { details: 'Make somebody else an administrator first.' })
}

/** An administrator sees every account, so an account of a client cannot become one. */
export function refuseRole(change: Change, role: Role): void {
  if (role === 'member') refuseLast(change)
  else if (change.client !== null) throw new AppError('invalid-input', 'Only staff can be administrators.')
}

export function refuseSelf({ accountId }: Viewer, id: string, sentence: string): void {
  if (id === accountId) throw new AppError('conflict', sentence)
}
