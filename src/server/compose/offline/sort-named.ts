import type { NamedSystem, NamedTechnology } from './gazetteer/named.ts'
import type { NamedInBrief } from './read-named.ts'

const undecided =
  /\b(?:nothing has been decided|not (?:yet )?decided|undecided|(?:like|likes|favour|favours|prefer|prefers|considering|consider|evaluating)\b)/i

/** True where the brief mentions a product without having chosen it. */
export const isLeaning = ({ mentions }: NamedInBrief) => mentions.every(({ text }) => undecided.test(text))

export type ChosenTechnology = NamedInBrief & { named: NamedTechnology }
export type OutsideSystem = NamedInBrief & { named: NamedSystem }

const isSource = ({ mentions }: NamedInBrief) =>
  mentions.every(({ text }) =>
    /\b(?:in-house|legacy|current tools|current systems|old|existing)\b[^.]{0,60}\b(?:database|warehouse|tools|reports)\b/i.test(
      text,
    ),
  )

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
