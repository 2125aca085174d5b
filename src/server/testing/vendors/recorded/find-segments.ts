import type { Body } from '../script.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** All that a request says, in its order, whichever vendor it is for. */
export const promptText = (body: Body): string =>
  stringsIn([body['system'], body['instructions'], body['messages'], body['input']]).join('\n')

/** The segments of the brief that a request quotes, by their ids. */
export function segmentsIn(body: Body): Record<string, string> {
  const [, brief = ''] = /<brief>\n(.*?)\n<\/brief>/s.exec(promptText(body)) ?? []
  return Object.fromEntries([...brief.matchAll(/^(S\d+) \(.*?\): (.*)$/gm)].map(([, id = '', text = '']) => [id, text]))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
const wordsOf = (text: string) => new Set(plain(text).match(/[\p{L}\p{N}]+/gu))
/** Share of the words of two texts that a segment cut otherwise must still have in common. */
const leastAlike = 0.6

function likeness(one: Set<string>, other: Set<string>) {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, one.size + other.size - shared)
}

/** Where the segments of a recording stand in a request: by their words, or by most of them where they are cut otherwise. */
export function findSegments(recorded: Record<string, string>, asked: Record<string, string>): Map<string, string> {
  const exact = new Map(Object.entries(asked).map(([id, text]) => [plain(text), id]))
  const others = Object.entries(asked).map(([id, text]) => ({ id, words: wordsOf(text) }))
  return new Map(
    Object.entries(recorded).flatMap(([id, text]): [string, string][] => {
      const same = exact.get(plain(text))
      if (same !== undefined) return [[id, same]]
      const words = wordsOf(text)
      const [best] = others
        .map((other) => ({ id: other.id, alike: likeness(words, other.words) }))
        .toSorted((a, b) => b.alike - a.alike)
      return best && best.alike >= leastAlike ? [[id, best.id]] : []
    }),
  )
}
