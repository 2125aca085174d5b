import type { Hosting, KnownName } from '../reading.ts'

/** A known name with the other ways in which it is written. */
export type ListedName = KnownName & { aliases: string[] }

/**
 * Reads a list of names. A line is `kind / vendor / hosting : Name = Alias = Alias, Name, …`; vendor and hosting may be left
 * out. Names of one vendor stand on one line, so that the list can be read and added to by hand.
 */
export function listNames(text: string): ListedName[] {
  return text
    .trim()
    .split('\n')
    .filter((line) => line.includes(':'))
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      const [kind = '', vendor, hosting] = line
        .slice(0, colon)
        .split('/')
        .map((part) => part.trim())
      return line
        .slice(colon + 2)
        .split(',')
        .map((entry) => entry.split('=').map((name) => name.trim()))
        .map(([name = '', ...aliases]) => ({
          name,
          aliases,
          kind,
          ...(vendor ? { vendor } : {}),
          ...(hosting ? { hosting: hosting as Hosting } : {}),
        }))
    })
    .filter(({ name }) => name !== '')
}
