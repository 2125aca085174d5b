import type { Hosting } from '#shared/field-terms.ts'
import { deniesIn } from '#server/solution/denies-in.ts'
import type { Statement } from '#server/solution/statement.ts'

const clouds = {
  azure: /(?<!\p{L})azure(?!\p{L})/iu,
  aws: /(?<!\p{L})(?:aws|amazon web services)(?!\p{L})/iu,
  google: /(?<!\p{L})(?:google cloud|gcp)(?!\p{L})/iu,
}

/** “It must not run on Azure”; not “our Azure tenant, with almost nothing in it”. */
const deniesBefore = (part: string) => {
  const [before = '', ...after] = part.split(/(?<!\p{L})(?:azure|aws|amazon web services|google cloud|gcp)(?!\p{L})/iu)
  return deniesIn(before) || /^[^,;(]{0,30}(?<!\p{L})(?:not|never|no)(?!\p{L})/iu.test(after.join(' '))
}

/** The cloud to preselect: the only one that the brief names outside what it denies or leaves out of scope; otherwise null. */
export function namedHosting(statements: Pick<Statement, 'text' | 'earlier' | 'label'>[]): Hosting | null {
  const stated = statements
    .filter(({ earlier, label }) => !earlier && label !== 'out-of-scope')
    .flatMap(({ text }) => text.split(/[;:.!?]\s|\n/))
    .filter((part) => !deniesBefore(part))
  const named = (Object.keys(clouds) as (keyof typeof clouds)[]).filter((one) => stated.some((part) => clouds[one].test(part)))
  return named.length === 1 ? named[0]! : null
}
