import type { Content } from '#shared/content/content.ts'
import {
  type ComplexScript,
  complexScript,
  eastAsianScript,
  type EastAsianScript,
  officeScripts,
  rightToLeft,
} from '#server/render/open-xml/text/office-scripts.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'

/** The languages of a document's text besides its own, as Word needs them to choose fonts. */
export type DocumentScripts = { script?: EastAsianScript; eastAsia?: string; bidi?: string }

export function documentScripts(content: Content): DocumentScripts {
  const script = eastAsianScript(content)
  const complex = complexScript(JSON.stringify(content))
  return {
    ...(script && { script, eastAsia: officeScripts[script].language }),
    ...(complex && { bidi: officeScripts[complex].language }),
  }
}

/** Sets ideographs in a font for their readers: without one, Word chooses by the language of the person who opens the file. */
export function withScriptFonts(xml: string, { script, eastAsia, bidi }: DocumentScripts): string {
  const faces = script && officeScripts[script]
  const fitted = faces
    ? xml
        .replaceAll(`w:eastAsia="${fonts.serif}"`, `w:eastAsia="${faces.serif}"`)
        .replaceAll(new RegExp(`w:eastAsia="(?:${fonts.sans}|${fonts.mono})"`, 'g'), `w:eastAsia="${faces.sans}"`)
    : xml
  const name = (lang: string, kind: string, language: string | undefined) =>
    language === undefined ? lang : lang.replace(new RegExp(`w:${kind}="[^"]*"`), `w:${kind}="${language}"`)
  return fitted.replaceAll(/<w:lang [^>]*>/g, (lang) => name(name(lang, 'eastAsia', eastAsia), 'bidi', bidi))
}

/** A run's properties in a script that Word sets in another font, right to left if that is the script's direction. */
export function scriptProperties(properties: string, script: ComplexScript): string {
  const inner = properties.replace(/^<w:rPr>|<\/w:rPr>$/g, '')
  const [, style = '', rest = ''] = /^(<w:rStyle [^>]*>)?(.*)$/s.exec(inner) ?? []
  const direction = rightToLeft.has(script) ? '<w:rtl/>' : '<w:cs/>'
  const lang = element('w:lang', { 'w:bidi': officeScripts[script].language })
  return element('w:rPr', {}, [style, element('w:rFonts', { 'w:cs': officeScripts[script].sans }), rest, direction, lang])
}
