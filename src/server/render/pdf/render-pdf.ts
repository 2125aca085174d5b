import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { faces, loadFont } from '../fonts/load-fonts.ts'
import type { Renderer } from '../renderer.ts'
import { sayDocument } from './say-document.ts'

/** Tagged, bookmarked PDF after PDF/UA-1, set by Typst from one template that reads the document as data. */
export const pdfRenderer: Renderer = {
  async render(edition) {
    const document = JSON.stringify(await sayDocument(edition))
    const { compiler, template } = setter()
    try {
      return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: { document } }, { pdfStandard: 'ua-1' }))
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
      fontArgs: [{ fontBlobs: faces.map((face) => loadFont(face).bytes) }],
    }),
    // Beside this file in the sources, beside the bundle once built.
    template: readFileSync(new URL('./template.typ', import.meta.url), 'utf8'),
  }
  return made
}
