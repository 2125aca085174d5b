/** Where the next thing stands; `height` is the room for text on a page. All in twentieths of a point. */
export type Cursor = {
  page: number
  used: number
  height: number
  /** Space after what stands last: of it and the space before the next thing, the greater counts. */
  after: number
  /** A page that was asked for keeps the space before its first paragraph, one that was merely reached does not. */
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

/** Whether something is too high for what is left of the page and `spare` more. */
export const exceeds = (cursor: Cursor, height: number, spare = 0): boolean => cursor.used + height > cursor.height + spare

export function makeRoom(cursor: Cursor, height: number) {
  if (cursor.used > 0 && exceeds(cursor, height)) newPage(cursor)
}
