import type { ClientStatus } from '#shared/client-limits.ts'

export const statusLabels: Record<ClientStatus, string> = {
  prospect: 'Prospect',
  active: 'Active',
  paused: 'Paused',
  former: 'Former',
}
