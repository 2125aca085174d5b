import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { type SolutionView, viewSolution } from '../solution-view.ts'
import { connectionPictures, wholePicture } from './whole-picture.ts'

const nodesOf = (block: Block | undefined) => (block?.type === 'diagram' ? block.nodes : [])
const edgesOf = (block: Block | undefined) => (block?.type === 'diagram' ? block.edges : [])
const arrowOf = ({ from, to }: { from: string; to: string }) => `${from}>${to}`
const picked = () => givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')

/** A design with copies of its first component, each connected with it, which do not fit on a page. */
const large = () => {
  const { solution } = picked()
  const first = solution.elements.find(({ kind }) => kind === 'container')!
  const copies = Array.from({ length: 20 }, (_, index) => ({ ...first, id: `COPY-${index}`, name: `Copy ${index}` }))
  const relations = copies.map(({ id }, index) => ({ ...solution.relations[0]!, id: `REL-COPY-${index}`, from: first.id, to: id }))
  return viewSolution({
    ...solution,
    elements: [...solution.elements, ...copies],
    relations: [...solution.relations, ...relations],
  })
}
const relationsOf = (view: SolutionView) => {
  const drawn = new Set([...view.blocks, ...view.outside].map(({ id }) => id))
  return new Set(view.solution.relations.filter(({ from, to }) => drawn.has(from) && drawn.has(to)).map(arrowOf))
}

test('page one has every component, person and system, each connected, and the chapter every connection once', () => {
  const view = picked()
  const [picture, ...others] = wholePicture(view, 'whole')
  expect(others).toEqual([])
  const ids = nodesOf(picture).map(({ id }) => id)
  expect(ids).toEqual([...view.outside, ...view.blocks].map(({ id }) => id))
  const joined = new Set(edgesOf(picture).flatMap(({ from, to }) => [from, to]))
  const alone = nodesOf(picture).filter(({ group }) => group === 'support')
  expect(ids.filter((id) => !joined.has(id))).toEqual(alone.map(({ id }) => id))
  const pictures = connectionPictures(view, 'connections')
  for (const one of pictures) expect(nodesOf(one).length).toBeLessThanOrEqual(9)
  const arrows = pictures.flatMap((one) => edgesOf(one).map(arrowOf))
  expect(new Set(arrows).size).toBe(arrows.length)
  expect(new Set(arrows)).toEqual(relationsOf(view))
})

const withPicture = [...referenceDesigns()].flatMap(([id, { isAdvice }]) => (isAdvice ? [] : [id]))
test.each(withPicture)('on page one of %s no component that leads somewhere is a dead end', (design) => {
  const view = givenPicked({ technicalRequirements: 'Systems exchange messages.' }, design)
  const built = new Set(view.blocks.map(({ id }) => id))
  const edges = edgesOf(wholePicture(view, 'whole')[0])
  const ends = (all: Set<string>) => [...new Set([...all].map((arrow) => arrow.split('>')[0]!))].filter((id) => built.has(id))
  // A line between two components stands for both directions.
  const all = relationsOf(view)
  const drawn = new Set(edges.flatMap(({ from, to }) => [`${from}>${to}`, `${to}>${from}`].filter((arrow) => all.has(arrow))))
  expect(ends(all).filter((id) => !ends(drawn).includes(id))).toEqual([])
})

test('a design that does not fit on a page has the client’s systems and its main parts on page one', () => {
  const view = large()
  const [picture] = wholePicture(view, 'whole')
  expect(nodesOf(picture).length).toBeLessThanOrEqual(9)
  const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ id }) => id)
  expect(systems.length).toBeGreaterThan(1)
  expect(nodesOf(picture).map(({ id }) => id)).toEqual(expect.arrayContaining(systems))
  expect(new Set(connectionPictures(view, 'connections').flatMap((one) => edgesOf(one).map(arrowOf)))).toEqual(relationsOf(view))
})

test('components without a connection have a frame of their own', () => {
  const view = picked()
  const support = nodesOf(wholePicture(view, 'whole')[0]).filter(({ group }) => group === 'support')
  const ends = new Set(view.solution.relations.flatMap(({ from, to }) => [from, to]))
  expect(support.length).toBeGreaterThan(0)
  expect(support.some(({ id }) => ends.has(id))).toBe(false)
})

test('a small design that page one has whole is not drawn again', () => {
  const { solution } = picked()
  const ids = new Set(
    solution.elements
      .filter(({ kind }) => kind !== 'system')
      .slice(0, 7)
      .map(({ id }) => id),
  )
  const elements = solution.elements.filter(({ id, kind }) => kind === 'system' || ids.has(id))
  const relations = [...ids]
    .slice(1)
    .map((to, index) => ({ ...solution.relations[0]!, id: `REL-${index}`, from: [...ids][0]!, to }))
  expect(connectionPictures(viewSolution({ ...solution, elements, relations }), 'connections')).toEqual([])
})

test('components of a group are drawn in its frame: within the system where they are built, and beside it where they are not', () => {
  const { solution } = picked()
  const shown = nodesOf(wholePicture(viewSolution(solution), 'whole')[0])
  const [one, other] = shown.filter(({ group }) => group === 'boundary')
  const outside = shown.find(({ kind }) => kind === 'external-system')!
  const ids = [one!.id, other!.id, outside.id]
  const elements = solution.elements.map((element) => (ids.includes(element.id) ? { ...element, group: 'Exchange' } : element))
  const view = viewSolution({ ...solution, elements })
  const [picture] = wholePicture(view, 'whole')
  if (picture?.type !== 'diagram') throw new Error('There is no picture.')
  expect(picture.groups.slice(1, -1)).toEqual([
    { id: 'around Exchange', label: 'Exchange' },
    { id: 'within Exchange', label: 'Exchange', parent: 'boundary' },
  ])
  const frameOf = (id: string) => picture.nodes.find((node) => node.id === id)!.group
  expect(ids.map(frameOf)).toEqual(['within Exchange', 'within Exchange', 'around Exchange'])
  expect(picture.alt).toContain(`The group Exchange has ${one!.label} and ${other!.label}.`)
  // With every component of the system in a group, the system's own frame is around it.
  const all = solution.elements.map((element) => ({ ...element, group: 'All' }))
  const [whole] = wholePicture(viewSolution({ ...solution, elements: all }), 'whole')
  expect(whole?.type === 'diagram' && whole.groups.map(({ id }) => id)).toEqual(['boundary', 'around All', 'within All'])
})

test('one line for connections in both directions has a head at each end, and any other has one', () => {
  const view = picked()
  const edges = edgesOf(wholePicture(view, 'whole')[0])
  const ways = relationsOf(view)
  expect(edges.filter(({ bothWays }) => bothWays).map(arrowOf)).toEqual(
    edges.filter(({ from, to }) => ways.has(`${to}>${from}`)).map(arrowOf),
  )
  expect(edges.some(({ bothWays }) => bothWays)).toBe(true)
})
