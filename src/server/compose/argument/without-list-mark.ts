/** Without the bullet or number that only puts it into a list. */
export const withoutListMark = (words: string) =>
  words.replace(/^\s*(?:[-•*–]|\(?(?:\d+(?:\.\d+)*|[a-z]|[A-Z]{1,3}-?\d+)[.)])\s+/u, '')
