import { emuPerPoint } from '#server/render/open-xml/picture.ts'

/** Positions on a 16:9 slide; lengths in points. */
export type Box = { x: number; y: number; width: number; height: number }

export const slideSize = { width: 960, height: 540 } as const
const margin = 48
const across = slideSize.width - 2 * margin

export const slideRegions = {
  eyebrow: { x: margin, y: 27, width: across, height: 16 },
  title: { x: margin, y: 43, width: across, height: 57 },
  body: { x: margin, y: 106, width: across, height: 386 },
  /** Longer lines of text are hard to follow. */
  words: { x: margin, y: 106, width: 744, height: 386 },
  rule: { x: margin, y: 504, width: across, height: 0 },
  footer: { x: margin, y: 509, width: 630, height: 16 },
  date: { x: 690, y: 509, width: 120, height: 16 },
  number: { x: slideSize.width - margin - 80, y: 509, width: 80, height: 16 },
} as const satisfies Record<string, Box>

/** Sizes of type in points. */
export const textSizes = { title: 26, body: 16, table: 18, caption: 12, small: 11, eyebrow: 11, footer: 9, notes: 12 } as const

export const emu = (points: number) => Math.round(points * emuPerPoint)
