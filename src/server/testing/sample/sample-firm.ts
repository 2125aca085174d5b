import type { ClientId } from '#shared/client-id.ts'
import { type SpecifiedClient, clientIds } from '#shared/firm.ts'

/** Returns pseudo-random numbers from 0 to below 1, the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type SamplePerson = { username: string; displayName: string; email: string; client: ClientId | null }

const consultants = ['Ines Okafor', 'Tom Aldous', 'Mei Lin', 'Rafe Castell']
const ofClients: Record<SpecifiedClient, [string, string, string]> = {
  aldgate: ['Nora Pell', 'Gil Marsh', 'Ada Finch'],
  calder: ['Owen Tarn', 'Lise Barr', 'Hugo Stone'],
  wexmoor: ['Priya Dene', 'Sam Holt', 'Una Vale'],
  fairholm: ['Clara Wick', 'Jon Abbas', 'Edie Moor'],
  tessel: ['Max Iyer', 'Tova Lund', 'Kit Hale'],
  brightwater: ['Lou Sardi', 'Ben Osei', 'Mara Quill'],
  hartnell: ['Hal Rowe', 'Yuki Sato', 'Iris Penn'],
}

const signInName = (name: string) => name.split(' ')[0]!.toLowerCase()

/** The staff apart from the demo account. */
export const sampleStaff: SamplePerson[] = consultants.map((displayName) => ({
  username: signInName(displayName),
  displayName,
  email: `${signInName(displayName)}@arcwright.example`,
  client: null,
}))

/** The clients' contacts; the first of each client has an account. */
export const sampleContacts: SamplePerson[] = clientIds.flatMap((client) =>
  ofClients[client].map((displayName) => ({
    username: signInName(displayName),
    displayName,
    email: `${signInName(displayName)}@${client}.example`,
    client,
  })),
)
export const sampleClientAccounts = clientIds.map((client) => sampleContacts.find((person) => person.client === client)!)

/** Tasks that people add to a plan. */
export const taskTitles = [
  'Agree access with the data protection officer',
  'Book the weekly meeting',
  'Ask for the current volumes',
  'Walk through the design with the operations team',
  'Collect sample records',
  'Confirm who signs off the test results',
  'Order the environment',
  'Write down what the rehearsal showed',
  'Review the cost estimate',
  'Prepare the steering group',
  'Check the retention schedule',
  'Settle the names of roles',
]

export const updateTexts = [
  'The design was walked through with the client; two points are to be settled next week.',
  'The data arrived later than agreed. The plan holds if the second delivery comes on time.',
  'Testing has begun. Nothing so far changes the plan.',
  'A supplier has not answered for two weeks; the client has been asked to step in.',
]

export const commentTexts = [
  'Is this still the figure that finance uses?',
  'We call this the intake team.',
  'Please say who decides this.',
  'This should name the system that it comes from.',
]

export const sampleEnquiries = [
  [
    'Dora Field',
    'Fieldhouse Logistics',
    'We run 300 vehicles and cannot see where a parcel is lost. Could we talk about tracking data?',
  ],
  ['Ivo Brandt', '', 'Do you also advise firms of twelve people?'],
  ['Leah Stern', 'Sternway Schools', 'Our pupils’ records lie in four systems. What would a first assessment cost?'],
  ['Aled Pugh', 'Pugh & Daughters', 'We would like to hear how you work before we write a brief.'],
  ['Rosa Lind', 'Lind Optical', 'Can you look over a design that another firm has written?'],
  ['Theo Marr', 'Marr Energy', 'Meter readings arrive every half hour and our warehouse takes a day. Is that your kind of work?'],
  ['Wen Zhao', '', 'I teach data engineering. May my students read one of your designs?'],
  ['Greta Holm', 'Holm Harbour', 'We need somebody for a berth planning study in the spring.'],
] as const
