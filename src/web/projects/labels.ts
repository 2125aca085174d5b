import type { ItemState } from '#shared/projects.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `5 Jan 2027` */
export const dayLabel = (iso: string) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
export const monthLabel = (time: number) => month.format(new Date(time))

export const stateLabels: Record<ItemState, string> = { todo: 'To do', doing: 'Doing', done: 'Done', dropped: 'Dropped' }

export const countLabel = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
