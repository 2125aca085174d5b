import type { Person } from './people.ts'
import type { Inputs } from './world.ts'

/** The inputs with which a person calls a project of Aldgate. */
export const projectInputsOf = (id: string, person: Person): Inputs['projects'] => ({
  list: {},
  begin: { client: 'aldgate', name: `Begun by ${person}` },
  get: { id },
  settle: { id, lead: 'Ada' },
  endSharing: { id },
  updateItem: { id, key: 'new', title: 'A task' },
  update: { id, health: 'at-risk', text: 'Late.' },
  report: { id },
})
