import { type Access, forFirm, type Outcome, people } from './people.ts'

/**
 * For calls that need a sign-in, in the order of `people`: administrators have the same access as staff, all of the client's accounts the
 * same regardless of their rights, and a token that of its staff account.
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
/** For calls that do not accept tokens. */
export const inPerson = (access: Access): Access => ({ ...access, token: 'sign in' })
export const outcomeForAll = (outcome: Outcome) => Object.fromEntries(people.map((person) => [person, outcome])) as Access

export const everybody = outcomeForAll('allowed')
export const everyNone = outcomeForAll('sign in')
export const everyAccount = signedIn('allowed', 'allowed', 'allowed', 'allowed', 'allowed')
export const readers = signedIn('allowed', 'allowed', 'hidden', 'allowed', 'allowed')
export const writers = signedIn('allowed', 'allowed', 'hidden', 'refused', 'allowed')
/** For calls by which a document is changed; staff let some clients do so. */
export const changers: Access = { ...writers, ...forFirm('refused'), 'own firm that writes': 'allowed' }
export const servers = signedIn('allowed', 'allowed', 'hidden', 'refused', 'refused')
/** Sets the outcome for the client's accounts, for calls that depend on their right to share outside. */
export const sharersOutside: Access = { ...servers, ...forFirm('refused'), 'own firm that shares outside': 'allowed' }
export const approvers: Access = { ...servers, 'own firm that may not approve': 'refused' }
export const staffOfReadable = signedIn('allowed', 'refused', 'hidden', 'refused', 'refused')
/** A comment by, or a request to, one member of staff. */
export const oneOfStaff: Access = { ...staffOfReadable, administrator: 'refused' }
/** For calls of the client's own people. */
export const firmAlone = signedIn('refused', 'allowed', 'hidden', 'refused', 'refused')
export const staffAlone = signedIn('allowed', 'refused', 'refused', 'refused', 'refused')
export const refusedInPerson = inPerson(signedIn('refused', 'refused', 'refused', 'refused', 'refused'))
/** No mail server is set up in this test, so no email waits or has failed. */
export const ofNoEmail = signedIn('hidden', 'hidden', 'hidden', 'hidden', 'hidden')
export const administratorAlone: Access = { ...refusedInPerson, administrator: 'allowed' }
/** A project belongs to its client: a share of one of its documents gives no access to it. */
export const ofFirm = signedIn('allowed', 'allowed', 'hidden', 'hidden', 'hidden')
/** Work is found by its key within one account; here it belongs to a staff account. */
export const ownWork: Access = { ...signedIn('allowed', 'hidden', 'hidden', 'hidden', 'hidden'), administrator: 'hidden' }
/** A review between staff accounts, which is not shown outside the firm; one of them asked and decides. */
export const ownReview: Access = { ...ownWork, administrator: 'refused' }
export const holdersOfLink: Access = { ...outcomeForAll('hidden'), 'guest of a link': 'allowed' }
