import type { ChosenDesign } from '#shared/brief.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Solution } from '#server/solution/solution.ts'
import { partsOf } from './build-parts.ts'
import { createKeys } from './create-keys.ts'

type Optional = 'covers' | 'presupposes'
type BuiltDesign = Record<Exclude<keyof ReferenceDesign, Optional>, unknown> & Partial<Pick<ReferenceDesign, Optional>>

/**
 * Builds the reference design that the facts could have started from; `chosen` is the one they did start from, for details that facts do
 * not include.
 */
export function buildDesign(solution: Solution, chosen: ChosenDesign | undefined): BuiltDesign {
  const before = chosen?.design
  const { keyOf, plugs, components, connections, walks, data, interfaces } = partsOf(solution, chosen)
  const { work } = workOf(solution)
  const inKeys = (ids: string[]) => ids.flatMap((id) => keyOf(id) ?? [])
  return {
    name: before?.name ?? titled(solution.system),
    system: solution.system,
    purpose: before?.purpose ?? solution.elements.find(({ kind }) => kind === 'system')?.responsibility ?? '',
    fits: before?.fits ?? '',
    doesNotFit: before?.doesNotFit ?? '',
    ...(before?.covers && { covers: before.covers }),
    signs: before?.signs ?? signsOf(solution),
    isAdvice: solution.isAdvice ?? false,
    summary: solution.summary?.text ?? before?.summary ?? '',
    plugs,
    components,
    connections,
    walks,
    data,
    interfaces,
    quality: (solution.qualities ?? []).map(({ characteristic, tactic, components: ids }) => ({
      characteristic,
      tactic,
      components: inKeys(ids),
    })),
    ...argumentOf(solution),
    work,
    costs: solution.costs
      .filter(({ period }) => period !== 'once')
      .map(({ item, unit, element }) => ({ item, unit, ...(element && keyOf(element) && { component: keyOf(element) }) })),
  }
}

const titled = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Facts stated by one client, or assumed because the client did not state them, do not belong in a design for others. */
const isOfOneClient = ({ source }: { source: { from: string } }) => source.from === 'brief' || source.from === 'assumption'

function argumentOf({ decisions, risks, questions, needs = [], assumptions: all }: Solution) {
  const assumptions = all.filter((assumption) => !isOfOneClient(assumption))
  const presupposes = [
    ...assumptions.map(({ text, about }) => ({ of: text, about })),
    ...decisions.map(({ title, about }) => ({ of: title, about })),
  ].flatMap(({ of, about }) => (about ? [{ of, about }] : []))
  return {
    decisions: decisions.map(({ title, context, options, consequences }) => ({
      title,
      because: context,
      options: options.map(({ name, merit, drawback }) => ({ name, for: merit, against: drawback })),
      consequence: consequences,
    })),
    risks: risks.map(({ text, likelihood, impact, mitigation, owner }) => ({ text, likelihood, impact, mitigation, owner })),
    questions: questions
      .filter((question) => !isOfOneClient(question))
      .map(({ text, why = '', owner, topic }) => ({ text, why, owner, ...(topic && { topic }) })),
    needs: needs.map(({ text }) => text),
    assumptions: assumptions.map(({ text }) => text),
    ...(presupposes.length > 0 && { presupposes }),
  }
}

function workOf({ workstreams }: Solution) {
  const keys = createKeys()
  const keyById = new Map(workstreams.map(({ id, name }) => [id, keys.take(name)]))
  const work = Object.fromEntries(
    workstreams.map(({ id, name, kind, dependsOn, effort = [], weeks, deliverables }) => [
      keyById.get(id)!,
      {
        name,
        kind: kind ?? 'build',
        after: dependsOn.flatMap((other) => keyById.get(other) ?? []),
        roles: Object.fromEntries(effort.map(({ role, days }) => [role, days])),
        weeks,
        gives: deliverables,
        components: [],
      },
    ]),
  )
  return { work }
}

/** Suggests keywords from the design's own words, the longest first, for the author to improve. */
function signsOf({ system, elements }: Solution): string[] {
  const text = [system, ...elements.map(({ name, responsibility }) => `${name} ${responsibility}`)].join(' ').toLowerCase()
  const words = new Set(text.match(/\p{L}{5,40}/gu) ?? [])
  return [...words].toSorted((left, right) => right.length - left.length || left.localeCompare(right)).slice(0, 24)
}
