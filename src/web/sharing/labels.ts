import type { Role } from '#shared/api/sharing.ts'
import * as words from '#words/sharing.ts'

export const roleLabels: Record<Role, string> = { reader: words.readOnly, writer: words.readAndEdit }
