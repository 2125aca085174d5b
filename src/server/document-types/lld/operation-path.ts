import type { Solution } from '#server/solution/solution.ts'

export type Interface = Solution['interfaces'][number]
type Operation = Interface['operations'][number]

const readsOnly = /^(query|read|get|list|search|find|show|look|fetch|view|download)\b/i

/** Whether an operation changes nothing. */
export const isReading = ({ name }: Operation) => readsOnly.test(name)

const slug = (words: string) =>
  words
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? 'call'

/** `POST /claims-intake/submit-claim` */
export const operationPath = (face: Interface, operation: Operation) =>
  `${isReading(operation) ? 'GET' : 'POST'} /${slug(face.name)}/${slug(operation.name)}`
