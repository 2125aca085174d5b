import type { Format } from '#shared/formats.ts'

/** Raise one when its bytes for the same content change: kept exports are told apart by it. Apart from the renderers, which load heavy packages. */
export const rendererVersions: Record<Format, number> = { json: 1, pdf: 8, docx: 6, pptx: 6, xlsx: 6 }

/** The same for what a comparison adds to them. */
export const revisionVersion = 1

/** The same for a picture by itself. */
export const pictureVersion = 5
