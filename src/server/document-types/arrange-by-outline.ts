import type { Outline } from '#shared/brief.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { Chapter } from './document-type.ts'
import { chapterScore, headingLikeness } from './match-headings.ts'

type Node = {
  id: string
  heading: string
  children: Node[]
  chapters: Section[]
  /** One of our subsections, which is moved here from its chapter. */
  taken: Section | undefined
  /** Tables and pictures of the chapter above, whose text is not moved. */
  lent: Block[]
}
/** The content of a heading that matches none of our chapters; `elsewhere`: a section that matches it but is under another heading. */
type AnswerHeading = (heading: { id: string; text: string }, elsewhere: Section | undefined) => Block[]
type Materials = {
  /** The title of such a document. */
  title: string
  sections: Section[]
  chapters: Chapter[]
  answer: AnswerHeading
}

/** Below this, two headings only happen to share a word. */
const leastLikeness = 0.5

/** Renderers number headings themselves. */
const withoutNumber = (text: string) => text.trim().replace(/^(\d+(\.\d+)*[.)]?|[IVX]+\.)\s+(?=\S)/, '')

function treeOf(headings: Outline['headings']): Node[] {
  const top: Node[] = []
  const path: { level: number; node: Node }[] = []
  headings.forEach(({ level, text }, index) => {
    const node: Node = {
      id: `outline-${index + 1}`,
      heading: withoutNumber(text),
      children: [],
      chapters: [],
      taken: undefined,
      lent: [],
    }
    while (path.length > 0 && path.at(-1)!.level >= level) path.pop()
    ;(path.at(-1)?.node.children ?? top).push(node)
    path.push({ level, node })
  })
  return top
}

const flatten = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(node.children)])

/** If the first heading names the document, or is the only top-level one, it is the template's title and not a section. */
function withoutTitle(nodes: Node[], { chapters, title }: Materials): Node[] {
  const [first, ...rest] = nodes
  if (!first || chapters.some((chapter) => chapterScore(chapter, first.heading) >= 100)) return nodes
  if (rest.length === 0) return first.children.length > 1 ? first.children : nodes
  return first.children.length === 0 && headingLikeness(first.heading, title) > 0.3 ? rest : nodes
}

function bestNode(nodes: Node[], chapter: Chapter): Node | undefined {
  let best: { node: Node; score: number } | undefined
  for (const node of nodes) {
    const score = chapterScore(chapter, node.heading)
    if (score > (best?.score ?? 0)) best = { node, score }
  }
  return best?.node
}

/** Moves the matching subsection to each heading that has no chapter of its own. */
function handOutSubsections(nodes: Node[], sections: Section[]): Set<Section> {
  const handed = new Set<Section>()
  for (const node of nodes.filter(({ chapters }) => chapters.length === 0)) {
    const free = sections.flatMap((chapter) => chapter.sections).filter((candidate) => !handed.has(candidate))
    const likest = free
      .map((candidate) => ({ candidate, likeness: headingLikeness(candidate.heading, node.heading) }))
      .toSorted((left, right) => right.likeness - left.likeness)[0]
    if (!likest || likest.likeness < leastLikeness) continue
    node.taken = likest.candidate
    handed.add(likest.candidate)
  }
  return handed
}

/** Gives a heading the tables and pictures of a chapter, if it is below that chapter's heading and means the same chapter. */
function lendBlocks(node: Node, chapter: Section, chapters: Chapter[]): Block[] {
  const meaning = chapters.find(({ id }) => id === chapter.id)
  const heir = node.children.find(
    (child) => child.chapters.length === 0 && !child.taken && meaning && chapterScore(meaning, child.heading) > 0,
  )
  if (!heir) return chapter.blocks
  heir.lent = chapter.blocks.filter(({ type }) => type !== 'paragraph' && type !== 'figures')
  return chapter.blocks.filter((block) => !heir.lent.includes(block))
}

/** The section of the chapter that a heading means, if that chapter is under another heading. */
function findElsewhere(heading: string, { chapters, sections, headings }: Placing): Section | undefined {
  const meaning = chapters
    .map((chapter) => ({ id: chapter.id, score: chapterScore(chapter, heading) }))
    .toSorted((left, right) => right.score - left.score)[0]
  const found = meaning && meaning.score > 0 ? sections.find(({ id }) => id === meaning.id) : undefined
  return found && { ...found, heading: headings.get(found.id) ?? found.heading }
}

type Placing = Materials & { handed: Set<Section>; headings: Map<string, string> }

function sectionOf(node: Node, placing: Placing): Section {
  const { id, chapters, taken, heading } = node
  const [chapter] = chapters
  const rest = (section: Section) => section.sections.filter((candidate) => !placing.handed.has(candidate))
  const own = taken ?? (chapters.length === 1 ? chapter : undefined)
  const blocks = chapter && own === chapter ? lendBlocks(node, chapter, placing.chapters) : (own?.blocks ?? [])
  const children = node.children.map((child) => sectionOf(child, placing))
  if (own) return { id: own.id, heading, blocks, sections: [...children, ...rest(own)] }
  if (chapters.length > 1)
    return {
      id,
      heading,
      blocks: [],
      sections: [...chapters.map((section) => ({ ...section, sections: rest(section) })), ...children],
    }
  if (node.lent.length > 0 || children.length > 0) return { id, heading, blocks: node.lent, sections: children }
  return { id, heading, blocks: placing.answer({ id, text: heading }, findElsewhere(heading, placing)), sections: [] }
}

/**
 * Distributes our chapters over a template's headings: headings and their order are the template's, each chapter appears once, under the
 * heading that matches best, and chapters that the template lacks follow in an appendix.
 */
export function arrangeByOutline(outline: Outline, materials: Materials): Section[] {
  const { sections, chapters } = materials
  const top = withoutTitle(treeOf(outline.headings), materials)
  const nodes = flatten(top)
  const appendix = top.find(({ heading }) => /^append(ix|ices)\W*$/i.test(heading))
  const unplaced = sections.filter((section) => {
    const chapter = chapters.find(({ id }) => id === section.id)
    const node = chapter && bestNode(nodes, chapter)
    node?.chapters.push(section)
    return node === undefined
  })
  const handed = handOutSubsections(
    nodes.filter((node) => node !== appendix),
    sections,
  )
  const headings = new Map(
    nodes.flatMap(({ chapters: placed, heading }) => (placed.length === 1 ? [[placed[0]!.id, heading] as const] : [])),
  )
  const arranged = top.map((node) => sectionOf(node, { ...materials, handed, headings }))
  const late = unplaced.map((section) => ({ ...section, sections: section.sections.filter((candidate) => !handed.has(candidate)) }))
  if (late.length === 0) return arranged
  if (!appendix) return [...arranged, { id: 'appendix', heading: 'Appendix', blocks: [], sections: late }]
  const isEmpty = appendix.children.length === 0 && appendix.chapters.length === 0
  return arranged.map((section, index) =>
    top[index] === appendix
      ? { ...section, blocks: isEmpty ? [] : section.blocks, sections: [...section.sections, ...late] }
      : section,
  )
}
