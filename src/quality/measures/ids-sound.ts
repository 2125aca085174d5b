import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { idPrefixes, listFacts } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { DocumentMeasure, Flaw, ProjectMeasure } from '../measure.ts'
import { blocksOf, excerpt, squeezedBrief } from '../texts.ts'

const factId = new RegExp(String.raw`(?<![\w-])(?:${Object.values(idPrefixes).flat().join('|')})-\d+(?![\w-])`, 'g')
const rules = new Set(['dangling-id', 'wrong-kind', 'duplicate-id', 'wrong-prefix'])

export const factsPointRight: ProjectMeasure = {
  id: 'fact-ids',
  name: 'Dangling ids between facts',
  about: 'A fact that names another by an id that is not there or of the wrong kind; an id given twice.',
  unit: 'count',
  examineProject({ solution }) {
    const flaws = checkSolution(solution)
      .filter(({ rule }) => rules.has(rule))
      .map(({ id, text }) => ({ place: id, text }))
    return { of: listFacts(solution).length, flaws }
  },
}

const placesIn = (content: Content) => [
  ...[...walkSections(content.sections)].map(({ section }) => section.id),
  ...blocksOf(content).map(({ id }) => id),
]

/** What a block says of other blocks: its links, and the table that a chart is bound to. */
function brokenReferences(block: Block, content: Content, places: Set<string>): Flaw[] {
  const links = blockInlines(block)
    .filter(({ link }) => link?.startsWith('#') && !places.has(link.slice(1)))
    .map(({ link, text }) => ({ place: block.id, text: `“${text}” leads to ${link}, which is not there.` }))
  if (block.type !== 'chart') return links
  const table = blocksOf(content).find(({ id }) => id === block.table)
  const columns = table?.type === 'table' ? table.columns.map(({ id }) => id) : []
  const strangers = [block.categories, ...block.series].filter((column) => !columns.includes(column))
  return [
    ...links,
    ...strangers.map((column) => ({ place: block.id, text: `The chart's column ${column} is not in ${block.table}.` })),
  ]
}

function unknownFacts(block: Block, known: Set<string>, isQuoted: (id: string) => boolean): Flaw[] {
  const cited = blockInlines(block)
    .flatMap(({ cites = [], text }) => cites.map((id) => ({ id, text })))
    .filter(({ id }) => !known.has(id))
    .map(({ id, text }) => ({ place: block.id, text: `${id} is cited and is no fact: ${excerpt(text)}` }))
  const written = blockTexts(block).flatMap((text) =>
    [...text.matchAll(factId)]
      .filter(([id]) => !known.has(id) && !isQuoted(id))
      .map(({ 0: id, index }) => ({ place: block.id, text: `${id} is no fact: ${excerpt(text, index, id.length)}` })),
  )
  return [...cited, ...written]
}

function looseNodes(block: Block, solution: Solution): Flaw[] {
  if (block.type !== 'diagram') return []
  const drawn = new Set(block.nodes.map(({ id }) => id))
  const groups = new Set(block.groups.map(({ id }) => id))
  const loose = block.edges.flatMap(({ from, to }) => [from, to]).filter((id) => !drawn.has(id) && !groups.has(id))
  const homeless = block.nodes.flatMap(({ group }) => (group && !groups.has(group) ? [group] : []))
  const elements = new Set(solution.elements.map(({ id }) => id))
  const strangers = [...drawn].filter((id) => /^EL-\d+$/.test(id) && !elements.has(id))
  return [...loose, ...homeless, ...strangers].map((id) => ({ place: block.id, text: `${id} is drawn and is not there.` }))
}

export const idsSound: DocumentMeasure = {
  id: 'ids',
  name: 'Dangling ids in the document',
  about:
    'Citations and written ids of facts that are not there, links and charts that lead nowhere, nodes drawn of nothing, ids given twice.',
  unit: 'count',
  examine({ content }, { solution, brief }) {
    const places = placesIn(content)
    const known = new Set(listFacts(solution).map(({ id }) => id))
    const quoted = squeezedBrief(brief)
    const isQuoted = (id: string) => quoted.includes(id.toLowerCase())
    const seen = new Set<string>()
    const twice = places.filter((id) => seen.has(id) || !seen.add(id))
    const flaws = blocksOf(content).flatMap((block) => [
      ...unknownFacts(block, known, isQuoted),
      ...brokenReferences(block, content, seen),
      ...looseNodes(block, solution),
    ])
    return { of: places.length, flaws: [...flaws, ...twice.map((id) => ({ place: id, text: `${id} names two places.` }))] }
  },
}
