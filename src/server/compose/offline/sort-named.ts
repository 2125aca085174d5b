import type { NamedSystem, NamedTechnology } from './gazetteer/named.ts'
import type { NamedInBrief } from './read-named.ts'

const undecided =
  /\b(?:nothing has been decided|not (?:yet )?decided|undecided|(?:like|likes|favour|favours|prefer|prefers|considering|consider|evaluating)\b)/i

/** True where the brief mentions a product without having chosen it. */
export const isLeaning = ({ mentions }: NamedInBrief) => mentions.every(({ text }) => undecided.test(text))

export type ChosenTechnology = NamedInBrief & { named: NamedTechnology }
export type OutsideSystem = NamedInBrief & { named: NamedSystem }

const inUse =
  /\b(?:in-house|legacy|current tools|current systems|old|existing|ageing|aging|outdated|today.s)\b[^.]{0,60}\b(?:database|warehouse|tools|reports|cluster|server|instance)\b/i
const leaves =
  /\b(?:migrat\w+|mov(?:e|es|ed|ing)|switch\w*|away|off)\b[^.]{0,60}\b(?:from|off)\s(?:(?:the|our|its|an?|existing|current|legacy|old|in-house)\s){0,3}$|\b(?:replac\w+|retir\w+|decommission\w*)\s(?:(?:the|our|its|existing|current|legacy|old|in-house)\s){0,3}$/i
const chooses = /\b(?:must|shall|should|will|to) (?:re-?use|use|be (?:built|hosted|deployed|used)|run)\b/i

/** True where a product is what the client has today and leaves, not what the design is built with. */
function isSource({ named, mentions }: NamedInBrief): boolean {
  const isLeft = ({ quote }: NamedInBrief['statement']) => {
    const place = quote.indexOf(named.name)
    return inUse.test(quote) || (place > 0 && leaves.test(quote.slice(Math.max(0, place - 120), place)))
  }
  return mentions.some(isLeft) && mentions.every((statement) => isLeft(statement) || !chooses.test(statement.text))
}

/** Products the brief has chosen for a part of the design. */
export const namedTechnologies = (all: NamedInBrief[]): ChosenTechnology[] =>
  all.filter(
    (found): found is ChosenTechnology =>
      found.named.kind === 'technology' && !found.refused && !isLeaning(found) && !isSource(found),
  )

/** Systems that stay outside the design, among them databases in use today. */
export function outsideSystems(all: NamedInBrief[]): OutsideSystem[] {
  const longer = (name: string) => all.some(({ named }) => named.name.startsWith(`${name} `))
  return all.flatMap((found): OutsideSystem[] => {
    if (longer(found.named.name)) return []
    if (found.refused && found.mentions.length === 1 && found.statement.field !== 'scope') return []
    if (found.named.kind === 'system') return [{ ...found, named: found.named }]
    if (found.named.kind !== 'technology' || found.refused || isLeaning(found) || !isSource(found)) return []
    const named: NamedSystem = {
      name: found.named.name,
      words: found.named.words,
      kind: 'system',
      delivers: 'records',
      brings: 'records of the database in use today',
    }
    return [{ ...found, named }]
  })
}
