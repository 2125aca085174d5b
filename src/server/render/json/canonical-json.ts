/** The same value gives the same text: members sorted by name (UTF-16 order, as RFC 8785), no spaces, no undefined members. */
export function canonicalJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, (_, member: unknown) => (isRecord(member) ? sortMembers(member) : member), indent)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Uses defineProperty, so that a member named `__proto__` is an ordinary one. */
function sortMembers(record: Record<string, unknown>) {
  const sorted = {}
  for (const name of Object.keys(record).toSorted())
    Object.defineProperty(sorted, name, { value: record[name], enumerable: true, configurable: true, writable: true })
  return sorted
}
