import { givenNames } from '../../reading/names/given-names.ts'

const addressed = /\b(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Mme|Madame|Monsieur|Señora?|Signora?)\.? (\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+)?)/gu
const pairs =
  /(?<!\p{L})(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) (?:\p{Lu}\.? |(?:van|von|de|del|di|da|le|la) (?:der |den )?)?(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)/gu

/** Persons whom a brief calls by name: the family name, alone or with the given name. */
function personsIn(said: string): Set<string> {
  const called = [...said.matchAll(addressed)].flatMap(([, name = '']) => name.split(' '))
  const named = [...said.matchAll(pairs)].flatMap(([, given = '', family = '']) =>
    givenNames.has(given) ? [`${given} ${family}`, family] : [],
  )
  return new Set([...called, ...named])
}

/** Persons of the brief by their names in what becomes a heading or the name of a part: those speak of roles. */
export function findPersons(heading: string, said: string): string[] {
  const tokens = new Set(heading.match(/\p{Lu}[\p{L}-]+/gu) ?? [])
  return [...personsIn(said)].filter((name) => (name.includes(' ') ? heading.includes(name) : tokens.has(name)))
}

export const checkHeading = (heading: string, said: string): string[] =>
  findPersons(heading, said)
    .slice(0, 1)
    .map((name) => `${name} is a person. A heading and the name of a part speak of a role.`)
