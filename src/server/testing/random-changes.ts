import { array, boolean, constantFrom, nat, record } from 'fast-check'
import { type Change, fieldsOf } from '#server/compose/change/change.ts'
import { factsIn, idPrefixes } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DesignList } from '#shared/design-facts.ts'
import { nameRoles } from '#shared/field-terms.ts'
import { anyAnswer, chosenFrom, fittingValue, textOf, unfitting, unfittingTexts } from './random-values.ts'

/** Lists that can be edited in the workspace. */
const editedLists = [
  ...(['elements', 'relations', 'dataEntities', 'interfaces', 'scenarios', 'environments', 'qualities', 'decisions'] as const),
  ...(['risks', 'assumptions', 'questions', 'needs', 'workstreams', 'milestones', 'windows', 'costs'] as const),
] satisfies DesignList[]

const most = 10_000
/** A random step of a person; its numbers select among the facts that exist when it is done. */
const anyStep = record({
  does: constantFrom('add', 'add', 'add', 'set', 'set', 'set', 'remove', 'answer', 'role', 'head'),
  list: constantFrom(...editedLists, ...(['elements', 'elements', 'elements', 'relations', 'relations', 'workstreams'] as const)),
  at: nat(most),
  field: nat(most),
  value: nat(most),
  isFitting: constantFrom(true, true, true, true, true, true, false),
  isSaved: boolean(),
})
export type Step = typeof anyStep extends { generate: (...args: never[]) => { value: infer Made } } ? Made : never

export const anySteps = array(anyStep, { minLength: 1, maxLength: 25, size: 'max' })

/** Groups the steps into patches that are saved together. */
export function inPatches(steps: Step[]): Step[][] {
  const patches: Step[][] = [[]]
  for (const step of steps) {
    patches.at(-1)!.push(step)
    if (step.isSaved) patches.push([])
  }
  return patches.filter((patch) => patch.length > 0)
}

/** Turns steps into changes of the current facts. */
export const changesOf = (steps: Step[], solution: Solution): Change[] =>
  steps.map((step, index) => makers[step.does](step, { solution, index }))

type Place = { solution: Solution; index: number }

/** Picks the id of a fact in the list, occasionally one that does not exist. */
function idIn(list: keyof typeof idPrefixes, { solution, at }: { solution: Solution; at: number }): string {
  const ids = factsIn(solution, list).map(({ id }) => id)
  return ids.length === 0 || at % 20 === 0 ? `${idPrefixes[list][0]}-999` : chosenFrom(ids, at)
}

const optional = new Set(
  'parent group hosting region data access consumers operations recurs technology technologyStated role fails tests synchronous data direction protocol retention place why proposal about topic statement work date element unitPrice currency'.split(
    ' ',
  ),
)

const makers = {
  add: ({ list, at, field, value: number, isFitting }: Step, { solution, index }: Place): Change => {
    const isSaid = (one: string) => number % 2 === 0 || !optional.has(one)
    const fitting = fieldsOf(list).flatMap((one) => (isSaid(one) ? [[one, fittingValue(one, { list, number, solution })]] : []))
    const value = Object.fromEntries(fitting.filter(([, said]) => said !== undefined)) as Record<string, unknown>
    if (!isFitting) value[chosenFrom([...fieldsOf(list), 'colour'], field)] = chosenFrom(unfitting, at)
    const id = !isFitting && number % 3 === 0 ? idIn(list, { solution, at }) : `${idPrefixes[list][0]}-${9_000 + index}`
    return { op: 'add', list, id, value }
  },
  set: ({ list, at, field: chosen, value: number, isFitting }: Step, { solution }: Place): Change => {
    const field = chosenFrom(isFitting ? fieldsOf(list) : [...fieldsOf(list), 'source', 'startWeek', 'colour'], chosen)
    const value = isFitting ? (fittingValue(field, { list, number, solution }) ?? null) : chosenFrom(unfitting, number)
    return { op: 'set', id: idIn(list, { solution, at }), field, value }
  },
  remove: ({ list, at }: Step, { solution }: Place): Change => ({ op: 'remove', id: idIn(list, { solution, at }) }),
  answer: ({ at, value: number, isFitting }: Step, { solution }: Place): Change => ({
    op: 'set',
    id: idIn('statements', { solution, at }),
    field: isFitting ? 'answer' : chosenFrom(['answer', 'text', 'source'], at),
    value: isFitting
      ? anyAnswer({ number, solution })
      : chosenFrom([...unfitting, { state: 'yes', components: ['EL-999'] }], number),
  }),
  role: ({ at, value: number, isFitting }: Step, { solution }: Place): Change => ({
    op: 'set',
    id: idIn('names', { solution, at }),
    field: 'role',
    value: isFitting ? chosenFrom([...nameRoles, null], number) : chosenFrom(unfitting, number),
  }),
  head: ({ at, value: number, isFitting }: Step): Change => ({
    op: 'set',
    id: chosenFrom(['system', 'summary'], at),
    field: 'text',
    value: isFitting ? textOf(number) : chosenFrom(unfittingTexts, number),
  }),
}
