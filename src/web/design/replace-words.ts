import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { factsById } from './apply-changes.ts'
import { nameOf } from './draft.ts'

/** Fields without words: ids of other facts, choices from a list, days and currencies. */
const withoutWords = new Set(
  'id source kind classification likelihood impact status characteristic period direction countsFor cloud currency ratesOf date notBefore from to due state parent store provider consumers components elements about dependsOn work requirements statement statements type role by'.split(
    ' ',
  ),
)

/** Of a statement only the answer is ours, and names are the client's. */
const isClients = (id: string) => id.startsWith('ST-') || id.startsWith('NAM-')

export type Replacement = {
  changes: FactChange[]
  /** Places found, and the names of the facts that they are in. */
  count: number
  facts: string[]
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whole words in either case, also with a plural s or in the genitive; a capital stays one. */
function replacer(wanted: string, by: string) {
  const escaped = wanted.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?=(?:s|['’]s)?(?![\p{L}\p{N}]))`, 'giu')
  let count = 0
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(pattern, (found) => {
        count += 1
        return found.charAt(0) === wanted.charAt(0) ? by : capitalised(by)
      })
    if (Array.isArray(value)) return value.map((part: unknown) => replace(part))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutWords.has(key) ? part : replace(part)]))
  }
  return { replace, found: () => count }
}

/** The changes that replace words in every text of a design, but for the client's own. */
export function replaceWords(facts: DesignFacts, wanted: string, by: string): Replacement {
  const changes: FactChange[] = []
  const names: string[] = []
  if (wanted.trim() === '') return { changes, count: 0, facts: names }
  const { replace, found } = replacer(wanted.trim(), by.trim())
  const change = (id: string, field: string, value: unknown) => {
    const replaced = replace(value)
    if (JSON.stringify(replaced) === JSON.stringify(value)) return false
    changes.push({ op: 'set', id, field, value: replaced })
    return true
  }
  if (change('system', 'text', facts.system)) names.push(facts.system)
  if (facts.summary) change('summary', 'text', facts.summary.text)
  for (const [id, fact] of factsById(facts)) {
    const { answer } = fact
    const fields = isClients(id) ? (answer ? [['answer', answer] as const] : []) : Object.entries(fact)
    const isChanged = fields.map(([field, value]) => !withoutWords.has(field) && change(id, field, value))
    if (isChanged.some(Boolean)) names.push(nameOf(fact))
  }
  return { changes, count: found(), facts: names }
}
