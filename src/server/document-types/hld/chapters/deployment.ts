import type { Block, Cell } from '#shared/content/blocks.ts'
import { joinList, sentence } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { productionOf, type SolutionView } from '../../solution-view.ts'
import { deploymentDiagram } from '../diagrams/deployment-diagram.ts'

function environmentTable({ solution }: SolutionView): Block {
  return table('deployment-environments', 'What each environment is for', {
    columns: [column('name', 'Environment', 22), column('region', 'Region', 22), column('purpose', 'Purpose', 56)],
    rows: solution.environments.map(({ id, name, region, purpose }) => [
      [{ text: name, cites: [id] }],
      text(region ?? 'To be agreed'),
      text(sentence(purpose)),
    ]),
  })
}

/** Environments with the same node share a row. */
function nodeTable(view: SolutionView): Block {
  const nodes = view.solution.environments.flatMap((environment) => environment.nodes.map((node) => ({ environment, node })))
  const same = groupBy(nodes, ({ node }) => JSON.stringify(node))
  const rows = [...same.values()].map((group): Cell[] => {
    const { name, technology, elements } = group[0]!.node
    return [
      text(name),
      text(technology),
      elementLinks(view, elements),
      text(joinList(group.map(({ environment }) => environment.name))),
    ]
  })
  if (rows.length === 0) return missing('deployment-nodes', 'The nodes are not sized. Load figures from the client would allow it.')
  return table('deployment-nodes', 'What runs where', {
    columns: [
      column('node', 'Node', 20),
      column('technology', 'Technology', 24),
      column('parts', 'Parts on it', 36),
      column('environments', 'In', 20),
    ],
    rows,
  })
}

export function deployment(view: SolutionView): Body {
  const production = productionOf(view.solution)
  if (!production)
    return {
      blocks: [
        missing(
          'deployment-missing',
          'No environment is described. Cloud, region and the number of environments have to be agreed with whoever runs it.',
        ),
      ],
    }
  if (view.solution.isAdvice) return { blocks: [nodeTable(view)] }
  return {
    blocks: deploymentDiagram(view, production),
    sections: [
      section('deployment-places', 'Environments', { blocks: [environmentTable(view)] }),
      section('deployment-hosts', 'Nodes', { blocks: [nodeTable(view)] }),
    ],
  }
}
