import { expect, test } from 'vitest'
import { readProjectsAddress, writeProjectsAddress } from './projects-address.ts'

const read = (search: string) => readProjectsAddress(new URLSearchParams(search))

test('filters and the view stand in the address and come back from it', () => {
  const search = 'view=board&client=calder&status=on-hold&health=at-risk&overdue=true&archived=true'
  expect(writeProjectsAddress(read(search))).toBe(search)
  expect(writeProjectsAddress(read(''))).toBe('')
})

test('what is no view, status or health is left out', () => {
  expect(read('view=map&status=gone&health=fine')).toEqual({ view: 'list', overdue: false, archived: false })
})
