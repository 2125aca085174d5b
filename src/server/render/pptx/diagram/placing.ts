import type { Point } from '#server/render/diagram/layout.ts'
import type { Box } from '../slide-regions.ts'

export type Placing = { scale: number; place(box: Box): Box; point(at: Point): Point }
