import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { checkEntries } from '#server/compose/catalogue/check-entries.ts'
import { readEntries } from '#server/compose/catalogue/read-entries.ts'

let loaded: Catalogue | undefined

/** The catalogue, read and checked once in a process; nobody can change it. */
export function loadCatalogue(): Catalogue {
  if (loaded) return loaded
  const { catalogue, faults } = checkEntries(readEntries())
  if (faults.length > 0) throw new Error(`The catalogue is wrong:\n${faults.join('\n')}`)
  return (loaded = deepFreeze(catalogue))
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
