import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution } from '../solution-view.ts'
import { fullPictures, wholePicture } from './whole-picture.ts'

const nodesOf = (block: Block | undefined) => (block?.type === 'diagram' ? block.nodes : [])
const picked = () => givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')

test('the picture of the components has all of them, with the people and systems around, and page one the systems', () => {
  const view = picked()
  const [full, ...more] = fullPictures(view, 'full')
  expect(more).toEqual([])
  const [shown, all] = [nodesOf(wholePicture(view, 'whole')[0]), nodesOf(full)]
  expect(shown.length).toBeLessThan(all.length)
  for (const { id } of view.blocks) expect(all.map((node) => node.id)).toContain(id)
  const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ id }) => id)
  expect(systems.length).toBeGreaterThan(1)
  for (const id of systems) {
    expect(all.map((node) => node.id)).toContain(id)
    expect(shown.map((node) => node.id)).toContain(id)
  }
})

test('components without a connection have a frame of their own', () => {
  const view = picked()
  const [full] = fullPictures(view, 'full')
  const support = nodesOf(full).filter(({ group }) => group === 'support')
  const ends = new Set(view.solution.relations.flatMap(({ from, to }) => [from, to]))
  expect(support.length).toBeGreaterThan(0)
  expect(support.some(({ id }) => ends.has(id))).toBe(false)
})

test('more than sixteen components are on several pictures, each once with its neighbours', () => {
  const { solution, blocks } = picked()
  const copies = blocks.map((block) => ({ ...block, id: `${block.id}0`, name: `Second ${block.name}` }))
  const view = viewSolution({ ...solution, elements: [...solution.elements, ...copies] })
  const pictures = fullPictures(view, 'full')
  expect(pictures.length).toBeGreaterThan(1)
  const drawn = new Set(pictures.flatMap((picture) => nodesOf(picture).map(({ id }) => id)))
  for (const { id } of view.blocks) expect(drawn).toContain(id)
  for (const picture of pictures) expect(nodesOf(picture).length).toBeLessThan(view.blocks.length)
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
  expect(fullPictures(viewSolution({ ...solution, elements, relations }), 'full')).toEqual([])
})
