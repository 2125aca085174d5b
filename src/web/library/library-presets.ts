import type { LibraryFacets } from '#shared/api/library.ts'
import * as words from '#words/library.ts'
import type { LibraryAddress } from './library-address.ts'

export type Preset = { name: string; filters: Partial<LibraryAddress> }

const isoDay = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** Common filters. `reader`: the name of the user; their own documents are offered if there are any. */
export function libraryPresets(today: Date, reader: string, facets: LibraryFacets | null | undefined): Preset[] {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const own = facets?.who.find(({ name }) => name === reader)
  return [
    { name: words.thisWeek, filters: { since: isoDay(year, month, day - ((today.getUTCDay() + 6) % 7)), until: '' } },
    { name: words.lastMonth, filters: { since: isoDay(year, month - 1, 1), until: isoDay(year, month, 0) } },
    { name: words.needsMe, filters: { needs: 'me' } },
    ...(own ? [{ name: words.mine, filters: { who: own.value } }] : []),
  ]
}
