import type { Role } from '#shared/api/sharing.ts'
import { language } from '#words/language.ts'
import * as words from '#words/sharing.ts'

export const roleLabels: Record<Role, string> = { reader: words.readOnly, writer: words.readAndEdit }

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
export const dayLabel = (isoTime: string) => day.format(new Date(isoTime))
