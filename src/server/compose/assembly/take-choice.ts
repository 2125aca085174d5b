import type { Catalogue } from '../catalogue/capability.ts'
import type { Reading, Statement } from '../reading/reading.ts'
import type { Choice } from './choice.ts'
import { type Answer, type Asked, type Flow, type Outside, type Part } from './design.ts'
import { controlPart } from './keep-rules.ts'
import { asSentence, capitalised, clip } from './phrases.ts'
import { banOn, mayUse } from './respect-bans.ts'

type ChoiceInput = { reading: Reading; asked: Asked[]; catalogue: Catalogue }
export type ChosenParts = { answers: Answer[]; controls: Part[]; own: Part[] }

/** Answers that were chosen by others, as the parts of a design: capabilities, controls, and parts of their own. */
export function takeChoice({ answers, model }: Choice, { reading, asked, catalogue }: ChoiceInput): ChosenParts {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const askedOf = new Map(asked.map((item) => [item.statement.id, item]))
  const taken: ChosenParts = { answers: [], controls: [], own: [] }
  for (const { statement: id, card, name, how } of answers) {
    const statement = statements.get(id)
    if (!statement) continue
    const item = askedOf.get(id)
    const capability = catalogue.capabilities.find((one) => one.id === card)
    const control = catalogue.controls.find((one) => one.id === card)
    if (capability && mayUse(capability, reading)) taken.answers.push({ asked: item, statement, capability, how, isSure: true })
    else if (control && item) {
      const part = taken.controls.find((one) => one.control === control) ?? controlPart(control, item)
      if (!taken.controls.includes(part)) taken.controls.push(part)
      addTo(part, { statement, how, item })
    } else if (!card && name && !banOn(name, reading)) {
      const part = taken.own.find((one) => one.name === name) ?? ownPart(name, statement, model)
      if (!taken.own.includes(part)) taken.own.push(part)
      addTo(part, { statement, how, item })
    }
  }
  return taken
}

type Addition = { statement: Statement; how: string; item: Asked | undefined }

function addTo(part: Part, { statement, how, item }: Addition) {
  part.sentences.push(asSentence(`${capitalised(clip(statement.text, 130))}: ${how}`))
  if (item) part.meets.set(item.requirement.id, how)
  if (!part.statements.includes(statement)) part.statements.push(statement)
}

const ownPart = (name: string, statement: Statement, model: string): Part => ({
  key: `own:${name}`,
  name,
  kind: 'component',
  role: 'function',
  side: 'work',
  source: { from: 'model', model },
  technologyStated: false,
  sentences: [],
  meets: new Map(),
  statements: [statement],
  takes: ['record'],
  gives: ['record'],
})

/** Chosen flows between what stands there; into a system that is only read nothing goes. */
export function flowsOfChoice({ flows, model }: Choice, parts: Part[], outside: Outside[]): Flow[] {
  const keyOf = (end: string) =>
    [
      ...parts.map(({ key, name, capability, control }) => ({
        key,
        called: [name, capability?.id, control?.id, name.split(': ')[0]],
      })),
      ...outside.map((one) => ({
        key: one.key,
        called: [one.name, ...(one.kind === 'external-system' ? [one.system.name, ...one.system.aliases] : [])],
      })),
    ].find(({ called }) => called.some((one) => one?.toLowerCase() === end.toLowerCase()))?.key
  return flows.flatMap(({ from, to, carries, protocol }): Flow[] => {
    const [start, end] = [keyOf(from), keyOf(to)]
    if (!start || !end || start === end) return []
    const target = outside.find(({ key }) => key === end)
    if (target?.kind === 'external-system' && target.system.readOnly) return []
    return [
      {
        from: start,
        to: end,
        source: { from: 'model', model },
        label: `passes ${carries}`,
        data: clip(carries, 60),
        direction: 'to',
        synchronous: false,
        protocol,
        ...(protocol !== null && { technology: protocol }),
      },
    ]
  })
}
