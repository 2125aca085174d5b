import { counted } from '../counted.ts'

export const select = 'Select'
export const selectOne = (name: string) => `Select ${name}`
export const selectAll = (count: number) => `Select all ${count}`
export const selectAllOf = (count: number, list: string) => `Select all ${count}: ${list}`
export const selected = (count: number) => `${count} selected`
export const selectedOf = (list: string) => `Selected: ${list}`
export const clearSelection = 'Clear selection'
export const counts = {
  row: (count: number) => counted(count, 'row', 'rows'),
  scenario: (count: number) => counted(count, 'scenario', 'scenarios'),
  interface: (count: number) => counted(count, 'interface', 'interfaces'),
  decision: (count: number) => counted(count, 'decision', 'decisions'),
}
export const wereRemoved = (counted: string) => `Removed ${counted}. Undo reverses this.`
export const someRemain = (least: number) => `At least ${counted(least, 'row must', 'rows must')} remain.`
