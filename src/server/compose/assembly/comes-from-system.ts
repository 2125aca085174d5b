import type { Statement } from '../reading/reading.ts'

const comes =
  /\b(?:comes?|stems?|(?:is|are) (?:taken|read|fetched|imported|loaded|obtained|delivered|provided|supplied)|arrives?)\b[^.;:]{0,50}?\b(?:from|by|out of)\s/i
/** A rhythm or a limit beside it asks for more than a connection. */
const more =
  /\b(?:within|at most|until|unless|only|must not|never|every|each|daily|nightly|hourly|weekly|checked|approved|released)\b/i

/** “The band comes with the order from Opter (REST)”: the connection of that system is all that the sentence asks for. */
export const comesFromSystem = ({ text, systems, affirms }: Statement) =>
  affirms &&
  comes.test(text) &&
  !more.test(text) &&
  systems.some(({ role }) => role === 'source' || role === 'both' || role === 'kept')
