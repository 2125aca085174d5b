import { posix } from 'node:path'
import { missing, repeated, valuesOf } from './check-office.ts'
import { elements, listShapeFaults, outOfOrder, when } from './list-shape-faults.ts'
import { findAll, readXml, type XmlNode } from './read-office.ts'

/** The parts of a deck; the XML parts are parsed. */
type Deck = { parts: ReadonlyMap<string, Uint8Array>; xml: ReadonlyMap<string, XmlNode> }

/** Lists everything for which PowerPoint is known to offer a repair, or to drop something silently. */
export function listDeckFaults(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const read = [...parts].filter(([path]) => /\.(xml|rels)$/.test(path))
  const deck = { parts, xml: new Map(read.map(([path, body]) => [path, readOnce(body)])) }
  return [
    ...faultsOfPackage(deck),
    ...faultsOfPresentation(deck),
    ...faultsOfMasters(deck),
    ...faultsOfNotes(deck),
    ...faultsOfCharts(deck),
    ...pathsOf(deck, /^ppt\/(slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/[^/]+\.xml$/).flatMap((path) =>
      shapeFaults(deck.xml.get(path)!).map((fault) => `${path}: ${fault}`),
    ),
  ]
}

/** Caches results by part, because decks that differ in one part share the others. */
const remember = <Key extends object, Value>(find: (key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>()
  return (key: Key): Value => {
    const found = known.get(key) ?? { value: find(key) }
    known.set(key, found)
    return found.value
  }
}
const readOnce = remember(readXml)
const shapeFaults = remember(listShapeFaults)

const pathsOf = ({ parts }: Deck, pattern: RegExp) => [...parts.keys()].filter((path) => pattern.test(path))

type Relation = { id: string; kind: string; target: string }

/** Lists the parts that a part uses, without external addresses. */
function relationsOf({ xml }: Deck, path: string): Relation[] {
  const root = xml.get(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`))
  return (root ? findAll(root, 'Relationship') : [])
    .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
    .map(({ attributes }) => ({
      id: attributes['Id']!,
      kind: posix.basename(attributes['Type']!),
      target: posix.join(posix.dirname(path), attributes['Target']!),
    }))
}

const contentTypes: readonly [RegExp, string][] = [
  [/^ppt\/slides\/[^/]+\.xml$/, 'presentationml.slide+xml'],
  [/^ppt\/slideLayouts\/[^/]+\.xml$/, 'presentationml.slideLayout+xml'],
  [/^ppt\/slideMasters\/[^/]+\.xml$/, 'presentationml.slideMaster+xml'],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, 'presentationml.notesSlide+xml'],
  [/^ppt\/notesMasters\/[^/]+\.xml$/, 'presentationml.notesMaster+xml'],
  [/^ppt\/charts\/[^/]+\.xml$/, 'drawingml.chart+xml'],
  [/^ppt\/theme\/[^/]+\.xml$/, 'theme+xml'],
  [/\.xlsx$/, 'spreadsheetml.sheet'],
]

function faultsOfPackage(deck: Deck): string[] {
  const types = deck.xml.get('[Content_Types].xml')!
  const named = new Map(findAll(types, 'Override').map(({ attributes }) => [attributes['PartName'], attributes['ContentType']]))
  const byExtension = new Map(
    findAll(types, 'Default').map(({ attributes }) => [attributes['Extension'], attributes['ContentType']]),
  )
  const typeOf = (path: string) => named.get(`/${path}`) ?? byExtension.get(posix.extname(path).slice(1)) ?? ''
  const paths = [...deck.parts.keys()]
  const reached = new Set(['[Content_Types].xml'])
  const walk = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    for (const { target } of relationsOf(deck, path)) walk(target)
  }
  walk('')
  const orphans = paths.filter((path) => !path.endsWith('.rels') && !reached.has(path))
  const dangling = [...reached].filter((path) => path !== '' && !deck.parts.has(path))
  return [
    ...contentTypes.flatMap(([pattern, type]) =>
      pathsOf(deck, pattern).flatMap((path) => when(!typeOf(path).endsWith(type), `${path} has the type “${typeOf(path)}”`)),
    ),
    ...orphans.map((path) => `nothing uses ${path}`),
    ...dangling.map((path) => `${path} is used and missing`),
    ...[...deck.xml].flatMap(([path, root]) => missing(`relationship of ${path}`, usedIds(root), idsOf(deck, path))),
  ]
}

const usedIds = (node: XmlNode): string[] => [
  ...['r:id', 'r:embed', 'r:link'].flatMap((name) => (node.attributes[name] ? [node.attributes[name]] : [])),
  ...elements(node).flatMap(usedIds),
]

function idsOf({ xml }: Deck, path: string): string[] {
  const root = xml.get(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`))
  return root ? valuesOf(root, 'Relationship', 'Id') : []
}

const presentationOrder = [
  'p:sldMasterIdLst',
  'p:notesMasterIdLst',
  'p:handoutMasterIdLst',
  'p:sldIdLst',
  'p:sldSz',
  'p:notesSz',
  'p:defaultTextStyle',
  'p:extLst',
]
const leastSlideId = 256
const leastMasterId = 2_147_483_648

function faultsOfPresentation(deck: Deck): string[] {
  const path = 'ppt/presentation.xml'
  const root = deck.xml.get(path)!
  const slides = valuesOf(root, 'p:sldId', 'id')
  const inSections = valuesOf(root, 'p14:sldId', 'id')
  const kinds = relationsOf(deck, path).map(({ kind }) => kind)
  const app = deck.xml.get('docProps/app.xml')
  const counted = (name: string) => Number(app && findAll(app, name)[0]?.children[0])
  const notes = pathsOf(deck, /^ppt\/notesSlides\/[^/]+\.xml$/).length
  return [
    ...outOfOrder(root, presentationOrder),
    ...repeated('slide id', slides),
    ...slides
      .filter((id) => Number(id) < leastSlideId || Number(id) >= leastMasterId)
      .map((id) => `the slide id ${id} is out of range`),
    ...when(slides.join() !== inSections.join(), 'the sections do not hold each slide once, in order'),
    ...['presProps', 'viewProps', 'tableStyles', 'theme'].flatMap((kind) => when(!kinds.includes(kind), `there is no ${kind}`)),
    ...when(counted('Slides') !== slides.length || counted('Notes') !== notes, 'docProps/app.xml counts other slides or notes'),
  ]
}

function faultsOfMasters(deck: Deck): string[] {
  const masters = pathsOf(deck, /^ppt\/slideMasters\/[^/]+\.xml$/)
  const ids = [
    ...valuesOf(deck.xml.get('ppt/presentation.xml')!, 'p:sldMasterId', 'id'),
    ...masters.flatMap((path) => valuesOf(deck.xml.get(path)!, 'p:sldLayoutId', 'id')),
  ]
  const backwards = masters.flatMap((path) =>
    relationsOf(deck, path)
      .filter(({ kind }) => kind === 'slideLayout')
      .filter(({ target }) => !relationsOf(deck, target).some((one) => one.kind === 'slideMaster' && one.target === path))
      .map(({ target }) => `${target} does not lead back to its master`),
  )
  const listed = masters.flatMap((path) => valuesOf(deck.xml.get(path)!, 'p:sldLayoutId', 'r:id').length)
  const layouts = pathsOf(deck, /^ppt\/slideLayouts\/[^/]+\.xml$/)
  return [
    ...repeated('id of a master or layout', ids),
    ...ids.filter((id) => Number(id) < leastMasterId).map((id) => `the id ${id} of a master or layout is too low`),
    ...backwards,
    ...when(listed[0] !== layouts.length, 'a layout is not in its master’s list'),
    ...pathsOf(deck, /^ppt\/slides\/[^/]+\.xml$/).flatMap((path) => placesWithoutLayout(deck, path)),
  ]
}

const placeOf = ({ attributes }: XmlNode) => `${attributes['type'] ?? 'obj'} ${attributes['idx'] ?? 0}`

function placesWithoutLayout(deck: Deck, path: string): string[] {
  const layout = relationsOf(deck, path).find(({ kind }) => kind === 'slideLayout')
  const root = layout && deck.xml.get(layout.target)
  if (!root) return [`${path} has no layout`]
  return missing(`placeholder of ${path}`, findAll(deck.xml.get(path)!, 'p:ph').map(placeOf), findAll(root, 'p:ph').map(placeOf))
}

function faultsOfNotes(deck: Deck): string[] {
  const notes = pathsOf(deck, /^ppt\/notesSlides\/[^/]+\.xml$/).flatMap((path) => {
    const relations = relationsOf(deck, path)
    const slide = relations.find(({ kind }) => kind === 'slide')
    const isBack = slide && relationsOf(deck, slide.target).some(({ target }) => target === path)
    return [
      ...when(!relations.some(({ kind }) => kind === 'notesMaster'), `${path} has no master`),
      ...when(!isBack, `${path} and its slide do not lead to each other`),
    ]
  })
  const themeOf = (path: string) => relationsOf(deck, path).find(({ kind }) => kind === 'theme')?.target
  const masters = pathsOf(deck, /^ppt\/(notesMasters|slideMasters)\/[^/]+\.xml$/)
  const themes = masters.map((path) => themeOf(path) ?? '')
  return [
    ...notes,
    ...themes.flatMap((theme, index) => when(theme === '', `${masters[index]} has no theme`)),
    ...repeated('theme', themes),
  ]
}

const faultsOfCharts = (deck: Deck) =>
  pathsOf(deck, /^ppt\/charts\/[^/]+\.xml$/).flatMap((path) => {
    const [data] = findAll(deck.xml.get(path)!, 'c:externalData')
    const id = data?.attributes['r:id']
    return [
      ...when(!data || findAll(data, 'c:autoUpdate').length === 0, `${path} does not say whether its data update themselves`),
      ...when(!relationsOf(deck, path).some((one) => one.id === id && one.kind === 'package'), `${path} has no workbook`),
    ]
  })
