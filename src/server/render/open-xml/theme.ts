import type { OpenXmlPackage } from './open-xml-package.ts'
import { officeScripts } from './text/office-scripts.ts'
import { relationshipKinds } from './relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'

export type Theme = {
  name: string
  /** Hexadecimal without `#`; the accents colour the series of a chart. */
  colours: { dark: string; light: string; dark2: string; light2: string; accents: readonly string[]; link: string; visited: string }
  fonts: { headings: string; body: string }
}

const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const line = (width: number) => element('a:ln', { w: width }, fill)
const noEffect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
// Office requires three of each; plain ones suffice.
const plainFormats = element('a:fmtScheme', { name: 'Plain' }, [
  element('a:fillStyleLst', {}, fill.repeat(3)),
  element('a:lnStyleLst', {}, [line(6350), line(12700), line(19050)]),
  element('a:effectStyleLst', {}, noEffect.repeat(3)),
  element('a:bgFillStyleLst', {}, fill.repeat(3)),
])

const colour = (name: string, hex: string) => element(`a:${name}`, {}, element('a:srgbClr', { val: hex }))

function font(name: string, typeface: string) {
  return element(`a:${name}`, {}, [
    element('a:latin', { typeface }),
    // Empty, so that the script of the text chooses among those below.
    element('a:ea', { typeface: '' }),
    element('a:cs', { typeface: '' }),
    ...Object.entries(officeScripts).map(([script, { sans }]) => element('a:font', { script, typeface: sans })),
  ])
}

const themeType = 'application/vnd.openxmlformats-officedocument.theme+xml'

/** The palette and the fonts that Office offers first in this file. */
export function addTheme(file: OpenXmlPackage, { from, path }: { from: string; path: string }, theme: Theme) {
  file.addPart({ path, contentType: themeType, body: themeXml(theme) })
  file.relate(from, relationshipKinds.theme, path)
}

function themeXml({ name, colours, fonts }: Theme): string {
  const scheme = element('a:clrScheme', { name }, [
    colour('dk1', colours.dark),
    colour('lt1', colours.light),
    colour('dk2', colours.dark2),
    colour('lt2', colours.light2),
    ...[0, 1, 2, 3, 4, 5].map((index) => colour(`accent${index + 1}`, colours.accents[index % colours.accents.length]!)),
    colour('hlink', colours.link),
    colour('folHlink', colours.visited),
  ])
  const fontScheme = element('a:fontScheme', { name }, [font('majorFont', fonts.headings), font('minorFont', fonts.body)])
  return element('a:theme', { 'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main', name }, [
    element('a:themeElements', {}, [scheme, fontScheme, plainFormats]),
    '<a:objectDefaults/><a:extraClrSchemeLst/>',
  ])
}
