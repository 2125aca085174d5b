import { roles, type Role } from './roles.ts'
import type { Statement } from './statement.ts'

export type Person = { name: string; role: Role; statement: Statement }

/** The people that the brief names by their role, each once, in the order of their first mention. */
export function readPeople(statements: Statement[]): Person[] {
  const people = new Map<string, Person>()
  for (const statement of statements) {
    for (const role of roles) {
      const found = role.words.exec(statement.text)
      if (!found || people.has(role.name)) continue
      people.set(role.name, { name: role.name, role, statement })
    }
  }
  const chosen = [...people.values()]
  return chosen.filter(({ role }) => !chosen.some((other) => other.role.insteadOf?.includes(role.name)))
}
