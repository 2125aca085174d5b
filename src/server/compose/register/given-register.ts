import { type Brief, type BriefField, briefFields } from '#shared/brief.ts'
import { registerBrief, type Register } from './register-brief.ts'

export const today = '2026-11-28'

/** A brief with these fields and nothing else. */
export const givenBrief = (fields: Partial<Record<BriefField, string>>): Brief => ({
  documentType: 'hld',
  client: 'calder',
  clientName: 'Wexcombe Ferry Trust',
  projectName: 'Tickets',
  requirements: Object.fromEntries(briefFields.map((field) => [field, fields[field] ?? ''])) as Brief['requirements'],
})

export const givenRegister = (fields: Partial<Record<BriefField, string>>): Register => registerBrief(givenBrief(fields), { today })
