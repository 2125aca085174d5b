import { addDays, mondayOf } from '#shared/calendar.ts'

/** The day whose week is shown first: on a Monday or Tuesday there is little to report on the present week, so it is the week before. */
export const firstDay = (today: string) => (today < addDays(mondayOf(today), 2) ? addDays(today, -7) : today)
