import type { Capability } from '../catalogue/capability.ts'
import type { Answer, Part } from './design.ts'
import { ofCatalogue, sourceOf } from './design.ts'
import { asSentence, capitalised, clip, stemsIn } from './phrases.ts'
import { topicOf } from './topic-of.ts'

const roles: Record<Capability['side'], Part['role']> = {
  in: 'entry',
  work: 'work',
  store: 'store',
  people: 'channel',
  out: 'exit',
  control: 'control',
  advice: 'advice',
}

/** A capability as a part of this design: named after what the brief wants of it, told by how it does that. */
export function partOfCapability(capability: Capability, answers: Answer[]): Part {
  const sure = answers.filter(({ isSure }) => isSure)
  const best = sure[0] ?? answers[0]
  const sentences = tellAnswers(answers)
  return {
    key: capability.id,
    name: nameOf(capability, best),
    kind: capability.element === 'work' ? 'component' : capability.element,
    role: roles[capability.side],
    side: capability.side,
    source: best ? sourceOf(best.statement) : ofCatalogue(capability),
    capability,
    technologyStated: false,
    sentences: sentences.length > 0 ? sentences : [asSentence(capitalised(plainMechanism(capability)))],
    meets: new Map(sure.flatMap(({ asked, how }) => (asked && how ? [[asked.requirement.id, how]] : []))),
    statements: answers.map(({ statement }) => statement),
    takes: capability.takes,
    gives: capability.gives,
  }
}

/** Each need in the words of the brief, with how it is done; what is done the same way is told once. */
function tellAnswers(answers: Answer[]): string[] {
  const byHow = new Map<string, string[]>()
  for (const { how, statement } of answers) byHow.set(how, [...(byHow.get(how) ?? []), clip(statement.text, 150)])
  return [...byHow].map(([how, needs]) => {
    const wanted = needs.slice(0, 3).join('; ')
    return how ? asSentence(`${capitalised(wanted)}: ${how}`) : asSentence(capitalised(wanted))
  })
}

const plainMechanism = ({ mechanisms, name }: Capability) =>
  mechanisms.map(({ how }) => how).find((how) => !how.includes('{')) ??
  mechanisms[0]?.how.replaceAll(/\{[a-z-]+\}/g, 'records') ??
  name

function nameOf({ name }: Capability, best: Answer | undefined): string {
  const topic = best && topicOf(best.statement)
  if (!topic || topic.length > 42) return name
  const [one, other] = [name.toLowerCase(), topic.toLowerCase()]
  return one.includes(other) || other.includes(one) || saysItAlready(one, other) ? name : `${name}: ${topic}`
}

/** Said of anything of its kind. */
const ofAny = new Set(['web', 'number', 'list', 'data', 'record', 'file', 'item', 'case', 'information'])
/** “number plate” for a plate reader. */
function saysItAlready(name: string, object: string): boolean {
  const known = new Set(stemsIn(name))
  const said = stemsIn(object)
  return said.some((stem) => known.has(stem)) && said.every((stem) => known.has(stem) || ofAny.has(stem))
}
