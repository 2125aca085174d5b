import type { Solution } from '#server/solution/solution.ts'
import type { SystemRole } from '../reading/reading.ts'
import type { ExplainedFact, WeighedOption } from './explanation.ts'
import { type Traced, withoutRepeats } from './index-trace.ts'
import { broughtSentences } from './verdict-sentences.ts'

type Element = Solution['elements'][number]

/** Parts of the design and what stands around it. */
export function explainParts(traced: Traced): ExplainedFact[] {
  const keyOf = new Map(traced.all('element').map((told) => [told.id, told]))
  return traced.solution.elements.map((element): ExplainedFact => {
    const told = keyOf.get(element.id)
    const statements = told?.statements ?? []
    const isOutside = element.kind === 'person' || element.kind === 'external-system'
    const brought = traced.all('brought').find(({ part }) => part === told?.part)
    return {
      list: 'parts',
      id: element.id,
      name: element.name,
      reasons: [
        ...(brought ? [broughtSentences[brought.reason](brought.by)] : [whyThere(element, told?.meets.length ?? 0, traced)]),
        ...(told?.meets ?? []).map(([requirement, how]) => `Meets ${requirement}: ${how}.`),
        ...halfMet(told?.part, traced),
      ],
      statements: withoutRepeats([
        ...traced.quotes([...statements, ...(brought?.statements ?? [])]),
        ...traced.ofSource(element.source),
      ]),
      weighed: told && !isOutside ? [...cardsFor(element, statements, traced), ...productsOf(told.part, traced)] : [],
    }
  })
}

const roles: Record<SystemRole, string> = {
  source: 'gives its data to the design',
  sink: 'takes what the design gives',
  both: 'gives its data and takes what is written back',
  replaced: 'is replaced',
  kept: 'stays as it is',
  banned: 'is refused',
  identity: 'says who somebody is',
  channel: 'is where people meet the design',
  platform: 'carries parts of the design',
  named: 'is named, and asked about',
}

function whyThere({ kind, role, capability, name }: Element, met: number, { reading, all }: Traced): string {
  if (kind === 'system') return 'The whole that is designed, by the name of the project.'
  if (kind === 'person') return 'The brief says that they use it.'
  if (kind === 'external-system') {
    const system = reading.systems.find((one) => one.name.toLowerCase() === name.toLowerCase())
    return system ? `The brief names it: it ${roles[system.role]}.` : 'The brief names it.'
  }
  if (role === 'connector') return 'Every system that data goes to or comes from has a connector of its own.'
  if (role === 'function')
    return `Nothing in the catalogue answers the demand: a module under the brief’s own noun, ${met > 0 ? 'for pages with a record do it' : 'which is asked about, for nobody has designed it yet'}.`
  if (!capability) return 'It is prescribed.'
  const isRule = all('card').some(({ card, score, verdict }) => card === capability && score === undefined && verdict === 'taken')
  return isRule
    ? `The control “${capability}” keeps these words.`
    : `The entry “${capability}” of the catalogue answers these words.`
}

const halfMet = (part: string | undefined, { all }: Traced): string[] =>
  all('half-met')
    .filter(({ parts }) => part !== undefined && parts.includes(part))
    .map(({ requirement, obligation, words }) => `Does not claim ${requirement}: nothing keeps “${words.trim()}” (${obligation}).`)

/** The card of the part itself first; what was taken beside it for the same words is another part. */
function cardsFor({ capability }: Element, statements: string[], traced: Traced): WeighedOption[] {
  const names = new Set(traced.all('card').flatMap(({ card, name }) => (card === capability ? [name] : [])))
  const isOwn = ({ name }: WeighedOption) => names.has(name)
  const cards = traced.cards(statements)
  const others = cards.filter((card) => !isOwn(card))
  return [
    ...cards.filter(isOwn),
    ...others.map((card) => (card.taken ? { ...card, why: 'taken for the same words, as another part' } : card)),
  ]
}

const productSentences = {
  taken: 'taken',
  refused: 'the brief refuses it',
  elsewhere: 'it is of another place than where this design runs',
  'later-in-list': 'another one is proposed first',
} as const

export const productsOf = (part: string, { all }: Traced): WeighedOption[] =>
  all('product')
    .filter((one) => one.part === part)
    .map(({ product, verdict }) => ({
      kind: 'product',
      name: product,
      taken: verdict === 'taken',
      why: productSentences[verdict],
    }))
