import { libraryFilters, type LibraryOrder, libraryOrders } from '#shared/library.ts'

/** The filters and order of the library, all in the URL, so that it can be bookmarked and shared. */
export type LibraryAddress = Partial<Record<(typeof libraryFilters)[number], string>> & { archived: boolean; order: LibraryOrder }

export const everything: LibraryAddress = { archived: false, order: 'newest' }

export function readAddress(search: string | URLSearchParams): LibraryAddress {
  const parameters = new URLSearchParams(search)
  const order = libraryOrders.find((one) => one === parameters.get('order')) ?? 'newest'
  const chosen = libraryFilters.flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(chosen), archived: parameters.get('archived') === 'true', order }
}

export function writeAddress({ archived, order, ...filters }: LibraryAddress): string {
  const parameters = new URLSearchParams()
  for (const name of libraryFilters) if (filters[name]) parameters.set(name, filters[name])
  if (archived) parameters.set('archived', 'true')
  if (order !== 'newest') parameters.set('order', order)
  return parameters.toString()
}

export const isNarrowed = (address: LibraryAddress) => libraryFilters.some((name) => address[name])
