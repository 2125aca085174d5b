/** A column to be filled in, or a single cell that other cells are calculated from. */
export type NamedInput = {
  name: string
  label: string
  range: string
  place: string
  empty: number
  value: number | null
  isCell: boolean
  format: string
}
