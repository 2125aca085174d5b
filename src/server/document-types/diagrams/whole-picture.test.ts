import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution } from '../solution-view.ts'
import { fullPictures, wholePicture } from './whole-picture.ts'

const nodesOf = (block: Block | undefined) => (block?.type === 'diagram' ? block.nodes : [])
const picked = () => givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')

test('the pictures of the components have all of them, with the people and systems around, and page one the systems', () => {
  const view = picked()
  const pictures = fullPictures(view, 'full').map((picture) => nodesOf(picture).map(({ id }) => id))
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) expect(picture.length).toBeLessThanOrEqual(9)
  const all = pictures.flat()
  const shown = nodesOf(wholePicture(view, 'whole')[0]).map(({ id }) => id)
  expect(shown.length).toBeLessThan(new Set(all).size)
  expect(all).toEqual(expect.arrayContaining(view.blocks.map(({ id }) => id)))
  const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ id }) => id)
  expect(systems.length).toBeGreaterThan(1)
  expect(all).toEqual(expect.arrayContaining(systems))
  expect(shown).toEqual(expect.arrayContaining(systems))
})

test('components without a connection have a frame of their own', () => {
  const view = picked()
  const support = fullPictures(view, 'full').flatMap((picture) => nodesOf(picture).filter(({ group }) => group === 'support'))
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
  expect(fullPictures(viewSolution({ ...solution, elements, relations }), 'full')).toEqual([])
})
