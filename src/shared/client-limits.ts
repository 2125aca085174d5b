/** Bytes, rows and characters. */
export const clientLimits = {
  name: 200,
  email: 320,
  phone: 60,
  role: 120,
  csv: 2 * 1024 * 1024,
  rows: 5_000,
  contacts: 200,
} as const

export const clientStatuses = ['prospect', 'active', 'paused', 'former'] as const
export type ClientStatus = (typeof clientStatuses)[number]
