import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution } from '../solution-view.ts'
import { furtherPictures, wholePicture } from './whole-picture.ts'

const nodesOf = (block: Block | undefined) => (block?.type === 'diagram' ? block.nodes : [])
const arrowOf = ({ from, to }: { from: string; to: string }) => `${from}>${to}`
const picked = () => givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')

test('page one has the client’s systems, and the pictures of the components all that it leaves out, each connection once', () => {
  const view = picked()
  const pictures = [...wholePicture(view, 'whole'), ...furtherPictures(view, 'further')]
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) expect(nodesOf(picture).length).toBeLessThanOrEqual(11)
  const drawn = pictures.flatMap((picture) => nodesOf(picture).map(({ id }) => id))
  expect(drawn).toEqual(expect.arrayContaining(view.blocks.map(({ id }) => id)))
  const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ id }) => id)
  expect(systems.length).toBeGreaterThan(1)
  expect(nodesOf(pictures[0]).map(({ id }) => id)).toEqual(expect.arrayContaining(systems))
  const arrows = pictures.flatMap((picture) => (picture.type === 'diagram' ? picture.edges.map(arrowOf) : []))
  expect(new Set(arrows).size).toBe(arrows.length)
  const known = new Set(drawn)
  const relations = view.solution.relations.filter(({ from, to }) => known.has(from) && known.has(to))
  expect(new Set(arrows)).toEqual(new Set(relations.map(arrowOf)))
})

test('components without a connection have a frame of their own', () => {
  const view = picked()
  const support = furtherPictures(view, 'further').flatMap((picture) => nodesOf(picture).filter(({ group }) => group === 'support'))
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
  expect(furtherPictures(viewSolution({ ...solution, elements, relations }), 'further')).toEqual([])
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
  expect(picture.groups.slice(1)).toEqual([
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
