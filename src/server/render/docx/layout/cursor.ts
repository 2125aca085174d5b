/** The position of the next item; `height` is the space for text on a page. All in twentieths of a point. */
export type Cursor = {
  page: number
  used: number
  height: number
  /** Space after the last item: the greater of it and the space before the next item is used. */
  after: number
  /**
   * True if the page begins with an explicit break: then the space before its first paragraph is applied, which it is not after an
   * automatic one.
   */
  askedFor: boolean
}

export const firstCursor = (page: number, height: number): Cursor => ({
  page,
  used: 0,
  height,
  after: 0,
  askedFor: true,
})

export function newPage(cursor: Cursor, askedFor = false) {
  Object.assign(cursor, { page: cursor.page + 1, used: 0, after: 0, askedFor })
}

/** Whether something is too high for the rest of the page plus `spare`. */
export const exceeds = (cursor: Cursor, height: number, spare = 0): boolean => cursor.used + height > cursor.height + spare

export function makeRoom(cursor: Cursor, height: number) {
  if (cursor.used > 0 && exceeds(cursor, height)) newPage(cursor)
}
