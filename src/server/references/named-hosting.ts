import type { Hosting } from '#shared/field-terms.ts'
import type { Statement } from '#server/solution/statement.ts'

const clouds = {
  azure: /(?<!\p{L})azure(?!\p{L})/iu,
  aws: /(?<!\p{L})(?:aws|amazon web services)(?!\p{L})/iu,
  google: /(?<!\p{L})(?:google cloud|gcp)(?!\p{L})/iu,
}

/** The cloud to preselect: the only one that the brief names outside what it denies or leaves out of scope; otherwise null. */
export function namedHosting(statements: Pick<Statement, 'text' | 'denies' | 'earlier' | 'label'>[]): Hosting | null {
  const stated = statements.filter(({ denies, earlier, label }) => !denies && !earlier && label !== 'out-of-scope')
  const named = (Object.keys(clouds) as (keyof typeof clouds)[]).filter((one) => stated.some(({ text }) => clouds[one].test(text)))
  return named.length === 1 ? named[0]! : null
}
