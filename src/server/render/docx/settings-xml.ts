import { element } from '#server/open-xml/xml.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import { valued } from './properties.ts'
import type { DocumentScripts } from './script-fonts.ts'

const namespace = { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' }

/** The behaviour of Word 2013 and later; without these it opens a document in compatibility mode. */
const behaviour = {
  compatibilityMode: 15,
  overrideTableStyleFontSizeAndJustification: 1,
  enableOpenTypeFeatures: 1,
  doNotFlipMirrorIndents: 1,
  differentiateMultirowTableHeaders: 1,
}

export function settingsXml(language: string, scripts: DocumentScripts, isRevised = false): string {
  const compatible = Object.entries(behaviour).map(([name, value]) =>
    element('w:compatSetting', { 'w:name': name, 'w:uri': 'http://schemas.microsoft.com/office/word', 'w:val': value }),
  )
  const mapping = {
    'w:bg1': 'light1',
    'w:t1': 'dark1',
    'w:bg2': 'light2',
    'w:t2': 'dark2',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`w:accent${index}`, `accent${index}`])),
    'w:hyperlink': 'hyperlink',
    'w:followedHyperlink': 'followedHyperlink',
  }
  return element('w:settings', namespace, [
    element('w:zoom', { 'w:percent': 100 }),
    // Later edits in a comparison are tracked like its own changes.
    isRevised ? '<w:trackRevisions/>' : '',
    valued('w:defaultTabStop', 720),
    valued('w:characterSpacingControl', 'doNotCompress'),
    element('w:compat', {}, compatible),
    element('w:themeFontLang', { 'w:val': language, 'w:eastAsia': scripts.eastAsia, 'w:bidi': scripts.bidi }),
    element('w:clrSchemeMapping', mapping),
    valued('w:decimalSymbol', '.'),
    valued('w:listSeparator', ','),
  ])
}

/** Each font with a free one of the same widths, for machines without Office. */
const fontFacts = [
  { name: fonts.serif, twin: 'Caladea', family: 'roman', pitch: 'variable' },
  { name: fonts.sans, twin: 'Carlito', family: 'swiss', pitch: 'variable' },
  { name: fonts.mono, twin: 'Inconsolata', family: 'modern', pitch: 'fixed' },
]

export const fontTableXml = element(
  'w:fonts',
  namespace,
  fontFacts.map(({ name, twin, family, pitch }) =>
    element('w:font', { 'w:name': name }, [valued('w:altName', twin), valued('w:family', family), valued('w:pitch', pitch)]),
  ),
)
