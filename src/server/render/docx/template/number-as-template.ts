import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Template } from './template.ts'
import type { TemplateLook } from './template-look.ts'
import { childrenNamed, findChild, type Tree, valueOf } from './tree.ts'

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

/** Which level of which list the style of a heading belongs to. */
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
    return countIn(isLegal ? 'decimal' : (valueOf(levels[at], 'w:numFmt') ?? 'decimal'), counters[at] ?? startOf(levels, at))
  })
}

const romans: [value: number, letters: string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(count: number): string {
  const [value, letters] = romans.find(([value]) => value <= count) ?? [count, '']
  return letters === '' ? '' : letters + roman(count - value)
}

const letter = (count: number) => String.fromCodePoint(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))

function countIn(format: string, count: number): string {
  if (format === 'none' || format === 'bullet') return ''
  if (format === 'decimalZero') return String(count).padStart(2, '0')
  if (format.endsWith('Roman')) return format === 'upperRoman' ? roman(count).toUpperCase() : roman(count)
  if (format.endsWith('Letter')) return format === 'upperLetter' ? letter(count).toUpperCase() : letter(count)
  return String(count)
}
