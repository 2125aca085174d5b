import type { givenApp } from '../given-app.ts'
import type { Person } from './people.ts'
import type { Inputs } from './world.ts'
import type { Contacts } from './world.ts'

type Staff = Awaited<ReturnType<Awaited<ReturnType<typeof givenApp>>['signedIn']>>

const named = { name: 'Cy', email: '', phone: '', role: '' }

export async function givenContacts(staff: Staff): Promise<Contacts> {
  const add = async () => (await staff.clients.addContact({ id: 'aldgate', ...named })).contact
  return [await add(), await add(), await add()]
}

/** The inputs with which a person calls the client of the document. */
export function clientInputsOf(
  { contacts }: { contacts: Contacts },
  person: Person,
): Pick<Inputs, 'clients' | 'overview' | 'weeklyReport'> {
  const [ofStaff, ofAdministrator, stays] = contacts
  const removed = person === 'staff' ? ofStaff : person === 'administrator' ? ofAdministrator : stays
  return {
    clients: {
      list: {},
      choices: {},
      get: { id: 'aldgate' },
      // Callers with the right to do so get a conflict.
      create: { name: 'Aldgate Mutual', sector: 'Technology' },
      change: { id: 'aldgate', status: 'active' },
      addContact: { id: 'aldgate', ...named },
      changeContact: { id: 'aldgate', contact: stays, ...named },
      removeContact: { id: 'aldgate', contact: removed },
      import: { csv: 'Name,Sector\nOther,Media\n' },
      export: {},
    },
    overview: { get: { as: 'aldgate' } },
    weeklyReport: { get: { client: 'aldgate' }, file: { client: 'aldgate' } },
  }
}
