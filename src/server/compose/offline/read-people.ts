import { roles, type Role } from './roles.ts'
import type { Statement } from './statement.ts'

export type Person = { name: string; role: Role; statement: Statement; mentions: Statement[] }

/** The people that the brief names by their role, each once, in the order of their first mention. */
export function readPeople(statements: Statement[]): Person[] {
  const people = new Map<string, Person>()
  for (const statement of statements) {
    for (const role of roles) {
      const found = role.words.exec(statement.text)
      if (!found) continue
      const known = people.get(role.name)
      if (known) known.mentions.push(statement)
      else people.set(role.name, { name: role.name, role, statement, mentions: [statement] })
    }
  }
  const everybody = [...people.values()]
  const chosen = everybody.length > 1 ? everybody.filter(({ name }) => name !== 'User') : everybody
  return chosen.filter(({ role }) => !chosen.some((other) => other.role.insteadOf?.includes(role.name)))
}
