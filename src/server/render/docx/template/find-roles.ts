import type { ParagraphStyles } from '#server/render/docx/paragraph-styles.ts'
import { headingLevels } from './heading-levels.ts'
import type { Template } from './template.ts'
import { childrenNamed, type Tree, valueOf } from '#server/open-xml/tree.ts'

/** The template's equivalents of our styles, found by purpose and not by id. */
export type Roles = Partial<Record<string, string>>

const idOf = (style: Tree) => style.attributes['w:styleId']!

/** Names that Word stores in English in any language, and the style's aliases. */
const namesOf = (style: Tree) =>
  [valueOf(style, 'w:name') ?? '', ...(valueOf(style, 'w:aliases') ?? '').split(',')].map((name) => name.trim().toLowerCase())

export function findRoles({ styles, uses }: Template, ours: ParagraphStyles): Roles {
  if (!styles) return {}
  const all = childrenNamed(styles, 'w:style')
  const find = (type: string, name: string) =>
    all.find((style) => style.attributes['w:type'] === type && namesOf(style).includes(name.toLowerCase()))
  const normal = all.find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && /^(1|true|on)$/.test(attributes['w:default'] ?? ''),
  )
  const roles: Roles = {}
  for (const [role, { name }] of Object.entries(ours)) {
    const style = find('paragraph', name)
    if (style) roles[role] = idOf(style)
  }
  if (normal) roles['Normal'] = idOf(normal)
  for (const [role, name] of [
    ['Hyperlink', 'Hyperlink'],
    ['DefaultParagraphFont', 'Default Paragraph Font'],
  ] as const) {
    const style = find('character', name)
    if (style) roles[role] = idOf(style)
  }
  const plain = find('table', 'Normal Table')
  if (plain) roles['TableNormal'] = idOf(plain)
  return { ...roles, ...headingRoles(styles, uses), ...bodyRole(roles, uses) }
}

/** Of the heading styles of a level: the one used most by the template's text, else the built-in one, else the first. */
function headingRoles(styles: Tree, uses: Template['uses']): Roles {
  const levels = headingLevels(styles)
  const roles: Roles = {}
  for (let level = 1; level <= 9; level++) {
    const candidates = childrenNamed(styles, 'w:style').filter((style) => levels.get(idOf(style)) === level)
    const score = (style: Tree) => (uses[idOf(style)] ?? 0) * 2 + (namesOf(style).includes(`heading ${level}`) ? 1 : 0)
    const [best] = candidates.toSorted((left, right) => score(right) - score(left))
    if (best) roles[`Heading${level}`] = idOf(best)
  }
  return roles
}

/** Text has the BodyText style if the template's own text uses it, or if there is no Normal style. */
function bodyRole(roles: Roles, uses: Template['uses']): Roles {
  const [body, normal] = [roles['BodyText'], roles['Normal']]
  if (body !== undefined && ((uses[body] ?? 0) > 0 || normal === undefined)) return { BodyText: body }
  return normal === undefined ? {} : { BodyText: normal }
}
