import { colours } from '#server/render/open-xml/look.ts'
import { element } from '#server/render/open-xml/xml.ts'
import { chapterSizes, chapterStage } from '../slides/chapter-slide.ts'
import type { LayoutName } from '../slides/slide.ts'
import { titleSizes, titleStage } from '../slides/title-slide.ts'
import { stage, type as sizes } from '../stage.ts'
import { footers } from './master.ts'
import { namespaces } from './namespaces.ts'
import { block, colourXml, type Prompt, promptShape, rule } from './prompts.ts'
import { masterColours, shapeTree } from './shape-tree.ts'

type Layout = { name: string; type: string; prompts: Prompt[]; adornments?: string[]; ground?: string }

const eyebrow: Prompt = {
  name: 'Chapter',
  placeholder: { type: 'body', sz: 'quarter', idx: 13, hasCustomPrompt: 1 },
  box: stage.eyebrow,
  prompt: 'Chapter',
  look: { size: sizes.eyebrow, colour: 'accent1', bold: true },
}
const title: Prompt = { name: 'Title', placeholder: { type: 'title' }, box: stage.title, prompt: 'Click to edit the title' }
const pale = 'D1ECE4'

const layouts: Record<LayoutName, Layout> = {
  title: {
    name: 'Title slide',
    type: 'title',
    ground: colourXml('accent1'),
    adornments: [rule('Rule', titleStage.rule, { id: 20, colour: '5FA396' })],
    prompts: [
      {
        name: 'Kind',
        placeholder: { type: 'body', sz: 'quarter', idx: 13, hasCustomPrompt: 1 },
        box: titleStage.kind,
        prompt: 'Kind of document',
        look: { size: titleSizes.kind, colour: pale, bold: true },
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
        look: { size: titleSizes.subtitle, colour: pale },
      },
    ],
  },
  section: {
    name: 'Section header',
    type: 'secHead',
    ground: colourXml(colours.accentTint),
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
      footers.number,
    ],
  },
  content: {
    name: 'Title and content',
    type: 'obj',
    prompts: [
      eyebrow,
      title,
      { name: 'Content', placeholder: { idx: 1 }, box: stage.words, prompt: 'Click to edit the text' },
      footers.footer,
      footers.number,
    ],
  },
  titleOnly: { name: 'Title only', type: 'titleOnly', prompts: [eyebrow, title, footers.footer, footers.number] },
}

export const layoutNames = Object.keys(layouts) as LayoutName[]

/** Layouts with a ground of their own do not show the master's accent and rule. */
export function layoutXml(layout: LayoutName): string {
  const { name, type, prompts, adornments = [], ground } = layouts[layout]
  const shapes = [...adornments, ...prompts.map((prompt, index) => promptShape(prompt, index + 2))]
  const tree = shapeTree(shapes, ground).replace('<p:cSld>', `<p:cSld name="${name}">`)
  return element('p:sldLayout', { ...namespaces, type, preserve: 1, showMasterSp: ground ? 0 : undefined }, [tree, masterColours])
}
