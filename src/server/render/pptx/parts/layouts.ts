import { colours } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'
import { chapterSizes, chapterStage } from '../slides/chapter-slide.ts'
import type { LayoutName } from '../slides/slide.ts'
import { titleSizes, titleStage } from '../slides/title-slide.ts'
import { type Box, slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { footers } from './master.ts'
import { namespaces } from './namespaces.ts'
import { block, type Prompt, promptShape, rule } from './prompts.ts'
import { masterColours, shapeTree } from './shape-tree.ts'
import { fill, paleAccent, paleRule } from './theme-colour.ts'

type Layout = { name: string; type: string; prompts: Prompt[]; adornments?: string[]; ground?: string }

const edit = 'Click to edit the text'

const eyebrow: Prompt = {
  name: 'Chapter',
  placeholder: { type: 'body', sz: 'quarter', idx: 13, hasCustomPrompt: 1 },
  box: slideRegions.eyebrow,
  prompt: 'Chapter',
  look: { size: sizes.eyebrow, colour: 'accent1', bold: true },
}
const title: Prompt = { name: 'Title', placeholder: { type: 'title' }, box: slideRegions.title, prompt: 'Click to edit the title' }
const foot: Prompt[] = [footers.date, footers.footer, footers.number]
/** The same on a dark background. */
const paleFoot = foot.map((prompt): Prompt => ({ ...prompt, look: { ...prompt.look!, colour: paleAccent } }))

/** Points between two items side by side. */
const gutter = 32
const half = (slideRegions.body.width - gutter) / 2
const columns = [slideRegions.body.x, slideRegions.body.x + half + gutter].map((x) => ({
  ...slideRegions.body,
  x,
  width: half,
})) as [Box, Box]
/** A picture and the text beside it. */
const pictured = {
  picture: { ...slideRegions.body, width: 560 },
  words: { ...slideRegions.body, x: slideRegions.body.x + 560 + gutter, width: slideRegions.body.width - 560 - gutter },
}
const content = (box: Box, idx: number): Prompt => ({ name: 'Content', placeholder: { sz: 'half', idx }, box, prompt: edit })

const layouts: Record<LayoutName, Layout> = {
  title: {
    name: 'Title Slide',
    type: 'title',
    ground: fill('accent1'),
    adornments: [rule('Rule', titleStage.rule, { id: 20, colour: paleRule })],
    prompts: [
      {
        name: 'Kind',
        placeholder: { type: 'body', sz: 'quarter', idx: 13, hasCustomPrompt: 1 },
        box: titleStage.kind,
        prompt: 'Kind of document',
        look: { size: titleSizes.kind, colour: paleAccent, bold: true },
      },
      {
        name: 'Title',
        placeholder: { type: 'ctrTitle' },
        box: titleStage.title,
        prompt: 'Click to edit the title',
        look: { size: titleSizes.title, colour: 'bg1', font: 'heading', anchor: 'b' },
      },
      {
        name: 'Subtitle',
        placeholder: { type: 'subTitle', idx: 1 },
        box: titleStage.subtitle,
        prompt: 'Click to edit the subtitle',
        look: { size: titleSizes.subtitle, colour: paleAccent },
      },
      ...paleFoot,
    ],
  },
  section: {
    name: 'Section Header',
    type: 'secHead',
    ground: fill(colours.accentTint),
    adornments: [block('Edge', chapterStage.edge, { id: 20, colour: 'accent1' })],
    prompts: [
      {
        name: 'Title',
        placeholder: { type: 'title' },
        box: chapterStage.title,
        prompt: 'Click to edit the title',
        look: { size: chapterSizes.title, colour: 'tx1', font: 'heading' },
      },
      {
        name: 'Text',
        placeholder: { type: 'body', idx: 1 },
        box: chapterStage.words,
        prompt: 'What is in it',
        look: { size: chapterSizes.words, colour: 'tx1' },
      },
      ...foot,
    ],
  },
  content: {
    name: 'Title and Content',
    type: 'obj',
    prompts: [eyebrow, title, { name: 'Content', placeholder: { idx: 1 }, box: slideRegions.words, prompt: edit }, ...foot],
  },
  titleOnly: { name: 'Title Only', type: 'titleOnly', prompts: [eyebrow, title, ...foot] },
  twoContent: {
    name: 'Two Content',
    type: 'twoObj',
    prompts: [eyebrow, title, content(columns[0], 1), content(columns[1], 2), ...foot],
  },
  table: {
    name: 'Title and Table',
    type: 'tbl',
    prompts: [
      eyebrow,
      title,
      { name: 'Table', placeholder: { type: 'tbl', idx: 1 }, box: slideRegions.body, prompt: 'Click the icon to add a table' },
      ...foot,
    ],
  },
  picture: {
    name: 'Picture with Caption',
    type: 'picTx',
    prompts: [
      eyebrow,
      title,
      { name: 'Picture', placeholder: { type: 'pic', idx: 1 }, box: pictured.picture, prompt: 'Click the icon to add a picture' },
      { name: 'Text', placeholder: { type: 'body', sz: 'half', idx: 2 }, box: pictured.words, prompt: edit },
      ...foot,
    ],
  },
  blank: { name: 'Blank', type: 'blank', prompts: foot },
}

export const layoutNames = Object.keys(layouts) as LayoutName[]

/** Layouts with a background of their own do not show the master's accent and rule. */
export function layoutXml(layout: LayoutName): string {
  const { name, type, prompts, adornments = [], ground } = layouts[layout]
  const shapes = [...adornments, ...prompts.map((prompt, index) => promptShape(prompt, index + 2))]
  const tree = shapeTree(shapes, ground).replace('<p:cSld>', `<p:cSld name="${name}">`)
  return element('p:sldLayout', { ...namespaces, type, preserve: 1, showMasterSp: ground ? 0 : undefined }, [tree, masterColours])
}
