import { headingName } from '#server/render/docx/template/heading-levels.ts'
import { readXml } from './read-xml.ts'
import { type ListPlace, levelIn } from './word-numbers.ts'

type Style = {
  name: string
  basedOn: string | undefined
  outlineLevel: number | undefined
  place: ListPlace
  isHidden: boolean | undefined
}
/** The heading level of a paragraph style, or `undefined` for body text. */
export type LevelOfStyle = (styleId: string | undefined) => number | undefined
export type Styles = {
  levelOfStyle: LevelOfStyle
  placeOfStyle(styleId: string | undefined): ListPlace
  /** True for text that is not printed. */
  isHidden(styleId: string | undefined): boolean
  /** True for the entries of a table of contents. */
  isContents(styleId: string | undefined): boolean
}

const mostStyles = 10_000
const longestChain = 20
/** In `outlineLvl`, which counts from 0. */
const bodyText = 9
/**
 * The styles that are headings: by outline level, else by name, else through the style that they are based on. Also the styles that number
 * their paragraphs.
 */
export async function readStyles(chunks: AsyncIterable<Buffer> | undefined, prefix: string): Promise<Styles> {
  const styles = chunks ? await collectStyles(chunks, prefix) : new Map<string, Style>()
  return {
    levelOfStyle: (styleId) => levelOf(styleId, styles),
    placeOfStyle: (styleId) => placeOf(styleId, styles),
    isHidden: (styleId) => chainOf(styleId, styles).find(({ isHidden }) => isHidden !== undefined)?.isHidden ?? false,
    isContents: (styleId) => /^(?:toc \d|table of figures|index \d)$/.test(styles.get(styleId ?? '')?.name ?? ''),
  }
}

/** A style and those that it is based on. */
function chainOf(styleId: string | undefined, styles: Map<string, Style>): Style[] {
  const chain: Style[] = []
  let style = styles.get(styleId ?? '')
  for (let step = 0; style && step < longestChain; step++) {
    chain.push(style)
    style = styles.get(style.basedOn ?? '')
  }
  return chain
}

function placeOf(styleId: string | undefined, styles: Map<string, Style>): ListPlace {
  const chain = chainOf(styleId, styles)
  return {
    list: chain.find(({ place }) => place.list !== undefined)?.place.list,
    level: chain.find(({ place }) => place.level !== undefined)?.place.level,
  }
}

function levelOf(styleId: string | undefined, styles: Map<string, Style>): number | undefined {
  let id = styleId
  for (let step = 0; id !== undefined && step < longestChain; step++) {
    const style = styles.get(id)
    if (style?.name === 'toc heading' || style?.outlineLevel === bodyText) return undefined
    if (style?.outlineLevel !== undefined) return style.outlineLevel + 1
    const level = headingName.exec(style?.name ?? '') ?? headingName.exec(id.toLowerCase())
    if (level) return Number(level[1])
    id = style?.basedOn
  }
  return undefined
}

const emptyStyle = (): Style => ({
  name: '',
  basedOn: undefined,
  outlineLevel: undefined,
  place: { list: undefined, level: undefined },
  isHidden: undefined,
})

async function collectStyles(chunks: AsyncIterable<Buffer>, prefix: string): Promise<Map<string, Style>> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  const value = `${prefix}val`
  await readXml(chunks, {
    open(name, attribute) {
      const id = name === `${prefix}style` ? attribute(`${prefix}styleId`) : undefined
      if (id !== undefined && styles.size < mostStyles) {
        style = emptyStyle()
        styles.set(id, style)
      } else if (!style) return
      else if (name === `${prefix}name`) style.name = attribute(value)?.toLowerCase() ?? ''
      else if (name === `${prefix}basedOn`) style.basedOn = attribute(value)
      else if (name === `${prefix}numId`) style.place.list = attribute(value)
      else if (name === `${prefix}ilvl`) style.place.level = levelIn(attribute(value))
      else if (name === `${prefix}vanish`) style.isHidden = !/^(?:0|false|off)$/.test(attribute(value) ?? '')
      else if (name === `${prefix}outlineLvl`) style.outlineLevel = outlineLevel(attribute(value))
    },
    close(name) {
      if (name === `${prefix}style`) style = undefined
    },
    text() {},
  })
  return styles
}

/** The value of an `outlineLvl`, 0–9. */
export function outlineLevel(value: string | undefined): number | undefined {
  return value !== undefined && /^\d$/.test(value) ? Number(value) : undefined
}
