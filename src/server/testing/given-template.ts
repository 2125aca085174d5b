import { givenZip } from './given-docx.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ')

type Relation = { id: string; kind: string; target: string; isOutside?: boolean }
export type GivenTemplate = {
  body: string
  styles?: string
  numbering?: string
  settings?: string
  /** Header and footer parts by name: `header1`. */
  edges?: Record<string, string>
  /** Further relationships of the main part. */
  relations?: Relation[]
  /** Relationships of header and footer parts. */
  edgeRelations?: Record<string, Relation[]>
  parts?: { name: string; content: string | Uint8Array }[]
  mainType?: string
}

/** The smallest possible PNG. */
export const givenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
)

const relations = (list: Relation[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(({ id, kind, target, isOutside }) => {
      const mode = isOutside ? ' TargetMode="External"' : ''
      return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode}/>`
    })
    .join('')}</Relationships>`
const root = (name: string, inner: string) => `<w:${name} ${namespaces}>${inner}</w:${name}>`

/** A Word document as an uploaded template, with any irregularity. */
export function givenTemplate(given: GivenTemplate): Uint8Array {
  const { body, styles, numbering, settings, edges = {}, edgeRelations = {}, parts = [] } = given
  const beside = Object.entries({ styles, numbering, settings }).flatMap(([kind, inner]) =>
    inner === undefined ? [] : [{ kind, inner }],
  )
  const kindOf = (name: string) => (name.startsWith('header') ? 'header' : 'footer')
  const own: Relation[] = [
    ...beside.map(({ kind }) => ({ id: kind, kind, target: `${kind}.xml` })),
    ...Object.keys(edges).map((name) => ({ id: name, kind: kindOf(name), target: `${name}.xml` })),
    ...(given.relations ?? []),
  ]
  const type = given.mainType ?? `${wordprocessing}.document.main+xml`
  return givenZip([
    { name: '[Content_Types].xml', content: `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>` },
    { name: '_rels/.rels', content: relations([{ id: 'main', kind: 'officeDocument', target: 'word/document.xml' }]) },
    { name: 'word/_rels/document.xml.rels', content: relations(own) },
    { name: 'word/document.xml', content: root('document', `<w:body>${body}</w:body>`) },
    ...beside.map(({ kind, inner }) => ({ name: `word/${kind}.xml`, content: root(kind, inner) })),
    ...Object.entries(edges).map(([name, inner]) => ({
      name: `word/${name}.xml`,
      content: root(kindOf(name) === 'header' ? 'hdr' : 'ftr', inner),
    })),
    ...Object.entries(edgeRelations).map(([name, list]) => ({ name: `word/_rels/${name}.xml.rels`, content: relations(list) })),
    ...parts,
  ])
}

/** A paragraph whose text is split into several runs, as Word does. */
export const givenRuns = (texts: string[], style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`

type StyleParts = { type?: string; based?: string; paragraph?: string; run?: string; isDefault?: boolean }
export const givenStyle = (
  id: string,
  name: string,
  { type = 'paragraph', based, paragraph = '', run = '', isDefault }: StyleParts = {},
) =>
  `<w:style w:type="${type}"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>` +
  `${based ? `<w:basedOn w:val="${based}"/>` : ''}${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}${run ? `<w:rPr>${run}</w:rPr>` : ''}</w:style>`

export const givenField = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

/** An inline picture with a relationship. */
export const givenPicture = (attribute: string) =>
  '<w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="300000"/><wp:docPr id="1" name="Logo"/><a:graphic><a:graphicData ' +
  'uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="Logo"/><pic:cNvPicPr/>' +
  `</pic:nvPicPr><pic:blipFill><a:blip ${attribute}/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm>` +
  '<a:off x="0" y="0"/><a:ext cx="900000" cy="300000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>' +
  '</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'

export const givenSection = (inner: string, size = 'w:w="11906" w:h="16838"') =>
  `<w:sectPr>${inner}<w:pgSz ${size}/><w:pgMar w:top="1440" w:right="1300" w:bottom="1440" w:left="1700" w:header="700" w:footer="700" w:gutter="0"/></w:sectPr>`
