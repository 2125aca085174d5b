import type { Name, Statement } from '#server/solution/statement.ts'
import { isDistinct } from './distinct-words.ts'

type Found = Pick<Name, 'name' | 'statements'>

/** “Klee” and “Ferdinand Klee” are one, if exactly one longer name ends with it and it is not a product or a place. */
export function joinLastNames(found: Map<string, Found>, statements: Statement[]): void {
  const order = new Map(statements.map(({ id }, index) => [id, index]))
  const texts = new Map(statements.map(({ id, text }) => [id, text]))
  const longer = new Map<string, Found[]>()
  for (const one of found.values()) {
    const [, last] = /^\p{Lu}\p{Ll}[\p{L}’'-]* (?:\p{Lu}[\p{L}.’'-]* )*(\p{Lu}\p{Ll}[\p{L}’'-]+)$/u.exec(one.name) ?? []
    if (last !== undefined) longer.set(last.toLowerCase(), [...(longer.get(last.toLowerCase()) ?? []), one])
  }
  for (const [key, [whole, ...others]] of longer) {
    const short = found.get(key)
    if (short === undefined || whole === undefined || others.length > 0 || isDistinct(short.name)) continue
    // “in Aarau” is a place.
    const place = new RegExp(
      String.raw`(?<!\p{L})(?:in|at|from|to|near|aus|nach|bei|à|en|van|te|w|z|do)\s${short.name}(?!\p{L})`,
      'iu',
    )
    if (short.statements.some((id) => place.test(texts.get(id) ?? ''))) continue
    whole.statements = [...new Set([...whole.statements, ...short.statements])].toSorted(
      (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
    )
    found.delete(key)
  }
}
