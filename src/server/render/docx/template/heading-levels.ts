import { childrenNamed, findChild, type Tree, valueOf } from '#server/open-xml/tree.ts'

/** The names of heading styles in programs that translate them. */
export const headingName =
  /^(?:heading|überschrift|berschrift|titre|título|ttulo|titolo|kop|rubrik|overskrift|otsikko|nagłówek|nagwek|nadpis|заголовок|标题|見出し)\s?([1-9])$/

const longestChain = 20

/** The heading level, from 1, of each paragraph style: by outline level, else by name, else from the style that it is based on. */
export function headingLevels(styles: Tree): Map<string, number> {
  const all = childrenNamed(styles, 'w:style').filter(({ attributes }) => attributes['w:type'] === 'paragraph')
  const byId = new Map(all.map((style) => [style.attributes['w:styleId']!, style]))
  const levels = [...byId.keys()].map((id) => [id, levelOf(id, byId)] as const)
  return new Map(levels.flatMap(([id, level]) => (level === undefined ? [] : [[id, level]])))
}

function levelOf(styleId: string, styles: Map<string, Tree>): number | undefined {
  let id: string | undefined = styleId
  for (let step = 0; id !== undefined && step < longestChain; step++) {
    const style = styles.get(id)
    const name = (valueOf(style, 'w:name') ?? '').toLowerCase()
    const outline = valueOf(findChild(style, 'w:pPr'), 'w:outlineLvl')
    if (/^(toc heading|title|subtitle)$/.test(name) || outline === '9') return undefined
    if (outline !== undefined && /^[0-8]$/.test(outline)) return Number(outline) + 1
    const level = headingName.exec(name) ?? headingName.exec(id.toLowerCase())
    if (level) return Number(level[1])
    id = valueOf(style, 'w:basedOn')
  }
  return undefined
}
