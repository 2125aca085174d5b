import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { lettersOfOneFace } from '../fonts/letters-of-one-face.ts'
import { faces, fontFile } from '../fonts/load-fonts.ts'
import { familyOf, type ScriptFont, scriptFontFile, scriptFontsOf } from '../fonts/script-fonts.ts'
import { jsonRenderer } from '../json/render-json.ts'
import type { Renderer } from '../renderer.ts'
import { leadLinks, type Place } from './lead-links.ts'
import { nameFonts } from './name-fonts.ts'
import { readObjects, writeObjects } from './pdf-objects.ts'
import { toTypstDocument } from './typst-document.ts'
import { dropRepeatedText } from './drop-repeated-text.ts'

/** Tagged, bookmarked PDF, set by Typst from one template that reads the document as data. */
export const pdfRenderer: Renderer = {
  async render(edition, { pdfStandard } = { pdfStandard: 'ua-1' }) {
    const said = await toTypstDocument(edition)
    const further = scriptFontsOf(JSON.stringify(said))
    for (const block of said.runs.flatMap(({ blocks }) => blocks))
      if (block.type === 'picture' && block.svg !== null) block.svg = nameFonts(block.svg, further)
    const inputs: Record<string, string> = { document: JSON.stringify(said) }
    for (const [face, letters] of Object.entries(lettersOfOneFace(inputs.document!))) inputs[`${face}Letters`] = letters
    if (pdfStandard === 'a-3a') inputs.source = Buffer.from(await jsonRenderer.render(edition)).toString('utf8')
    if (further.length > 0) inputs.furtherFonts = further.map(familyOf).join(',')
    const compiler = getCompiler(further)
    // The memory of earlier documents is freed only between turns of the event loop.
    await setImmediate()
    try {
      const compiled = compiler.compile({ mainFileContent: getTemplate(), inputs })
      if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics))
      const [places = []] = compiler.query(compiled.result, { selector: '<places>', field: 'value' }) as Place[][]
      const pdf = readObjects(compiler.pdf(compiled.result, { pdfStandard }))
      return writeObjects(leadLinks(further.length > 0 ? dropRepeatedText(pdf) : pdf, places))
    } finally {
      // Evicts cached results that the last two documents did not use, so that memory does not grow.
      compiler.evictCache(2)
    }
  },
}

/** Beside this file in the sources, beside the bundle once built. */
const getTemplate = () => (template ??= readFileSync(new URL('./template.typ', import.meta.url), 'utf8'))
let template: string | undefined

let plain: NodeCompiler | undefined
/** The last compiler with additional fonts: these are large, and a document that needs them is often followed by its next version. */
let last: { fonts: ReadonlySet<ScriptFont>; compiler: NodeCompiler } | undefined

function getCompiler(fonts: readonly ScriptFont[]): NodeCompiler {
  if (fonts.length === 0) return (plain ??= createCompiler([]))
  if (!last || fonts.some((font) => !last!.fonts.has(font))) {
    // Released before the next one is created, because they are as large as their fonts.
    last = undefined
    last = { fonts: new Set(fonts), compiler: createCompiler(fonts) }
  }
  return last.compiler
}

function createCompiler(fonts: readonly ScriptFont[]): NodeCompiler {
  const files = fonts.flatMap((font) => [scriptFontFile(font, 'regular'), scriptFontFile(font, 'semibold')])
  return NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [
      { fontBlobs: [...faces.map(fontFile), ...files].flatMap((file) => (file === undefined ? [] : [readFileSync(file)])) },
    ],
  })
}
