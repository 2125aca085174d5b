import { deniesIn } from '#server/solution/denies-in.ts'
import type { Statement } from '#server/solution/statement.ts'
import { knownProducts } from '#server/verify/known-products.ts'
import { nounPattern, placesOf, type Place } from './design-places.ts'
import { requiredIn } from './required-names.ts'
import type { SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** A statement and the places of the design that contain one of its words; a person decides whether the two agree. */
export type Clash = { statement: Statement; word: string; places: Place[] }

/** Words of product names that do not identify a product. */
const general =
  /^(?:Azure|AWS|Amazon|Google|Microsoft|Cloud|Services?|Apps?|Containers?|Database|Storage|Web|Application|Server|Data|Hubs?|Functions?|Gateway|Management|Manager|Center|Centre|Monitor|Identity|Flexible|Premium|Standard|The|API|SQL|Power|Private|Virtual|Machines?|Search|Document|Event|Events|Batch|Logic|Key|Front|Door|Run|Files?|Notes|Access|AI|CDN|VPN|ML|IoT)$/

const refuses = ({ denies, label }: Statement) => denies || label === 'out-of-scope'

/** Words that refuse, in addition to those that deny; includes Italian “non” and “senza”. */
const refusing = /(?<![\p{L}\p{N}])(?:refuse\p{L}*|reject\p{L}*|ban(?:ned)?|non|senza|nessun\p{L}*)(?![\p{L}\p{N}])/iu

/** “No objection to Kafka”, “Microsoft we have no quarrel with” and “no view for or against Pega” allow. */
const allows = /\bno (?:objection|problem|issue|reason|quarrel|view|preference|opinion)s?\b/i

/** Where something “must not leave” or not be “outside” of is where it stays. */
const staysIn = /(?<!\p{L})(?:leaves?|outside|beyond|außerhalb|hors|quitter)(?!\p{L}).*/iu

/** The parts of a statement that refuse something; all of it, if it is in a list of exclusions. */
const refusedIn = ({ text, label }: Statement) =>
  label === 'out-of-scope'
    ? [text]
    : text
        .split(/[,;:.!?]\s|\s(?:but|aber|sondern|mais|maar|ale|pero|ma)\s/)
        .filter((part) => !allows.test(part) && (deniesIn(part) || refusing.test(part)))
        .map((part) => part.replace(staysIn, ''))

/** Products and components of the design that a statement refuses by name, with every place of the design that names them. */
export function clashesOf(view: SolutionView): Clash[] {
  const { names = [] } = view.solution
  const allowed = new Set(
    [
      ...names.flatMap(({ name, role }) => (role && role !== 'must-not-use' ? [name] : [])),
      ...view.outside.map(({ name }) => name),
      ...requiredIn(view).map(({ name }) => name),
    ].map((name) => name.toLowerCase()),
  )
  const banned = names.filter(({ role }) => role === 'must-not-use')
  const places = placesOf(view)
  const products = view.blocks.flatMap(({ technology }) => technology?.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? [])
  // “AP Core” is the client's; the “Core” of a product is another, unless it is a name of its own.
  const isPart = (word: string) => names.some(({ name }) => name !== word && nounPattern(word).test(name))
  const named = [...new Set([...names.map(({ name }) => name), ...products])].filter(
    (word) => !general.test(word) && (knownProducts.has(word) || !isPart(word)),
  )
  const candidates = [
    ...named.map((word) => {
      const pattern = nounPattern(word)
      return { word, pattern, found: places.filter(({ texts }) => texts.some((text) => pattern.test(text))) }
    }),
    ...view.blocks.flatMap((part) =>
      part.name.includes(' ')
        ? [{ word: part.name, pattern: nounPattern(part.name, 'iu'), found: places.filter(({ id }) => id === part.id) }]
        : [],
    ),
  ].filter(({ word, found }) => found.length > 0 && !allowed.has(word.toLowerCase()))
  return statementsOf(view.solution).flatMap((statement) => {
    const refused = refuses(statement) ? refusedIn(statement) : []
    const isBanned = (word: string) => banned.some(({ name, statements }) => name === word && statements[0] === statement.id)
    return candidates
      .filter(({ word, pattern }) => isBanned(word) || refused.some((part) => pattern.test(part)))
      .filter(({ word }, _, all) => !all.some((other) => other.word !== word && nounPattern(word).test(other.word)))
      .map(({ word, found }) => ({ statement, word, places: found }))
  })
}

/** Names a cloud, of which the whole design is. */
export const isCloud = (name: string) => clouds.some(({ form }) => form.test(name))

const clouds = [
  { id: 'azure', name: 'Microsoft Azure', form: /\bAzure\b/ },
  { id: 'aws', name: 'Amazon Web Services', form: /\bAWS\b|\bAmazon Web Services\b/ },
  { id: 'google', name: 'Google Cloud', form: /\bGoogle Cloud\b|\bGCP\b/ },
]

/** “No cloud” in the languages of our briefs; “the vendor's own cloud” is another. */
const anyCloud = /(?<!\p{L}|\bown |\bvendor['’]?s? |\bsupplier['’]?s? )clouds?(?!\p{L})/iu

/** Statements that name another cloud than the design's, if no statement names the design's, and those that refuse any cloud. */
export function otherCloudOf({ solution }: SolutionView): { own: string; statements: Statement[] } | undefined {
  const own = clouds.find(({ id }) => id === solution.cloud)
  if (own === undefined) return undefined
  const all = statementsOf(solution)
  const refused = all.filter((statement) => refuses(statement) && refusedIn(statement).some((part) => anyCloud.test(part)))
  const said = all.filter((statement) => !refuses(statement))
  const isNamed = said.some(({ text }) => own.form.test(text))
  const others = isNamed ? [] : said.filter(({ text }) => clouds.some(({ form }) => form.test(text)))
  const statements = [...refused, ...others]
  return statements.length > 0 ? { own: own.name, statements } : undefined
}
