import type { Entry } from './palette-entry.ts'

/** A link of the sidebar. */
export type Screen = { path: string; label: string }

const library: Entry = { id: 'screen-library', label: 'Library', note: 'All documents', to: '/documents' }

const enquiries: Entry = { id: 'screen-enquiries', label: 'Enquiries', note: 'From the site', to: '/enquiries' }

const week: Entry = { id: 'screen-week', label: 'Weekly report', note: 'What changed', to: '/weekly-report' }

type Whose = { isStaff: boolean; isLive: boolean }

/** The screens that the palette leads to. */
export const screenEntries = (screens: readonly Screen[], { isStaff, isLive }: Whose): Entry[] => [
  ...screens.map(({ path, label }) => ({ id: `screen-${path}`, label, note: '', to: path })),
  library,
  ...(isLive ? [week] : []),
  ...(isStaff ? [enquiries] : []),
]

export const actions: Entry[] = [
  { id: 'action-write', label: 'Write a document', note: '', to: '/dashboard/documents' },
  { id: 'action-begin', label: 'Begin a project', note: '', to: '/dashboard/projects?begin=true' },
]
