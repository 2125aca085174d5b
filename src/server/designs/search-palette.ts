import type { ReferenceDesign } from '#shared/reference-design.ts'

type Component = ReferenceDesign['components'][string]
/** A component of a reference design; `design` is that design's name. */
export type PaletteComponent = Pick<Component, 'name' | 'kind' | 'does' | 'products' | 'fails' | 'tests'> & { design: string }

const mostShown = 8
const marks = { begins: 4, named: 3, does: 1 }

/** Finds components of reference designs that match the words, the best first, each name once. */
export function searchPalette(designs: ReferenceDesign[], words: string): PaletteComponent[] {
  const asked = wordsOf(words)
  const found = new Map<string, { component: PaletteComponent; score: number }>()
  for (const design of designs)
    for (const { name, kind, does, products, fails, tests } of Object.values(design.components)) {
      const score = scoreOf({ name, does }, asked)
      const key = name.toLowerCase()
      if (score > (found.get(key)?.score ?? 0))
        found.set(key, { score, component: { name, kind, does, products, fails, tests, design: design.name } })
    }
  return [...found.values()]
    .toSorted((one, other) => other.score - one.score || one.component.name.localeCompare(other.component.name, 'en'))
    .slice(0, mostShown)
    .map(({ component }) => component)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns 0 if one of the words does not occur. */
function scoreOf({ name, does }: { name: string; does: string }, asked: string[]): number {
  const [inName, inText] = [wordsOf(name), wordsOf(does)]
  const scores = asked.map((word, index) => {
    if (inName.some((one) => one.startsWith(word))) return index === 0 && inName[0]!.startsWith(word) ? marks.begins : marks.named
    return inText.some((one) => one.startsWith(word)) ? marks.does : 0
  })
  return scores.length === 0 || scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}
