import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { classNames, strictest } from '../../data-classes.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'

const proofs = {
  person: 'Sign-in at the identity provider, with a role from its groups',
  'external-system': 'A credential of its own, kept in the vault and changed on schedule',
  inside: 'The module’s own identity; no shared password',
} as const

function proofOf(view: SolutionView, callers: string[]): string {
  const kinds = callers.map((id) => view.element(id)?.kind)
  const used = [
    ...(kinds.includes('person') ? [proofs.person] : []),
    ...(kinds.includes('external-system') ? [proofs['external-system']] : []),
    ...(kinds.some((kind) => kind !== 'person' && kind !== 'external-system') ? [proofs.inside] : []),
  ]
  return joinList(used.map((words, index) => (index === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1))))
}

function interfaceRows(view: SolutionView): Cell[][] {
  return view.solution.interfaces.map((face) => {
    const held = view.solution.dataEntities.filter(({ store }) => store === face.provider)
    const level = strictest(held)
    const personal = level === 'personal' || level === 'special-category'
    return [
      [{ text: face.name, link: `#interfaces-${idPart(face.id)}`, cites: [face.id] }],
      face.consumers.length > 0 ? elementLinks(view, face.consumers) : text('Nobody yet'),
      text(sentence(proofOf(view, face.consumers))),
      text(level ? classNames[level] : 'As its callers hold'),
      text(personal ? 'Every read and change, with the reader.' : 'Every change and every refusal.'),
    ]
  })
}

function crossings(view: SolutionView): Cell[][] {
  const covered = new Set(view.solution.interfaces.flatMap(({ provider, consumers }) => consumers.map((id) => `${id}>${provider}`)))
  return view.crossings
    .filter(({ from, to }) => !covered.has(`${from}>${to}`))
    .map(({ id, from, to, label, technology }) => [
      elementLinks(view, [from]),
      elementLinks(view, [to]),
      text(capitalised(label), id),
      text(technology ?? 'To be agreed'),
      text(sentence(proofOf(view, [from]))),
    ])
}

function demands(view: SolutionView): Block[] {
  const asked = view.solution.requirements.filter(({ characteristic }) => characteristic === 'Security')
  if (asked.length === 0) return []
  return [
    table('security-demands', 'What the brief asks for', {
      columns: [column('id', 'From', 12), column('demand', 'Demand', 88)],
      rows: asked.map((requirement) => [[factLink(view, requirement.id)], text(sentence(requirement.text))]),
    }),
  ]
}

export function interfaceSecurity(view: SolutionView): Body {
  const rows = interfaceRows(view)
  const crossing = crossings(view)
  const faces: Block =
    rows.length > 0
      ? table('security-interfaces', 'Who may call what', {
          columns: [
            column('interface', 'Interface', 22),
            column('callers', 'Callers', 22),
            column('proof', 'How they prove it', 28),
            column('class', 'Strictest class', 13),
            column('log', 'Recorded', 15),
          ],
          rows,
        })
      : missing('security-interfaces', 'No interface is described, so none can be secured; callers and classes are needed.')
  const boundary = table('security-crossings', 'Other connections across the boundary', {
    columns: [
      column('from', 'From', 20),
      column('to', 'To', 20),
      column('what', 'What', 24),
      column('way', 'Way', 14),
      column('proof', 'How the caller proves it', 22),
    ],
    rows: crossing,
  })
  return {
    blocks: [...demands(view), faces],
    sections: crossing.length > 0 ? [section('security-boundary', 'At the boundary', { blocks: [boundary] })] : [],
  }
}
