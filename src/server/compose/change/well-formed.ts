const mostDepth = 20

/** Removes NUL and lone surrogates, which no database or file format can store. Throws a RangeError if the value is nested too deeply. */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (depth > mostDepth) throw new RangeError('This is nested too deeply for a fact.')
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((part) => wellFormed(part, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wellFormed(part, depth + 1)]))
}
