import type { Format } from '#shared/formats.ts'

/** Raise one when its bytes for the same content change: kept exports are told apart by it. Apart from the renderers, which load heavy packages. */
export const rendererVersions: Record<Format, number> = { json: 1, pdf: 9, docx: 7, pptx: 7, xlsx: 7 }

/** The same for what a comparison adds to them. */
export const revisionVersion = 1

/** The same for a picture by itself. */
export const pictureVersion = 6
