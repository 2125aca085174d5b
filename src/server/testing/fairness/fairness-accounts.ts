/** Two accounts of two clients: one requests document after document, the other a single small one. */
export const fairnessAccounts = {
  busy: { username: 'busy', password: 'a busy password for the bench', client: 'calder' },
  other: { username: 'other', password: 'another password for the bench', client: 'tessel' },
} as const

/** Prefix of the names of projects whose composing is made slow. */
export const slowProject = 'Slow'
