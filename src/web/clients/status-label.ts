import type { ClientStatus } from '#shared/limits.ts'
import * as words from '#words/clients.ts'

export const statusLabels: Record<ClientStatus, string> = {
  prospect: words.prospect,
  active: words.active,
  paused: words.paused,
  former: words.former,
}
