import type { Solution } from '#server/solution/solution.ts'
import type { DataRule } from '../reading/reading.ts'
import { type Design, number, ofCatalogue, sourceOf } from './design.ts'
import type { Placed } from './list-elements.ts'
import { capitalised, clip, stemsIn, withoutArticle } from './phrases.ts'

type Entity = Omit<Solution['dataEntities'][number], 'id'>

/** The records that parts keep and the data sets that the brief sets rules for, each in its store and its place. */
export function listDataEntities(design: Design, { idOf, elements }: Placed): Solution['dataEntities'] {
  const stores = design.parts.filter(({ kind, role }) => kind === 'store' || role === 'store')
  const fallback = stores[0] ?? design.parts.find(({ role }) => role !== 'control' && role !== 'connector')
  if (!fallback) return []
  const kept = design.parts.flatMap((part) =>
    (part.capability?.contract?.keeps ?? []).map(({ entity, key, fields }): Entity => {
      const rule = ruleFor(`${entity} ${part.name}`, design.reading.data)
      return {
        source: part.capability ? ofCatalogue(part.capability) : part.source,
        name: capitalised(entity),
        description: describe(`Kept by ${part.name}`, rule),
        store: idOf(part.kind === 'store' ? part.key : fallback.key)!,
        classification: rule?.class ?? 'internal',
        ...(rule?.keep && { retention: rule.keep.words }),
        ...(rule?.place && { place: rule.place }),
        fields: [key, ...fields].map((name, index) => ({
          name: name
            .trim()
            .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
            .toLowerCase(),
          type: typeOf(name),
          description: index === 0 ? 'identifies the record' : '',
          classification: rule?.class ?? 'internal',
        })),
      }
    }),
  )
  const ruled = design.reading.data
    .filter(({ data }) => !/^everything$/i.test(data))
    .map((rule) => ruledEntity(rule, design, idOf(fallback.key)!))
  const seen = new Set<string>()
  const all = [...ruled, ...kept].filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
  return number(
    'DAT',
    all.filter(({ store }) => elements.some(({ id }) => id === store)),
  )
}

function ruledEntity(rule: DataRule, { reading }: Design, store: string): Entity {
  const said = reading.statements.find(({ id }) => id === rule.statement)!
  const name = capitalised(clip(withoutArticle(rule.data), 60))
  return {
    source: sourceOf(said),
    name,
    description: describe(clip(said.text, 160), rule),
    store,
    classification: rule.class ?? 'internal',
    ...(rule.keep && { retention: rule.keep.words }),
    ...(rule.place && { place: rule.place }),
    fields: [],
  }
}

const describe = (text: string, rule: DataRule | undefined) =>
  [
    text.replace(/[.;]$/, ''),
    rule?.place && !text.includes(rule.place) && `Stays in ${rule.place}`,
    rule?.keep && !text.includes(rule.keep.words) && `Kept ${rule.keep.words}`,
  ]
    .filter(Boolean)
    .join('. ')

function ruleFor(text: string, rules: DataRule[]): DataRule | undefined {
  const words = new Set(stemsIn(text))
  return (
    rules.find(({ data }) => stemsIn(data).some((word) => words.has(word))) ?? rules.find(({ data }) => /^everything$/i.test(data))
  )
}

const typeOf = (name: string) =>
  /\b(?:at|time|started|finished|date|day|due|until|expires)\b/i.test(name)
    ? 'timestamptz'
    : /\b(?:count|number|rows|amount|score|weeks?|days|hours|size|version)\b/i.test(name)
      ? 'numeric'
      : /\bid$|^id\b/i.test(name)
        ? 'uuid'
        : 'text'
