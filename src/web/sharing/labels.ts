import type { Role } from '#shared/api/sharing.ts'

export const roleLabels: Record<Role, string> = { reader: 'Read only', writer: 'Read and edit' }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
export const dayLabel = (isoTime: string) => day.format(new Date(isoTime))
