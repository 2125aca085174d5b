import { checkSolution } from '#server/solution/check-solution.ts'
import type { DocumentMeasure, Flaw, ProjectMeasure } from '../measure.ts'
import { blocksOf, squeeze } from '../texts.ts'

const rules = new Set(['unconnected-element', 'undescribed', 'no-system', 'looping-parent'])

export const elementsSound: ProjectMeasure = {
  id: 'elements',
  name: 'Elements unconnected or undescribed',
  about:
    'An element without a relation or a responsibility, or whose responsibility only says its name again; a relation without a label.',
  unit: 'count',
  examineProject({ solution }) {
    const faults = checkSolution(solution)
      .filter(({ rule }) => rules.has(rule))
      .map(({ id, text }) => ({ place: id, text }))
    const echoes = solution.elements
      .filter(({ name, responsibility }) => responsibility !== '' && squeeze(name) === squeeze(responsibility))
      .map(({ id, name }) => ({ place: id, text: `${name} is described by its own name.` }))
    return { of: solution.elements.length, flaws: [...faults, ...echoes] }
  },
}

export const drawingsSound: DocumentMeasure = {
  id: 'drawn',
  name: 'Nodes drawn without an edge or a label',
  about:
    'In a diagram that has edges: a node that no edge reaches, nor its frame (nodes of a deployment aside), or a node or edge without words.',
  unit: 'count',
  examine({ content }) {
    const flaws: Flaw[] = []
    let of = 0
    for (const block of blocksOf(content)) {
      if (block.type !== 'diagram') continue
      of += block.nodes.length
      const reached = new Set(block.edges.flatMap(({ from, to }) => [from, to]))
      for (const { id, label, kind, group } of block.nodes) {
        if (label.trim() === '') flaws.push({ place: block.id, text: `${id} has no label.` })
        if (block.edges.length > 0 && kind !== 'node' && !reached.has(id) && !reached.has(group ?? id))
          flaws.push({ place: block.id, text: `${label} stands alone in “${block.caption}”.` })
      }
      for (const { from, to, label } of block.edges)
        if (label.trim() === '') flaws.push({ place: block.id, text: `The edge from ${from} to ${to} says nothing.` })
    }
    return { of, flaws }
  },
}
