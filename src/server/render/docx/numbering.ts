import { element } from '#server/open-xml/xml.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import { fontProperties, paragraphProperties, runProperties, valued } from './properties.ts'

/** `w:numId` of the lists that styles belong to; every ordered list of the text gets one of its own after them. */
const headings = 1
const bullets = 2
const ordered = 3
export const deepestList = 8

/** Indent of a list item by level, in twentieths of a point. */
export const listIndent = (level: number) => 340 * (level + 1)

export type Lists = {
  bullets: number
  /** A list that counts from one at `level`. */
  startOrdered(level: number): number
  toXml(): string
}

export function createLists(): Lists {
  const restarts: number[] = []
  return {
    bullets,
    startOrdered: (level) => ordered + restarts.push(level),
    toXml: () => numberingXml(restarts),
  }
}

function numberingXml(restarts: readonly number[]): string {
  const abstract = [abstractList(headings, headingLevel), abstractList(bullets, bulletLevel), abstractList(ordered, orderedLevel)]
  const plain = [headings, bullets, ordered].map((id) => list(id, id))
  const own = restarts.map((level, index) => {
    const restart = element('w:lvlOverride', { 'w:ilvl': level }, valued('w:startOverride', 1))
    return list(ordered + 1 + index, ordered, restart)
  })
  const namespace = { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' }
  return element('w:numbering', namespace, [...abstract, ...plain, ...own])
}

const list = (id: number, abstract: number, override = '') =>
  element('w:num', { 'w:numId': id }, valued('w:abstractNumId', abstract) + override)

function abstractList(id: number, level: (index: number) => string): string {
  const levels = Array.from({ length: deepestList + 1 }, (_, index) => level(index))
  return element('w:abstractNum', { 'w:abstractNumId': id }, [valued('w:multiLevelType', 'multilevel'), ...levels])
}

type Level = { index: number; format: string; text: string; left: number; hanging: number; style?: string; look?: string }

function levelXml({ index, format, text, left, hanging, style, look }: Level): string {
  const indent = element('w:ind', { 'w:left': left, 'w:hanging': hanging })
  return element('w:lvl', { 'w:ilvl': index }, [
    valued('w:start', 1),
    valued('w:numFmt', format),
    style ? valued('w:pStyle', style) : '',
    valued('w:lvlText', text),
    valued('w:lvlJc', 'left'),
    paragraphProperties({ ind: indent }),
    look ?? '',
  ])
}

export const headingIndent = (level: number) => [600, 700, 800, 900][level] ?? 1000 + 150 * (level - 4)

function headingLevel(index: number): string {
  const text = Array.from({ length: index + 1 }, (_, level) => `%${level + 1}`).join('.')
  const indent = headingIndent(index)
  return levelXml({ index, format: 'decimal', text, left: indent, hanging: indent, style: `Heading${index + 1}` })
}

function bulletLevel(index: number): string {
  const look = runProperties({ rFonts: fontProperties(fonts.sans), color: valued('w:color', colours.accent) })
  const text = ['•', '–', '▪'][index % 3]!
  const style = index === 0 ? { style: 'ListBullet' } : {}
  return levelXml({ index, format: 'bullet', text, left: listIndent(index), hanging: 280, look, ...style })
}

function orderedLevel(index: number): string {
  const format = ['decimal', 'lowerLetter', 'lowerRoman'][index % 3]!
  const look = runProperties({ rFonts: fontProperties(fonts.sans), color: valued('w:color', colours.accent) })
  const style = index === 0 ? { style: 'ListNumber' } : {}
  return levelXml({ index, format, text: `%${index + 1}.`, left: listIndent(index), hanging: 320, look, ...style })
}
