/** Parts of versions, each written out once: a version never changes. */
const written = new WeakMap<object, string>()

function writeOut(part: object): string {
  const kept = written.get(part) ?? JSON.stringify(part)
  written.set(part, kept)
  return kept
}

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null

/** Whether two parts of contents say the same. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || (isObject(one) && isObject(other) ? writeOut(one) === writeOut(other) : false)
