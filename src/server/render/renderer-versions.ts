import type { Format } from '#shared/formats.ts'

/** Raise one when its bytes for the same content change: kept exports are told apart by it. Apart from the renderers, which load heavy packages. */
export const rendererVersions: Record<Format, number> = { json: 1, pdf: 7, docx: 5, pptx: 6, xlsx: 5 }

/** The same for what a comparison adds to them. */
export const revisionVersion = 1

/** The same for a picture by itself. */
export const pictureVersion = 5
