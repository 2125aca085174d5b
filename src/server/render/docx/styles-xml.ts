import { element } from '#server/open-xml/xml.ts'
import { colours, fonts } from '#server/render/open-xml/look.ts'
import type { Look } from './look.ts'
import type { ParagraphStyle } from './paragraph-style.ts'
import { fontProperties, runProperties, shading, styleParagraph, styleRun, valued } from './properties.ts'
import { tableStylesXml } from './table-styles.ts'

/** Built-in style names in Word; all others are marked as custom. */
const builtIn =
  /^(Normal|Body Text|Title|Subtitle|heading \d|TOC Heading|toc \d|table of figures|List (Bullet|Number)|caption|Quote|header|footer)$/

export function stylesXml(language: string, { styles }: Look): string {
  const namespace = { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' }
  const paragraphs = Object.entries<ParagraphStyle>(styles).map(([id, style]) => paragraphStyleXml(id, style))
  return element('w:styles', namespace, [defaults(language, styles.Normal), ...paragraphs, characterStylesXml, tableStylesXml])
}

function defaults(language: string, { size }: ParagraphStyle): string {
  const run = runProperties({
    rFonts: fontProperties(fonts.serif),
    sz: valued('w:sz', size * 2),
    lang: element('w:lang', { 'w:val': language, 'w:eastAsia': language, 'w:bidi': 'ar-SA' }),
  })
  return element('w:docDefaults', {}, [
    element('w:rPrDefault', {}, run),
    '<w:pPrDefault><w:pPr><w:widowControl/></w:pPr></w:pPrDefault>',
  ])
}

function paragraphStyleXml(id: string, style: ParagraphStyle): string {
  const isNormal = id === 'Normal'
  const kind = {
    'w:type': 'paragraph',
    'w:default': isNormal ? 1 : undefined,
    'w:customStyle': builtIn.test(style.name) ? undefined : 1,
  }
  return element('w:style', { ...kind, 'w:styleId': id }, [
    valued('w:name', style.name),
    isNormal ? '' : valued('w:basedOn', 'Normal'),
    style.next ? valued('w:next', style.next) : '',
    valued('w:uiPriority', style.quick ? 9 : 39),
    style.quick ? '<w:qFormat/>' : '',
    styleParagraph(style),
    styleRun(style),
  ])
}

const characterStyle = (id: string, name: string, properties: string) =>
  element('w:style', { 'w:type': 'character', 'w:customStyle': name === 'Hyperlink' ? undefined : 1, 'w:styleId': id }, [
    valued('w:name', name),
    valued('w:basedOn', 'DefaultParagraphFont'),
    valued('w:uiPriority', 99),
    properties,
  ])

const characterStylesXml = [
  element('w:style', { 'w:type': 'character', 'w:default': 1, 'w:styleId': 'DefaultParagraphFont' }, [
    valued('w:name', 'Default Paragraph Font'),
    '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/>',
  ]),
  characterStyle('Hyperlink', 'Hyperlink', runProperties({ color: valued('w:color', colours.accent), u: valued('w:u', 'single') })),
  // A table full of linked ids is easier to read without underlines.
  characterStyle('CrossReference', 'Cross Reference', runProperties({ color: valued('w:color', colours.accent) })),
  characterStyle(
    'InlineCode',
    'Inline Code',
    runProperties({
      rFonts: fontProperties(fonts.mono),
      noProof: '<w:noProof/>',
      sz: valued('w:sz', 19),
      shd: shading(colours.raised),
    }),
  ),
  characterStyle(
    'Citation',
    'Citation',
    runProperties({
      rFonts: fontProperties(fonts.sans),
      color: valued('w:color', colours.accent),
      vertAlign: valued('w:vertAlign', 'superscript'),
    }),
  ),
  characterStyle('CaptionLabel', 'Caption Label', runProperties({ b: '<w:b/>', color: valued('w:color', colours.accent) })),
  characterStyle('FactLabel', 'Fact Label', runProperties({ color: valued('w:color', colours.faint), sz: valued('w:sz', 19) })),
  characterStyle('CalloutTitle', 'Callout Title', runProperties({ rFonts: fontProperties(fonts.sans), b: '<w:b/>' })),
].join('')
