import type { Solution } from '#server/solution/solution.ts'

export type Interface = Solution['interfaces'][number]
type Operation = Interface['operations'][number]

const readsOnly = /^(query|read|get|list|search|find|show|look|fetch|view|download)\b/i

/** Whether an operation changes nothing. */
export const isReading = ({ name }: Operation) => readsOnly.test(name)

/** A name of more words is no path that somebody types. */
const mostWords = 4

const slug = (words: string) =>
  words
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, mostWords)
    .join('-') ?? 'call'

/** What a contract is called in a path: the part that offers it. */
const withoutKind = (name: string) => name.replace(/\s+contract$/i, '')

/** `POST /claims-intake/submit-claim` */
export const operationPath = (face: Interface, operation: Operation) =>
  `${isReading(operation) ? 'GET' : 'POST'} /${slug(withoutKind(face.name))}/${slug(operation.name)}`
