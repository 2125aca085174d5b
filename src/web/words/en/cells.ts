export const origins = {
  id: 'Numbered automatically',
  plan: 'Calculated from the plan',
  sum: 'Calculated from other columns',
  connections: 'Calculated from the connections',
} as const
export const elsewhere = 'Not edited here.'
export const editInDesign = 'Edit in the design'
export const howToEdit = 'Select a cell to edit it, or move with the arrow keys and press Enter. Each save makes a new version.'
export const blocks = { table: 'Table', diagram: 'Picture', chart: 'Chart', figures: 'Figures' } as const
export const notOpened = (why: string) => `The cells cannot be edited now. ${why}`
export const notSaved = (why: string) => `Not saved: ${why} Your text is still here.`
export const tablesOf = (heading: string) => `Tables of ${heading}`
export const cell = (column: string, name: string) => `${column} of ${name}`
export const done = 'Done'
export const outdated = (names: string) => `Now out of date: ${names}`
