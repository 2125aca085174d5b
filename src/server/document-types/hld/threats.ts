import type { Relation } from '#server/solution/solution.ts'
import type { SolutionView } from '../solution-view.ts'
import { dataFlowOf } from './diagrams/data-flow.ts'

export type Threat = { kind: string; relations: Relation[]; danger: string; answer: string }

type Crossing = { relation: Relation; person: boolean; inward: boolean; queue: boolean; model: boolean; personal: boolean }
type ThreatKind = { kind: string; applies: (crossing: Crossing) => boolean; danger: string; answer: string }

/** STRIDE, each bound to the crossings where it matters. */
const kinds: ThreatKind[] = [
  {
    kind: 'Spoofing by a person',
    applies: ({ person }) => person,
    danger: 'Somebody signs in as another person with a stolen password or session',
    answer: 'Sign-in with a second factor at the identity provider; short sessions, ended when a person leaves or changes role',
  },
  {
    kind: 'Spoofing by a system',
    applies: ({ person }) => !person,
    danger: 'A stranger’s program poses as the other side',
    answer:
      'Certificates are checked on both sides; one credential for each system; private network paths where both sides offer them',
  },
  {
    kind: 'Tampering',
    applies: ({ person, inward }) => !person && inward,
    danger: 'Records are changed on the way in, or a source sends more than was agreed',
    answer: 'Encrypted transport; schema and totals are checked on arrival; what fails is set aside and its sender told',
  },
  {
    kind: 'Repudiation',
    applies: ({ person }) => person,
    danger: 'A person denies having read or changed a record',
    answer: 'Reads and changes are logged with person, time and record in a store that the person’s role cannot write to',
  },
  {
    kind: 'Information disclosure',
    applies: ({ person, inward, personal }) => !person && (!inward || personal),
    danger: 'More data crosses than the purpose needs, or it is read on the way',
    answer: 'Only the agreed fields cross; encrypted transport; exports are logged and counted',
  },
  {
    kind: 'Denial of service',
    applies: ({ inward, queue, person }) => inward && (queue || !person),
    danger: 'One sender floods the entrance, by error or on purpose',
    answer: 'A limit for each caller; arrivals are buffered and worked off at the system’s own pace',
  },
  {
    kind: 'Elevation of privilege',
    applies: ({ person }) => person,
    danger: 'A person reaches data or functions of another role',
    answer: 'Roles are checked in the part that holds the data, not on the page; rights are reviewed with the role owners',
  },
  {
    kind: 'Manipulated prompts',
    applies: ({ model, person }) => model && person,
    danger: 'Text from a person or a document makes the language model break its rules',
    answer: 'The model sees only what its caller may read; its answers are data, checked before use; it can start no action alone',
  },
]

const languageModel = /language model|\bLLM\b|\bGPT|OpenAI|Bedrock|Gemini/i

/** The part itself, or one that it talks to, puts words into a language model. */
function leadsToLanguageModel({ solution, element }: Pick<SolutionView, 'solution' | 'element'>, id: string): boolean {
  const next = solution.relations.flatMap(({ from, to }) => (from === id ? [to] : []))
  return [id, ...next].some((part) => {
    const found = element(part)
    return found !== undefined && languageModel.test(`${found.name} ${found.technology} ${found.responsibility}`)
  })
}

function crossingOf(view: SolutionView, relation: Relation): Crossing {
  const ends = [relation.from, relation.to].map((id) => view.element(id))
  const flow = dataFlowOf(relation)
  const inner = ends.find((end) => end && !view.isOutside(end.id))
  const held = view.solution.dataEntities.filter(({ store }) => store === inner?.id)
  return {
    relation,
    person: ends.some((end) => end?.kind === 'person'),
    inward: view.isOutside(flow.from),
    queue: inner?.kind === 'queue',
    model: inner !== undefined && leadsToLanguageModel(view, inner.id),
    personal: held.some(({ classification }) => classification === 'personal' || classification === 'special-category'),
  }
}

/** Threats by kind, each with the relations across the boundary that it concerns. */
export function threatsAt(view: SolutionView): Threat[] {
  const crossings = view.crossings.map((relation) => crossingOf(view, relation))
  return kinds
    .map(({ kind, applies, danger, answer }) => ({
      kind,
      relations: crossings.filter(applies).map(({ relation }) => relation),
      danger,
      answer,
    }))
    .filter(({ relations }) => relations.length > 0)
}
