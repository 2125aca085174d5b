import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { lettersOfOneFace } from '../fonts/letters-of-one-face.ts'
import { faces, fontFile } from '../fonts/load-fonts.ts'
import { jsonRenderer } from '../json/render-json.ts'
import type { Renderer } from '../renderer.ts'
import { leadLinks, type Place } from './lead-links.ts'
import { readObjects, writeObjects } from './pdf-objects.ts'
import { sayDocument } from './say-document.ts'

/** Tagged, bookmarked PDF, set by Typst from one template that reads the document as data. */
export const pdfRenderer: Renderer = {
  async render(edition, { pdfStandard } = { pdfStandard: 'ua-1' }) {
    const inputs: Record<string, string> = { document: JSON.stringify(await sayDocument(edition)) }
    for (const [face, letters] of Object.entries(lettersOfOneFace(inputs.document!))) inputs[`${face}Letters`] = letters
    if (pdfStandard === 'a-3a') inputs.source = Buffer.from(await jsonRenderer.render(edition)).toString('utf8')
    const { compiler, template } = setter()
    // Documents laid out before are freed only between turns of the event loop.
    await setImmediate()
    try {
      const compiled = compiler.compile({ mainFileContent: template, inputs })
      if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics))
      const [places = []] = compiler.query(compiled.result, { selector: '<places>', field: 'value' }) as Place[][]
      const pdf = readObjects(compiler.pdf(compiled.result, { pdfStandard }))
      return writeObjects(leadLinks(pdf, places))
    } finally {
      // What the last two documents did not use is forgotten, so memory stays flat.
      compiler.evictCache(2)
    }
  },
}

let made: { compiler: NodeCompiler; template: string } | undefined

function setter() {
  made ??= {
    compiler: NodeCompiler.create({
      workspace: import.meta.dirname,
      fontArgs: [{ fontBlobs: faces.map((face) => readFileSync(fontFile(face))) }],
    }),
    // Beside this file in the sources, beside the bundle once built.
    template: readFileSync(new URL('./template.typ', import.meta.url), 'utf8'),
  }
  return made
}
