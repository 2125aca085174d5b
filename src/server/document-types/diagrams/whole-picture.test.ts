import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
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
