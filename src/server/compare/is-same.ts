const isObject = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null

/** True if two parts of contents are equal; stops at the first difference. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  for (const key in one) if (!isSame(one[key], other[key])) return false
  // A missing member and an undefined one count as equal.
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}
