import type { BlockOf, DiagramNode } from '#shared/content/blocks.ts'

type Diagram = BlockOf<'diagram'>

const kindLabel: Record<DiagramNode['kind'], string> = {
  person: 'person',
  system: 'system',
  'external-system': 'external system',
  container: 'container',
  component: 'component',
  store: 'store',
  queue: 'queue',
  model: 'model',
  node: 'node',
}

function groupsOf({ nodes, groups }: Diagram) {
  const named = groups.map(({ id, label }) => ({ id, label, nodes: nodes.filter(({ group }) => group === id) }))
  const known = new Set(groups.map(({ id }) => id))
  const free = nodes.filter(({ group }) => group === undefined || !known.has(group))
  return [{ id: '', label: '', nodes: free }, ...named].filter((group) => group.nodes.length > 0)
}

/** The components by group, and their connections. */
export function DiagramWords({ block }: { block: Diagram }) {
  const labels = new Map([...block.groups, ...block.nodes].map(({ id, label }) => [id, label]))
  return (
    <>
      <div className="grid gap-3">
        {groupsOf(block).map(({ id, label, nodes }) => (
          <div key={id} className={label && 'rounded-md border border-dashed border-control p-3'}>
            {label && <p className="mb-2 text-xs font-medium text-ink-3">{label}</p>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
              {nodes.map((node) => (
                <NodeCard key={node.id} node={node} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {block.edges.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-3 text-ink-2 hover:text-ink">
            Connections ({block.edges.length})
          </summary>
          <ul className="mt-1.5 grid gap-1.5">
            {block.edges.map(({ from, to, label, technology, asynchronous }, index) => (
              <li key={index} className="wrap-anywhere">
                {labels.get(from) ?? from} <span aria-label="to">{asynchronous ? '⇢' : '→'}</span> {labels.get(to) ?? to}
                <span className="text-ink-3">{[`: ${label}`, technology].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const outside = new Set<DiagramNode['kind']>(['person', 'external-system'])

const NodeCard = ({ node: { label, kind, technology } }: { node: DiagramNode }) => (
  <li className={`rounded-md border px-3 py-2 ${outside.has(kind) ? 'border-control' : 'border-accent bg-accent-soft'}`}>
    <p className="font-medium wrap-anywhere">{label}</p>
    <p className="text-xs wrap-anywhere text-ink-2">{technology ?? kindLabel[kind]}</p>
  </li>
)
