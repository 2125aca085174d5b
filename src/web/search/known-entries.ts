import * as general from '#words/general.ts'
import * as words from '#words/search.ts'
import type { Entry } from './palette-entry.ts'

/** A link of the sidebar. */
export type Screen = { path: string; label: string }

const late: Entry = {
  id: 'screen-late',
  label: words.lateProjects,
  note: words.whatIsOverdue,
  to: '/dashboard/projects?overdue=true',
}

const library: Entry = { id: 'screen-library', label: general.library, note: general.allDocuments, to: '/documents' }

const enquiries: Entry = { id: 'screen-enquiries', label: words.enquiries, note: words.fromTheSite, to: '/enquiries' }

const week: Entry = { id: 'screen-week', label: general.weeklyReport, note: general.whatChanged, to: '/weekly-report' }

type Whose = { isStaff: boolean; isLive: boolean }

/** The screens in the palette. */
export const screenEntries = (screens: readonly Screen[], { isStaff, isLive }: Whose): Entry[] => [
  ...screens.map(({ path, label }) => ({ id: `screen-${path}`, label, note: '', to: path })),
  ...(screens.some(({ path }) => path === library.to) ? [] : [library]),
  ...(isLive ? [late, week] : []),
  ...(isStaff ? [enquiries] : []),
]

export const actions: Entry[] = [
  { id: 'action-write', label: general.newDocument, note: '', to: '/dashboard/documents' },
  { id: 'action-begin', label: words.beginAProject, note: '', to: '/dashboard/projects?begin=true' },
]
