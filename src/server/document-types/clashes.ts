import { deniesIn } from '#server/solution/denies-in.ts'
import type { Element } from '#server/solution/solution.ts'
import type { Statement } from '#server/solution/statement.ts'
import type { SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** A statement and the parts of the design that contain one of its words; a person decides whether the two agree. */
export type Clash = { statement: Statement; word: string; parts: Element[] }

/** Words of product names that do not identify a product. */
const general =
  /^(?:Azure|AWS|Amazon|Google|Microsoft|Cloud|Services?|Apps?|Containers?|Database|Storage|Web|Application|Server|Data|Hubs?|Functions?|Gateway|Management|Manager|Center|Centre|Monitor|Identity|Flexible|Premium|Standard|The|API|SQL|Power|Private|Virtual|Machines?|Search|Document|Event|Events|Batch|Logic|Key|Front|Door|Run|Files?|Notes|Access|AI|CDN|VPN|ML|IoT)$/

const refuses = ({ denies, label }: Statement) => denies || label === 'out-of-scope'

/** Words that refuse, in addition to those that deny; includes Italian “non” and “senza”. */
const refusing = /(?<![\p{L}\p{N}])(?:refuse\p{L}*|reject\p{L}*|ban(?:ned)?|non|senza|nessun\p{L}*)(?![\p{L}\p{N}])/iu

/** “No objection to Kafka” allows. */
const allows = /\bno (?:objection|problem|issue|reason)s?\b/gi

/** The parts of a statement that refuse something; all of it, if it is in a list of exclusions. */
const refusedIn = ({ text, label }: Statement) =>
  label === 'out-of-scope'
    ? [text]
    : text
        .split(/[,;:.!?]\s|\s(?:but|aber|sondern|mais|maar|ale|pero|ma)\s/)
        .map((part) => part.replaceAll(allows, ''))
        .filter((part) => deniesIn(part) || refusing.test(part))

/** Products and components of the design whose name is in a statement that refuses something. */
export function clashesOf(view: SolutionView): Clash[] {
  const words = new Map<string, Element[]>()
  const add = (word: string, part: Element) => words.set(word, [...(words.get(word) ?? []), part])
  for (const part of view.blocks) {
    const products = new Set((part.technology ?? '').match(/\p{Lu}[\p{L}\p{N}]{2,}/gu))
    for (const word of products) if (!general.test(word)) add(word, part)
    if (part.name.includes(' ')) add(part.name.toLowerCase(), part)
  }
  const used = new Set(
    (view.solution.names ?? []).flatMap(({ name, role }) => (role && role !== 'must-not-use' ? [name.toLowerCase()] : [])),
  )
  const candidates = [...words]
    .filter(([word]) => !used.has(word.toLowerCase()))
    .map(([word, parts]) => ({ word, parts, isIn: holderOf(word) }))
  return statementsOf(view.solution)
    .filter(refuses)
    .flatMap((statement) => {
      const refused = refusedIn(statement)
      const found = candidates.find(({ isIn }) => refused.some(isIn))
      return found ? [{ statement, word: found.word, parts: found.parts }] : []
    })
}

/** Returns a function: whether a text contains the word. */
function holderOf(word: string): (text: string) => boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u')
  return (text) => pattern.test(word === word.toLowerCase() ? text.toLowerCase() : text)
}

const clouds = [
  { id: 'azure', name: 'Microsoft Azure', form: /\bAzure\b/ },
  { id: 'aws', name: 'Amazon Web Services', form: /\bAWS\b|\bAmazon Web Services\b/ },
  { id: 'google', name: 'Google Cloud', form: /\bGoogle Cloud\b|\bGCP\b/ },
]

/** Statements that name another cloud than the design's, if no statement names the design's. */
export function otherCloudOf({ solution }: SolutionView): { own: string; statements: Statement[] } | undefined {
  const own = clouds.find(({ id }) => id === solution.cloud)
  const said = statementsOf(solution).filter((statement) => !refuses(statement))
  if (own === undefined || said.some(({ text }) => own.form.test(text))) return undefined
  const statements = said.filter(({ text }) => clouds.some(({ form }) => form.test(text)))
  return statements.length > 0 ? { own: own.name, statements } : undefined
}
