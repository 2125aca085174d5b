import type { ClientRights } from '#shared/api/accounts.ts'

/** Accounts of the document's client, by the rights that staff gave it: each right is on for some and off for others. */
export const rightsOfFirm = {
  'own firm': { writes: false, approves: true, sharesOutside: false, endsGrantsOfStaff: false },
  'own firm that writes': { writes: true, approves: true, sharesOutside: false, endsGrantsOfStaff: false },
  'own firm that may not approve': { writes: false, approves: false, sharesOutside: false, endsGrantsOfStaff: false },
  'own firm that shares outside': { writes: false, approves: true, sharesOutside: true, endsGrantsOfStaff: false },
  'own firm that ends what staff shared': { writes: false, approves: true, sharesOutside: false, endsGrantsOfStaff: true },
} as const satisfies Record<string, ClientRights>
export type OfFirm = keyof typeof rightsOfFirm
const ofFirmPeople = Object.keys(rightsOfFirm) as OfFirm[]
export const isOfFirm = (person: Person): person is OfFirm => person in rightsOfFirm

/** The callers, relative to one document that staff wrote for a client and published. */
export const people = [
  'signed out',
  'disabled',
  'staff',
  'administrator',
  ...ofFirmPeople,
  'other firm',
  'reader by grant',
  'writer by grant',
  'guest of a link',
  'token',
] as const
export type Person = (typeof people)[number]

/** `sign in`: 401. `refused`: 403, for callers who may read. `hidden`: 404, as if it did not exist. */
export type Outcome = 'sign in' | 'allowed' | 'refused' | 'hidden'
export type Access = Record<Person, Outcome>

export const forFirm = (outcome: Outcome) =>
  Object.fromEntries(ofFirmPeople.map((person) => [person, outcome])) as Record<OfFirm, Outcome>
