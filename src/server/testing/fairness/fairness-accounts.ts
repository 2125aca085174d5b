/** Two accounts of two clients: one asks for ever more, the other for one small document. */
export const fairnessAccounts = {
  busy: { username: 'busy', password: 'a busy password for the bench', client: 'calder' },
  other: { username: 'other', password: 'another password for the bench', client: 'tessel' },
} as const

/** What the names of projects begin with whose composing is slow by construction. */
export const slowProject = 'Slow'
