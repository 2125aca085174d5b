import { knownProducts } from '#server/verify/known-products.ts'
import type { Statement } from '#server/solution/statement.ts'
import { isDistinct } from './distinct-words.ts'

type Found = { name: string; statements: string[] }

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** All countries and languages, in the languages of briefs; of the codes, only those that are no other abbreviation. */
const countries = new Set([
  ...['en', 'de', 'fr', 'es', 'nl', 'pl', 'it', 'sv'].flatMap((language) => {
    const region = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const spoken = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    return letters.flatMap((first) =>
      letters.flatMap((second) =>
        [region.of(first + second), spoken.of((first + second).toLowerCase())].flatMap((one) => one ?? []),
      ),
    )
  }),
  ...'EU EEA UK USA NL DE FR BE LU'.split(' '),
])

const role = String.raw`(?:owner|officer|director|manager|head|lead|leader|chief|chair|sponsor|president|secretary|counsel|engineer|analyst|architect|C[EFIT]O|CISO|DPO)`
const title = new RegExp(String.raw`^(?:Mr|Mrs|Ms|Dr|Prof|Director|Chief|President|Secretary|Deputy)\.? \p{Lu}`, 'u')
const name = (words: string) => words.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)

/** “Present: Ines Calloway (Orchestra Manager), Bram Otter”: people and their roles. */
const attendance =
  /^(?:present|attend\p{L}*|participants?|apologies|teilnehm\p{L}*|anwesend\p{L}*|présents?|asistentes|aanwezig\p{L}*|obecni|presenti)\s?:/iu

/** “The data protection officer is Jonas Wikander”, “Jonas Wikander, head of legal,”, “Mr Wikander”. */
function isPerson({ name: words, statements }: Found, textOf: Map<string, string>): boolean {
  if (title.test(words)) return true
  if (knownProducts.has(words) || isDistinct(words)) return false
  if (statements.some((id) => attendance.test(textOf.get(id) ?? ''))) return true
  const after = new RegExp(
    String.raw`\b${role}(?: (?:of|for) (?:\p{L}+ ){0,3}\p{L}+)?(?: is|:|,) ${name(words)}(?![\p{L}\p{N}])|\b(?:Mr|Mrs|Ms|Dr|Herr|Frau|Mme)\.? ${name(words)}(?![\p{L}\p{N}])`,
    'u',
  )
  const before = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name(words)}(?:,| \()\s?(?:(?:the|our|its) )?(?:\p{Ll}+ ){0,3}${role}(?: (?:of|for) [^,.;()]{1,40})?(?:[,.;)]|$)`,
    'u',
  )
  return statements.some((id) => after.test(textOf.get(id) ?? '') || before.test(textOf.get(id) ?? ''))
}

/** “… is Per Nyström, for objections Maria Salo”: the list of persons goes on. */
function isNextPerson({ name: words, statements }: Found, persons: Found[], textOf: Map<string, string>): boolean {
  if (!/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(words) || knownProducts.has(words)) return false
  return persons.some((person) =>
    statements.some((id) =>
      new RegExp(String.raw`${name(person.name)},? (?:and )?(?:for|of) (?:\p{Ll}+ ){1,3}${name(words)}(?![\p{L}\p{N}])`, 'u').test(
        textOf.get(id) ?? '',
      ),
    ),
  )
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .match(/[\p{L}\p{N}&+.-]+/gu) ?? []

/** A piece of the client's name as it was given, or the name by which the client introduces itself. */
function isClient({ name: words, statements }: Found, client: string, textOf: Map<string, string>): boolean {
  const own = ` ${wordsOf(client).join(' ')} `
  if (!knownProducts.has(words) && own.includes(` ${wordsOf(words).join(' ')} `)) return true
  const introduced = new RegExp(String.raw`(?:^|[.!?:]\s)We(?:['’]re| are) (?:the )?${name(words)}(?![\p{L}\p{N}])`, 'u')
  return statements.some((id) => introduced.test(textOf.get(id) ?? ''))
}

/** Names about which there is no question of what each is to the work: countries, persons and the client itself. */
export function onlySystems<Name extends Found>(names: Name[], statements: Statement[], client: string): Name[] {
  const textOf = new Map(statements.map(({ id, text }) => [id, text]))
  const persons = names.filter((one) => isPerson(one, textOf))
  const firstNames = new Set(persons.flatMap(({ name: whole }) => (/^\p{Lu}\p{Ll}+(?= \p{Lu})/u.exec(whole) ?? []).slice(0, 1)))
  return names.filter(
    (one) =>
      !countries.has(one.name) &&
      !persons.includes(one) &&
      !firstNames.has(one.name) &&
      !isNextPerson(one, persons, textOf) &&
      !isClient(one, client, textOf),
  )
}
