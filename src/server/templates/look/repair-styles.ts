import { childrenNamed, findChild, type Tree, treesOf, valueOf } from '#server/open-xml/tree.ts'

const idOf = (style: Tree) => style.attributes['w:styleId'] ?? ''
const references = ['w:basedOn', 'w:next', 'w:link']

/** Styles with unique ids and names, which are based on existing styles and not on themselves. */
export function repairStyles(styles: Tree): Tree {
  const ids = new Set<string>()
  const names = new Set<string>()
  const fresh = childrenNamed(styles, 'w:style').filter((style) => {
    const [id, name] = [idOf(style), (valueOf(style, 'w:name') ?? '').toLowerCase()]
    const isFresh = id !== '' && name !== '' && !ids.has(id) && !names.has(name)
    ids.add(id)
    names.add(name)
    return isFresh
  })
  const known = new Map(fresh.map((style) => [idOf(style), style]))
  for (const style of fresh) dropDangling(style, known)
  for (const style of fresh) if (goesRound(style, known)) style.children = treesOf(style).filter(({ name }) => name !== 'w:basedOn')
  const defaults = findChild(styles, 'w:docDefaults')
  return { ...styles, attributes: {}, children: [...(defaults ? [defaults] : []), ...fresh] }
}

function dropDangling(style: Tree, known: Map<string, Tree>) {
  const type = style.attributes['w:type']
  style.children = treesOf(style).filter(({ name, attributes }) => {
    if (!references.includes(name)) return true
    const other = known.get(attributes['w:val'] ?? '')
    return other !== undefined && (name !== 'w:basedOn' || other.attributes['w:type'] === type)
  })
}

function goesRound(style: Tree, known: Map<string, Tree>): boolean {
  const seen = new Set<Tree>()
  for (let next: Tree | undefined = style; next; next = known.get(valueOf(next, 'w:basedOn') ?? '')) {
    if (seen.has(next)) return true
    seen.add(next)
  }
  return false
}

/** Lists with unique numbers and existing definitions. */
export function repairNumbering(numbering: Tree): Tree {
  const once = (name: string, key: string) => {
    const byNumber = new Map(
      childrenNamed(numbering, name)
        .toReversed()
        .map((one) => [one.attributes[key] ?? '', one]),
    )
    return [...byNumber.entries()].toReversed().flatMap(([number, one]) => (/^\d+$/.test(number) ? [one] : []))
  }
  const abstracts = once('w:abstractNum', 'w:abstractNumId')
  const known = new Set(abstracts.map(({ attributes }) => attributes['w:abstractNumId']))
  const lists = once('w:num', 'w:numId').filter((list) => known.has(valueOf(list, 'w:abstractNumId')))
  return { ...numbering, attributes: {}, children: [...abstracts, ...lists] }
}

/** Removes references to unknown styles and lists. */
export function dropDanglingUses(trees: readonly Tree[], known: { styles: ReadonlySet<string>; lists: ReadonlySet<string> }): void {
  for (const tree of trees) {
    tree.children = tree.children.filter((child) => {
      if (typeof child === 'string') return true
      const value = child.attributes['w:val'] ?? ''
      if (/^w:(pStyle|rStyle|tblStyle)$/.test(child.name)) return known.styles.has(value)
      if (/^w:(styleLink|numStyleLink)$/.test(child.name)) return known.styles.has(value)
      if (child.name === 'w:numPr') return known.lists.has(valueOf(child, 'w:numId') ?? '0')
      return true
    })
    dropDanglingUses(treesOf(tree), known)
  }
}
