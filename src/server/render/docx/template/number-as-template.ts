import { numberInFormat } from '#server/open-xml/number-in-format.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Template } from './template.ts'
import type { TemplateLook } from './template-look.ts'
import { childrenNamed, findChild, type Tree, valueOf } from '#server/open-xml/tree.ts'

/** The headings as the template's styles number them, which may be not at all. */
export function numberAsTemplate(headings: readonly NumberedSection[], template: Template, look: TemplateLook): NumberedSection[] {
  if (look.isBare) return [...headings]
  const counters: number[] = []
  return headings.map((heading) => {
    const place = placeOf(heading.level, template, look)
    if (!place) return { ...heading, number: '' }
    counters.length = place.level + 1
    counters[place.level] = (counters[place.level] ?? startOf(place.levels, place.level) - 1) + 1
    return { ...heading, number: sayNumber(place, counters) }
  })
}

type Place = { levels: readonly Tree[]; level: number }

const startOf = (levels: readonly Tree[], level: number) => Number(valueOf(levels[level], 'w:start') ?? 1)

/** The list and the level that a heading's style belongs to. */
function placeOf(level: number, { numbering }: Template, { roles, resolve }: TemplateLook): Place | undefined {
  const id = roles[`Heading${level}`]
  const { list } = resolve(id)
  const number = childrenNamed(numbering ?? undefined, 'w:num').find(({ attributes }) => attributes['w:numId'] === list.number)
  const abstract = number && valueOf(number, 'w:abstractNumId')
  const found = childrenNamed(numbering ?? undefined, 'w:abstractNum').find(
    ({ attributes }) => attributes['w:abstractNumId'] === abstract,
  )
  if (id === undefined || !found) return undefined
  const levels = childrenNamed(found, 'w:lvl').toSorted((left, right) => indexOf(left) - indexOf(right))
  const linked = levels.findIndex((one) => valueOf(one, 'w:pStyle') === id)
  return { levels, level: linked === -1 ? list.level : linked }
}

const indexOf = ({ attributes }: Tree) => Number(attributes['w:ilvl'] ?? 0)

function sayNumber({ levels, level }: Place, counters: readonly number[]): string {
  const isLegal = findChild(levels[level], 'w:isLgl') !== undefined
  return (valueOf(levels[level], 'w:lvlText') ?? '').replaceAll(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1
    return numberInFormat(isLegal ? 'decimal' : (valueOf(levels[at], 'w:numFmt') ?? 'decimal'), counters[at] ?? startOf(levels, at))
  })
}
