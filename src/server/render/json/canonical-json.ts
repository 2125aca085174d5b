/** The same value gives the same text: members by name (UTF-16 order, as RFC 8785), no space, nothing undefined. */
export function canonicalJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, (_, member: unknown) => (isRecord(member) ? sortMembers(member) : member), indent)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Made by definition, so that a member called `__proto__` stays one. */
function sortMembers(record: Record<string, unknown>) {
  const sorted = {}
  for (const name of Object.keys(record).toSorted())
    Object.defineProperty(sorted, name, { value: record[name], enumerable: true, configurable: true, writable: true })
  return sorted
}
