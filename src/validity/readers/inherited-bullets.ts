import { findAll, readXml, type XmlNode } from '#server/testing/read-office.ts'
import { relationships } from '#server/testing/read-workbook.ts'

/** Whether paragraphs in a slide's placeholder are list items by default, by their level. */
export type InheritedBullets = (place: XmlNode, level: number) => XmlNode | undefined

/** The layout takes precedence over the master, which has one style for all text placeholders. */
export function inheritedBullets(parts: Map<string, Buffer>, slide: string): InheritedBullets {
  const partOf = (path: string, kind: string) => {
    const target = [...relationships(parts, path).values()].find((one) => one.includes(`/${kind}`))
    const part = target === undefined ? undefined : parts.get(target)
    if (!part) throw new Error(`${path} has no ${kind}`)
    return { path: target!, root: readXml(part) }
  }
  const layout = partOf(slide, 'slideLayout')
  const master = partOf(layout.path, 'slideMaster')
  const [ofMaster] = findAll(master.root, 'p:bodyStyle')
  return (place, level) => {
    const own = findAll(layout.root, 'p:sp').find((shape) => isSame(findAll(shape, 'p:ph')[0], place))
    return [own, ofMaster].map((style) => bulletIn(style && findAll(style, `a:lvl${level + 1}pPr`)[0])).find(Boolean)
  }
}

const isSame = (one: XmlNode | undefined, other: XmlNode) => one !== undefined && indexOf(one) === indexOf(other)
const indexOf = ({ attributes }: XmlNode) => attributes['idx'] ?? '0'

const bullets = ['a:buNone', 'a:buChar', 'a:buAutoNum']

/** The bullet in a paragraph's own properties. */
export const bulletIn = (properties: XmlNode | undefined): XmlNode | undefined =>
  properties?.children.find((one): one is XmlNode => typeof one === 'object' && bullets.includes(one.name))
