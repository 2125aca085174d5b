import type { Statement } from '../reading/reading.ts'

const comes =
  /\b(?:comes?|stems?|(?:is|are) (?:taken|read|fetched|imported|loaded|obtained|delivered|provided|supplied)|arrives?)\b[^.;:]{0,50}?\b(?:from|by|out of)\s/i
const rhythm =
  /\b(?:(?:each|every) (?:night|day|morning|evening|hour|week|month|quarter|year|working day)|(?:once|twice) (?:a|an|per|each|every) (?:night|day|hour|week|month|quarter|year)|daily|nightly|hourly|weekly|monthly|quarterly|yearly)\b/i
/** A limit or a condition beside it asks for more than a connection. */
const more = /\b(?:within|at most|until|unless|only|must not|never|every|each|checked|approved|released)\b/i

/** How often something comes, in the words of the brief. */
export const rhythmIn = (text: string): string | undefined => rhythm.exec(text)?.[0].toLowerCase()

/** “The band comes with the order from Opter (REST)”: the connection of that system is all that the sentence asks for. */
export const comesFromSystem = ({ text, systems, affirms }: Statement) =>
  affirms &&
  comes.test(text) &&
  !more.test(text.replace(rhythm, ' ')) &&
  systems.some(({ role }) => role === 'source' || role === 'both' || role === 'kept')
