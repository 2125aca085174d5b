import type { ItemState } from '#shared/projects.ts'
import { language } from '#words/language.ts'
import * as words from '#words/projects.ts'

const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' })

const share = new Intl.NumberFormat(language, { style: 'percent' })

/** `51%`, with the space that a language puts before the sign */
export const percentLabel = (percent: number) => share.format(percent / 100)
/** `5 January 2027`, as in the titles and reasons that come from the server */
export const dayLabel = (iso: string) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
export const monthLabel = (time: number) => month.format(new Date(time))

export const stateLabels: Record<ItemState, string> = {
  todo: words.toDo,
  doing: words.doing,
  done: words.done,
  dropped: words.dropped,
}
