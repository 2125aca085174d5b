import type { Requirement, Solution } from '#server/solution/solution.ts'
import type { Draft } from './draft.ts'
import { withEnglish } from './foreign-words.ts'
import { matchNouns, nounsIn } from './match-nouns.ts'
import { type Asked, kindOf, streamsFor } from './work-kinds.ts'

type Workstream = Solution['workstreams'][number]
type Bare = Omit<Workstream, 'satisfies'>
/** The workstreams with what each meets of that which no part does; what the plan lacked for it is added to what they deliver. */
export function assignWork(draft: Draft, bare: Bare[]): Workstream[] {
  const workstreams: Workstream[] = bare.map((stream) => ({ ...stream, deliverables: [...stream.deliverables], satisfies: [] }))
  const find = streamFinder(draft, workstreams)
  const assigned = new Set<string>()
  for (const { requirement, text } of wantedOf(draft)) {
    const found = find({ text: withEnglish(text), kind: requirement.kind })
    if (!found) continue
    const { stream, kind } = found
    const key = `${stream.id} ${requirement.id}`
    if (assigned.has(key)) continue
    assigned.add(key)
    stream.satisfies.push(requirement.id)
    if (kind && !stream.deliverables.some((deliverable) => kind.delivered.test(deliverable)))
      stream.deliverables.push(kind.deliverable)
  }
  return workstreams
}

/** Requirements that no part meets, and the obligations left open of those that one does. */
function wantedOf(draft: Draft): { requirement: Requirement; text: string }[] {
  const met = new Set(draft.elements.flatMap(({ satisfies }) => satisfies))
  const whole = draft.reading.requirements.filter(({ requirement }) => requirement.priority !== 'wont' && !met.has(requirement.id))
  return [
    ...whole.map(({ requirement }) => ({ requirement, text: requirement.text })),
    ...draft.openObligations.map(({ requirement, obligation }) => ({ requirement, text: obligation })),
  ]
}

/** Finds the workstream that meets a need: by its kind of work, by what a pattern says of its streams, by its own words. */
export function streamFinder<Stream extends Bare>({ patterns }: Pick<Draft, 'patterns'>, streams: Stream[]) {
  // What every plan has (design, test, hand-over) shares words with too much.
  const own = streams.filter(({ source }) => source.from !== 'pattern' || source.pattern !== 'every-system')
  const nouns = nounsIn(own.map(({ name, deliverables }) => [name, ...deliverables].join(' ')))
  return (asked: Asked) => {
    const names = streamsFor(patterns, asked)
    const told = streams.find(({ name }) => names.includes(name))
    const kind = told && patterns[0]?.practice === 'advice' ? undefined : kindOf(asked)
    if (kind) {
      const stream = kind.streams.map((words) => streams.find(({ name }) => words.test(name))).find(Boolean)
      if (stream) return { stream, kind }
    }
    const stream = told ?? own[matchNouns(nouns, asked.text)[0] ?? -1]
    return stream && { stream, kind: undefined }
  }
}
