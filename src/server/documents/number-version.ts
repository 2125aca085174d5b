/** The first version after an approved one gets the next major number, any other the next minor number. */
export function numberVersion(current: { number: string; isApproved: boolean } | undefined): string {
  if (!current) return '1.0.0'
  const [major = 0, minor = 0] = current.number.split('.').map(Number)
  return current.isApproved ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}
