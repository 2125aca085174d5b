import { type Access, forFirm, type Outcome, people } from './people.ts'

/**
 * Where a sign-in is needed, in the order of `people`: administrators may what staff may, accounts of the firm the same whatever their
 * rights, and a token what its staff account may.
 */
export const signedIn = (...[staff, own, other, reader, writer]: [Outcome, Outcome, Outcome, Outcome, Outcome]): Access => ({
  'signed out': 'sign in',
  disabled: 'sign in',
  staff,
  administrator: staff,
  ...forFirm(own),
  'other firm': other,
  'reader by grant': reader,
  'writer by grant': writer,
  'guest of a link': 'sign in',
  token: staff,
})
/** What no token reaches. */
export const inPerson = (access: Access): Access => ({ ...access, token: 'sign in' })
export const outcomeForAll = (outcome: Outcome) => Object.fromEntries(people.map((person) => [person, outcome])) as Access

export const everybody = outcomeForAll('allowed')
export const everyNone = outcomeForAll('sign in')
export const everyAccount = signedIn('allowed', 'allowed', 'allowed', 'allowed', 'allowed')
export const readers = signedIn('allowed', 'allowed', 'hidden', 'allowed', 'allowed')
export const writers = signedIn('allowed', 'allowed', 'hidden', 'refused', 'allowed')
export const servers = signedIn('allowed', 'allowed', 'hidden', 'refused', 'refused')
/** The firm's accounts where their right to share outside is what counts. */
export const sharersOutside: Access = { ...servers, ...forFirm('refused'), 'own firm that shares outside': 'allowed' }
export const approvers: Access = { ...servers, 'own firm that may not approve': 'refused' }
export const staffOfReadable = signedIn('allowed', 'refused', 'hidden', 'refused', 'refused')
/** What one of the staff has said or was asked. */
export const oneOfStaff: Access = { ...staffOfReadable, administrator: 'refused' }
export const staffAlone = signedIn('allowed', 'refused', 'refused', 'refused', 'refused')
export const refusedInPerson = inPerson(signedIn('refused', 'refused', 'refused', 'refused', 'refused'))
export const administratorAlone: Access = { ...refusedInPerson, administrator: 'allowed' }
/** A project is its firm's: what was shared of its documents opens none of it. */
export const ofFirm = signedIn('allowed', 'allowed', 'hidden', 'hidden', 'hidden')
/** Work is found by its key within one account; here it is a staff account's. */
export const ownWork: Access = { ...signedIn('allowed', 'hidden', 'hidden', 'hidden', 'hidden'), administrator: 'hidden' }
export const holdersOfLink: Access = { ...outcomeForAll('hidden'), 'guest of a link': 'allowed' }
