import type { Catalogue } from '../catalogue/capability.ts'
import { matchControls } from '../catalogue/match-controls.ts'
import { compileSignal } from '../catalogue/signals.ts'
import { type Asked, ofCatalogue, type Part, type Question, sourceOf } from './design.ts'
import { asSentence, capitalised, clip, fillSlots, objectOf, slotsOf } from './phrases.ts'

/** More controls than this on one sentence say that it is too long to be sure of any. */
const mostControls = 3

/** Each rule as a control by the shape of its sentence; one component for all rules that one control keeps. */
export function keepRules(asked: Asked[], catalogue: Catalogue): { parts: Part[]; works: Part[]; questions: Question[] } {
  const parts = new Map<string, Part>()
  const questions: Question[] = []
  for (const item of asked) {
    const { statement, requirement } = item
    for (const { control, slots } of matchControls(statement.text, catalogue).slice(0, mostControls)) {
      const filled = { ...slotsOf(statement), ...slots }
      const how = control.mechanisms.map((sentence) => fillSlots(sentence, filled)).find((sentence) => sentence !== undefined)
      if (!how) continue
      const known = parts.get(control.id) ?? controlPart(control, item)
      parts.set(control.id, known)
      known.sentences.push(asSentence(`${capitalised(clip(about(item), 110))}: ${how}`))
      known.meets.set(requirement.id, [known.meets.get(requirement.id), how].filter(Boolean).join('; '))
      if (!known.statements.includes(statement)) known.statements.push(statement)
      questions.push(
        ...control.asks
          .filter(({ unless }) => !saysSo(statement.text, unless))
          .map(({ question }) => ({
            source: sourceOf(statement),
            kind: 'rule' as const,
            text: fillSlots(question, filled) ?? question.replaceAll(/\{[a-z-]+\}/g, 'it'),
            about: [requirement.id],
            owner: 'Product owner',
          })),
      )
    }
  }
  const all = [...parts.values()]
  return { parts: all.filter((part) => !isWork(part)), works: all.filter(isWork), questions }
}

const saysSo = (text: string, signal: string) => compileSignal(signal).test(text)

const isWork = ({ control }: Part) => control?.at === 'plan' || control?.kind === 'work'

const about = ({ statement }: Asked) => objectOf(statement) ?? statement.text

function controlPart(control: Catalogue['controls'][number], { statement }: Asked): Part {
  return {
    key: `control:${control.id}`,
    name: control.name,
    kind: control.kind === 'store' ? 'store' : 'component',
    role: 'control',
    side: control.at === 'plan' ? 'control' : control.at,
    source: ofCatalogue(control),
    control,
    technologyStated: false,
    sentences: [],
    meets: new Map(),
    statements: [statement],
    takes: [],
    gives: [],
  }
}
