import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { formatMoney } from '#server/render/format-value.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Changes, compareRequirements } from './compare-requirements.ts'
import { capitalise, listSome, shorten } from './list-some.ts'

/** All that a version keeps of what it says and why. */
export type Said = { brief: Brief; solution: Solution; content: Content }

/** Characters. */
const longest = 400

/** As they are kept: a member without a value is none. */
const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

/** The changelog of a version: what it says otherwise than the one before it, in one or two sentences. */
export function describeChanges(before: Said | undefined, after: Said): string {
  if (!before) return 'First version'
  const sentences = [describeFacts(before, after), describeChapters(before.content, after.content)].filter((text) => text !== '')
  if (sentences.length > 0) return shorten(sentences.map((text) => `${capitalise(text)}.`).join(' '), longest)
  if (!isSame(before.content, after.content)) return 'Generated again; only the title page changed'
  const isUnchanged = isSame([before.brief, before.solution], [after.brief, after.solution])
  return isUnchanged ? 'Generated again; nothing changed' : 'Generated again from a changed brief; the document says the same'
}

function describeFacts(before: Said, after: Said): string {
  const requirements = describe('requirements', compareRequirements(before.solution.requirements, after.solution.requirements))
  const facts = [
    requirements,
    contrast('budget', budgetOf(before.solution), budgetOf(after.solution)),
    contrast('timeline', timelineOf(before.solution), timelineOf(after.solution)),
    contrast('template', before.brief.template?.filename, after.brief.template?.filename),
  ]
  return facts.filter((text) => text !== '').join('; ')
}

function describeChapters({ sections: before }: Content, { sections: after }: Content): string {
  const find = (sections: Content['sections'], id: string) => sections.find((section) => section.id === id)
  const kept = after.filter(({ id }) => find(before, id))
  const names = (sections: Content['sections']) => sections.map(({ heading }) => `‘${shorten(heading, 40)}’`)
  const changes = describe('chapters', {
    added: names(after.filter(({ id }) => !find(before, id))),
    removed: names(before.filter(({ id }) => !find(after, id))),
    changed: names(kept.filter((section) => !isSame(section, find(before, section.id)))),
  })
  const isMoved = !isSame(
    kept.map(({ id }) => id),
    before.filter(({ id }) => find(after, id)).map(({ id }) => id),
  )
  return isMoved ? [changes, 'chapters in another order'].filter((text) => text !== '').join('; ') : changes
}

function describe(what: string, { added, removed, changed }: Changes): string {
  const parts = Object.entries({ added, removed, changed }).filter(([, names]) => names.length > 0)
  return parts.length > 0 ? `${what}: ${parts.map(([verb, names]) => `${verb} ${listSome(names)}`).join(', ')}` : ''
}

function contrast(what: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return ''
  if (after === undefined) return `no ${what} any more`
  const now = `${what} ${shorten(after, 60)}`
  return before === undefined ? `${now}, where there was none` : `${now} instead of ${shorten(before, 60)}`
}

function budgetOf({ budget }: Solution): string | undefined {
  if (budget?.amount === undefined || !budget.currency) return budget?.quote
  return formatMoney(budget.amount, budget.currency, Number.isInteger(budget.amount) ? 0 : 2)
}

const timelineOf = ({ timeline }: Solution): string | undefined =>
  timeline?.weeks === undefined ? timeline?.quote : `${timeline.weeks} weeks`
