import type { Format } from '#shared/formats.ts'

/**
 * Increase a number when the renderer's bytes for the same content change: cached exports are identified by it. In a separate file from the
 * renderers, which load heavy packages.
 */
export const rendererVersions: Record<Format, number> = { json: 1, pdf: 10, docx: 8, pptx: 8, xlsx: 7 }

/** The same for the additions of a comparison. */
export const revisionVersion = 1

/** The same for a single picture. */
export const pictureVersion = 6
