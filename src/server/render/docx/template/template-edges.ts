import { createEdges } from '#server/render/docx/headers-and-footers.ts'
import { ourLook } from '#server/render/docx/look.ts'
import { documentPath, type Writer } from '#server/render/docx/writer.ts'
import { clientOf } from '#server/render/edition-facts.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'
import type { Edition } from '#server/render/renderer.ts'
import { firm } from '#shared/firm.ts'
import { fillPlaceholders, valuesOf } from './fill-placeholders.ts'
import { type Place, templateNamespaces } from './place-trees.ts'
import type { Template } from './template.ts'
import type { TemplateLook } from './template-look.ts'
import { type Tree, treesOf } from '#server/open-xml/tree.ts'

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Adds the template's headers and footers and returns their relationships, in its order. */
export function addTemplateEdges(
  { edges }: Template,
  { edition, file, place }: { edition: Edition; file: Writer['file']; place: Place },
): string[] {
  const values = valuesOf(edition)
  return edges.map(({ kind, body }, index) => {
    const path = `word/${kind}${index + 1}.xml`
    const inner = place(fillPlaceholders(body, values), path)
    const root = element(kind === 'header' ? 'w:hdr' : 'w:ftr', templateNamespaces, inner)
    file.addPart({ path, contentType: `${wordprocessing}.${kind}+xml`, body: root })
    return file.relate(documentPath, relationshipKinds[kind], path)
  })
}

const leaf = (name: string, attributes: Record<string, string>): Tree => ({ name, attributes, children: [] })

/** The page set-up of the text: the template's, or else ours with our headers and footers. */
export function sectionOf(
  template: Template,
  references: string[],
  ours: { edition: Edition; file: Writer['file']; look: TemplateLook; pages: number },
): Tree {
  const { page } = ours.look
  const section = template.section ?? {
    name: 'w:sectPr',
    attributes: {},
    children: [
      leaf('w:pgSz', { 'w:w': String(page.width), 'w:h': String(page.height) }),
      leaf('w:pgMar', Object.fromEntries(marginsOf(page))),
    ],
  }
  return template.edges.length > 0 ? section : withOurEdges(section, references, ours)
}

const marginsOf = (page: typeof ourLook.page) => [
  ...(['top', 'right', 'bottom', 'left', 'header', 'footer'] as const).map((side) => [`w:${side}`, String(page[side])]),
  ['w:gutter', '0'],
]

function withOurEdges(section: Tree, references: string[], { edition, file, look, pages }: Parameters<typeof sectionOf>[2]): Tree {
  const text = {
    headerLeft: edition.content.title,
    headerRight: clientOf(edition.content),
    footerLeft: `${firm.name}  ·  Version ${edition.version}  ·  ${edition.status}`,
    pages,
  }
  const { header, footer, firstHeader, firstFooter } = createEdges(file, text, look)({ wide: false, items: [] })
  const use = (kind: 'header' | 'footer', type: string, id: string | undefined) =>
    id === undefined ? [] : [leaf(`w:${kind}Reference`, { 'w:type': type, 'r:id': String(references.push(id) - 1) })]
  const uses = [
    ...use('header', 'default', header),
    ...use('header', 'first', firstHeader),
    ...use('footer', 'default', footer),
    ...use('footer', 'first', firstFooter),
  ]
  const children = treesOf(section).filter(({ name }) => name !== 'w:titlePg')
  return { ...section, children: [...uses, ...beforeGrid(children.map(withRoom))] }
}

/** Twentieths of a point from the edge of the paper, for a template that shows nothing there and may set no distance. */
const leastEdge = 567

function withRoom(child: Tree): Tree {
  if (child.name !== 'w:pgMar') return child
  const least = (name: string) => String(Math.max(leastEdge, Number(child.attributes[name] ?? 0) || 0))
  return { ...child, attributes: { ...child.attributes, 'w:header': least('w:header'), 'w:footer': least('w:footer') } }
}

/** Gives the first page, which has a title, no header of ours. */
function beforeGrid(children: Tree[]): Tree[] {
  const after = children.filter(({ name }) => /^w:(textDirection|bidi|rtlGutter|docGrid)$/.test(name))
  return [...children.filter((child) => !after.includes(child)), leaf('w:titlePg', {}), ...after]
}
