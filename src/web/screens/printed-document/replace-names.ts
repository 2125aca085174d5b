/** Replaces names in all texts of a value; a name without a replacement remains. Keys are not texts. */
export function replaceNames(value: unknown, instead: Record<string, string>): unknown {
  if (typeof value === 'string') {
    // The longest first, because a name may be part of another.
    const names = Object.keys(instead)
      .filter((name) => instead[name]!.trim() !== '')
      .toSorted((left, right) => right.length - left.length)
    return names.reduce((text, name) => text.replaceAll(name, instead[name]!.trim()), value)
  }
  if (Array.isArray(value)) return value.map((one) => replaceNames(one, instead))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceNames(one, instead)]))
}
