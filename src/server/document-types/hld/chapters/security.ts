import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Relation } from '#server/solution/solution.ts'
import { capitalised, joinList, sentence } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import { elementLinks, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { classTable } from '../../tables/class-table.ts'
import { threatsAt } from '../threats.ts'

function access(view: SolutionView): Block {
  const people = view.outside.filter(({ kind }) => kind === 'person')
  if (people.length === 0)
    return missing('security-access', 'No role is named. The client has to list who may read, change and administer which data.')
  const row = (person: (typeof people)[number]): Cell[] => {
    const relations = view.solution.relations.filter(({ from, to }) => from === person.id || to === person.id)
    return [
      elementLinks(view, [person.id]),
      elementLinks(
        view,
        relations.map(({ from, to }) => view.blockOf(from === person.id ? to : from)),
      ),
      text(capitalised(joinList([...new Set(relations.map(({ label }) => label))])), ...relations.map(({ id }) => id)),
    ]
  }
  return table('security-access', 'Who may do what; everything else is refused', {
    columns: [column('role', 'Role', 24), column('part', 'Reaches', 30), column('may', 'May', 46)],
    rows: people.map(row),
  })
}

const sameRelations = (left: Relation[], right: Relation[]) =>
  left.length === right.length && left.every((relation) => right.includes(relation))

/** “Claims handler and Auditor to Claim view; …”: who crosses, gathered by where they arrive. */
function placesOf(view: SolutionView, relations: Relation[]): string {
  const byEnd = groupBy(relations, ({ to }) => to)
  return [...byEnd.entries()]
    .map(([to, arriving]) => `${joinList([...new Set(arriving.map(({ from }) => view.name(from)))])} to ${view.name(to)}`)
    .join('; ')
}

function threats(view: SolutionView): Block {
  const found = threatsAt(view)
  if (found.length === 0)
    return missing(
      'security-threats',
      'No connection crosses the boundary so far, so no threat can be traced. Users and neighbouring systems have to be named.',
    )
  return table('security-threats', 'Threats where the boundary is crossed (STRIDE)', {
    columns: [
      column('kind', 'Threat', 18),
      column('where', 'Where', 26),
      column('what', 'What may happen', 26),
      column('answer', 'Answer', 30),
    ],
    rows: found.map(({ kind, relations, danger, answer }, index) => {
      const first = found.slice(0, index).find((earlier) => sameRelations(earlier.relations, relations))
      return [
        text(kind),
        first
          ? text(`The same places as for ${first.kind.toLowerCase()}.`)
          : text(sentence(placesOf(view, relations)), ...relations.map(({ id }) => id)),
        text(sentence(danger)),
        text(sentence(answer)),
      ]
    }),
  })
}

function demands(view: SolutionView): Block | undefined {
  const asked = view.solution.requirements.filter(
    ({ characteristic, kind, text: words }) =>
      characteristic === 'Security' ||
      (kind === 'constraint' && /GDPR|ISO ?27|PCI|regulat|Act\b|personal data|secur|complian|comply/i.test(words)),
  )
  if (asked.length === 0) return undefined
  return table('security-demands', 'What the brief demands', {
    columns: [column('id', 'From', 12), column('demand', 'Demand', 56), column('parts', 'Answered by', 32)],
    rows: asked.map((requirement) => {
      const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(requirement.id)).map(({ id }) => id)
      return [
        factLinks(view, [requirement.id]),
        text(sentence(requirement.text)),
        parts.length > 0 ? elementLinks(view, parts) : text('Open'),
      ]
    }),
  })
}

export function security(view: SolutionView): Body {
  const asked = demands(view)
  return {
    blocks: asked ? [asked] : [],
    sections: [
      section('security-roles', 'Access', { blocks: [access(view)] }),
      section('security-data', 'Protection of data', { blocks: [classTable(view, 'security-classes')] }),
      section('security-dangers', 'Threats', { blocks: [threats(view)] }),
    ],
  }
}
